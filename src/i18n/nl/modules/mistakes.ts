import type { ModuleTexts } from '../../module';
import type { mistakes as english } from '../../en/modules/mistakes';

/** What a lesson says to what was done besides what it asks for: `did` by its kind, and where it is a typical mistake, in its step. */
export const mistakes = {
  'learn.detour': '{{deed}}: mag. De les vraagt iets anders.',
  'learn.stuck': 'Wat deze stap nodig heeft, is al op.',
  'learn.stuckBecause': 'Nu kan het niet meer. {{reason}}',
  'learn.later': 'Je kunt verder, maar straks kom je deze kaarten tekort.',
  'learn.astray': 'Hiervoor heb je nodig: {{needed}}. Te veel: {{extra}}. Tik het in de rij aan om het terug te nemen.',
  'learn.did.hire': '{{deed}}. Een manschap is altijd nuttig en brengt een voorraad mee.',
  'learn.did.create': '{{deed}}. Het helpt je zodra je het trekt.',
  'learn.did.road': '{{deed}}. Een burger en een voorraad betalen een weg, twee burgers en een voorraad een kruispunt.',
  'learn.did.city': '{{deed}}. Een stad is een punt, waar ze ook ligt.',
  'learn.did.upgrade': '{{deed}}. Een niveau is een punt.',
  'learn.did.recruit': '{{deed}}. Eén held meer op het speelveld.',
  'learn.did.move': '{{deed}}. Wat de tocht betaalde, is gespeeld.',
  'learn.did.ambush': '{{deed}}. Die kaart wacht op je volgende beurt; de kaart die ervoor betaalde is voorgoed weg.',
  'learn.cohort.cohort.begin':
    'Je bent naar de acties gegaan: cohorte en mulligan komen daarvoor, en zijn deze beurt voorbij.',
  'learn.cohort.mulligan.begin':
    'Je bent naar de acties gegaan: cohorte en mulligan komen daarvoor, en zijn deze beurt voorbij.',
  'learn.did.endTurn':
    'Je beurt is voorbij: wat niet gespeeld was ging naar je schuilplaats, en je trok zes nieuwe kaarten. Zo gaat een spel verder, maar de les heeft de kaarten van daarnet nodig.',
  'learn.did.callOff': 'Je hebt de aanval afgeblazen: geen kaart is verloren.',
  'learn.hire.friman.hire.chief':
    'Een bevelhebber staat één rang hoger en kost drie voorraden: dat is de volgende stap, alvast gedaan. Er zijn er twee over voor de burger.',
  'learn.hire.friman.hire': '{{deed}}. Een hoge rang kost veel voorraden: de rest is te weinig voor een burger.',
  'learn.hire.chief.hire':
    '{{deed}}. Weer twee voorraden. De derde alleen huurt niemand in, en een bevelhebber kost er drie.',
  'learn.create.tool.create.weapon':
    'Een wapen kost een bevelhebber en twee burgers. Een goede kaart, maar gereedschap vraagt drie burgers, en er is er nog één.',
  'learn.create.tool.create.tent':
    'Een tent kost een bevelhebber, een burger en een voorraad. Er zijn twee burgers over, en gereedschap vraagt er drie.',
  'learn.create.tool.create.horse':
    'Een bevelhebber en twee voorraden maken een paard: dat is de volgende stap, alvast gedaan. De drie burgers maken nog steeds het gereedschap.',
  'learn.create.tool.road': '{{deed}}. Dat kostte een burger, en gereedschap vraagt er drie.',
  'learn.create.horse.hire': '{{deed}}. Dat kostte beide voorraden, en het paard heeft ze nodig naast de bevelhebber.',
  'learn.create.weapon.create.tent':
    'Een tent: bevelhebber, voorraad, en het gereedschap als burger. De bevelhebber is gespeeld, en een wapen vraagt er een.',
  'learn.create.weapon.road':
    '{{deed}}. Het gereedschap telde als burger en is nu gespeeld: het wapen heeft het nodig.',
  'learn.build.road.create': 'Drie burgers maken gereedschap: juist, en nuttig. Maar de stad vraagt er ook drie.',
  'learn.build.city.create':
    'Dezelfde drie burgers maken gereedschap of stichten een stad. Nu zijn ze voor het gereedschap gebruikt.',
  'learn.upgrade.two.create': '{{deed}}. Dat kostte een van de bevelhebbers, en voor het niveau zijn er twee nodig.',
  'learn.upgrade.two.hire': '{{deed}}. Voorraden huren in, bevelhebbers verhogen: allebei zijn ze er nog.',
  'learn.cohort.cohort.cohort': 'Je mag minder kaarten trekken dan de cohorte geeft, zelfs geen. Maar ze kosten niets.',
  'learn.cohort.cohort.mulligan':
    'Een mulligan: vijf nieuwe kaarten voor zes. De cohorte had er van zes zeven gemaakt, en per beurt kan maar één van de twee.',
  'learn.cohort.lit.create.tool':
    'Twee keer gelegd betaalt het gereedschap ook gereedschap, en op zijn dag noem je de stam. Maar nu is het helemaal gespeeld.',
  'learn.cohort.lit.create':
    '{{deed}}. Ook hier telde het gereedschap als burgers. Maar een stad vraagt er drie, dus het moet twee keer in één rij liggen.',
  'learn.cohort.lit.road':
    '{{deed}}. Voor een weg volstaan het gereedschap en een voorraad. De stad vraagt drie burgers, dus het moet twee keer in één rij liggen.',
  'learn.hero.recruit.hire': '{{deed}}. Die voorraden zijn gespeeld: een held kost een wapen en twee voorraden.',
  'learn.hero.recruit.road': '{{deed}}. Dat kostte de voorraad waarmee je held zou lopen.',
  'learn.hero.walk.move':
    'Je speelde het paard: tot drie vakken in één keer. De voorraad is voor één vak, en de volgende stap van de les heeft het paard nodig.',
  'learn.hero.walk.road': '{{deed}}. De voorraad is gespeeld: zonder zet je held geen stap.',
  'learn.hero.ride.move':
    'Een paard is helemaal gespeeld, ook voor een kortere weg. Je held staat nog niet in de neutrale stad.',
  'learn.battle.attack.move': 'Je held heeft de stad verlaten, en alleen wie in een stad staat kan haar aanvallen.',
  'learn.battle.attack.recruit': 'Het wapen heeft een tweede held ingehuurd. Nu is er geen meer om mee aan te vallen.',
  'learn.battle.attack.create':
    '{{deed}}. Dat kostte de bevelhebber, maar niets waarmee je aanvalt: wapen en priester zijn er nog.',
  'learn.battle.win.lay.chief':
    'Deze bevelhebber telt 2, maar is niet van de stam van je held: de 1 van het moreel is weg. Met de priester kom je toch boven 4.',
  'learn.battle.win.callOff':
    'Zolang een aanval te zwak is, mag je hem afblazen: je kaarten zijn terug. Val opnieuw aan, deze keer met de priester.',
  'learn.battle.reply.surrender':
    'Je gaf je over, en de stad is weg met haar twee punten, zonder dat er een kaart lag. Met de priester had ze standgehouden.',
  'learn.battle.hold.pass': 'Je paste met minder dan de aanval: de stad is verloren en nu van de aanvaller.',
  'learn.battle.hold.lay.friman': 'De burger telt 1: dat is 3 tegen 4, nog niet gelijk. Leg ook de priester.',
  'learn.keep.ambush.ambush':
    '{{deed}}. Wat zich verbergt komt met je volgende hand terug; wat ervoor betaalt is weg. De heer moet zich verbergen, en een andere kaart betaalt.',
  'learn.keep.tent.station':
    'Nu wacht de burger in de tent, en de tent is bezet. Bewaar wat later meer waard is: de bevelhebber.',
  'learn.keep.tent.create': 'Een tweede tent. Maar de bevelhebber die in de eerste zou wachten, heeft haar betaald.',
  'learn.keep.decamp.create':
    '{{deed}}. Dat kostte de tweede bevelhebber, en om de stad te verhogen zijn er twee nodig.',
  'learn.keep.use.create': '{{deed}}. Dat kostte een van de twee bevelhebbers die de stad verhogen.',
  'learn.change.promote.promote':
    'De bevelhebber werd priester. Maar het niveau vraagt twee bevelhebbers: bevorder de burger, dan zijn ze er allebei.',
  'learn.change.promote.create': '{{deed}}. Dat kostte de bevelhebber en de burger die de tweede zou worden.',
  'learn.change.promote.road': '{{deed}}. Dat kostte de burger die bevelhebber zou worden.',
  'learn.change.scroll.convert.chief':
    'De bevelhebber wisselde van kant, maar niet naar de jouwe: noem de Berenstam, je eigen stam.',
  'learn.change.scroll.convert':
    '{{deed}}. Zo werd een eigen kaart vreemd. Het manuscript is gespeeld, en de bevelhebber hoort nog bij de Eilandbewoners.',
  'learn.change.scroll.create': '{{deed}}. Dat kostte de bevelhebber voor wie het manuscript was.',
  'learn.change.scroll.road': '{{deed}}. Manuscript en bevelhebber zijn er nog.',
  'learn.change.amulet.charm':
    'Een twee: de voorraad telt dubbel, genoeg voor een burger. Maar het amulet is gespeeld, en één bevelhebber verhoogt geen stad.',
  'learn.hire.chief.road': '{{deed}}. Dat kostte een voorraad: er zijn er twee over, en een bevelhebber kost er drie.',
  'learn.hire.chief.ambush':
    '{{deed}}. Eén kaart wacht, een andere betaalde ervoor en is voorgoed weg. Een bevelhebber kost alle drie de voorraden.',
  'learn.create.horse.ambush':
    '{{deed}}. Eén kaart wacht, een andere betaalde ervoor en is voorgoed weg. Het paard vraagt ze alle drie.',
  'learn.keep.tent.road': '{{deed}}. Dat kostte de voorraad, en een tent opzetten vraagt er een.',
  'learn.did.station': '{{deed}}. Wat in een tent ligt komt terug wanneer je wilt.',
  'learn.hire.city.create':
    'Drie burgers maken gereedschap: juist, en nuttig. Maar hier moeten ze een stad stichten, en die vraagt ze alle drie.',
  'learn.hire.city.road': '{{deed}}. Dat kostte een burger, en de stad vraagt er drie.',
  'learn.create.pair.create.tool':
    'Het gereedschap: een van de twee, alvast gedaan. Burger, bevelhebber en voorraad zijn over voor het andere.',
  'learn.create.pair.create.weapon':
    'Een wapen: bevelhebber en twee burgers. Over zijn twee burgers en een voorraad, en daar komt geen artefact van.',
  'learn.create.pair.road': '{{deed}}. Van de rest komt nog maar één artefact.',
  'learn.build.junction.road':
    '{{deed}}. Die leidt rechtdoor, naar de ruïne of naar de neutrale stad, en daar mag geen stad liggen. Alleen een kruispunt leidt opzij.',
  'learn.build.junction.create': '{{deed}}. Dat kostte burgers: het kruispunt vraagt er twee en de stad drie.',
  'learn.upgrade.larger.upgrade':
    'De kleinste stad eerst: dat is de volgende stap, alvast gedaan. De heren zijn er nog.',
  'learn.upgrade.larger.create': '{{deed}}. Dat kostte een manschap die een stad verhoogt.',
  'learn.upgrade.found.upgrade':
    'Twee bevelhebbers brengen je stad naar niveau 2: één punt. Alle drie samen hadden een nieuwe van niveau 2 gesticht: twee punten.',
  'learn.cohort.choose.begin': 'Je bent naar de acties gegaan: voor een cohorte is het nu te laat, en er was er een.',
  'learn.cohort.choose.mulligan':
    'Een mulligan: vijf nieuwe kaarten voor zes. Maar er zat een cohorte in deze hand, en die maakt van zes acht.',
  'learn.cohort.choose.cohort': 'Je mag minder kaarten trekken dan de cohorte geeft, zelfs geen. Maar ze kosten niets.',
  'learn.hero.far.recruit': 'Je tweede held: de volgende stap, alvast gedaan. Paard en voorraad dragen de eerste nog.',
  'learn.hero.far.hire':
    '{{deed}}. Dat kostte voorraden: je held heeft er een nodig naast het paard, een tweede held twee.',
  'learn.hero.second.hire': '{{deed}}. De voorraden zijn gespeeld: een held kost een wapen en twee ervan.',
  'learn.hero.second.attack':
    'Je valt aan: het wapen maakt dat mogelijk, en de volgende les toont de rest. Hier moest het een tweede held inhuren.',
  'learn.battle.again.move': 'Je held heeft de stad verlaten, en alleen wie in een stad staat kan haar aanvallen.',
  'learn.battle.take.callOff':
    'Zolang een aanval te zwak is, mag je hem afblazen: je kaarten zijn terug. Val opnieuw aan.',
  'learn.keep.raise.mulligan':
    'Een mulligan: de heer uit je hand ligt nu in de schuilplaats. Die in hinderlaag komt alleen terug.',
  'learn.change.chain.promote':
    'De priester werd heer. Maar niveau 3 vraagt twee priesters: het is de bevelhebber die moet stijgen.',
} as const satisfies ModuleTexts<typeof english>;
