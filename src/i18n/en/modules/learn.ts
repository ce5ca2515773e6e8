import { mistakes } from './mistakes';

/** Lessons and the companion of a first game: their words are fetched with them. */
export const texts = {
  ...mistakes,
  'learn.intro':
    'Nine short lessons on the real table, each a few minutes. You can do anything that is allowed; leave and come back whenever you like.',
  'learn.lessons': 'Lessons',
  'learn.numbered': '{{number}}. {{lesson}}',
  'learn.left': '{{hint}} You left in the middle: go on.',
  'learn.done': '{{hint}} Done.',
  'learn.guided': 'Your first game',
  'learn.guided.hint': 'Two weeks against a gentle bot, with a companion who gives at most one hint a turn.',
  'learn.step': '{{lesson}}: {{step}} of {{steps}}',
  'learn.fold': 'Fold the lesson',
  'learn.unfold': 'Show the lesson',
  'learn.marked': 'marked by the lesson',
  'learn.remember': 'One thing to remember:',
  'learn.toGame': 'To your first game',
  'learn.next': 'Next: {{lesson}}',
  'learn.all': 'All lessons',
  'learn.again': 'Once more',
  'learn.goOn': 'Go on',
  'learn.tryAgain': 'Try this step again',
  'learn.showMe': 'Show me',
  'learn.you': 'Apprentice',
  'learn.unknown': 'There is no such lesson.',
  'learn.hire.title': 'Your first line',
  'learn.hire.hint': 'The aim of the game, and how cards pay.',
  'learn.hire.friman':
    'Whoever holds the most city levels in the end wins; you begin with one city of level 1. Cards pay for everything: tap two supplies, then press what the line offers, a friman.',
  'learn.hire.friman.done': 'Hired: the friman and a supply that comes along lie on the open pile, for later turns.',
  'learn.hire.chief': 'One rank higher costs one supply more. Hire a chief with the three that are left.',
  'learn.hire.chief.done':
    'Each card belongs to a faction, by colour and sign, and you may mix them all. Whom you hire is the top card of a deck: its faction is luck.',
  'learn.hire.end':
    'New cards cannot be played in the turn you gain them, so end your turn now. Every card goes to your shelter, the open pile, and you draw six from your nation, the closed one.',
  'learn.hire.end.done':
    'When your nation is empty, the shelter is shuffled and drawn from: so what you hired comes into your hand. What is this or that? Hold a finger on it and you are told (mouse: point at it; keys: i).',
  'learn.hire.city':
    'A few turns later three frimen are in your hand. Together they found a city of level 1: lay all three, press what the line offers, and choose the new city with four exits.',
  'learn.hire.placeCity': 'Tap the bright square where your road ends, and place the city.',
  'learn.hire.placeCity.done':
    'Your second city: two points! So it goes: cards bring you better cards, and cards become cities.',
  'learn.hire.remember': 'A line of cards pays for exactly one thing, and every card is played once a turn.',
  'learn.create.title': 'Artefacts',
  'learn.create.hint': 'Units create tools, weapons and more.',
  'learn.create.tool': 'Units create artefacts. Three frimen make a tool: lay all three in a line.',
  'learn.create.tool.done': 'From now on this one card does the work of two frimen.',
  'learn.create.horse': 'A chief and two supplies make a horse. It will carry a hero three squares.',
  'learn.create.horse.done': 'Two lines in one turn: play as many as your cards allow.',
  'learn.create.weapon':
    'A later turn, and the tool is in your hand. A weapon takes a chief and two frimen: lay the chief and the tool.',
  'learn.create.weapon.done': 'The tool stood for both frimen. You will need this weapon soon.',
  'learn.create.pair':
    'On your own: these six cards make two artefacts, and nothing is left over. Which two? Nothing is marked now.',
  'learn.create.pair.done': 'A tent: friman, chief and supply. It keeps a card for later.',
  'learn.create.rest': 'And the other artefact from the three that are left.',
  'learn.create.rest.done': 'A tool again. A weapon first would have left three cards that make no artefact.',
  'learn.create.remember': 'Unsure what your hand is good for? “What can I do?” lists all of it.',
  'learn.build.title': 'Roads and cities',
  'learn.build.hint': 'What you can build, and what may touch what.',
  'learn.build.road': 'A friman and a supply build a simple road. Lay them and choose the straight one.',
  'learn.build.placeRoad':
    'Where to? Bright squares are allowed: there it joins the roads of your city. Tap one, and place the card.',
  'learn.build.placeRoad.done':
    'The road leads on from your city. The faction of its card is only its terrain: roads belong to nobody.',
  'learn.build.city':
    'Three frimen found a city of level 1. Lay three and choose a new city with many exits: more ways on.',
  'learn.build.placeCity':
    'Put it where your road leads. Cities never lie side by side, nor beside the ruins; corner to corner is fine. Try a wrong square, too: you are told why.',
  'learn.build.placeCity.done': 'Your second city, and one more point!',
  'learn.build.junction':
    'On your own: wherever your road leads now, a city would touch the ruins or a neutral city. A junction leads aside: two frimen and a supply build one.',
  'learn.build.placeJunction':
    'Place it, turned if need be, so that one of its roads leads to a square without such neighbours.',
  'learn.build.placeJunction.done': 'Now there is a way on.',
  'learn.build.second': 'And the city, with the three frimen that are left.',
  'learn.build.placeSecond':
    'Put it where the junction leads. Not every turn fits: where two cards touch, road meets road, or none meets none.',
  'learn.build.placeSecond.done': 'All six cards are played, and one city more stands.',
  'learn.build.remember':
    'Whatever you build is joined to a city of yours by road, and no city lies beside another or the ruins.',
  'learn.upgrade.title': 'Higher cities',
  'learn.upgrade.hint': 'How cities grow, and what ends the game.',
  'learn.upgrade.two': 'Two chiefs raise a city from level 1 to 2. Lay both: their factions do not matter.',
  'learn.upgrade.two.done': 'Two points: a city counts its level.',
  'learn.upgrade.three': 'Two priests raise it to level 3. No level is skipped: before, they could not have done it.',
  'learn.upgrade.three.done':
    'Three points. The game ends when the map is full or somebody holds five cities of level 4; a first game after two weeks.',
  'learn.upgrade.found':
    'Another hand. Three of a rank found a new city of their level at once, three chiefs one of level 2: lay them, and choose the exits of the new city.',
  'learn.upgrade.placeFound': 'Put the new city where the road leads.',
  'learn.upgrade.placeFound.done': 'Two points at once, where three frimen would have made one.',
  'learn.upgrade.larger': 'On your own: two cities, two lords, two chiefs. Raise the larger city first.',
  'learn.upgrade.larger.done': 'Level 4, and none is higher.',
  'learn.upgrade.smaller': 'And the smaller one.',
  'learn.upgrade.smaller.done': 'Six points: four and two.',
  'learn.upgrade.remember': 'Levels are points, and every step up takes two units of that rank.',
  'learn.cohort.title': 'The start of a turn',
  'learn.cohort.hint': 'Cohort, mulligan and the Sun Oracle.',
  'learn.cohort.cohort':
    'First look at the emblems: three cards of one faction are a cohort and draw another card. Supplies belong to none. Announce it.',
  'learn.cohort.cohort.done': 'One card more. Four of a faction draw two, five draw three, six draw four.',
  'learn.cohort.mulligan':
    'These cards do nothing together. Take a mulligan: the hand goes to the shelter, and you draw five.',
  'learn.cohort.mulligan.done': 'One card fewer, but a new chance. Cohort or mulligan: never both in a turn.',
  'learn.cohort.lit':
    'The wheel at the top is the Sun Oracle. Today it shines on the tool: you may lay it twice, two frimen each time. Tap it twice and build a city of level 1 with it alone.',
  'learn.cohort.placeLit': 'Put the city where the road leads.',
  'learn.cohort.placeLit.done':
    'The blue sign is the matching artefact: whoever creates that one today chooses its faction. Tap the wheel for the days to come.',
  'learn.cohort.choose': 'On your own: a new hand, at the start of a turn. What makes more of it?',
  'learn.cohort.choose.done': 'Eight cards. It need not be your own faction: four Islanders are a cohort, too.',
  'learn.cohort.remember': 'Before your first line: is there a cohort, and what does the oracle shine on?',
  'learn.hero.title': 'Heroes',
  'learn.hero.hint': 'Hire one, and walk along the roads.',
  'learn.hero.recruit':
    'A weapon and two supplies hire a hero in a city of yours. Lay the three cards, then press what the line offers.',
  'learn.hero.recruit.done': 'Your hero stands in your city.',
  'learn.hero.walk':
    'One supply moves a hero by one square along a road. Lay a supply, then press what the line offers.',
  'learn.hero.walk.done': 'Heroes walk wherever roads join, also over what others have built.',
  'learn.hero.ride':
    'A horse carries a hero up to three squares. Lay the horse, press what the line offers, and choose the neutral city at the end of the road. Or tap that city on the map.',
  'learn.hero.ride.done': 'There you are. In the next lesson you take it.',
  'learn.hero.far':
    'On your own: your hero stands at home, four squares from the neutral city. One line may mix what carries. Take your hero there.',
  'learn.hero.far.done': 'Three squares by horse and one by supply.',
  'learn.hero.second':
    'Whom do the weapon and the two supplies that are left hire? Leave the city for the next lesson.',
  'learn.hero.second.done': 'A second hero. Nobody may have more than two.',
  'learn.hero.remember': 'A supply for a square, a horse for three; always along joined roads.',
  'learn.battle.title': 'Battle',
  'learn.battle.hint': 'Take a neutral city, and defend your own.',
  'learn.battle.attack':
    'Your hero stands in a neutral city. It defends with 4, and you have to be above that. A weapon opens every attack, and more cards follow: lay it and attack.',
  'learn.battle.attack.done':
    'The weapon counts 1, and your hero’s moral another 1 while all your cards are of its faction.',
  'learn.battle.win': 'Lay the priest, who counts 3. Then you are above 4: strike!',
  'learn.battle.win.done': 'The city is yours, with four points, and a lord and a supply join you.',
  'learn.battle.reply':
    'Now you are attacked, with 4; your city alone has 2, its level. Surrender and it is lost. Fight!',
  'learn.battle.hold':
    'A defender needs to be equal, no more. Lay the priest: 2 and 3 are 5. Then let the other side answer.',
  'learn.battle.hold.done': 'Held! An attacker who fails loses the hero.',
  'learn.battle.again': 'On your own: the neutral city once more, and other cards. Take it.',
  'learn.battle.again.done': 'The weapon has opened the attack; now your cards decide.',
  'learn.battle.take': 'Get above 4. There is more than one way.',
  'learn.battle.take.done':
    'Taken! The lord alone is enough, though he costs the moral. Chief and friman, both of your own faction, would be enough, too.',
  'learn.battle.remember': 'An attacker has to exceed, a defender only to equal.',
  'learn.keep.title': 'Keep it for later',
  'learn.keep.hint': 'Ambush and tents.',
  'learn.keep.ambush':
    'Your lord comes too early. In ambush it waits face down and joins your next hand. The price is a card that is gone for good: lay the lord and the friman.',
  'learn.keep.ambush.done': 'Only you know what lies there. If you are attacked, you may raise it at once.',
  'learn.keep.tent': 'A tent keeps a card without losing another. Lay the tent, the supply and the chief.',
  'learn.keep.tent.done': 'There the chief stays as long as you like, seen by all.',
  'learn.keep.decamp': 'A later turn, and a second chief is in your hand. Take the first one out of the tent.',
  'learn.keep.decamp.done': 'Back in your hand.',
  'learn.keep.use': 'Two chiefs raise your city to level 2.',
  'learn.keep.use.done': 'It was worth the wait.',
  'learn.keep.raise': 'The turn after an ambush: go on to the actions, and what was hidden comes back.',
  'learn.keep.raise.done': 'Your lord is back, and makes your hand larger.',
  'learn.keep.lords': 'On your own: your city has level 3. What can this hand make of it?',
  'learn.keep.lords.done': 'Level 4, because one lord waited for the other.',
  'learn.keep.remember': 'A good card that comes too early can wait: in ambush for a card, in a tent for a supply.',
  'learn.change.title': 'Transformations',
  'learn.change.hint': 'Title, scroll and amulet.',
  'learn.change.scroll':
    'A scroll changes the faction of a card. Turn the Islander chief into one of your Bärfolk: lay the scroll and that chief.',
  'learn.change.scroll.done': 'The same rank under your emblem: good for cohorts and in battle.',
  'learn.change.amulet': 'An amulet asks the die: you choose a card, then it is rolled. Try it with the chief.',
  'learn.change.amulet.done':
    'A two: the chief counts twice this turn. One does nothing, three makes it three times, four hides it in ambush, five sends it to the shelter, six makes it any card.',
  'learn.change.useAmulet': 'Lay this chief twice, as the two that raise your city to level 2.',
  'learn.change.useAmulet.done': 'One chief, and it is done.',
  'learn.change.chain':
    'On your own: your city has level 2, and two priests would raise it. You hold one priest, a chief and a title.',
  'learn.change.chain.done': 'The chief is a priest now.',
  'learn.change.last': 'And the city?',
  'learn.change.last.done': 'Level 3. Now you know all you need for a game.',
  'learn.change.remember': 'A card can be transformed once a turn, and played right after it.',
  'learn.change.promote': 'A title raises a unit by one rank. Lay the title and the friman.',
  'learn.change.promote.done': 'A chief, ready at once.',
  'learn.change.useTitle': 'With the other one, two chiefs: raise your city to level 2.',
  'learn.change.useTitle.done': 'The title goes to your shelter and comes back.',
  'learn.companion': 'Your companion',
  'learn.companion.off': 'No more hints',
  'learn.welcome.setUp': 'I look at your cards with you: at most one hint a turn.',
  'learn.welcome.opening':
    'I look at your cards with you: at most one hint a turn. Now there is nothing to announce: on to the actions.',
  'learn.tip': 'You could: {{deed}}. {{why}}',
  'learn.tip.cohort': 'More cards are more lines, and it costs nothing.',
  'learn.tip.mulligan': 'These cards do little together.',
  'learn.tip.city': 'Every city is points, and a place from which you build on.',
  'learn.tip.upgrade': 'A level is a point, and two cards are all it takes.',
  'learn.tip.road': 'Roads lead to places for the next city.',
  'learn.tip.hire': 'It comes with a supply, and higher ranks raise your cities.',
  'learn.tip.create': 'An artefact works for you every time you draw it.',
  'learn.tip.recruit': 'A hero takes neutral cities: four points each.',
  'learn.tip.move': 'It brings your hero nearer to a city to take.',
  'learn.tip.attack': 'Your cards look strong enough.',
  'learn.tip.promote': 'A higher rank is worth more, and it is ready at once.',
  'learn.tip.convert': 'Cards of your own faction make cohorts and give moral.',
  'learn.tip.ambush': 'So a good card waits for your next turn.',
  'learn.well': 'What you did well',
  'learn.well.city': 'Cities built: {{count}}',
  'learn.well.upgrade': 'Cities raised: {{count}}',
  'learn.well.taken': 'Cities taken: {{count}}',
  'learn.well.road': 'Roads built: {{count}}',
  'learn.well.create': 'Artefacts created: {{count}}',
  'learn.well.hire': 'Units hired: {{count}}',
  'learn.well.cohort': 'Cohorts announced: {{count}}',
  'learn.well.nothing': 'You played a whole game: the hardest part is done.',
  'learn.look': 'Worth a look: {{lesson}}',
} as const;

export const entries = {} as const;
