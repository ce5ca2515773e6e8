import type { texts as english } from '../../en/modules/trade';
import type { ModuleTexts } from '../../module';

export const texts: ModuleTexts<typeof english> = {
  'term.post': 'Handelsposten',
  'term.stardust': 'Sternenstaub',
  'term.chest': 'Truhe',
  'action.foundPost': 'Einen Handelsposten bauen',
  'action.layPost': 'Handelsposten bei {{place}}',
  'action.sellArtefact': '{{card}} gegen eine Truhe tauschen',
  'action.buyArtefact': 'Eine Truhe tauschen gegen {{artefact}}',
  'action.buyStardust': 'Zwei Versorgungen gegen Sternenstaub tauschen',
  'play.question.post': 'Wähle eine Straßenkarte für deinen Handelsposten.',
  'play.question.hide': 'Lege noch eine Karte ins Versteck oder keine. Platz für: {{left}}',
  'play.fact.posts': 'Handelsposten',
  'event.postLaid': '{{player}} baut einen Handelsposten: {{place}}.',
  'event.traded': '{{player}} tauscht: {{paid}} gegen {{card}}.',
  'violation.noPostLeft': 'Deine beiden Handelsposten sind schon auf dem Plan.',
  'violation.nowhereForPost': 'Ein Handelsposten braucht eine Straßenkarte, die mit einer deiner Städte verbunden ist.',
  'violation.noRoadCard': 'Ein Handelsposten steht auf einer Straßenkarte.',
  'violation.notAtPost': 'Zum Handeln muss einer deiner Helden auf einem deiner Handelsposten stehen.',
  'violation.needsStarPost': 'Sternenstaub gibt es erst, wenn deine beiden Handelsposten auf dem Plan sind.',
  'violation.justTraded': 'Was du in diesem Zug eingetauscht hast, tauschst du frühestens im nächsten wieder ein.',
  'price.sell.do': 'An deinem Posten: ein Artefakt gegen eine Truhe tauschen',
  'price.buy.do': 'An deinem Posten: eine Truhe gegen ein Artefakt tauschen',
  'price.dust.do': 'Mit zwei Posten: zwei Versorgungen gegen Sternenstaub tauschen',
  'price.hide': 'Versteck für {{cards}}',
  'price.hide.do': 'Truhe in den Limbus: bis zu {{cards}} Karten ins Versteck',
};

export const entries = {};
