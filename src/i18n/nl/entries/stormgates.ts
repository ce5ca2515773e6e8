import type { StormgatesTexts } from '../../entryText';

export const stormgates = {
  'sg-setup': {
    title: 'Zes stammen, tot zes spelers',
    text: [
      'Met twee spelers gebruik je drie van de zes stammen, met drie en vier spelers vier, met vijf vijf, met zes allemaal. Alleen hun kaarten vormen de pool.',
      'Met vijf en zes spelers heeft het speelveld 7 bij 11 vakken en twee ruïnes. Er zijn evenveel stormpoorten als spelers, van hun stammen.',
      'Open Legendarische Artefacten: zoveel als spelers. De rest vormt een gedekte stapel, en er liggen drie lotskaarten klaar.',
      'Tot vier spelers mogen ook het grote speelveld afspreken: daar beëindigt een vol veld het spel. Met twee en drie spelers zijn de poorten die van de stammen van de spelers.',
      'Met vijf of zes spelers, teams of een draft: loot de eerste speler, kies om de beurt een stam, daarna startsteden in omgekeerde volgorde, en deel of draft pas dan de eerste kaarten.',
      'Drie extra stapels van twaalf: sterrenstof en kisten open, stormeffecten gedekt. Alles kan wegblijven of apart gespeeld worden, maar Metamorpha, Bilkarr en de valleien hebben poorten nodig, en het lot heeft sterrenstof nodig.',
    ],
    find: 'uitbreiding vijf zes spelers opzet',
  },
  'sg-changes': {
    title: 'Gewijzigde regels',
    text: [
      '- Terugtrekken: precies drie vakken, voor drie voorraadkaarten of een paard.',
      '- Staf van Terra: tot drie steden, wegen of poorten; een wissel telt als twee.',
      '- Een vol speelveld beëindigt het spel met vier en zes spelers; met twee, drie en vijf alleen als jullie dat afspreken.',
      '- De vijfde stad van niveau 4 of hoger beëindigt het spel. Gelijk: hoofdsteden, residenties, niveau 4, 3, 2, 1, helden, grootte van de creatiestapel.',
    ],
    find: 'uitbreiding einde terugtrekken verschillen gelijkspel',
  },
  checkpoint: {
    title: 'Controlepunt',
    text: [
      'Na de laatste beurt van dag 7, voordat het orakel naar zijn begin terugdraait. Bij het eerste komen Metamorpha en Bilkarr in het spel. Vanaf het tweede telt iedereen de kaarten van zijn creatiestapel.',
      'Eén telling geldt voor koningin, koning en veteranen, voordat er iemand bij komt. Een spel over een vast aantal weken eindigt vóór het controlepunt van de laatste week.',
    ],
    find: 'einde week tellen stapel',
  },
  royals: {
    title: 'Koninginnen en koningen',
    text: [
      'Vanaf het tweede controlepunt levert een stapel van minstens 20 kaarten je koningin op, een van minstens 24 je koning, naar de schuilplaats. Zijn het er bij een later controlepunt minder, dan gaan ze voorgoed naar de vergetelheid.',
      'Sterkte 5 en 6. Je kunt ze niet inhuren, niemand tot hen opwaarderen en ze niet veranderen.',
      'Een koningin alleen in een rij maakt van een stad van niveau 4 een residentie, niveau 5, hoogstens twee per speler. Een koning alleen maakt van een residentie de hoofdstad, niveau 6, één per speler.',
      'Wie er een verovert, legt een eigen fiche van dat niveau als dat mag, anders het eerstvolgende lagere.',
      'Ze zijn manschappen van hun stam: ze tellen voor diens cohorte en moraal en mogen gestationeerd worden. Je hebt drie fiches voor residenties en hoofdstad samen. Gratis opwaarderingen gaan hoogstens tot niveau 4.',
      'Wie wordt afgezet, wordt gepakt waar de kaart ook ligt, en niets brengt haar terug. Wat gekroond is, blijft.',
    ],
    find: 'koningin koning residentie hoofdstad niveau 5 6 kroon',
  },
  gates: {
    title: 'Stormpoorten',
    text: [
      'Een neutrale kruising in het terrein van haar stam. Van een poort mag een held naar elke andere stappen: één stap en één voorraadkaart voor de sprong, één keer per beurt voor elke held. Over de weg kost betreden zoals gewoonlijk een stap.',
      'Elke sprong trekt een stormeffect. Resterende stappen van een paard blijven behouden.',
      'Als je een poort loot met de dobbelsteen: 1 Berenstam, 2 Wolkenwandelaars, 3 Sintelianen, 4 Eilandbewoners, 5 Wolfsclan, 6 Zongezegenden; gooi opnieuw als die niet meedoet.',
      'Noem eerst het doel. Eén rij betaalt de weg tot en door de poort: een poort op en erdoor kost drie voorraadkaarten, of een paard en een voorraadkaart met één stap over. De voorraadkaart voor de storm betaal je altijd, ook waar stappen gratis zijn.',
      'Het effect wordt volledig uitgevoerd voordat de held aankomt. Poorten verbinden alleen stappen van helden: geen bouwwerken, posten of terugtocht.',
    ],
    find: 'portaal springen teleport spring sprong',
  },
  'storm-effects': {
    title: 'Stormeffecten',
    text: [
      'Voer het meteen en volledig uit; wat onmogelijk is vervalt. Kaarten die je krijgt gaan naar je hand. Zijn alle twaalf gebruikt, dan worden ze geschud.',
      '1 Neem de bovenste kaart van een artefactstapel; is het de overeenkomende, kies dan de stam.',
      '2 Neem de bovenste heer met zijn voorraadkaart: geen bij een Ongebondene, twee bij een Fanaticus.',
      '3 Trek een kaart.',
      '4 Bouw gratis een weg.',
      '5 Trek een lotskaart.',
      '6 Breng je andere held, ingehuurd of niet, naar de poort van vertrek.',
      '7 Vervang een stad of weg door een met dezelfde uitgangen in een terrein naar keuze.',
      '8 Herhaal een gebruikt effect dat open ligt, maar niet nummer 2.',
      '9 Waardeer een manschap uit je hand één rang op, terug in je hand.',
      '10 Breng een van je steden één niveau hoger.',
      '11 Neem een kaart uit de vergetelheid, maar geen tweede Legendarisch Artefact.',
      '12 Vernietig een tent, zo mogelijk van een tegenstander: tent en inhoud gaan naar de schuilplaats van de eigenaar.',
    ],
    find: 'poort sprong kaart lijst',
  },
  trade: {
    title: 'Handelsposten',
    text: [
      'Twee burgers bouwen een post op een wegkaart die met een van je steden verbonden is; je hebt er twee, en er mogen er meerdere op één kaart liggen. Met de tweede draaien beide naar hun sterrenkant.',
      'Met een held op je post: een artefact voor een kist, of een kist voor de bovenste kaart van een artefactstapel. Met twee posten ook twee voorraadkaarten voor een sterrenstof. Betaalde kaarten gaan onder hun stapel, verkregen kaarten naar je hand; wat je ruilde, ruil je deze beurt niet verder.',
      'Een post staat op een weg uit de pool, niet op een poort of een kaart van een vallei. Legendarische Artefacten worden niet geruild. Bij het overeenkomende artefact kies je de stam.',
    ],
    find: 'handel ruilen markt handelen ruil',
  },
  stardust: {
    title: 'Sterrenstof en kisten',
    text: [
      'Sterrenstof telt als één of twee voorraadkaarten in één rij. Je kunt het nooit ruilen, afleggen in de vergetelheid of verliezen.',
      'Een kist die in de vergetelheid wordt afgelegd, brengt tot drie kaarten tegelijk in de hinderlaag, nog steeds hoogstens drie. Beide zijn neutraal; van elk zijn er twaalf.',
      'Sterrenstof is geen prijs voor een hinderlaag of een offer, en telt alleen dubbel in actierijen en bij terugtrekken.',
    ],
    find: 'voorraad kist hinderlaag',
  },
  'great-expansion': {
    title: 'Nieuwe Legendarische Artefacten',
    text: [
      '- Pijl van Farrell: een wapen van sterkte 2 dat ook de acht vakken rond de held aanvalt. Voor de aanvaller telt het terrein onder zijn held.',
      '- Buidel van Fortuna: neem tot twee voorraadkaarten in je hand.',
      '- Banier van Vigo: neem kaarten van één soort uit je schuilplaats met een gedrukte sterkte van samen hoogstens 8.',
      '- Mantel van Vayl: tot twee van je steden op of rond het vak van een held kunnen tot je volgende beurt niet worden aangevallen.',
      '- Kristal van Ming: bekijk tot twaalf kaarten van je natie, leg er zes in elke volgorde bovenop, schud de andere door de rest.',
      '- Masker van Syoen: neem in een gevecht tot twee manschappen met een gedrukte sterkte van samen 3 uit de andere rij in de jouwe; daarna gaan ze naar de schuilplaats van hun eigenaar.',
      '- Verloren Rol van Kry-Cek: neem een kaart uit de vergetelheid in je hand. Of, als jullie dat hebben afgesproken: zet Metamorpha of Bilkarr tot het volgende controlepunt op een vak naar keuze.',
      'Pijl en Masker zijn voor het gevecht, de andere voor je eigen acties.',
    ],
    find: 'pijl buidel banier mantel kristal masker rol uitbreiding',
  },
  fate: {
    title: 'Lotskaarten',
    text: [
      'In plaats van een open Legendarisch Artefact te kiezen mag je een lotskaart trekken:',
      '1 Houd haar als kopie van het Legendarisch Artefact van een andere speler, of neem twee sterrenstof.',
      '2 Het bovenste Legendarisch Artefact van de stapel, of één sterrenstof.',
      '3 Een willekeurig Legendarisch Artefact van de stapel, of één sterrenstof.',
      'Eerst bekijken, dan beslissen. De kaart gaat terug en de drie worden geschud, tenzij je haar houdt. De bewaarde telt als Legendarisch Artefact en zegt bij elk gebruik van wie het is. Wie er geen meer mag bezitten, neemt het sterrenstof, dus ruïnes mogen nog eens worden aangevallen. Wat het lot brengt, gaat waarheen het Legendarisch Artefact gegaan zou zijn.',
    ],
    find: 'lot noodlot in plaats van',
  },
  teams: {
    title: 'Teams',
    text: [
      'Plaatsen 1+4, 2+5 en 3+6 met zes spelers; 1+3+5 tegen 2+4 met vijf; 1+3 tegen 2+4 met vier. Of ieder voor zich, of zes in twee teams van drie.',
      'Een team speelt zijn beurt samen, in elke volgorde; twee leden vallen nooit tegelijk dezelfde tegenstander aan. Een verdediger vult na elk gevecht aan tot {{hand}}. Kaarten, helden en steden worden niet gedeeld, en ieder bouwt vanuit eigen steden. Eén lid handelt tegelijk en laat tussen acties en gevechten een partner verdergaan; niemand ziet de hand van een partner.',
      'Het spel eindigt bij 9 steden van niveau 4 of hoger voor een duo, 12 voor een team van drie. Een team telt zijn punten op; met vijf spelers tellen die van het duo anderhalf keer, naar boven afgerond.',
      'Partners vallen elkaar nooit aan: tegenstanders zijn de leden van andere teams. Ze mogen overleggen, hardop voor iedereen. Naar keuze valt het team van drie hoogstens twee keer per beurt aan. Spreek je een ander aantal steden af, dan heeft een team dat aantal, één minder en twee minder samen nodig.',
    ],
    find: 'partners samen bondgenoten team',
  },
  'hero-mode': {
    title: 'Heldenmodus',
    text: [
      'Neutrale steden verdedigen met 6, ruïnes met 10. Al je helden die het doel kunnen aanvallen mogen dat samen met één wapen doen en gaan samen verloren.',
      'Met minstens 26 kaarten bij het tweede controlepunt of later ben je veteraan, zolang dat zo blijft: moraal is +4 per held, en je burgers en bevelhebbers vechten met +1, met of zonder moraal.',
      'De +1 telt één keer per kaart, hoe vaak die ook telt. Wie onder het aantal zakt, heeft weer moraal +1 en kan opnieuw stijgen.',
    ],
    find: 'veteraan heroïsch',
  },
  draft: {
    title: 'Draft',
    text: [
      'Kies je eerste kaarten: leg er zoveel open als er spelers zijn, en ieder neemt er een. Burgers vooruit, terug, vooruit; bevelhebbers terug; priesters vooruit. Daarna vijf voorraadkaarten elk. Ongebonden en Fanatici komen daarna in de pool.',
      'Wie kiest, ziet de kaarten die er nog liggen; wat anderen namen, blijft verborgen.',
    ],
    find: 'kiezen eerste kaarten start draften',
  },
  metamorpha: {
    title: 'Metamorpha',
    text: [
      'Komt bij het eerste controlepunt op een gegooide poort en gaat naar elke kaart die nieuw wordt gebouwd of vervangen. Met een held op een vak van haar terrein mag je een willekeurige handkaart als tribuut betalen, één keer per beurt voor elke held en elk terrein:',
      '- Wouden: die held gaat tot 3 vakken.',
      '- Gebergte: een van je steden stijgt een niveau.',
      '- Kloven: val een van de acht vakken eromheen aan zonder wapen.',
      '- Meren: waardeer een manschap één rang op.',
      '- Jungle: trek tot twee kaarten.',
      '- Vorst: een manschap telt deze beurt dubbel.',
      'Het tribuut is een eigen rij. Op neutraal terrein geeft ze niets, en twee kaarten van het veld die van plaats wisselen verplaatsen haar niet.',
    ],
    find: 'figuur tribuut terrein',
  },
  bilkarr: {
    title: 'Bilkarr en zijn toverdranken',
    text: [
      'Komt bij het eerste controlepunt op een gegooide poort en gaat daarna elke ochtend twee vakken schuin, over alles heen, terugkaatsend van de randen; uit een hoek gaat hij naar een nieuw gegooide poort. Met een held op zijn vak koop je toverdranken voor twee voorraadkaarten elk.',
      'Een toverdrank mag je op elk moment drinken en hij werkt drie dagen:',
      '- Broederschap: je valt niet aan en wordt niet aangevallen.',
      '- Kolos: +4 sterkte.',
      '- Zwakte: een tegenstander krijgt −4 sterkte.',
      '- Berserker: neem als aanvaller twee willekeurige handkaarten van de verdediger uit het gevecht, één keer per dag.',
      '- Vorsthand: hef een rij van een tegenstander op, één keer per dag; de kaarten zijn verbruikt.',
      '- Zonsverduistering: een handkaart is buiten het gevecht een joker, één keer per dag.',
      'Van elk is er één: een verkochte is weg tot hij op is. De dag van drinken is de eerste van de drie; dagen verstrijken wanneer Bilkarr gaat. In de beurt van een ander: Vorsthand als een rij betaald is, voordat ze werkt; de andere als een aanval geopend is; Kolos en Zwakte ook voordat iemand past of zich overgeeft. Geen totaal zakt onder 0.',
      'Vorsthand stopt inhuren, vervaardigen, bouwen, opwaarderen, kronen, helden werven, verplaatsen, stationeren, posten, toverdranken, tribuut en verkennen. Niet: veranderingen, ruilen, hinderlagen, Legendarische Artefacten, terugtrekken of gevechtskaarten.',
    ],
    find: 'handelaar drank drinken figuur toverdrank drankje',
  },
  'fanatics-rules': {
    title: 'Fanatici',
    text: [
      'Acht manschappen die voor elke stam tellen, twee van elke rang, toegevoegd nadat de eerste kaarten zijn gedeeld; ze komen met twee voorraadkaarten in plaats van één. Om er een te spelen leg je een kaart af in de vergetelheid; dan telt hij dubbel, in één rij of twee, en vecht met dubbele sterkte. Geen eretitel, manuscript of amulet; in een tent mag hij zonder dat.',
      'De kaart voor het offer komt uit de hand, vóór de rij of midden in een gevecht; een creatiestapel zakt daardoor nooit onder {{deck}} kaarten.',
    ],
    find: 'universele manschappen module dubbel offer fanaticus',
  },
  valleys: {
    title: 'De valleien der Koningen en Koninginnen',
    text: [
      'Voor vier of zes spelers op 7 bij 11 vakken, zonder ruïnes. Elke vallei heeft een centrum met vier verborgen kruisingen en vier verborgen gebouwen; een verbindingskaart ligt tussen de twee. Neutraal terrein. Je mag zoveel Legendarische Artefacten bezitten als je wilt.',
      'Een centrum is een neutrale stad met verdediging 6. Eenmaal ingenomen is het niveau 4, levert geen heer op en verdedigt met 4 plus 2 voor elk gebouw van de eigenaar in de vallei.',
      'Een held naast een verborgen kaart, er door een weg mee verbonden, verkent haar: een weg voor twee burgers en een voorraadkaart, een gebouw voor twee burgers. Het gebouw is van de ontdekker: 2 punten, verdediging 2.',
      'Geen stad mag aan de buitenzijden van gebouwen grenzen, en wegen moeten bij de verborgen passen.',
      'Gedekte kaarten gelden als gebouwd en kunnen niet betreden worden. Een gebouw is geen stad: het wordt nooit opgewaardeerd of verlaagd, niemand huurt er in en het verbindt niets. Om er een te verkennen heb je een vrij fiche van niveau 2 nodig.',
    ],
    find: 'koningen koninginnen verkennen centrum vallei ontdekken',
  },
  'valley-buildings': {
    title: 'Gebouwen van de valleien',
    text: [
      'Neem één keer per beurt een kaart van de soort van een van je gebouwen in je hand.',
      '- Koningen: stadhuis eretitels, smederij gereedschap, stal paarden, arena wapens.',
      '- Koninginnen: taverne amuletten, weverij tenten, magiërsgilde manuscripten, winkel voorraad.',
    ],
    find: 'stadhuis smederij stal arena taverne weverij gilde winkel',
  },
  'valley-links': {
    title: 'Bergpas en Koningsbrug',
    text: [
      'Bergpas: een held daar neemt een versterker voor een gegooide poort, elk één. Een sprong van die poort verbruikt hem voor een open Legendarisch Artefact of een lotskaart, naar de schuilplaats.',
      'Koningsbrug: elke poort verbergt een Legendarisch Artefact, twee met vier spelers; ieder heeft één versterker per poort en mag die bij een sprong van daar verbruiken om er een te nemen. Een held op de brug mag Legendarische Artefacten teruggeven voor één stadsniveau elk, steden samen twee niveaus verlagen voor een open exemplaar of een lotskaart, of er een ruilen.',
      'Beide gelden waar een verplaatsing eindigt, één keer per beurt per held, en je mag ze afslaan. Met de held gaat zijn versterker verloren. Verlagen gaat tot niveau 1, verhogen tot niveau 4.',
    ],
    find: 'versterker verbindingskaart stormversterker brug pas',
  },
} as const satisfies StormgatesTexts;
