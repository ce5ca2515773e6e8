import type { BaseTexts } from '../../entryText';

export const base = {
  // ------------------------------------------------------------ een beurt
  'turn-steps': {
    title: 'De stappen van een beurt',
    text: [
      '- 1 Cohorte of mulligan, als je wilt.',
      '- 2 Hinderlaag: al je kaarten in de hinderlaag komen terug in je hand.',
      '- 3 Acties, in elke volgorde en zo vaak als je kaarten toelaten.',
      '- 4 Afleggen: alles wat je speelde, kreeg of nog in je hand hebt gaat naar je schuilplaats. Kaarten in de hinderlaag, tenten en hun inhoud blijven liggen.',
      '- 5 Trek {{hand}} kaarten.',
    ],
    find: 'fases volgorde einde beurt',
  },
  cohort: {
    title: 'Cohorte',
    text: [
      'Met meerdere kaarten van één stam in je hand mag je er meer trekken. Kondig het aan vóór al het andere in deze beurt en toon de kaarten aan één tegenstander naar keuze. Je mag er minder trekken.',
      'Twee kleine cohortes van verschillende stammen trekken elk één kaart.',
      'Voorraad telt nooit mee. Legendarische Artefacten en de Ongebonden passen bij elke stam, maar elk helpt maar één cohorte.',
      'Alleen je hand telt, niet de hinderlaag of tenten, en voor één cohorte nooit meer dan {{hand}} kaarten.',
    ],
    find: 'bonus zelfde stam klein middelgroot groot enorm',
  },
  mulligan: {
    title: 'Mulligan',
    text: [
      'Leg je hele hand in de schuilplaats en trek {{mulligan}} kaarten. Eén keer per beurt, vóór je acties en nooit in een beurt met een cohorte.',
    ],
    find: 'nieuwe hand ruilen tweede kans',
  },
  drawing: {
    title: 'Natie en schuilplaats',
    text: [
      'De natie is je trekstapel, de schuilplaats je aflegstapel. Raakt de natie tijdens het trekken op, neem dan de rest, schud de schuilplaats tot een nieuwe natie en trek verder. Zijn beide leeg, dan stop je.',
      'Je mag je eigen schuilplaats altijd doorkijken en je natie tellen, maar nooit in de natie kijken tenzij een kaart het toestaat. Iedereen mag weten hoeveel kaarten je waar hebt en welke kaart bovenop je schuilplaats ligt. Aan het eind van je beurt gaat wat je niet hebt gespeeld onder wat je wel hebt gespeeld, of onder de bovenste kaart die er al lag, zodat het niet te zien is.',
    ],
    find: 'trekstapel aflegstapel schudden',
  },
  'creation-deck': {
    title: 'Creatiestapel',
    text: [
      'Al je kaarten, waar ze ook liggen: hand, natie, schuilplaats, tafel, hinderlaag en tenten. Je mag nooit een kaart in de vergetelheid afleggen als er minder dan {{deck}} over zouden blijven.',
    ],
    find: 'minimum aantal kaarten',
  },
  ambush: {
    title: 'Hinderlaag',
    text: [
      'Leg één handkaart af in de vergetelheid en leg een andere gedekt in je hinderlaag. Er passen {{ambush}} kaarten in. Alleen jij mag ze bekijken.',
      'Ze komen terug in je hand in stap 2 van je volgende beurt, of als je wordt aangevallen en ze wilt inzetten: dan allemaal tegelijk.',
    ],
    find: 'verbergen gedekt afleggen',
  },
  limbo: {
    title: 'De vergetelheid',
    text: [
      'De gemeenschappelijke stapel van kaarten die uit het spel zijn gelegd. Hij ligt open, en in het basisspel komt er niets van terug.',
    ],
    find: 'afgelegd verwijderd limbo',
  },

  // ------------------------------------------------------------ rijen
  line: {
    title: 'Een rij betaalt een actie',
    text: [
      'Leg handkaarten in een rij. Samen moeten ze precies de kosten dekken: niets te weinig en niets te veel.',
      'Een kaart speelt per beurt in één rij, en een afgeronde rij blijft zoals hij is. Een actie mag je herhalen zolang je kunt betalen.',
    ],
    find: 'betalen combinatie kosten precies actierij',
  },
  'forked-line': {
    title: 'Gevorkte rij',
    text: [
      'Een kaart die door een amulet of het orakel vaker telt, mag haar kopieën over meerdere rijen verdelen. Wat je niet gebruikt, vervalt.',
    ],
    find: 'kopieën vermenigvuldigd splitsen dubbel driedubbel',
  },
  'new-cards': {
    title: 'Nieuwe kaarten',
    text: [
      'Een kaart die je deze beurt krijgt, gaat aan het eind met de rest naar de schuilplaats. Eerder kun je haar niet spelen, tenzij een regel haar in je hand geeft.',
    ],
    find: 'verkregen wanneer speelbaar',
  },
  'one-effect': {
    title: 'Eén effect per kaart',
    text: [
      'Op een kaart werkt per beurt maar één artefact; daarna speel je haar gewoon in een rij. Het artefact dat haar veranderde, ligt buiten de rij.',
      'Kettingen mogen: een manuscript verandert een eretitel, en die eretitel waardeert een manschap op.',
      'Ook in een tent liggen is zo’n effect: een kaart die deze beurt is veranderd gaat in geen tent, en op een kaart die er deze beurt in ging werkt niets anders.',
    ],
    find: 'veranderen eretitel manuscript amulet combinatie',
  },
  hiring: {
    title: 'Een manschap inhuren',
    text: [
      'Je krijgt de bovenste kaart van de stapel en één voorraadkaart erbij, zolang die er zijn. Een manschap kost zijn rang plus één aan voorraadkaarten.',
    ],
    find: 'kopen rekruteren burger bevelhebber priester heer',
  },
  creating: {
    title: 'Een artefact vervaardigen',
    text: [
      'Je krijgt de bovenste kaart van de stapel. Is dit artefact vandaag op het orakel overeenkomend, noem dan een stam en neem een kaart daarvan uit de stapel, anders de bovenste; schud daarna de stapel.',
    ],
    find: 'maken stam kiezen',
  },
  'other-costs': {
    title: 'Aanval, terugtocht, tent, hinderlaag',
    text: [
      '- Aanval: een wapen opent hem, daarna volgen de kaarten waarmee je vecht.',
      '- Terugtrekken: twee vakken voor twee voorraadkaarten, drie voor drie, twee of drie voor een paard.',
      '- Stationeren: een tent en één voorraadkaart, plus de kaart die erin moet wachten.',
      '- Hinderlaag: voor elke kaart die je verbergt, gaat een andere kaart uit je hand naar de vergetelheid.',
    ],
    find: 'overige kosten prijs stationeren afleggen gevecht',
  },
  'empty-deck': {
    title: 'Lege stapels',
    text: [
      'Op is op: van een lege stapel kun je niets inhuren, vervaardigen of bouwen. Is de voorraad op, dan komt een manschap alleen.',
    ],
    find: 'beperkt uitgeput',
  },

  // ------------------------------------------------------------ kaarten
  units: {
    title: 'Manschappen',
    text: [
      'Vier rangen. In een gevecht is een manschap zo sterk als zijn rang. De meeste kosten betaal je met manschappen.',
    ],
    find: 'rang sterkte burger bevelhebber priester heer',
  },
  supply: {
    title: 'Voorraad',
    text: [
      'Neutraal: hoort bij geen enkele stam. Voorraad huurt manschappen en helden in, helpt wegen bouwen, verplaatst helden en draagt tenten. In een gevecht is ze niets waard.',
    ],
    find: 'voorraadkaart neutraal grondstof',
  },
  tool: {
    title: 'Gereedschap',
    text: ['Telt in een rij als één of twee burgers, beide in dezelfde. Niet in een gevecht.'],
    lit: 'Tot vier burgers in één rij, of tot twee in elk van twee rijen.',
    find: 'burgers vervangen',
  },
  weapon: {
    title: 'Wapen',
    text: ['Huurt met twee voorraadkaarten een held in en opent elke aanval. Sterkte 1.'],
    lit: 'Twee keer te gebruiken, bijvoorbeeld om een held in te huren en ermee aan te vallen, of sterkte 2 in één gevecht.',
    find: 'aanval held vechten zwaard',
  },
  amulet: {
    title: 'Amulet',
    text: [
      'Kies eerst een handkaart en gooi dan de dobbelsteen: zie de zes zijden.',
      'Werkt op elke kaart behalve Legendarische Artefacten, Ongebonden, Fanatici, koninginnen en koningen. Bij 1, 2, 3 en 6 blijft het amulet tot het eind van de beurt bij de kaart.',
    ],
    lit: 'Werkt op twee verschillende kaarten, na elkaar: gebruik de eerste voordat je voor de tweede gooit, want wat je er dan nog niet van gebruikt hebt, vervalt. Na een 4 of 5 werkt het amulet nog op de tweede.',
    find: 'dobbelsteen gooien geluk',
  },
  'amulet-faces': {
    title: 'De zes zijden van het amulet',
    text: [
      '1 Er gebeurt niets.',
      '2 De kaart telt deze beurt dubbel.',
      '3 De kaart telt deze beurt driedubbel.',
      '4 De kaart gaat gratis in de hinderlaag, of je wilt of niet. Zou het de vierde zijn, dan gaat een oudere naar de schuilplaats.',
      '5 De kaart en het amulet gaan naar de schuilplaats.',
      '6 De kaart is een joker: deze beurt elke manschap, elk artefact of voorraad.',
    ],
    find: 'dobbelsteen worp uitkomst joker dubbel driedubbel',
  },
  'wild-card': {
    title: 'Jokerkaart',
    text: [
      'Na een 6 staat de kaart tot het eind van de beurt voor één kaart naar keuze. Als gereedschap is ze tot twee burgers waard; in een gevecht vecht ze als heer, tenzij ze het wapen is dat de aanval opent.',
      'Ze wordt niet verlicht. In plaats van een tent kan er niets in; een tent die zelf joker is, neemt nog altijd één kaart op.',
    ],
    find: 'zes willekeurige kaart',
  },
  title: {
    title: 'Eretitel',
    text: [
      'Waardeert een manschap één rang op: burger, bevelhebber, priester, heer. Hij gaat onder zijn stapel; neem er een van de volgende rang in dezelfde stam, anders de bovenste, en schud die stapel. Je mag hem meteen spelen.',
      'Een heer stijgt niet verder, en uit een lege stapel komt niemand.',
    ],
    lit: 'Eén manschap twee rangen, of twee manschappen elk één.',
    find: 'opwaarderen promoveren rang',
  },
  scroll: {
    title: 'Magisch manuscript',
    text: [
      'Verandert een manschap of artefact in een andere stam: leg de kaart onder haar stapel, neem dezelfde soort in de genoemde stam, anders de bovenste, en schud de stapel. Je mag haar meteen spelen.',
      'Een manuscript mag in plaats daarvan zichzelf veranderen, buiten elke rij. Dan verandert het deze beurt niets anders.',
    ],
    lit: 'Twee kaarten, of zichzelf en één kaart.',
    find: 'veranderen stam kleur rol',
  },
  tent: {
    title: 'Tent',
    text: [
      'Speel een voorraadkaart en de tent en stationeer er een kaart op, elke behalve een Legendarisch Artefact, voor iedereen zichtbaar. Daar wacht ze zo lang je wilt.',
      'Neem haar terug in je acties, of op elk moment van een gevecht waarin je verdedigt. De tent gaat dan naar je schuilplaats.',
    ],
    lit: 'Twee kaarten tegelijk voor één voorraadkaart; ze komen samen terug. Een tent die al staat, neemt geen tweede kaart op.',
    find: 'stationeren bewaren',
  },
  horse: {
    title: 'Paard',
    text: ['Draagt één held tot {{horse}} vakken ver over wegen, niet te verdelen over helden. Sterkte 1.'],
    lit: 'Eén held tot {{horseLit}} vakken, of twee helden elk tot {{horse}}. Sterkte 2.',
    find: 'rijden verplaatsen reizen',
  },

  // ------------------------------------------------------------ Legendarische Artefacten
  'great-artefacts': {
    title: 'Legendarische Artefacten',
    text: [
      'Je wint ze bij de ruïne; je mag er {{greatLimit}} bezitten, en een nieuwe gaat naar je schuilplaats. Ze tellen voor elke stam, kunnen niet worden vervaardigd, en geen artefact of orakel verandert ze.',
      'In een gevecht mogen alleen Zwaard, Schild, Kroon en Boek worden gespeeld.',
    ],
    find: 'bijzonder limiet universeel',
  },
  hammer: {
    title: 'Hamer van Strato',
    text: [
      'Is naar keuze een van de zeven artefacten. Hij mag als wapen een held inhuren, maar heeft in een gevecht niets te zoeken.',
    ],
    find: 'willekeurig artefact',
  },
  sword: {
    title: 'Zwaard van Elemag',
    text: ['Een wapen: sterkte {{swordAttack}} als je aanvalt, {{swordDefend}} als je verdedigt.'],
    find: 'wapen aanval',
  },
  shield: {
    title: 'Schild van Britos',
    text: ['Een wapen: sterkte {{shieldAttack}} als je aanvalt, {{shieldDefend}} als je verdedigt.'],
    find: 'wapen verdediging',
  },
  wings: {
    title: 'Vleugels van Aviena',
    text: ['Eén held vliegt naar een willekeurig bebouwd vak, over alles heen, zonder weg.'],
    find: 'vliegen held',
  },
  horn: {
    title: 'Hoorn van Baldur',
    text: ['Kijk je natie door zoals ze is, neem tot twee kaarten, toon ze, neem ze in je hand en schud.'],
    find: 'zoeken trekken',
  },
  book: {
    title: 'Boek van Crea',
    text: ['Een magisch manuscript voor maximaal drie kaarten, in één rij of meerdere.'],
    find: 'veranderen manuscript',
  },
  crown: {
    title: 'Kroon van Titus',
    text: ['Waardeert één manschap twee rangen op, twee manschappen elk één rang, of één manschap één rang.'],
    find: 'opwaarderen eretitel',
  },
  hand: {
    title: 'Hand van Luut',
    text: [
      'Kijk de natie van een tegenstander door en neem één kaart die je deze beurt als de jouwe speelt. Daarna gaat ze naar de schuilplaats van de eigenaar. Schud die natie.',
    ],
    find: 'stelen lenen tegenstander',
  },
  staff: {
    title: 'Staf van Terra',
    text: [
      'Vervang een gebouwde stad of weg door een kaart van dezelfde soort uit de pool, in een ander terrein naar keuze. Fiches en helden blijven. Als jullie dat vooraf afspreken: wissel in plaats daarvan twee kaarten van dezelfde soort op het speelveld om.',
    ],
    find: 'terrein veranderen vervangen',
  },
  pavilion: {
    title: 'Paviljoen van Eyla',
    text: ['Een tent voor maximaal twee kaarten tegelijk, zonder voorraadkaart.'],
    find: 'tent stationeren',
  },

  // ------------------------------------------------------------ het orakel
  oracle: {
    title: 'Het Orakel van de Zon',
    text: [
      'Vóór elke beurt van de eerste speler, maar niet in de eerste ronde, draait het binnenste wiel één stap met de klok mee. Een ronde is een dag; {{days}} dagen zijn een week.',
      'Elke dag is één artefact verlicht, en één paar tekens op de twee wielen komt overeen.',
    ],
    find: 'wiel dag week kalender',
  },
  illuminated: {
    title: 'Verlicht artefact',
    text: [
      'De straal wijst het aan. Alle kaarten van deze soort kunnen vandaag meer, voor elke speler: zie bij elk artefact.',
    ],
    find: 'straal licht bonus vandaag',
  },
  matching: {
    title: 'Overeenkomend artefact',
    text: ['Datgene wat beide wielen op dezelfde plek tonen. Wie het vandaag vervaardigt, kiest de stam.'],
    find: 'paar gelijk stam kiezen',
  },

  // ------------------------------------------------------------ bouwen
  'new-city': {
    title: 'Een stad bouwen',
    text: [
      'Drie manschappen van één rang bouwen een stad van dat niveau. Je kiest het aantal uitgangen, ziet aan de bovenste kaart van die stapel het terrein en kiest dan vak en draaiing. Uitgangen veranderen niets aan de kosten.',
    ],
    find: 'stichten nederzetting niveau',
  },
  'upgrade-city': {
    title: 'Een stad opwaarderen',
    text: [
      'Twee manschappen van de volgende rang brengen een stad één niveau hoger; geen niveau wordt overgeslagen. Je mag in dezelfde beurt bouwen en opwaarderen, zo vaak als je kunt betalen.',
    ],
    find: 'uitbreiden verhogen niveau',
  },
  roads: {
    title: 'Een weg bouwen',
    text: [
      'Rechtdoor en bocht zijn eenvoudige wegen; T-splitsing en kruising kosten één burger meer. Kies de soort, bekijk de bovenste kaart en kies dan vak en draaiing.',
    ],
    find: 'straat kruising rechtdoor bocht',
  },
  'where-to-build': {
    title: 'Waar je mag bouwen',
    text: ['Op een leeg vak van het speelveld dat met een zijde aan een gebouwde kaart grenst. Hoeken tellen niet.'],
    find: 'vak plaats aangrenzend raken leeg',
  },
  'roads-agree': {
    title: 'De zijden moeten passen',
    text: [
      'Waar de nieuwe kaart aan een andere grenst, sluit weg op weg aan en open land op open land. Wegen mogen van het speelveld af lopen, en je mag de kaart draaien zoals je wilt.',
    ],
    find: 'aansluiten passen draaien',
  },
  'cities-apart': {
    title: 'Steden houden afstand',
    text: ['Een stad ligt nooit zij aan zij met een andere stad, van wie die ook is. Hoek aan hoek mag.'],
    find: 'naast aangrenzend stad',
  },
  'beside-ruins': {
    title: 'Geen stad naast de ruïne',
    text: ['Wegen mogen naar de ruïne leiden, maar geen stad mag er zij aan zij mee liggen.'],
    find: 'aangrenzend midden',
  },
  connected: {
    title: 'Een weg naar huis',
    text: [
      'Vanaf de nieuwe kaart moet een weg naar een van je steden leiden, over kaarten van wie dan ook. Heb je geen stad meer, dan mag je er een nieuwe bouwen overal waar de andere regels het toestaan.',
    ],
    find: 'verbinding netwerk verbonden geen stad',
  },
  tokens: {
    title: 'Stadsfiches',
    text: [
      'Je hebt {{low}} fiches voor niveau 1 en 2 en {{high}} voor niveau 3 en 4. Zonder vrij fiche kun je dat niveau niet bouwen of bereiken.',
    ],
    find: 'merktekens limiet maximum steden',
  },
  impassable: {
    title: 'Ontoegankelijke vakken',
    text: [
      'Een leeg vak is ontoegankelijk als er geen kaart uit de pool meer gebouwd kan worden: niets past bij de buren en heeft een weg die aansluit. Leeg land daarachter, waar geen weg meer kan komen, is het ook.',
      'Het telt als bebouwd voor het einde van het spel, en geen held mag het betreden.',
    ],
    find: 'geblokkeerd dood niets past',
  },

  // ------------------------------------------------------------ helden
  'hire-hero': {
    title: 'Een held inhuren',
    text: [
      'Een wapen en twee voorraadkaarten zetten een held in een van je steden, wie er ook staat. Je hebt er {{heroes}}.',
    ],
    find: 'rekruteren figuur',
  },
  'move-hero': {
    title: 'Een held verplaatsen',
    text: [
      'Eén voorraadkaart verplaatst één held één vak, een paard tot {{horse}}. In een reisrij mogen er zoveel liggen als je wilt, ook voor beide helden.',
      'Helden lopen tussen kaarten die zij aan zij liggen en door een weg verbonden zijn: wegen, steden van iedereen, de ruïne. Ongebruikte stappen vervallen.',
    ],
    find: 'reizen lopen stappen voorraad paard',
  },
  passing: {
    title: 'Langs anderen',
    text: [
      'Steden en helden van anderen houden je niet tegen en beginnen geen gevecht. Op een kaart mogen onbeperkt veel helden staan.',
    ],
    find: 'vijand zelfde vak blokkeren',
  },

  // ------------------------------------------------------------ gevecht
  'battle-order': {
    title: 'Hoe een gevecht verloopt',
    text: [
      '- 1 Je held staat op het doel. Leg een wapen en zoveel kaarten dat je de verdediging overtreft.',
      '- 2 De verdediger vecht, geeft zich over of trekt zich terug als alleen een held wordt aangevallen.',
      '- 3 Om de beurt: de verdediger legt tot hij minstens gelijk is, jij tot je hem overtreft.',
      '- 4 Wie dat niet kan of wil, past, en het gevecht is voorbij. Bij gelijke stand wint de verdediger.',
    ],
    find: 'strijd vechten verloop gelijkspel passen',
  },
  targets: {
    title: 'Wat je mag aanvallen',
    text: [
      'Eén doel op het vak van je held: een vijandelijke stad, één vijandelijke held, een neutrale stad of de ruïne. Er vechten altijd maar twee spelers. Staan er twee van je helden, dan kies je of er één of beide meedoen.',
    ],
    find: 'doel held stad vak',
  },
  opening: {
    title: 'De opening',
    text: [
      'Elke aanval begint met een wapen. Met wat je verder legt moet je sterkte de basisverdediging overtreffen: het stadsniveau, niets bij een held, plus wat het terrein geeft.',
      'Zolang je die niet overtreft, is het nog geen aanval: je mag hem afblazen en neemt de kaarten terug in je hand. Is er eenmaal voor gegooid of een kaart veranderd, dan is er geen weg terug.',
    ],
    find: 'wapen eerst aanval begin',
  },
  reply: {
    title: 'Het antwoord van de verdediger',
    text: [
      'Vechten: beslis één keer of je alle kaarten uit de hinderlaag neemt en welke van je helden op het vak meedoen. Een held die erbuiten blijft, blijft staan, wat er ook gebeurt. Tenten mag je op elk moment leegmaken.',
      'Zich overgeven: de aanvaller wint meteen.',
      'Terugtrekken: alleen als enkel een held wordt aangevallen.',
    ],
    find: 'verdedigen hinderlaag overgeven terugtrekken',
  },
  strength: {
    title: 'Gevechtssterkte',
    text: [
      'Manschappen vechten met hun rang, wapens en paarden met 1. Daarbij komen stadsniveau, moraal en in het spel voor gevorderden het thuisterrein. De rest telt niet: voorraad, gereedschap, tenten, eretitels, manuscripten en amuletten.',
    ],
    find: 'waarde kracht rang',
  },
  moral: {
    title: 'Morele bonus',
    text: [
      '+1 voor elke deelnemende held van jou, zolang je rij minstens één kaart heeft en alle kaarten van je stam of universeel zijn. Je verliest hem zodra er een kaart van een andere stam wordt gelegd.',
    ],
    find: 'moraal held bonus zelfde stam',
  },
  'artefacts-in-battle': {
    title: 'Artefacten in een gevecht',
    text: [
      'Beide partijen mogen eretitels, manuscripten en amuletten spelen op kaarten voor hun eigen rij: op een handkaart, die meteen in de rij komt als ze vecht, of op een kaart die er al ligt en deze beurt nog geen effect onderging. Gereedschap en tenten niet. Een 2 of 3 van het amulet verdubbelt of verdrievoudigt de sterkte van een kaart.',
    ],
    find: 'amulet eretitel manuscript vechten',
  },
  retreat: {
    title: 'Terugtrekken',
    text: [
      'Twee vakken voor twee voorraadkaarten, drie voor drie, of twee of drie voor een paard, over wegen. De held eindigt precies zo ver: er mag geen kortere weg heen leiden. Hij mag niet eindigen bij een stad of de andere held van de aanvaller.',
    ],
    find: 'vluchten ontsnappen',
  },
  'battle-lost': {
    title: 'Verloren helden',
    text: [
      'De helden van de verliezer die meededen verlaten het speelveld; ze kunnen opnieuw worden ingehuurd, die van de aanvaller meteen. Een aanval die eindigt zonder de verdediging te overtreffen is verloren, ook tegen neutrale steden en de ruïne.',
    ],
    find: 'nederlaag afgeslagen held verwijderd',
  },
  conquest: {
    title: 'Een veroverde stad',
    text: [
      'Leg je fiche van hetzelfde niveau, of het eerstvolgende lagere dat je hebt. Heb je er geen, dan is de stad van niemand en zonder verdediging: een held die er staat neemt haar zonder gevecht in op niveau 1.',
    ],
    find: 'veroveren innemen fiche',
  },
  'neutral-city': {
    title: 'Neutrale stad',
    text: [
      'Verdediging {{neutral}}. De winnaar legt er een fiche van niveau 4 en neemt een heer van de stam van die stad, anders de bovenste, en een voorraadkaart, alles naar de schuilplaats.',
    ],
    find: 'onbezet heer beloning niveau 4',
  },
  ruins: {
    title: 'De ruïne',
    text: [
      'Verdediging {{ruins}}. De winnaar neemt een van de open Legendarische Artefacten naar de schuilplaats. De ruïne blijft van niemand. Wie geen extra Legendarisch Artefact mag bezitten kan haar niet aanvallen, en niemand kan dat als er geen meer ligt.',
    ],
    find: 'wachters artefact midden',
  },
  'after-battle': {
    title: 'Na het gevecht',
    text: [
      'De kaarten van de verdediger gaan naar de schuilplaats. Aan het eind van de beurt van de aanvaller vult de verdediger aan tot {{hand}}, en legt niets af als hij er meer heeft.',
    ],
    find: 'trekken aanvullen verdediger afleggen',
  },

  // ------------------------------------------------------------ het einde
  'game-end': {
    title: 'Wanneer het spel eindigt',
    text: [
      '- Meteen, als het laatste lege vak gevuld is. Ontoegankelijke vakken tellen als gevuld.',
      '- Meteen, als iemand {{level4}} steden van niveau 4 heeft, gebouwd of veroverd.',
    ],
    find: 'afgelopen vol speelveld vijfde stad',
  },
  victory: {
    title: 'Wie wint',
    text: [
      'De niveaus van je steden zijn je overwinningspunten. Wie de meeste punten heeft, wint.',
      'Gelijk? De meeste steden van niveau 4, dan 3, 2 en 1, dan helden op het speelveld. Nog steeds gelijk: jullie delen de overwinning.',
    ],
    find: 'win winnen van het spel doel gelijkspel winnaar punten score',
  },

  // ------------------------------------------------------------ opzet
  'setup-cards': {
    title: 'De eerste kaarten',
    text: [
      'Schud de 21 stapels van de pool en leg ze open neer: zeven met artefacten, vijf met steden, vier met wegen, vier met manschappen, en de voorraad. Op het orakel staat bovenaan gereedschap op gereedschap.',
      'Iedereen krijgt vijf voorraadkaarten en, door het lot, drie burgers, een bevelhebber en een priester. Bekijk je tien kaarten in het geheim: ze tonen naar welke stam je neigt. Geschud zijn ze de natie. Trek er {{hand}}.',
      'De eerste speler wordt geloot en blijft de eerste. Van daar met de klok mee kiest iedereen een stam; daarna, vanaf de laatste speler terug, een startstad op niveau 1.',
      'Open Legendarische Artefacten: één meer dan spelers.',
    ],
    find: 'start begin voorbereiding delen eerste speler',
  },
  'setup-2': {
    title: 'Speelveld voor twee',
    text: [
      'Eén stam verlaat het spel met al zijn kaarten en {{suppliesPerFaction}} voorraadkaarten. De buitenste ring wordt niet gebruikt.',
    ],
    find: 'twee spelers opzet bord',
  },
  'setup-3': {
    title: 'Speelveld voor drie',
    text: ['Elke hoek verliest drie vakken. De vierde startstad en de vierde neutrale stad blijven in de doos.'],
    find: 'drie spelers opzet bord',
  },
  'setup-4': {
    title: 'Speelveld voor vier',
    text: ['Startsteden op de hoeken, willekeurig één van elk terrein; neutrale steden tussen hen en de ruïne.'],
    find: 'vier spelers opzet bord',
  },
  'in-the-box': {
    title: 'Wat er in de doos zit',
    text: ['Hoeveel kaarten er van elke soort zijn, zodat je weet wat er nog kan komen.'],
    find: 'onderdelen aantal kaarten',
  },

  // ------------------------------------------------------------ scenario’s
  advanced: {
    title: 'Spel voor gevorderden',
    text: [
      '- Een vak van zijn thuisterrein betreden kost een held niets. Gratis stappen mogen tussen de stappen van een paard liggen. Niet bij terugtrekken.',
      '- +1 sterkte voor wie op zijn thuisterrein vecht, in aanval en verdediging, met of zonder held.',
    ],
    find: 'terrein thuis bonus variant',
  },
  harder: {
    title: 'Moeilijker spel',
    text: [
      'Neutrale steden verdedigen met {{neutralHard}}, de ruïne met {{ruinsHard}}. Een neutrale stad wordt toch niveau 4.',
    ],
    find: 'lastig variant wachters',
  },
  'own-rules': {
    title: 'Jullie eigen spel',
    text: [
      'Spreek vooraf af: de sterkte van neutrale steden en ruïne, startsteden, neutrale steden en helden per speler, een aantal weken (2 kort, 3 normaal, 5 of 6 lang), punten om te winnen, hoeveel steden van niveau 4 het spel beëindigen, of een vol speelveld het beëindigt, en waar de eerste steden liggen.',
    ],
    find: 'eigen opties huisregels variant duur',
  },
} as const satisfies BaseTexts;
