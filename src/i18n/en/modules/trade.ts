/** Trading posts, stardust and chests. The reference tells of them in the chapter of the expansion. */
import type { EntryText } from '../../entryText';

export const texts = {
  'term.post': 'trading post',
  'term.stardust': 'stardust',
  'term.chest': 'chest',
  'action.foundPost': 'Build a trading post',
  'action.layPost': 'Trading post at {{place}}',
  'action.sellArtefact': 'Trade {{card}} for a chest',
  'action.buyArtefact': 'Trade a chest for {{artefact}}',
  'action.buyStardust': 'Trade two supplies for stardust',
  'play.question.post': 'Choose a road card for your trading post.',
  'play.question.hide': 'Put another card into ambush, or none. Room for: {{left}}',
  'play.fact.posts': 'Trading posts',
  'event.postLaid': '{{player}} builds a trading post: {{place}}.',
  'event.traded': '{{player}} trades: {{paid}} for {{card}}.',
  'violation.noPostLeft': 'Both of your trading posts are on the map.',
  'violation.nowhereForPost': 'A trading post needs a road card that is connected to one of your cities.',
  'violation.noRoadCard': 'A trading post stands on a road card.',
  'violation.notAtPost': 'To trade, one of your heroes has to stand on one of your trading posts.',
  'violation.needsStarPost': 'Stardust is traded for when both of your posts are on the map.',
  'violation.justTraded': 'What you traded for this turn is not traded again before the next one.',
  'price.sell.do': 'At your post: trade an artefact for a chest',
  'price.buy.do': 'At your post: trade a chest for an artefact',
  'price.dust.do': 'With two posts: trade two supplies for stardust',
  'price.hide': 'Ambush of {{cards}}',
  'price.hide.do': 'Suspend the chest: up to {{cards}} cards go into ambush',
} as const;

export const entries = {} as const satisfies Readonly<Record<string, EntryText>>;
