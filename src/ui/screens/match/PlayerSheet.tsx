/** Everything that the table knows of a player. */
import type { PlayerView, SeatView } from '@battalia/engine';
import { StyleSheet, View } from 'react-native';
import { Glyph } from '@/art/Glyph';
import type { GlyphName } from '@/art/glyphs/glyphs';
import type { PlainKey } from '@/i18n/message';
import { CardBack } from '../../components/CardBack';
import { Emblem } from '../../components/Emblem';
import { GameCard } from '../../components/GameCard';
import { Sheet } from '../../components/Sheet';
import { Text } from '../../components/Text';
import { capital } from '../../text/capital';
import { factionText } from '../../text/cards';
import { space } from '../../theme/tokens';
import { useTheme } from '../../theme/useTheme';
import { useTranslate } from '../../useTranslate';
import { deckParts, type DeckPart } from './deckParts';
import { OpenCards, Shown, UsedCards } from './OpenCards';

interface Props {
  readonly view: PlayerView;
  readonly player: SeatView;
  readonly name: string;
  readonly onClose: () => void;
}

const PARTS = {
  hand: ['cards', 'match.handSize'],
  nation: ['nation', 'match.nationSize'],
  shelter: ['shelter', 'match.shelterSize'],
  table: ['battle', 'match.tableSize'],
  ambush: ['ambush', 'match.ambushSize'],
  tents: ['tent', 'look.tentsSize'],
  borrowed: ['deck', 'look.borrowedSize'],
  lent: ['deck', 'look.lentSize'],
} as const satisfies Record<DeckPart['what'], readonly [GlyphName, PlainKey]>;

export function PlayerSheet({ view, player, name, onClose }: Props) {
  const t = useTranslate();
  const deck = `${capital(t('term.creationDeck'))}: ${t('count.cards', { count: player.deckSize })}`;
  const hidden = Array.from({ length: player.ambushSize }, (_, i) => i);
  return (
    <Sheet title={name} onClose={onClose}>
      {player.faction === null ? null : (
        <View style={styles.faction}>
          <Emblem faction={player.faction} size={44} />
          <Text variant="heading">{factionText(t, player.faction)}</Text>
        </View>
      )}
      <View style={styles.facts}>
        <Fact glyph="points" text={t('match.points', { count: player.points })} />
        <Fact glyph="castle" text={t('match.level4', { count: player.level4Cities })} />
        {player.seals.length === 0 ? null : <Fact glyph="sanctuary" text={`${t('play.fact.seals')}: ${player.seals.map((faction) => factionText(t, faction)).join(', ')}`} />}
      </View>
      <View role="group" aria-label={deck} style={styles.deck}>
        <Text variant="label" heading={3}>
          {deck}
        </Text>
        <View style={styles.facts}>
          {deckParts(view, player).map(({ what, count }) => {
            const [glyph, text] = PARTS[what];
            return <Fact key={what} glyph={glyph} text={t(text, { count: Math.abs(count) })} />;
          })}
        </View>
      </View>
      {player.great.length === 0 ? null : <OpenCards title={capital(t('term.great.plural'))}>{player.great.map((card) => <Shown key={card.card} card={card} />)}</OpenCards>}
      {player.tents.length === 0 ? null : (
        <OpenCards title={capital(t('look.tent'))}>
          {player.tents.flatMap(({ tent, holds }) => holds.map((card) => <GameCard key={card.card} shown={card} size="line" marks={IN_TENT} under={tent.card} />))}
        </OpenCards>
      )}
      {hidden.length === 0 ? null : <OpenCards title={capital(t('look.ambush'))}>{hidden.map((i) => <CardBack key={i} size="line" />)}</OpenCards>}
      <UsedCards player={player} />
    </Sheet>
  );
}

const IN_TENT = ['tent'] as const;

function Fact({ glyph, text }: { readonly glyph: GlyphName; readonly text: string }) {
  const { colors } = useTheme();
  return (
    <View style={styles.fact}>
      <Glyph name={glyph} size={20} color={colors.inkMuted} />
      <Text style={styles.words}>{text}</Text>
    </View>
  );
}

const styles = StyleSheet.create({
  faction: { flexDirection: 'row', alignItems: 'center', gap: space.md },
  deck: { gap: space.sm },
  facts: { flexDirection: 'row', flexWrap: 'wrap', rowGap: space.sm, columnGap: space.md },
  fact: { flexDirection: 'row', alignItems: 'center', gap: space.sm, minWidth: 140 },
  words: { flexShrink: 1 },
});
