/** The modules of The Stormgates in our own words. Each may be used by itself unless its entry says otherwise. */
export const stormgates = {
  'sg-setup': {
    title: 'Six factions, up to six players',
    text: [
      'Two players use three of the six factions, three and four players four, five use five, six use all. Only their cards form the pool.',
      'Five and six players play on 7 by 11 squares with two ruins. There are as many stormgates as players, of their factions.',
      'Open Great Artefacts: as many as players. The others form a face-down pile, and three fate cards lie ready.',
    ],
    find: 'expansion five six players map preparation',
  },
  'sg-changes': {
    title: 'Changed rules',
    text: [
      '- Retreat: exactly three squares, for three supplies or a horse.',
      '- Staff of Terra: up to three cities, roads or gates; a swap counts as two.',
      '- A full map ends the game with four and six players; with two, three and five only if you agree on it.',
      '- The fifth city of level 4 or higher ends the game. Ties: capitals, residences, level 4, 3, 2, 1, heroes, size of the creation deck.',
    ],
    find: 'expansion end retreat staff differences tie',
  },
  checkpoint: {
    title: 'Checkpoint',
    text: [
      'After the last turn of day 7, before the oracle turns back to its start. Metamorpha and Bilkarr enter at the first one. From the second one on, everybody counts the cards of their creation deck.',
    ],
    find: 'week end count deck',
  },
  royals: {
    title: 'Queens and kings',
    text: [
      'From the second checkpoint on, a deck of 20 cards or more earns your queen, one of 24 or more your king, to the shelter. At a later checkpoint with fewer cards they go to the limbo for good.',
      'Strength 5 and 6. They are never hired, promoted to or transformed.',
      'A queen alone in a line turns a city of level 4 into a residence, level 5, at most two a player. A king alone turns a residence into the capital, level 6, one a player.',
      'Whoever conquers one puts down an own token of that level if that is allowed, or else the next lower one.',
    ],
    find: 'queen king residence capital level 5 6',
  },
  gates: {
    title: 'Stormgates',
    text: [
      'A neutral crossroad in its faction’s terrain. From one gate a hero may step to any other: one step and one supply for the jump, once a turn for each hero. Entering a gate by road costs a step as usual.',
      'Each jump draws a storm effect. Steps left from a horse are kept.',
      'When a gate is rolled: 1 Bärfolk, 2 Cloudborn, 3 Emberians, 4 Islanders, 5 Wolfsclan, 6 Sunblessed; roll again for one that is not in play.',
    ],
    find: 'portal jump teleport',
  },
  'storm-effects': {
    title: 'Storm effects',
    text: [
      'Carry it out at once and in full; skip what is impossible. Cards you gain go to your hand. When all twelve are used they are shuffled.',
      '1 Take the top card of an artefact deck; if it is the matching one, choose the faction.',
      '2 Take the top lord with its supply: none with an Unbound, two with a Fanatic.',
      '3 Draw a card.',
      '4 Build a road for free.',
      '5 Draw a fate card.',
      '6 Bring your other hero, hired or not, to the gate you left.',
      '7 Replace a city or road by one with the same exits in a terrain you choose.',
      '8 Repeat a used effect that lies open, but not number 2.',
      '9 Promote a unit of your hand by one rank, back to your hand.',
      '10 Raise one of your cities by one level.',
      '11 Take a card from the limbo, but no second Great Artefact.',
      '12 Destroy a tent, an opponent’s if there is one: tent and content go to the owner’s shelter.',
    ],
    find: 'gate jump card list',
  },
  trade: {
    title: 'Trading posts',
    text: [
      'Two frimen build a post on any road card connected to one of your cities; you have two, and several may share a card. With the second one both turn to their star side.',
      'With a hero on your post: an artefact for a chest, or a chest for the top card of an artefact deck. With two posts also two supplies for a stardust. Paid cards go under their decks, gained cards to your hand; what you traded for is not traded again this turn.',
    ],
    find: 'trading exchange market',
  },
  stardust: {
    title: 'Stardust and chests',
    text: [
      'Stardust counts as one or two supplies in one line. It can never be traded, suspended or lost.',
      'A chest suspended to the limbo lays up to three cards into ambush at once, still three at most. Both are neutral; there are twelve of each.',
    ],
    find: 'supply chest ambush',
  },
  'great-expansion': {
    title: 'New Great Artefacts',
    text: [
      '- Arrow of Farrell: a weapon of strength 2 that also attacks the eight squares around the hero. The attacker’s terrain is that of the hero’s square.',
      '- Purse of Fortuna: take up to two supplies to your hand.',
      '- Banner of Vigo: take cards of a single kind from your shelter, with a printed strength of 8 in all or less.',
      '- Cloak of Vayl: up to two of your cities on or around a hero’s square cannot be attacked until your next turn.',
      '- Crystal of Ming: look at up to twelve cards of your nation, put six on top in any order, shuffle the others into the rest.',
      '- Mask of Syoen: in battle, take up to two units with a printed strength of 3 in all from the other line into yours; afterwards they go to their owner’s shelter.',
      '- Lost Scroll of Kry-Cek: take a card from the limbo to your hand. Or, if you have agreed on it: put Metamorpha or Bilkarr onto any square until the next checkpoint.',
      'Arrow and Mask are for battle, the others for your own actions.',
    ],
    find: 'arrow purse banner cloak crystal mask scroll expansion',
  },
  fate: {
    title: 'Fate cards',
    text: [
      'Instead of choosing an open Great Artefact you may draw a fate card:',
      '1 Keep it as a copy of another player’s Great Artefact, or take two stardust.',
      '2 The top Great Artefact of the pile, or one stardust.',
      '3 Any Great Artefact of the pile, or one stardust.',
    ],
    find: 'destiny draw instead',
  },
  teams: {
    title: 'Teams',
    text: [
      'Seats 1+4, 2+5 and 3+6 with six players; 1+3+5 against 2+4 with five; 1+3 against 2+4 with four. Or everybody for themselves, or six as two teams of three.',
      'A team takes its turn together, in any order; two members never attack the same opponent at the same time. A defender draws up to {{hand}} after each battle. Cards, heroes and cities are not shared, and everybody builds from their own cities. One member acts at a time and lets a partner go on between actions and battles; nobody sees a partner’s hand.',
      'The game ends at 9 cities of level 4 or higher for a pair, 12 for a team of three. A team adds its points; with five players the pair’s count one and a half times, rounded up.',
    ],
    find: 'partners together alliance',
  },
  'hero-mode': {
    title: 'Hero mode',
    text: [
      'Neutral cities defend with 6, ruins with 10. All your heroes that can reach the target may attack with one weapon, and are lost together.',
      'With 26 cards or more at the second checkpoint or later you are a veteran, as long as it stays so: moral is +4 for each hero, and your frimen and chiefs fight with +1, moral or not.',
    ],
    find: 'veteran heroic',
  },
  draft: {
    title: 'Draft',
    text: [
      'Choose your first cards: show as many as there are players, and each takes one. Frimen forwards, backwards, forwards; chiefs backwards; priests forwards. Then five supplies each. The Unbound and the Fanatics join the pool afterwards.',
    ],
    find: 'choose first cards start',
  },
  metamorpha: {
    title: 'Metamorpha',
    text: [
      'Enters at the first checkpoint on a rolled gate and moves to every card that is newly built or replaced. With a hero on a square of her terrain you may pay any card of your hand as a tribute, once a turn for each hero and terrain:',
      '- Woods: that hero moves up to 3 squares.',
      '- Mountains: one of your cities rises a level.',
      '- Canyons: attack one of the eight squares around without a weapon.',
      '- Lakes: promote a unit by one rank.',
      '- Jungle: draw up to two cards.',
      '- Frost: a unit counts twice this turn.',
    ],
    find: 'npc figure tribute terrain',
  },
  bilkarr: {
    title: 'Bilkarr and his potions',
    text: [
      'Enters at the first checkpoint on a rolled gate, and every morning after that moves two squares diagonally, over anything, bouncing off the edges; from a corner he goes to a newly rolled gate. With a hero on his square you buy potions for two supplies each.',
      'A potion may be drunk at any time and lasts three days:',
      '- Brotherhood: you neither attack nor are attacked.',
      '- Colossus: +4 strength.',
      '- Weakness: an opponent gets −4 strength.',
      '- Berserker: attacking, take two random cards of the defender’s hand out of the fight, once a day.',
      '- Frosthand: cancel an opponent’s line, once a day; its cards are spent.',
      '- Eclipse: a card of your hand is wild outside battle, once a day.',
    ],
    find: 'npc merchant potion drink',
  },
  'fanatics-rules': {
    title: 'Fanatics',
    text: [
      'Eight units that count for every faction, two of each rank, added after the first cards are dealt and hired with two supplies on top instead of one. To play one, suspend a card to the limbo; then it counts twice, in one line or two, and fights with double strength. No title, scroll or amulet; tents are free of this.',
    ],
    find: 'universal units module double',
  },
  valleys: {
    title: 'The valleys of kings and queens',
    text: [
      'For four or six players on 7 by 11 squares, without ruins. Each valley is a centre with four hidden crossroads and four hidden buildings; a connecting card joins the two. Neutral terrain. You may own any number of Great Artefacts.',
      'A centre is a neutral city with defence 6. Once taken it is level 4, brings no lord, and defends with 4 plus 2 for each building of its owner in the valley.',
      'A hero beside a hidden card and joined to it by a road explores it: a road for two frimen and a supply, a building for two frimen. The explorer owns the building: 2 points, defence 2.',
      'No city may touch the outer sides of buildings, and roads must fit the hidden ones.',
    ],
    find: 'kings queens explore centre',
  },
  'valley-buildings': {
    title: 'Buildings of the valleys',
    text: [
      'Once a turn take one card of the kind of one of your buildings to your hand.',
      '- Kings: town hall titles, smithy tools, stable horses, arena weapons.',
      '- Queens: tavern amulets, weaving mill tents, guild of magic scrolls, shop supplies.',
    ],
    find: 'town hall smithy stable arena tavern weaving mill guild shop',
  },
  'valley-links': {
    title: 'Mountain pass and King’s bridge',
    text: [
      'Mountain pass: a hero there takes a booster for a rolled gate, one each. A jump from that gate spends it for an open Great Artefact or a fate card, to the shelter.',
      'King’s bridge: every gate hides a Great Artefact, two with four players; each player has one booster for each gate and may spend it on a jump from there to take one of them. A hero on the bridge may return Great Artefacts for one city level each, lower cities by two levels in all for an open one or a fate card, or exchange one.',
    ],
    find: 'booster connecting card',
  },
} as const;
