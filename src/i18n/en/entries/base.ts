/**
 * The rules of the box in our own words, entry by entry. A line that starts with "- " is an item of a list.
 * Numbers come from the engine: {{hand}} and the like are filled in from src/ui/screens/reference/facts.ts.
 */
export const base = {
  // ------------------------------------------------------------ a turn
  'turn-steps': {
    title: 'The steps of a turn',
    text: [
      '- 1 Cohort or mulligan, if you like.',
      '- 2 Ambush: all your cards in ambush return to your hand.',
      '- 3 Actions, in any order and as often as your cards can pay.',
      '- 4 Discard: everything you played, gained or kept in hand goes to your shelter. Ambush cards, tents and what they hold stay.',
      '- 5 Draw {{hand}} cards.',
    ],
    find: 'phases sequence order end of turn',
  },
  cohort: {
    title: 'Cohort',
    text: [
      'Several cards of one faction in hand let you draw more. Announce it before anything else this turn and show the cards to one opponent of your choice. You may draw fewer.',
      'Two small cohorts of different factions draw one card each.',
      'Supplies never count. Great Artefacts and the Unbound fit any faction, but each helps only one cohort.',
      'Only the hand counts, not ambush or tents, and never more than {{hand}} cards of it for one cohort.',
    ],
    find: 'bonus cards same faction small middle big great',
  },
  mulligan: {
    title: 'Mulligan',
    text: [
      'Put your whole hand into the shelter and draw {{mulligan}} cards. Once a turn, before your actions, and never in a turn with a cohort.',
    ],
    find: 'new hand redraw second chance',
  },
  drawing: {
    title: 'Nation and shelter',
    text: [
      'The nation is your draw pile, the shelter your discard pile. When the nation runs out in the middle of a draw, take what is left, shuffle the shelter into a new nation and draw the rest. If both are empty, stop.',
      'You may look through your own shelter and count your nation at any time, but never look into the nation unless a card lets you. Everybody may know how many cards you have where, and the top card of your shelter. When your turn ends, what you have not played goes under what you have, or under the old top, so that it does not show.',
    ],
    find: 'draw pile discard pile deck shuffle reshuffle',
  },
  'creation-deck': {
    title: 'Creation deck',
    text: [
      'All cards you own, wherever they lie: hand, nation, shelter, table, ambush and tents. You may never suspend a card if fewer than {{deck}} would be left.',
    ],
    find: 'minimum cards own deck size',
  },
  ambush: {
    title: 'Ambush',
    text: [
      'Suspend one card from your hand to the limbo and lay another one face down into your ambush. It may hold {{ambush}} cards. Only you may look at them.',
      'They come back to your hand in step 2 of your next turn, or when you are attacked and choose to raise them: then all of them at once.',
    ],
    find: 'hide face down suspend',
  },
  limbo: {
    title: 'Limbo',
    text: [
      'The common pile of suspended cards. It lies open for all to see, and nothing in the base game brings a card back from it.',
    ],
    find: 'suspended removed exile',
  },

  // ------------------------------------------------------------ lines
  line: {
    title: 'A line pays for an action',
    text: [
      'Lay cards from your hand in a line. Together they must be exactly the cost: nothing missing and nothing too much.',
      'A card plays in one line a turn, and a finished line stays as it is. You may repeat an action as often as you can pay for it.',
    ],
    find: 'payment combination cost exact',
  },
  'forked-line': {
    title: 'Forked line',
    text: [
      'A card that counts more than once, by an amulet or the oracle, may give its copies to several lines. Copies you do not use are lost.',
    ],
    find: 'copies multiplied split double triple',
  },
  'new-cards': {
    title: 'New cards',
    text: [
      'A card you gain this turn goes to the shelter with the rest when the turn ends. You cannot play it before, unless a rule puts it into your hand.',
    ],
    find: 'gained acquired when playable',
  },
  'one-effect': {
    title: 'One effect a card',
    text: [
      'A card takes the effect of only one artefact a turn; then it may be played in a line as usual. The artefact that changed it stays outside the line.',
      'Chains are fine: a scroll changes a title, and that title promotes a unit.',
      'To be held by a tent is such an effect too: a card that was changed this turn goes into no tent, and one that went in this turn takes no other effect.',
    ],
    find: 'transform change title scroll amulet combination',
  },
  hiring: {
    title: 'Hire a unit',
    text: [
      'You get the top card of the unit deck, and one supply with it as long as there are any. A unit costs its rank plus one in supplies.',
    ],
    find: 'buy recruit friman chief priest lord',
  },
  creating: {
    title: 'Create an artefact',
    text: [
      'You get the top card of its deck. If the oracle matches this artefact today, name a faction and take a card of it from the deck, or else the top card; then shuffle the deck.',
    ],
    find: 'make craft choose faction',
  },
  'other-costs': {
    title: 'Attack, retreat, tent, ambush',
    text: [
      '- Attack: a weapon opens it, and the cards you fight with follow.',
      '- Retreat: two squares for two supplies, three for three, two or three for a horse.',
      '- Station: a tent and one supply, and the card that is to wait in it.',
      '- Ambush: for each card you hide, another one from your hand goes to the limbo.',
    ],
    find: 'other costs price station suspend fight',
  },
  'empty-deck': {
    title: 'Empty decks',
    text: [
      'What is gone is gone: nothing can be hired, created or built from an empty deck. Without supplies a unit comes alone.',
    ],
    find: 'limited run out exhausted',
  },

  // ------------------------------------------------------------ cards
  units: {
    title: 'Units',
    text: ['Four ranks. In battle a unit is as strong as its rank. Most costs are paid with units.'],
    find: 'rank strength friman chief priest lord',
  },
  supply: {
    title: 'Supply',
    text: [
      'Neutral: it belongs to no faction. Supplies hire units and heroes, help to build roads, move heroes and carry tents. In battle they are worth nothing.',
    ],
    find: 'neutral resource',
  },
  tool: {
    title: 'Tool',
    text: ['Counts as one or two frimen in a line, both in the same one. Not in battle.'],
    lit: 'Up to four frimen in one line, or up to two in each of two lines.',
    find: 'frimen replace',
  },
  weapon: {
    title: 'Weapon',
    text: ['Hires a hero together with two supplies, and opens every attack. Strength 1.'],
    lit: 'Two uses, such as hiring a hero and attacking with it, or strength 2 in one battle.',
    find: 'attack hero fight sword',
  },
  amulet: {
    title: 'Amulet',
    text: [
      'Choose a card of your hand first, then roll the die: see the six faces.',
      'Works on every card but Great Artefacts, the Unbound, Fanatics, queens and kings. On 1, 2, 3 and 6 the amulet stays with the card till the end of the turn.',
    ],
    lit: 'Serves two different cards, one after the other: finish with the first before you roll for the second, for copies of it that you have not used by then are gone. After a 4 or 5 the amulet still serves the second card.',
    find: 'die dice roll luck',
  },
  'amulet-faces': {
    title: 'The six faces of the amulet',
    text: [
      '1 Nothing happens.',
      '2 The card counts twice this turn.',
      '3 The card counts three times this turn.',
      '4 The card goes into ambush, free of charge, like it or not. If that makes four, an older one goes to the shelter.',
      '5 The card and the amulet go to the shelter.',
      '6 The card is wild: any unit, artefact or supply this turn.',
    ],
    find: 'die dice roll result wild joker double triple',
  },
  'wild-card': {
    title: 'Wild card',
    text: [
      'After a 6 the card stands for one card of your choice till the end of the turn. As a tool it is worth up to two frimen; in battle it fights as a lord, unless it is the weapon that opens the attack.',
      'It is not illuminated. Standing in for a tent it can hold nothing; a tent that is wild itself still takes one card.',
    ],
    find: 'joker six any card',
  },
  title: {
    title: 'Title',
    text: [
      'Promotes a unit by one rank: friman, chief, priest, lord. The unit goes under its deck; take one of the next rank in the same faction, or else the top card, and shuffle that deck. You may play it at once.',
      'A lord cannot rise, and nobody rises into an empty deck.',
    ],
    lit: 'One unit by two ranks, or two units by one.',
    find: 'promote upgrade rank',
  },
  scroll: {
    title: 'Magical scroll',
    text: [
      'Turns a unit or artefact into one of another faction: put it under its deck, take the same kind in the faction you name, or else the top card, and shuffle the deck. You may play it at once.',
      'A scroll may turn itself instead, outside any line. Then it turns nothing else this turn.',
    ],
    lit: 'Two cards, or itself and one card.',
    find: 'convert change faction colour',
  },
  tent: {
    title: 'Tent',
    text: [
      'Play one supply and the tent, and put any card but a Great Artefact on it, for all to see. It waits there for as long as you like.',
      'Take it back in your actions, or at any moment of a battle you defend. The tent then goes to your shelter.',
    ],
    lit: 'Two cards at once for one supply; they come back together. A tent that already stands takes no second card.',
    find: 'station store keep',
  },
  horse: {
    title: 'Horse',
    text: ['Carries one hero up to {{horse}} squares along roads, not to be split between heroes. Strength 1.'],
    lit: 'One hero up to {{horseLit}} squares, or two heroes up to {{horse}} each. Strength 2.',
    find: 'ride move travel',
  },

  // ------------------------------------------------------------ Great Artefacts
  'great-artefacts': {
    title: 'Great Artefacts',
    text: [
      'Won at the ruins; you may own {{greatLimit}}, and a new one goes to your shelter. They count for every faction, cannot be created, and no artefact or oracle changes them.',
      'In battle only the Sword, the Shield, the Crown and the Book may be played.',
    ],
    find: 'legendary special limit universal',
  },
  hammer: {
    title: 'Hammer of Strato',
    text: ['Is any one of the seven artefacts. It may hire a hero as a weapon, but has no place in battle.'],
    find: 'any artefact',
  },
  sword: {
    title: 'Sword of Elemag',
    text: ['A weapon: strength {{swordAttack}} when you attack, {{swordDefend}} when you defend.'],
    find: 'weapon attack',
  },
  shield: {
    title: 'Shield of Britos',
    text: ['A weapon: strength {{shieldAttack}} when you attack, {{shieldDefend}} when you defend.'],
    find: 'weapon defence',
  },
  wings: {
    title: 'Wings of Aviena',
    text: ['One hero flies to any built square, over anything, without a road.'],
    find: 'fly hero teleport',
  },
  horn: {
    title: 'Horn of Baldur',
    text: ['Look through your nation as it is, take up to two cards, show them, add them to your hand and shuffle.'],
    find: 'search draw',
  },
  book: {
    title: 'Book of Crea',
    text: ['A magical scroll for up to three cards, in one line or several.'],
    find: 'convert scroll',
  },
  crown: {
    title: 'Crown of Titus',
    text: ['Promotes one unit by two ranks, two units by one, or one by one.'],
    find: 'promote title',
  },
  hand: {
    title: 'Hand of Luut',
    text: [
      'Look through an opponent’s nation and take one card to play this turn as your own. Then it goes to its owner’s shelter. Shuffle that nation.',
    ],
    find: 'steal borrow opponent',
  },
  staff: {
    title: 'Staff of Terra',
    text: [
      'Replace a built city or road by one of the same type and another terrain of your choice from the pool. Tokens and heroes stay. If you agree on it before: swap two cards of the same type on the map instead.',
    ],
    find: 'terrain change replace',
  },
  pavilion: {
    title: 'Pavilion of Eyla',
    text: ['A tent for up to two cards at once, without a supply.'],
    find: 'tent station',
  },

  // ------------------------------------------------------------ the oracle
  oracle: {
    title: 'The Sun Oracle',
    text: [
      'Before each turn of the first player, but not in the first round, the inner wheel turns one step clockwise. A round is a day; {{days}} days are a week.',
      'Every day one artefact is illuminated, and one pair of signs on the two wheels matches.',
    ],
    find: 'wheel day week calendar',
  },
  illuminated: {
    title: 'Illuminated artefact',
    text: ['The ray points at it. All cards of this kind do more today, for every player: see each artefact.'],
    find: 'ray light bonus today',
  },
  matching: {
    title: 'Matching artefact',
    text: ['The one that both wheels show at the same place. Whoever creates it today chooses its faction.'],
    find: 'pair same choose faction',
  },

  // ------------------------------------------------------------ building
  'new-city': {
    title: 'Build a city',
    text: [
      'Three units of one rank build a city of that level. You choose how many exits it has, look at the top card of that deck for its terrain, then choose square and rotation. Exits do not change the cost.',
    ],
    find: 'found settlement level',
  },
  'upgrade-city': {
    title: 'Upgrade a city',
    text: [
      'Two units of the next rank raise a city by one level; no level is skipped. You may build and upgrade in the same turn, as often as you can pay.',
    ],
    find: 'raise level improve',
  },
  roads: {
    title: 'Build a road',
    text: [
      'Straight roads and turns are simple roads; T-junctions and crossroads are junctions and cost one friman more. Choose the type, look at its top card, then choose square and rotation.',
    ],
    find: 'street junction crossing straight turn',
  },
  'where-to-build': {
    title: 'Where you may build',
    text: ['On an empty square of the map that touches a built card by a side. Corners do not count.'],
    find: 'square place adjacent touch empty',
  },
  'roads-agree': {
    title: 'Sides must agree',
    text: [
      'Where the new card meets another one, road meets road and open land meets open land. Roads may lead off the map, and you may turn the card as you like.',
    ],
    find: 'fit match join rotation',
  },
  'cities-apart': {
    title: 'Cities keep apart',
    text: ['A city is never side by side with another city, whoever owns it. Corner to corner is fine.'],
    find: 'next to adjacent city',
  },
  'beside-ruins': {
    title: 'No city beside the ruins',
    text: ['Roads may lead to the ruins, but no city may stand side by side with them.'],
    find: 'adjacent centre',
  },
  connected: {
    title: 'A road from home',
    text: [
      'From the new card a road must lead to one of your cities, over any cards of anybody. If you have no city left, you may place a new one anywhere that obeys the other rules.',
    ],
    find: 'connection network linked no city',
  },
  tokens: {
    title: 'City tokens',
    text: [
      'You have {{low}} tokens for levels 1 and 2 and {{high}} for levels 3 and 4. Without a free one you cannot build or reach that level.',
    ],
    find: 'markers limit maximum cities',
  },
  impassable: {
    title: 'Impassable squares',
    text: [
      'An empty square is impassable when no card left in the pool could be built there: nothing fits its neighbours with a road that joins on. Empty land behind such squares, which no road can reach any more, is impassable with them.',
      'It counts as built when the end of the game is checked, and no hero may enter it.',
    ],
    find: 'blocked dead square nothing fits',
  },

  // ------------------------------------------------------------ heroes
  'hire-hero': {
    title: 'Hire a hero',
    text: [
      'A weapon and two supplies put a hero on one of your cities, whoever else stands there. You have {{heroes}}.',
    ],
    find: 'recruit figure',
  },
  'move-hero': {
    title: 'Move a hero',
    text: [
      'One supply moves one hero one square, one horse up to {{horse}}. Put as many as you like into one travelling line, also for both heroes.',
      'Heroes walk between cards that lie side by side and are joined by a road: roads, anybody’s cities, the ruins. Steps you do not use are lost.',
    ],
    find: 'travel walk steps supply horse',
  },
  passing: {
    title: 'Passing others',
    text: ['Cities and heroes of others neither stop you nor start a fight. Any number of heroes may stand on a card.'],
    find: 'enemy same square block',
  },

  // ------------------------------------------------------------ battle
  'battle-order': {
    title: 'How a battle runs',
    text: [
      '- 1 Your hero stands on the target. Lay a weapon and as many cards as you need to exceed its defence.',
      '- 2 The defender fights, surrenders or, if only a hero is attacked, retreats.',
      '- 3 In turns: the defender lays cards until at least equal, you until you exceed.',
      '- 4 Who cannot or will not do so passes, and the battle is over. A tie goes to the defender.',
    ],
    find: 'combat fight sequence tie pass',
  },
  targets: {
    title: 'What you may attack',
    text: [
      'One target on your hero’s square: an enemy city, one enemy hero, a neutral city or the ruins. Only two players fight. If two of your heroes stand there, you choose whether one or both take part.',
    ],
    find: 'target hero city square',
  },
  opening: {
    title: 'The opening',
    text: [
      'Every attack starts with a weapon. With whatever else you lay, your strength must exceed the basic defence: the city’s level, nothing for a hero, plus what the terrain gives.',
      'As long as it does not exceed, it is no attack yet: you may call it off and take the cards back into your hand. Once a die was rolled or a card changed for it there is no way back.',
    ],
    find: 'weapon first attack start',
  },
  reply: {
    title: 'The defender’s answer',
    text: [
      'Fight back: decide once whether to raise all ambush cards and which of your heroes on the square join in. A hero that stays out stays on the square, whatever happens. Tents may be emptied at any time.',
      'Surrender: the attacker wins at once.',
      'Retreat: only if a hero alone is attacked.',
    ],
    find: 'defend options raise ambush surrender retreat',
  },
  strength: {
    title: 'Strength in battle',
    text: [
      'Units fight with their rank, weapons and horses with 1. City level, moral and, in the advanced game, home terrain are added. Everything else is worth nothing: supplies, tools, tents, titles, scrolls and amulets.',
    ],
    find: 'value power points rank',
  },
  moral: {
    title: 'Moral bonus',
    text: [
      '+1 for each of your heroes taking part, while your line has at least one card and all of them are of your faction or universal. It is lost as soon as a card of another faction is laid.',
    ],
    find: 'morale hero bonus same faction',
  },
  'artefacts-in-battle': {
    title: 'Artefacts in battle',
    text: [
      'Both sides may play titles, scrolls and amulets on cards for their own line: on a card of the hand, which joins the line at once if it fights, or on a card that lies there already and has taken no effect this turn. Tools and tents may not be played. An amulet’s 2 or 3 doubles or triples the strength of a card.',
    ],
    find: 'amulet title scroll fight',
  },
  retreat: {
    title: 'Retreat',
    text: [
      'Two squares for two supplies, three for three, or two or three for a horse, along roads. The hero ends exactly that far away: no shorter way may lead there. It may not end on a city or the other hero of the attacker.',
    ],
    find: 'flee escape withdraw',
  },
  'battle-lost': {
    title: 'Lost heroes',
    text: [
      'The loser’s heroes that took part leave the map; they can be hired again, the attacker’s at once. An attack that ends without exceeding the defence is lost, against neutral cities and ruins too.',
    ],
    find: 'defeat repelled hero removed',
  },
  conquest: {
    title: 'A conquered city',
    text: [
      'Put your token of the same level there, or the next lower one you have. If you have none the city is nobody’s, without defence: a hero who stands there takes it without a fight at level 1.',
    ],
    find: 'conquer take capture token annex',
  },
  'neutral-city': {
    title: 'Neutral city',
    text: [
      'Defence {{neutral}}. The winner puts a level 4 token there and takes a lord of the city’s faction, or else the top lord, and a supply, all to the shelter.',
    ],
    find: 'unowned lord reward level 4',
  },
  ruins: {
    title: 'The ruins',
    text: [
      'Defence {{ruins}}. The winner takes one of the open Great Artefacts to the shelter. The ruins stay nobody’s. Whoever may not own another Great Artefact cannot attack them, nor can anybody when none is left.',
    ],
    find: 'guards great artefact centre',
  },
  'after-battle': {
    title: 'After the battle',
    text: [
      'The defender’s cards go to the shelter. At the end of the attacker’s turn the defender draws up to {{hand}}, and discards nothing above that.',
    ],
    find: 'draw refill defender discard',
  },

  // ------------------------------------------------------------ the end
  'game-end': {
    title: 'When the game ends',
    text: [
      '- At once, when the last empty square is filled. Impassable squares count as filled.',
      '- At once, when a player holds {{level4}} cities of level 4, built or conquered.',
    ],
    find: 'finish over full map fifth city',
  },
  victory: {
    title: 'Who wins',
    text: [
      'The levels of your cities are your victory points. Most points win.',
      'Equal? Most cities of level 4, then 3, 2 and 1, then heroes on the map. Still equal: the victory is shared.',
    ],
    find: 'win the game winning aim goal tie tiebreak winner points score',
  },

  // ------------------------------------------------------------ set-up
  'setup-cards': {
    title: 'First cards',
    text: [
      'Shuffle the 21 decks of the pool and lay them face up: seven of artefacts, five of cities, four of roads, four of units, and the supplies. On the oracle, tool stands on tool at the top.',
      'Everybody gets five supplies and, by chance, three frimen, a chief and a priest. Look at your ten cards in secret: they show which faction you lean to. Shuffled, they are the nation. Draw {{hand}}.',
      'The first player is drawn and stays first. Clockwise from there everybody chooses a faction; then, from the last player back, a starting city at level 1.',
      'Open Great Artefacts: one more than players.',
    ],
    find: 'start beginning preparation deal first player',
  },
  'setup-2': {
    title: 'Map for two',
    text: [
      'One faction leaves the game with all its cards and {{suppliesPerFaction}} supplies. The outer ring is not used.',
    ],
    find: 'two players setup board',
  },
  'setup-3': {
    title: 'Map for three',
    text: ['Each corner loses three squares. The fourth starting and the fourth neutral city stay in the box.'],
    find: 'three players setup board',
  },
  'setup-4': {
    title: 'Map for four',
    text: ['Starting cities on the corners, one of each terrain at random; neutral cities between them and the ruins.'],
    find: 'four players setup board',
  },
  'in-the-box': {
    title: 'What is in the box',
    text: ['How many cards of each kind there are, so that you know what is still to come.'],
    find: 'components count number of cards',
  },

  // ------------------------------------------------------------ scenarios
  advanced: {
    title: 'Advanced game',
    text: [
      '- Entering a square of its home terrain costs a hero nothing. Free steps may come between the steps of a horse. Not for a retreat.',
      '- +1 strength for whoever fights on their home terrain, in attack or defence, with or without a hero.',
    ],
    find: 'terrain home bonus variant',
  },
  harder: {
    title: 'Harder game',
    text: [
      'Neutral cities defend with {{neutralHard}}, the ruins with {{ruinsHard}}. A neutral city still becomes level 4.',
    ],
    find: 'difficult variant guards',
  },
  'own-rules': {
    title: 'Your own game',
    text: [
      'Agree before the start on: the strength of neutral cities and ruins, starting cities, neutral cities and heroes for each player, a number of weeks (2 short, 3 normal, 5 or 6 long), points to win, how many cities of level 4 end the game, whether a full map ends it, and where the first cities lie.',
    ],
    find: 'custom options house rules variant length',
  },
} as const;
