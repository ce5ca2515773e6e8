/** What a lesson says to what was done besides what it asks for: `did` by its kind, and where it is a typical mistake, in its step. */
export const mistakes = {
  'learn.detour': '{{deed}}: allowed. The lesson asks for something else.',
  'learn.stuck': 'What this step needs was used up before.',
  'learn.stuckBecause': 'Now it cannot be done any more. {{reason}}',
  'learn.later': 'You can go on, but a later step will lack these cards.',
  'learn.astray': 'This takes {{needed}}. Too much: {{extra}}. Tap it in the line to take it back.',
  'learn.did.hire': '{{deed}}. A unit is always of use, and brings a supply along.',
  'learn.did.create': '{{deed}}. It works for you from the turn in which you draw it.',
  'learn.did.road': '{{deed}}. A friman and a supply pay for a road, two frimen and a supply for a junction.',
  'learn.did.city': '{{deed}}. A city is a point, wherever it stands.',
  'learn.did.upgrade': '{{deed}}. A level is a point.',
  'learn.did.recruit': '{{deed}}. One hero more on the map.',
  'learn.did.move': '{{deed}}. What paid for the way is played.',
  'learn.did.ambush': '{{deed}}. It waits for your next turn; the card that paid for it is gone for good.',
  'learn.cohort.cohort.begin':
    'You went on to the actions: cohort and mulligan come before them, and now are over for this turn.',
  'learn.cohort.mulligan.begin':
    'You went on to the actions: cohort and mulligan come before them, and now are over for this turn.',
  'learn.did.endTurn':
    'You ended your turn: what was not played went to your shelter, and six new cards were drawn. That is how a game goes on, but the lesson needs the cards from before.',
  'learn.did.callOff': 'You called the attack off: no card is lost.',
  'learn.hire.friman.hire.chief':
    'A chief stands one rank higher and takes three supplies: that is the next step, done already. Two supplies are left for the friman.',
  'learn.hire.friman.hire': '{{deed}}. A high rank takes many supplies: what is left does not pay for a friman.',
  'learn.hire.chief.hire': '{{deed}}. Two supplies again. The third alone hires nobody, and a chief takes three.',
  'learn.create.tool.create.weapon':
    'A weapon takes a chief and two frimen. A good card, but the tool takes three frimen, and now one is left.',
  'learn.create.tool.create.tent':
    'A tent takes a chief, a friman and a supply. Two frimen are left, and the tool takes three.',
  'learn.create.tool.create.horse':
    'A chief and two supplies make a horse: that is the next step, done already. The three frimen still make the tool.',
  'learn.create.tool.road': '{{deed}}. It took a friman, and the tool takes three.',
  'learn.create.horse.hire': '{{deed}}. It took both supplies, and the horse needs them beside the chief.',
  'learn.create.weapon.create.tent':
    'A tent: chief, supply, and the tool for the friman. The chief is played, and a weapon takes one.',
  'learn.create.weapon.road': '{{deed}}. The tool stood for the friman and is played now: the weapon needs it.',
  'learn.build.road.create': 'Three frimen make a tool: right, and useful. But the city takes three as well.',
  'learn.build.city.create': 'The same three frimen make a tool or found a city. Now the tool has them.',
  'learn.upgrade.two.create': '{{deed}}. It took one of the chiefs, and a city rises by two.',
  'learn.upgrade.two.hire': '{{deed}}. Supplies hire, chiefs raise: both chiefs are still there.',
  'learn.cohort.cohort.cohort': 'You may draw fewer cards than the cohort gives, even none. But they cost nothing.',
  'learn.cohort.cohort.mulligan':
    'A mulligan: five new cards for six. The cohort would have made seven of six, and only one of the two goes in a turn.',
  'learn.cohort.lit.create.tool':
    'Laid twice, the tool pays for a tool as well, and on its day you name the faction. But now it is played in full.',
  'learn.cohort.lit.create':
    '{{deed}}. Here the tool stood for frimen, too. But a city takes three of them, so the tool has to lie twice in one line.',
  'learn.cohort.lit.road':
    '{{deed}}. For a road the tool and a supply do. The city takes three frimen, so the tool has to lie twice in one line.',
  'learn.hero.recruit.hire': '{{deed}}. These supplies are played: a hero takes a weapon and two supplies.',
  'learn.hero.recruit.road': '{{deed}}. It took the supply that your hero was to walk with.',
  'learn.hero.walk.move':
    'You played the horse: up to three squares in one go. The supply is for a single step, and the next step of the lesson needs the horse.',
  'learn.hero.walk.road': '{{deed}}. The supply is played: without it your hero walks no single step.',
  'learn.hero.ride.move': 'A horse is played whole, even for a shorter way. Your hero stopped before the city.',
  'learn.battle.attack.move': 'Your hero left the city, and only a hero who stands in a city can attack it.',
  'learn.battle.attack.recruit': 'The weapon has hired a second hero. Now none is left to attack with.',
  'learn.battle.attack.create':
    '{{deed}}. It took the chief, but not what you attack with: weapon and priest are still there.',
  'learn.battle.win.lay.chief':
    'This chief counts 2, but is not of your hero’s faction: the 1 of moral is gone. The priest still brings you above 4.',
  'learn.battle.win.callOff':
    'As long as an attack is too weak it can be called off: your cards are back. Attack again, this time with the priest.',
  'learn.battle.reply.surrender':
    'You surrendered, and the city is lost with its two points, though no card was laid. With the priest it would have held.',
  'learn.battle.hold.pass': 'You passed with less than the attack: the city is lost, and the attacker has it now.',
  'learn.battle.hold.lay.friman': 'The friman counts 1: that makes 3 against 4, not yet equal. Lay the priest, too.',
  'learn.keep.ambush.ambush':
    '{{deed}}. What hides comes back with your next hand; what pays for it is gone. It is the lord that should hide, and another card that pays.',
  'learn.keep.tent.station':
    'Now the friman waits in the tent, and the tent is taken. Keep what will be worth more later: the chief.',
  'learn.keep.tent.create': 'A second tent. But the chief who was to wait in the first has paid for it.',
  'learn.keep.decamp.create': '{{deed}}. It took the second chief, and raising the city takes two.',
  'learn.keep.use.create': '{{deed}}. It took one of the two chiefs that raise the city.',
  'learn.change.promote.promote':
    'The chief rose to priest. But the level takes two chiefs: promote the friman, and both are there.',
  'learn.change.promote.create': '{{deed}}. It took the chief and the friman that was to become the second.',
  'learn.change.promote.road': '{{deed}}. It took the friman that was to become a chief.',
  'learn.change.scroll.convert.chief': 'The chief changed sides, but not to yours: name the Bärfolk, your own faction.',
  'learn.change.scroll.convert':
    '{{deed}}. That made a card of yours a stranger’s. The scroll is played, and the chief is an Islander still.',
  'learn.change.scroll.create': '{{deed}}. It took the chief that the scroll was for.',
  'learn.change.scroll.road': '{{deed}}. Scroll and chief are still there.',
  'learn.change.amulet.charm':
    'A two: the supply counts twice, enough for a friman. But the amulet is played, and one chief raises no city.',
  'learn.hire.chief.road': '{{deed}}. It took a supply: two are left, and a chief takes three.',
  'learn.hire.chief.ambush':
    '{{deed}}. One card waits, another paid for it and is gone for good. A chief takes all three supplies.',
  'learn.create.horse.ambush':
    '{{deed}}. One card waits, another paid for it and is gone for good. The horse takes all three.',
  'learn.keep.tent.road': '{{deed}}. It took the supply, and a tent is put up with one.',
  'learn.did.station': '{{deed}}. What lies in a tent comes back when you want it.',
  'learn.hire.city.create':
    'Three frimen make a tool: right, and useful. But here they are to found a city, and that takes all three.',
  'learn.hire.city.road': '{{deed}}. It took a friman, and the city takes three.',
  'learn.create.pair.create.tool':
    'The tool: one of the two, done already. Friman, chief and supply are left for the other.',
  'learn.create.pair.create.weapon':
    'A weapon: chief and two frimen. Left are two frimen and a supply, and they make no artefact.',
  'learn.create.pair.road': '{{deed}}. With what is left only one artefact can be made.',
  'learn.build.junction.road':
    '{{deed}}. It leads straight on, to the ruins or to the neutral city, and no city may lie there. Only a junction leads aside.',
  'learn.build.junction.create': '{{deed}}. It took frimen: the junction takes two, and the city three.',
  'learn.upgrade.larger.upgrade':
    'The smaller city first: that is the next step, done already. The lords are still there.',
  'learn.upgrade.larger.create': '{{deed}}. It took a unit that raises a city.',
  'learn.upgrade.found.upgrade':
    'Two chiefs raise your city to level 2: one point. All three together would have founded a new one of level 2: two points.',
  'learn.cohort.choose.begin': 'You went on to the actions: now it is too late for a cohort, and there was one.',
  'learn.cohort.choose.mulligan':
    'A mulligan: five new cards for six. But there was a cohort in this hand, and it makes eight of six.',
  'learn.cohort.choose.cohort': 'You may draw fewer cards than the cohort gives, even none. But they cost nothing.',
  'learn.hero.far.recruit': 'Your second hero: the next step, done already. Horse and supply still carry the first.',
  'learn.hero.far.hire': '{{deed}}. It took supplies: your hero needs one beside the horse, and a second hero two.',
  'learn.hero.second.hire': '{{deed}}. The supplies are played: a hero takes a weapon and two of them.',
  'learn.hero.second.attack':
    'You attack: the weapon opens it, and the next lesson shows the rest. Here it was to hire a second hero.',
  'learn.battle.again.move': 'Your hero left the city, and only a hero who stands in a city can attack it.',
  'learn.battle.take.callOff':
    'As long as an attack is too weak it can be called off: your cards are back. Attack again.',
  'learn.keep.raise.mulligan':
    'A mulligan: the lord of your hand is in the shelter now. The one in ambush comes back alone.',
  'learn.change.chain.promote':
    'The priest rose to lord. But level 3 takes two priests: it is the chief who should rise.',
} as const;
