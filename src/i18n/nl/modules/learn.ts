import type { ModuleTexts } from '../../module';
import type { texts as english } from '../../en/modules/learn';
import { mistakes } from './mistakes';

/** Lessons and the companion of a first game: their words are fetched with them. */
export const texts = {
  ...mistakes,
  'learn.intro':
    'Negen korte lessen aan de echte tafel, elk een paar minuten. Je mag alles wat is toegestaan, en kunt altijd weggaan en terugkomen.',
  'learn.lessons': 'Lessen',
  'learn.numbered': '{{number}}. {{lesson}}',
  'learn.left': '{{hint}} Je was halverwege: ga verder.',
  'learn.done': '{{hint}} Gedaan.',
  'learn.guided': 'Je eerste spel',
  'learn.guided.hint': 'Twee weken tegen een milde bot, met een metgezel die hooguit één tip per beurt geeft.',
  'learn.step': '{{lesson}}: {{step}} van {{steps}}',
  'learn.fold': 'Les inklappen',
  'learn.unfold': 'Les tonen',
  'learn.marked': 'door de les gemarkeerd',
  'learn.remember': 'Eén ding om te onthouden:',
  'learn.toGame': 'Naar je eerste spel',
  'learn.next': 'Volgende: {{lesson}}',
  'learn.all': 'Alle lessen',
  'learn.again': 'Nog een keer',
  'learn.goOn': 'Verder',
  'learn.tryAgain': 'Deze stap opnieuw',
  'learn.showMe': 'Laat zien',
  'learn.you': 'Leerling',
  'learn.unknown': 'Die les bestaat niet.',
  'learn.hire.title': 'Je eerste rij',
  'learn.hire.hint': 'Het doel van het spel, en hoe kaarten betalen.',
  'learn.hire.friman':
    'Wie aan het eind de meeste stadsniveaus heeft, wint; je begint met één stad van niveau 1. Met kaarten betaal je alles: tik twee voorraden aan en druk op wat de rij aanbiedt, een burger.',
  'learn.hire.friman.done':
    'Ingehuurd: de burger en een voorraad die meekomt liggen op de open stapel, voor latere beurten.',
  'learn.hire.chief': 'Eén rang hoger kost één voorraad meer. Huur met de drie die over zijn een bevelhebber in.',
  'learn.hire.chief.done':
    'Elke kaart hoort bij een stam, te zien aan kleur en embleem, en je mag ze allemaal mengen. Je huurt de bovenste kaart van een stapel in: de stam is geluk.',
  'learn.hire.end':
    'Nieuwe kaarten kun je niet meteen spelen, dus beëindig je beurt. Alle kaarten gaan naar je schuilplaats, de open stapel, en je trekt er zes uit je natie, de dichte.',
  'learn.hire.end.done':
    'Is je natie leeg, dan wordt de schuilplaats geschud: zo komt wie je inhuurde in je hand. Wat is dit of dat? Houd er een vinger op en je hoort het (muis: wijs ernaar; toetsen: i).',
  'learn.hire.city':
    'Een paar beurten later heb je drie burgers in je hand. Samen stichten ze een stad van niveau 1: leg ze alle drie, druk op wat de rij aanbiedt, en kies de nieuwe stad met vier uitgangen.',
  'learn.hire.placeCity': 'Tik op het lichte vak waar je weg eindigt, en leg de stad neer.',
  'learn.hire.placeCity.done':
    'Je tweede stad: twee punten! Zo gaat het: kaarten brengen betere kaarten, en kaarten worden steden.',
  'learn.hire.remember': 'Een rij kaarten betaalt precies één ding, en elke kaart speel je één keer per beurt.',
  'learn.create.title': 'Artefacten',
  'learn.create.hint': 'Manschappen vervaardigen gereedschap, wapens en meer.',
  'learn.create.tool':
    'Manschappen vervaardigen artefacten. Drie burgers maken gereedschap: leg ze alle drie in een rij.',
  'learn.create.tool.done': 'Vanaf nu doet deze ene kaart het werk van twee burgers.',
  'learn.create.horse': 'Een bevelhebber en twee voorraden maken een paard. Het draagt een held drie vakken ver.',
  'learn.create.horse.done': 'Twee rijen in één beurt: speel er zoveel als je kaarten toelaten.',
  'learn.create.weapon':
    'Een latere beurt, met het gereedschap in je hand. Een wapen kost een bevelhebber en twee burgers: leg de bevelhebber en het gereedschap.',
  'learn.create.weapon.done': 'Het gereedschap telde voor beide burgers. Dat wapen heb je straks nodig.',
  'learn.create.pair':
    'Zelf: van deze zes kaarten maak je twee artefacten, en er blijft niets over. Welke twee? Er is nu niets gemarkeerd.',
  'learn.create.pair.done': 'Een tent: burger, bevelhebber en voorraad. Ze bewaart een kaart voor later.',
  'learn.create.rest': 'En het andere artefact, van de drie kaarten die over zijn.',
  'learn.create.rest.done':
    'Weer gereedschap. Met een wapen eerst waren er drie kaarten over waar geen artefact van komt.',
  'learn.create.remember': 'Niet zeker wat je hand kan? “Wat kan ik doen?” toont alles.',
  'learn.build.title': 'Wegen en steden',
  'learn.build.hint': 'Wat je kunt bouwen, en wat elkaar mag raken.',
  'learn.build.road': 'Een burger en een voorraad bouwen een eenvoudige weg. Leg ze en kies de rechte.',
  'learn.build.placeRoad':
    'Waar? Op lichte vakken mag het: daar sluit hij aan op je stad. Tik er een aan en leg de kaart neer.',
  'learn.build.placeRoad.done':
    'De weg leidt verder vanaf je stad. De stam van zijn kaart is alleen zijn terrein: wegen zijn van niemand.',
  'learn.build.city':
    'Drie burgers stichten een stad van niveau 1. Leg er drie en kies een nieuwe stad met veel uitgangen: meer wegen verder.',
  'learn.build.placeCity':
    'Leg haar waar je weg heen leidt. Steden liggen nooit zij aan zij, en niet naast de ruïne; hoek aan hoek mag. Probeer ook een verkeerd vak: je hoort waarom.',
  'learn.build.placeCity.done': 'Je tweede stad, en een punt erbij!',
  'learn.build.junction':
    'Zelf: waar je weg nu ook heen leidt, zou een stad de ruïne of een neutrale stad raken. Een kruispunt leidt opzij: twee burgers en een voorraad bouwen er een.',
  'learn.build.placeJunction':
    'Leg het, zo nodig gedraaid, zo dat een van de wegen naar een vak zonder zulke buren leidt.',
  'learn.build.placeJunction.done': 'Nu kun je verder.',
  'learn.build.second': 'En de stad, met de drie burgers die over zijn.',
  'learn.build.placeSecond':
    'Leg haar waar het kruispunt heen leidt. Niet elke draai past: waar twee kaarten elkaar raken, sluit weg op weg aan of geen op geen.',
  'learn.build.placeSecond.done': 'Alle zes kaarten zijn gespeeld, en er staat een stad meer.',
  'learn.build.remember':
    'Wat je bouwt is over wegen met een stad van jou verbonden, en geen stad ligt naast een andere of de ruïne.',
  'learn.upgrade.title': 'Hogere steden',
  'learn.upgrade.hint': 'Hoe steden groeien, en wat het spel beëindigt.',
  'learn.upgrade.two': 'Twee bevelhebbers brengen een stad van niveau 1 naar 2. De stam maakt niet uit: leg ze.',
  'learn.upgrade.two.done': 'Twee punten: een stad telt haar niveau.',
  'learn.upgrade.three':
    'Twee priesters brengen haar naar niveau 3. Geen niveau wordt overgeslagen: daarnet konden ze het niet.',
  'learn.upgrade.three.done':
    'Drie punten. Het spel eindigt als het speelveld vol is of iemand vijf steden van niveau 4 heeft; een eerste spel na twee weken.',
  'learn.upgrade.found':
    'Een andere hand. Drie van een rang stichten meteen een nieuwe stad van hun niveau, drie bevelhebbers een van niveau 2: leg ze en kies de uitgangen van de nieuwe stad.',
  'learn.upgrade.placeFound': 'Leg de nieuwe stad waar de weg heen leidt.',
  'learn.upgrade.placeFound.done': 'Meteen twee punten, waar drie burgers er één hadden gebracht.',
  'learn.upgrade.larger': 'Zelf: twee steden, twee heren, twee bevelhebbers. Verhoog eerst de grootste stad.',
  'learn.upgrade.larger.done': 'Niveau 4, en hoger gaat niet.',
  'learn.upgrade.smaller': 'En de kleinste.',
  'learn.upgrade.smaller.done': 'Zes punten: vier en twee.',
  'learn.upgrade.remember': 'Niveaus zijn punten, en elke stap omhoog kost twee manschappen van die rang.',
  'learn.cohort.title': 'Het begin van een beurt',
  'learn.cohort.hint': 'Cohorte, mulligan en het Orakel van de Zon.',
  'learn.cohort.cohort':
    'Kijk eerst naar de emblemen: drie kaarten van één stam zijn een cohorte en trekken er een bij. Voorraden horen nergens bij. Kondig haar aan.',
  'learn.cohort.cohort.done': 'Eén kaart erbij. Vier van een stam trekken er twee, vijf drie, zes vier.',
  'learn.cohort.mulligan':
    'Deze kaarten kunnen samen niets. Neem een mulligan: je hand gaat naar de schuilplaats en je trekt er vijf.',
  'learn.cohort.mulligan.done':
    'Een kaart minder, maar een nieuwe kans. Cohorte of mulligan: nooit allebei in een beurt.',
  'learn.cohort.lit':
    'Het wiel bovenaan is het Orakel van de Zon. Vandaag schijnt het op het gereedschap: je mag het twee keer leggen, elke keer twee burgers. Tik er twee keer op en bouw er een stad van niveau 1 mee.',
  'learn.cohort.placeLit': 'Leg de stad waar de weg heen leidt.',
  'learn.cohort.placeLit.done':
    'Het blauwe teken is het overeenkomende artefact: wie het vandaag vervaardigt, kiest de stam. Tik op het wiel voor de komende dagen.',
  'learn.cohort.choose': 'Zelf: een nieuwe hand, aan het begin van een beurt. Wat maakt er meer van?',
  'learn.cohort.choose.done':
    'Acht kaarten. Het hoeft niet je eigen stam te zijn: ook vier Eilandbewoners zijn een cohorte.',
  'learn.cohort.remember': 'Vóór je eerste rij: is er een cohorte, en waar schijnt het orakel op?',
  'learn.hero.title': 'Helden',
  'learn.hero.hint': 'Huur er een in en trek over de wegen.',
  'learn.hero.recruit':
    'Een wapen en twee voorraden huren een held in een stad van jou in. Leg de drie kaarten en druk op wat de rij aanbiedt.',
  'learn.hero.recruit.done': 'Je held staat in je stad.',
  'learn.hero.walk':
    'Eén voorraad verplaatst een held één vak over de weg. Leg een voorraad en druk op wat de rij aanbiedt.',
  'learn.hero.walk.done': 'Helden lopen overal waar wegen aansluiten, ook over wat anderen bouwden.',
  'learn.hero.ride':
    'Een paard draagt een held tot drie vakken. Leg het paard, druk op wat de rij aanbiedt, en kies de neutrale stad aan het eind van de weg. Of tik die stad op het speelveld aan.',
  'learn.hero.ride.done': 'Je bent er. In de volgende les verover je haar.',
  'learn.hero.far':
    'Zelf: je held staat thuis, vier vakken van de neutrale stad. In één rij mag je mengen wat draagt. Breng hem erheen.',
  'learn.hero.far.done': 'Drie vakken te paard en één met een voorraad.',
  'learn.hero.second': 'Wie huren het wapen en de twee voorraden in die over zijn? Laat de stad voor de volgende les.',
  'learn.hero.second.done': 'Een tweede held. Niemand mag er meer dan twee hebben.',
  'learn.hero.remember': 'Een voorraad per vak, een paard voor drie; altijd over verbonden wegen.',
  'learn.battle.title': 'Gevecht',
  'learn.battle.hint': 'Verover een neutrale stad en verdedig die van jou.',
  'learn.battle.attack':
    'Je held staat in een neutrale stad. Die verdedigt met 4, en jij moet daarboven komen. Elke aanval begint met een wapen, daarna volgen meer kaarten: leg het en val aan.',
  'learn.battle.attack.done':
    'Het wapen telt 1, en het moreel van je held nog 1 zolang al je kaarten van zijn stam zijn.',
  'learn.battle.win': 'Leg de priester, die telt 3. Dan zit je boven 4: sla toe!',
  'learn.battle.win.done': 'De stad is van jou, met vier punten, en een heer en een voorraad sluiten zich aan.',
  'learn.battle.reply':
    'Nu word jij aangevallen, met 4; je stad alleen heeft 2, haar niveau. Geef je je over, dan ben je haar kwijt. Vecht!',
  'learn.battle.hold':
    'Een verdediger hoeft maar gelijk te komen. Leg de priester: 2 en 3 is 5. Laat dan de andere kant antwoorden.',
  'learn.battle.hold.done': 'Standgehouden! Wie faalt in de aanval, verliest de held.',
  'learn.battle.again': 'Zelf: nog een keer de neutrale stad, en andere kaarten. Verover haar.',
  'learn.battle.again.done': 'Het wapen heeft de aanval geopend; nu beslissen je kaarten.',
  'learn.battle.take': 'Kom boven 4. Het kan op meer dan één manier.',
  'learn.battle.take.done':
    'Veroverd! De heer alleen is genoeg, al kost hij het moreel. Bevelhebber en burger van je eigen stam zijn ook genoeg.',
  'learn.battle.remember': 'Een aanvaller moet overtreffen, een verdediger alleen gelijk komen.',
  'learn.keep.title': 'Bewaar het voor later',
  'learn.keep.hint': 'Hinderlaag en tenten.',
  'learn.keep.ambush':
    'Je heer komt te vroeg. In hinderlaag wacht hij gedekt en komt bij je volgende hand. De prijs is een kaart die voorgoed weg is: leg de heer en de burger.',
  'learn.keep.ambush.done': 'Alleen jij weet wat daar ligt. Word je aangevallen, dan mag je het meteen opnemen.',
  'learn.keep.tent':
    'Een tent bewaart een kaart zonder er een te verliezen. Leg de tent, de voorraad en de bevelhebber.',
  'learn.keep.tent.done': 'Daar blijft de bevelhebber zolang je wilt, voor iedereen zichtbaar.',
  'learn.keep.decamp': 'Een latere beurt, met een tweede bevelhebber in je hand. Haal de eerste uit de tent.',
  'learn.keep.decamp.done': 'Terug in je hand.',
  'learn.keep.use': 'Twee bevelhebbers brengen je stad naar niveau 2.',
  'learn.keep.use.done': 'Het wachten was de moeite waard.',
  'learn.keep.raise': 'De beurt na een hinderlaag: ga naar de acties, en wat verborgen was komt terug.',
  'learn.keep.raise.done': 'Je heer is terug en maakt je hand groter.',
  'learn.keep.lords': 'Zelf: je stad heeft niveau 3. Wat kan deze hand ervan maken?',
  'learn.keep.lords.done': 'Niveau 4, omdat de ene heer op de andere wachtte.',
  'learn.keep.remember':
    'Een goede kaart die te vroeg komt kan wachten: in hinderlaag voor een kaart, in een tent voor een voorraad.',
  'learn.change.title': 'Veranderingen',
  'learn.change.hint': 'Eretitel, manuscript en amulet.',
  'learn.change.scroll':
    'Een manuscript verandert de stam van een kaart. Maak van de bevelhebber van de Eilandbewoners er een van je Berenstam: leg het manuscript en die bevelhebber.',
  'learn.change.scroll.done': 'Dezelfde rang onder jouw embleem: goed voor cohorten en in gevecht.',
  'learn.change.amulet':
    'Een amulet vraagt de dobbelsteen: je kiest een kaart, dan wordt er gegooid. Probeer het met de bevelhebber.',
  'learn.change.amulet.done':
    'Een twee: de bevelhebber telt deze beurt dubbel. Een doet niets, drie is driemaal, vier legt hem in hinderlaag, vijf in de schuilplaats, zes maakt hem elke kaart.',
  'learn.change.useAmulet': 'Leg deze bevelhebber twee keer, als het paar dat je stad naar niveau 2 brengt.',
  'learn.change.useAmulet.done': 'Eén bevelhebber, en het is gelukt.',
  'learn.change.chain':
    'Zelf: je stad heeft niveau 2, en twee priesters zouden haar verhogen. Je hebt één priester, een bevelhebber en een eretitel.',
  'learn.change.chain.done': 'De bevelhebber is nu priester.',
  'learn.change.last': 'En de stad?',
  'learn.change.last.done': 'Niveau 3. Nu weet je alles voor een spel.',
  'learn.change.remember': 'Een kaart kan één keer per beurt veranderen, en meteen daarna gespeeld worden.',
  'learn.change.promote': 'Een eretitel verhoogt een manschap één rang. Leg de eretitel en de burger.',
  'learn.change.promote.done': 'Een bevelhebber, meteen klaar.',
  'learn.change.useTitle': 'Met de andere erbij twee bevelhebbers: breng je stad naar niveau 2.',
  'learn.change.useTitle.done': 'De eretitel gaat naar je schuilplaats en komt terug.',
  'learn.companion': 'Je metgezel',
  'learn.companion.off': 'Geen tips meer',
  'learn.welcome.setUp': 'Ik kijk met je mee in je kaarten: hoogstens één tip per beurt.',
  'learn.welcome.opening':
    'Ik kijk met je mee in je kaarten: hoogstens één tip per beurt. Nu valt er niets aan te kondigen: op naar de acties.',
  'learn.tip': 'Je zou kunnen: {{deed}}. {{why}}',
  'learn.tip.cohort': 'Meer kaarten zijn meer rijen, en het kost niets.',
  'learn.tip.mulligan': 'Deze kaarten kunnen samen weinig.',
  'learn.tip.city': 'Elke stad is punten waard, en een plek om verder te bouwen.',
  'learn.tip.upgrade': 'Een niveau is een punt, en twee kaarten zijn genoeg.',
  'learn.tip.road': 'Wegen leiden naar plekken voor de volgende stad.',
  'learn.tip.hire': 'Die komt met een voorraad, en hogere rangen verhogen je steden.',
  'learn.tip.create': 'Een artefact werkt voor je telkens als je het trekt.',
  'learn.tip.recruit': 'Een held verovert neutrale steden: vier punten elk.',
  'learn.tip.move': 'Zo komt je held dichter bij een stad om te veroveren.',
  'learn.tip.attack': 'Je kaarten lijken sterk genoeg.',
  'learn.tip.promote': 'Een hogere rang is meer waard, en meteen klaar.',
  'learn.tip.convert': 'Kaarten van je eigen stam vormen cohorten en geven moreel.',
  'learn.tip.ambush': 'Zo wacht een goede kaart op je volgende beurt.',
  'learn.well': 'Wat je goed deed',
  'learn.well.city': 'Steden gebouwd: {{count}}',
  'learn.well.upgrade': 'Steden verhoogd: {{count}}',
  'learn.well.taken': 'Steden veroverd: {{count}}',
  'learn.well.road': 'Wegen gebouwd: {{count}}',
  'learn.well.create': 'Artefacten vervaardigd: {{count}}',
  'learn.well.hire': 'Manschappen ingehuurd: {{count}}',
  'learn.well.cohort': 'Cohorten aangekondigd: {{count}}',
  'learn.well.nothing': 'Je speelde een heel spel: het moeilijkste is gedaan.',
  'learn.look': 'De moeite waard: {{lesson}}',
} as const satisfies ModuleTexts<typeof english>;

export const entries = {} as const;
