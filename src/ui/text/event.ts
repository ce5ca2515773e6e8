/** What happened, as sentences of the log. An event that came through `eventFor` tells nothing its reader may not know. */
import { assertNever, type Event, type Seat } from '@battalia/engine';
import { cardsText, listText, placeText, playerText, type Speaker } from './action';
import { cardText, factionText, kindText } from './cards';

export function eventText(speaker: Speaker, event: Event): string {
  const { t } = speaker;
  const player = (seat: Seat) => playerText(speaker, seat);
  switch (event.kind) {
    case 'factionChosen':
      return t('event.factionChosen', { player: player(event.seat), faction: factionText(t, event.faction) });
    case 'cityChosen':
      return t('event.cityChosen', { player: player(event.seat), place: placeText(speaker, event.square) });
    case 'dawn':
      return t('event.dawn', {
        day: event.day,
        illuminated: kindText(t, event.illuminated),
        matching: kindText(t, event.matching),
      });
    case 'turn':
      return t('event.turn', { player: player(event.seat) });
    case 'cohort':
      return t('event.cohort', {
        player: player(event.seat),
        factions: listText(
          speaker,
          event.factions.map((faction) => factionText(t, faction)),
        ),
        witness: player(event.witness),
      });
    case 'mulligan':
      return t('event.mulligan', { player: player(event.seat) });
    case 'drew':
      return event.secret.cards.length > 0
        ? t('event.drewCards', { player: player(event.seat), cards: cardsText(speaker, event.secret.cards) })
        : t('event.drew', { player: player(event.seat), count: event.count });
    case 'raised':
      return t('event.raised', { player: player(event.seat), count: event.count });
    case 'paid':
      return t('event.paid', { player: player(event.seat), cards: cardsText(speaker, event.line) });
    case 'gained':
      return t('event.gained', { player: player(event.seat), card: cardText(t, event.card) });
    case 'promoted':
    case 'converted':
      return t(`event.${event.kind}`, {
        player: player(event.seat),
        from: cardText(t, event.from),
        to: cardText(t, event.to),
      });
    case 'rolled':
      return t(`event.rolled.${event.face}`, { player: player(event.seat), card: cardText(t, event.card) });
    case 'stationed':
    case 'decamped':
    case 'summoned':
      return t(`event.${event.kind}`, { player: player(event.seat), cards: cardsText(speaker, event.cards) });
    case 'ambushed':
      return event.price === null
        ? t('event.ambushed', { player: player(event.seat) })
        : t('event.ambushedFor', { player: player(event.seat), price: cardText(t, event.price) });
    case 'dismissed':
      return t('event.dismissed', { player: player(event.seat), card: cardText(t, event.card) });
    case 'searched':
    case 'borrowed':
      return t(`event.${event.kind}`, { player: player(event.seat), owner: player(event.owner) });
    case 'built':
      return event.level > 0
        ? t('event.builtCity', {
            player: player(event.seat),
            level: event.level,
            place: placeText(speaker, event.square),
          })
        : t('event.builtRoad', { player: player(event.seat), place: placeText(speaker, event.square) });
    case 'upgraded':
    case 'conquered':
      return t(`event.${event.kind}`, {
        player: player(event.seat),
        place: placeText(speaker, event.square),
        level: event.level,
      });
    case 'impassable':
      return t('event.impassable', { place: placeText(speaker, event.square) });
    case 'replaced':
    case 'recruited':
    case 'sealed':
    case 'annexed':
      return t(`event.${event.kind}`, { player: player(event.seat), place: placeText(speaker, event.square) });
    case 'moved':
      return t('event.moved', {
        player: player(event.seat),
        place: placeText(speaker, event.path[event.path.length - 1] ?? 0),
      });
    case 'flew':
      return t('event.moved', { player: player(event.seat), place: placeText(speaker, event.to) });
    case 'attacked':
      return t('event.attacked', { player: player(event.seat), place: placeText(speaker, event.target.square) });
    case 'laid':
      return t('event.laid', { player: player(event.seat), card: cardText(t, event.card) });
    case 'bribed':
      return t('event.bribed', { player: player(event.seat), unit: cardText(t, event.unit) });
    case 'stood':
      return t('event.stood', { attack: event.attack, defence: event.defence });
    case 'fought':
    case 'passed':
    case 'surrendered':
    case 'disbanded':
      return t(`event.${event.kind}`, { player: player(event.seat) });
    case 'retreated':
      return t('event.retreated', {
        player: player(event.seat),
        place: placeText(speaker, event.path[event.path.length - 1] ?? 0),
      });
    case 'calledOff':
      return t('event.calledOff', { player: player(event.seat), cards: cardsText(speaker, event.cards) });
    case 'won':
    case 'repelled':
      return t(`event.${event.kind}`, { player: player(event.seat), attack: event.attack, defence: event.defence });
    case 'claimed':
      return event.card === null
        ? t('event.claimedNothing', { player: player(event.seat) })
        : t('event.claimed', { player: player(event.seat), card: cardText(t, event.card) });
    case 'ended':
      return event.reason === 'no' ? '' : t(`event.ended.${event.reason}`);
    default:
      return assertNever(event);
  }
}
