import type { StormgatesTexts } from '../../entryText';

export const stormgates = {
  'sg-setup': {
    title: 'Sechs Fraktionen, bis zu sechs Spieler',
    text: [
      'Zu zweit spielt man mit drei der sechs Fraktionen, zu dritt und zu viert mit vier, zu fünft mit fünf, zu sechst mit allen. Nur ihre Karten bilden den Vorrat.',
      'Zu fünft und zu sechst hat der Spielplan 7 mal 11 Felder und zwei Ruinen. Es gibt so viele Sturmpforten wie Spieler, von deren Fraktionen.',
      'Offene Besondere Artefakte: so viele wie Spieler. Die übrigen bilden einen verdeckten Stapel, und drei Schicksalskarten liegen bereit.',
      'Bis zu viert könnt ihr euch auch auf den großen Spielplan einigen: Dort beendet ein voller Plan das Spiel. Zu zweit und zu dritt sind die Pforten die der Fraktionen der Spieler.',
      'Zu fünft, zu sechst, mit Teams oder Draft: Startspieler auslosen, nacheinander Fraktionen wählen, dann Startstädte in umgekehrter Reihenfolge, und erst danach die ersten Karten austeilen oder draften.',
      'Drei weitere Stapel zu zwölf: Sternenstaub und Truhen offen, Sturmeffekte verdeckt. Alles kann wegbleiben oder für sich gespielt werden, aber Metamorpha, Bilkarr und die Täler brauchen Pforten, und das Schicksal braucht Sternenstaub.',
    ],
    find: 'Erweiterung fünf sechs Spieler Aufbau',
  },
  'sg-changes': {
    title: 'Geänderte Regeln',
    text: [
      '- Rückzug: genau drei Felder, für drei Versorgungen oder ein Pferd.',
      '- Terras Stecken: bis zu drei Städte, Straßen oder Pforten; ein Tausch zählt als zwei.',
      '- Ein voller Spielplan beendet das Spiel zu viert und zu sechst; zu zweit, zu dritt und zu fünft nur, wenn ihr es vereinbart.',
      '- Die fünfte Stadt der Stufe 4 oder höher beendet das Spiel. Gleichstand: Hauptstädte, Residenzen, Stufe 4, 3, 2, 1, Helden, Größe des Schöpfungsdecks.',
    ],
    find: 'Erweiterung Ende Rückzug Unterschiede Gleichstand',
  },
  checkpoint: {
    title: 'Kontrollpunkt',
    text: [
      'Nach dem letzten Zug des 7. Tages, bevor das Orakel auf seinen Anfang zurückspringt. Beim ersten kommen Metamorpha und Bilkarr ins Spiel. Ab dem zweiten zählen alle die Karten ihres Schöpfungsdecks.',
      'Eine Zählung gilt für Königin, König und Veteranen, bevor jemand dazukommt. Ein Spiel über eine feste Zahl von Wochen endet vor dem Kontrollpunkt ihrer letzten Woche.',
    ],
    find: 'Wochenende Woche zählen Deck',
  },
  royals: {
    title: 'Königinnen und Könige',
    text: [
      'Ab dem zweiten Kontrollpunkt bringt ein Deck von mindestens 20 Karten deine Königin, eines von mindestens 24 deinen König in die Zuflucht. Hat es bei einem späteren weniger, kommen sie für immer in den Limbus.',
      'Stärke 5 und 6. Man kann sie nicht anheuern, niemanden zu ihnen befördern und sie nicht verwandeln.',
      'Eine Königin allein in einer Reihe macht eine Stadt der Stufe 4 zur Residenz, Stufe 5, höchstens zwei pro Spieler. Ein König allein macht eine Residenz zur Hauptstadt, Stufe 6, eine pro Spieler.',
      'Wer so eine Stadt erobert, legt einen eigenen Marker dieser Stufe, wenn er darf, sonst den nächstniedrigeren.',
      'Sie sind Einheiten ihrer Fraktion: Sie zählen für deren Kohorte und Moral und dürfen stationiert werden. Du hast drei Marker für Residenzen und Hauptstadt zusammen. Kostenlose Verbesserungen führen höchstens zu Stufe 4.',
      'Wer abgesetzt wird, wird genommen, wo immer die Karte liegt, und nichts bringt sie zurück. Was gekrönt wurde, bleibt.',
    ],
    find: 'Königin König Residenz Hauptstadt Stufe 5 6 Krone',
  },
  gates: {
    title: 'Sturmpforten',
    text: [
      'Eine neutrale Kreuzung im Gelände ihrer Fraktion. Von einer Pforte darf ein Held zu jeder anderen treten: ein Schritt und eine Versorgung für den Sprung, einmal pro Zug für jeden Helden. Auf der Straße kostet das Betreten wie üblich einen Schritt.',
      'Jeder Sprung zieht einen Sturmeffekt. Übrige Schritte eines Pferdes bleiben erhalten.',
      'Wird eine Pforte ausgewürfelt: 1 Bärenvolk, 2 Wolkenkinder, 3 Glutjünger, 4 Holmsiedler, 5 Wolfsklan, 6 Sonnentreue; ist sie nicht im Spiel, würfle noch einmal.',
      'Nenne zuerst das Ziel. Eine Reihe bezahlt den Weg bis zur Pforte und hindurch: auf eine Pforte und hindurch sind drei Versorgungen oder ein Pferd und eine Versorgung, mit einem Schritt übrig. Die Versorgung für den Sturm ist immer fällig, auch wo Schritte nichts kosten.',
      'Der Effekt wird ganz ausgeführt, bevor der Held ankommt. Pforten verbinden nur Schritte von Helden: keine Bauten, keine Posten, keinen Rückzug.',
    ],
    find: 'Portal Tor springen Teleport springe Sprung',
  },
  'storm-effects': {
    title: 'Sturmeffekte',
    text: [
      'Führe ihn sofort und ganz aus; Unmögliches entfällt. Erworbene Karten kommen auf die Hand. Sind alle zwölf benutzt, werden sie gemischt.',
      '1 Nimm die oberste Karte eines Artefaktstapels; ist es das übereinstimmende, wähle die Fraktion.',
      '2 Nimm den obersten Lord mit seiner Versorgung: keine bei einem Entfesselten, zwei bei einem Fanatiker.',
      '3 Ziehe eine Karte.',
      '4 Baue kostenlos eine Straße.',
      '5 Ziehe eine Schicksalskarte.',
      '6 Hole deinen anderen Helden, angeheuert oder nicht, zur Pforte, von der du kamst.',
      '7 Ersetze eine Stadt oder Straße durch eine mit gleichen Ausgängen in einem Gelände deiner Wahl.',
      '8 Wiederhole einen benutzten, offen liegenden Effekt, aber nicht Nummer 2.',
      '9 Befördere eine Einheit der Hand um einen Rang, zurück auf die Hand.',
      '10 Hebe eine deiner Städte um eine Stufe.',
      '11 Nimm eine Karte aus dem Limbus, aber kein zweites Besonderes Artefakt.',
      '12 Zerstöre ein Zelt, wenn möglich das eines Gegners: Zelt und Inhalt gehen in die Zuflucht des Besitzers.',
    ],
    find: 'Pforte Sprung Karte Liste',
  },
  trade: {
    title: 'Handelsposten',
    text: [
      'Zwei Stammeskrieger bauen einen Posten auf eine Straßenkarte, die mit einer deiner Städte verbunden ist; du hast zwei, und mehrere dürfen auf einer Karte liegen. Mit dem zweiten drehen sich beide auf die Sternenstaubseite.',
      'Mit einem Helden auf deinem Posten: ein Artefakt für eine Truhe oder eine Truhe für die oberste Karte eines Artefaktstapels. Mit zwei Posten auch zwei Versorgungen für einen Sternenstaub. Bezahltes kommt unter seinen Stapel, Erworbenes auf die Hand; Ertauschtes wird in diesem Zug nicht weitergetauscht.',
      'Ein Posten steht auf einer Straße aus dem Vorrat, nicht auf einer Pforte oder einer Karte eines Tals. Besondere Artefakte werden nicht getauscht. Beim übereinstimmenden Artefakt wählst du die Fraktion.',
    ],
    find: 'Handel tauschen Markt handeln handle tausche',
  },
  stardust: {
    title: 'Sternenstaub und Truhen',
    text: [
      'Sternenstaub zählt als eine oder zwei Versorgungen in einer Reihe. Er kann nie getauscht, in den Limbus gelegt oder verloren werden.',
      'Eine Truhe, in den Limbus gelegt, bringt bis zu drei Karten zugleich ins Versteck, weiterhin höchstens drei. Beide sind neutral; von jedem gibt es zwölf.',
      'Sternenstaub ist kein Preis für ein Versteck oder ein Opfer und zählt nur in Aktionsreihen und beim Rückzug doppelt.',
    ],
    find: 'Versorgung Truhe Versteck',
  },
  'great-expansion': {
    title: 'Neue Besondere Artefakte',
    text: [
      '- Farrells Pfeil: eine Waffe der Stärke 2, die auch die acht Felder um den Helden angreift. Für den Angreifer zählt das Gelände unter seinem Helden.',
      '- Fortunas Beutel: Nimm bis zu zwei Versorgungen auf die Hand.',
      '- Vigos Standarte: Nimm Karten einer einzigen Art aus deiner Zuflucht, mit einer aufgedruckten Stärke von zusammen höchstens 8.',
      '- Vayls Mantel: Bis zu zwei deiner Städte auf dem Feld eines Helden oder rundherum können bis zu deinem nächsten Zug nicht angegriffen werden.',
      '- Mings Kristall: Sieh bis zu zwölf Karten deiner Nation an, lege sechs in beliebiger Reihenfolge obenauf, mische die anderen in den Rest.',
      '- Syoens Maske: Nimm im Kampf bis zu zwei Einheiten mit einer aufgedruckten Stärke von zusammen 3 aus der anderen Reihe in deine; danach gehen sie in die Zuflucht ihres Besitzers.',
      '- Kry-Ceks Verlorene Schriftrolle: Nimm eine Karte aus dem Limbus auf die Hand. Oder, falls ihr das vereinbart habt: Stelle Metamorpha oder Bilkarr bis zum nächsten Kontrollpunkt auf ein beliebiges Feld.',
      'Pfeil und Maske sind für den Kampf, die anderen für deine eigenen Aktionen.',
    ],
    find: 'Pfeil Beutel Standarte Mantel Kristall Maske Schriftrolle Erweiterung',
  },
  fate: {
    title: 'Schicksalskarten',
    text: [
      'Statt ein offenes Besonderes Artefakt zu wählen, darfst du eine Schicksalskarte ziehen:',
      '1 Behalte sie als Kopie des Besonderen Artefakts eines anderen Spielers, oder nimm zwei Sternenstaub.',
      '2 Das oberste Besondere Artefakt des Stapels oder ein Sternenstaub.',
      '3 Ein beliebiges Besonderes Artefakt des Stapels oder ein Sternenstaub.',
      'Erst ansehen, dann entscheiden. Die Karte kommt zurück und die drei werden gemischt, außer sie wird behalten. Die behaltene zählt als Besonderes Artefakt und nennt bei jedem Einsatz, wessen sie ist. Wer keines mehr besitzen darf, nimmt den Sternenstaub, also dürfen Ruinen noch einmal angegriffen werden. Was das Schicksal bringt, kommt dorthin, wohin das Besondere Artefakt gekommen wäre.',
    ],
    find: 'Schicksal ziehen statt',
  },
  teams: {
    title: 'Teams',
    text: [
      'Plätze 1+4, 2+5 und 3+6 zu sechst; 1+3+5 gegen 2+4 zu fünft; 1+3 gegen 2+4 zu viert. Oder jeder gegen jeden, oder sechs als zwei Dreierteams.',
      'Ein Team zieht gemeinsam, in beliebiger Reihenfolge; zwei Mitglieder greifen nie gleichzeitig denselben Gegner an. Ein Verteidiger zieht nach jedem Kampf auf {{hand}} nach. Karten, Helden und Städte werden nicht geteilt, und jeder baut von den eigenen Städten aus. Einer handelt nach dem anderen und lässt zwischen Aktionen und Kämpfen einen Mitspieler weitermachen; niemand sieht die Hand eines Mitspielers.',
      'Das Spiel endet bei 9 Städten der Stufe 4 oder höher für ein Paar, 12 für ein Dreierteam. Ein Team zählt seine Punkte zusammen; zu fünft zählen die des Paares anderthalbfach, aufgerundet.',
      'Partner greifen einander nie an: Gegner sind die Mitglieder anderer Teams. Sie dürfen sich besprechen, laut für alle. Auf Wunsch greift das Dreierteam höchstens zweimal pro Zug an. Vereinbart ihr eine andere Zahl von Städten, braucht ein Team so viele, eine weniger und zwei weniger zusammengezählt.',
    ],
    find: 'Partner gemeinsam Bündnis Team',
  },
  'hero-mode': {
    title: 'Heldenmodus',
    text: [
      'Neutrale Städte verteidigen mit 6, Ruinen mit 10. Alle deine Helden, die das Ziel angreifen können, dürfen es mit einer Waffe gemeinsam tun und gehen gemeinsam verloren.',
      'Mit mindestens 26 Karten beim zweiten Kontrollpunkt oder später bist du Veteran, solange es dabei bleibt: Moral +4 für jeden Helden, und deine Stammeskrieger und Häuptlinge kämpfen mit +1, mit oder ohne Moral.',
      'Das +1 zählt einmal je Karte, wie oft sie auch zählt. Wer unter die Zahl fällt, hat wieder Moral +1 und kann erneut aufsteigen.',
    ],
    find: 'Veteran heroisch',
  },
  draft: {
    title: 'Draftphase',
    text: [
      'Wählt eure ersten Karten: Legt so viele aus, wie ihr Spieler seid, und jeder nimmt eine. Stammeskrieger vorwärts, rückwärts, vorwärts; Häuptlinge rückwärts; Priester vorwärts. Dann fünf Versorgungen für jeden. Entfesselte und Fanatiker kommen danach in den Vorrat.',
      'Wer wählt, sieht die noch vorhandenen Karten; was andere genommen haben, bleibt verborgen.',
    ],
    find: 'wählen erste Karten Start Draft Draften',
  },
  metamorpha: {
    title: 'Metamorpha',
    text: [
      'Kommt beim ersten Kontrollpunkt auf eine ausgewürfelte Pforte und zieht auf jede Karte, die neu gebaut oder ersetzt wird. Mit einem Helden auf einem Feld ihres Geländes darfst du eine beliebige Handkarte als Tribut zahlen, einmal pro Zug für jeden Helden und jedes Gelände:',
      '- Wälder: Dieser Held zieht bis zu 3 Felder.',
      '- Berge: Eine deiner Städte steigt um eine Stufe.',
      '- Schluchten: Greife eines der acht Felder ringsum ohne Waffe an.',
      '- Seen: Befördere eine Einheit um einen Rang.',
      '- Dschungel: Ziehe bis zu zwei Karten.',
      '- Frost: Eine Einheit zählt in diesem Zug doppelt.',
      'Der Tribut ist eine eigene Reihe. Auf neutralem Gelände gewährt sie nichts, und ein Tausch zweier Karten des Plans bewegt sie nicht.',
    ],
    find: 'Figur Tribut Gelände',
  },
  bilkarr: {
    title: 'Bilkarr und seine Tränke',
    text: [
      'Kommt beim ersten Kontrollpunkt auf eine ausgewürfelte Pforte und zieht danach jeden Morgen zwei Felder schräg, über alles hinweg, an den Rändern abprallend; aus einer Ecke geht er zu einer neu ausgewürfelten Pforte. Mit einem Helden auf seinem Feld kaufst du Tränke für je zwei Versorgungen.',
      'Ein Trank darf jederzeit getrunken werden und wirkt drei Tage:',
      '- Bruderschaft: Du greifst nicht an und wirst nicht angegriffen.',
      '- Koloss: +4 Stärke.',
      '- Schwäche: Ein Gegner bekommt −4 Stärke.',
      '- Berserker: Nimm als Angreifer zwei zufällige Handkarten des Verteidigers aus dem Kampf, einmal am Tag.',
      '- Frosthand: Hebe die Reihe eines Gegners auf, einmal am Tag; ihre Karten sind verbraucht.',
      '- Sonnenfinsternis: Eine Handkarte ist außerhalb des Kampfes ein Joker, einmal am Tag.',
      'Es gibt jeden einmal: Ein verkaufter fehlt, bis er verbraucht ist. Der Tag des Trinkens ist der erste der drei; Tage vergehen, wenn Bilkarr zieht. Im Zug eines anderen: Frosthand, wenn eine Reihe bezahlt ist, bevor sie wirkt; die übrigen, wenn ein Angriff eröffnet ist; Koloss und Schwäche auch, bevor jemand passt oder aufgibt. Keine Summe fällt unter 0.',
      'Die Frosthand hebt Anheuern, Erschaffen, Bauen, Verbessern, Krönen, Heldenanwerben, Ziehen, Stationieren, Posten, Tränke, Tribute und Entdecken auf. Nicht aber Verwandlungen, Tausch, Verstecke, Besondere Artefakte, Rückzüge und Kampfkarten.',
    ],
    find: 'Händler Trank trinken Figur Zaubertrank Kräuterhändler',
  },
  'fanatics-rules': {
    title: 'Fanatiker',
    text: [
      'Acht Einheiten, die zu jeder Fraktion zählen, zwei von jedem Rang, nach dem Austeilen der ersten Karten hinzugefügt; mit ihnen kommen zwei Versorgungen statt einer. Um einen zu spielen, lege eine Karte in den Limbus; dann zählt er doppelt, in einer Reihe oder zweien, und kämpft mit doppelter Stärke. Ohne Titel, Schriftrolle und Amulett; ins Zelt darf er ohne diesen Preis.',
      'Die Karte für das Opfer kommt aus der Hand, vor der Reihe oder mitten im Kampf; ein Schöpfungsdeck fällt dadurch nie unter {{deck}} Karten.',
    ],
    find: 'universell Einheiten Modul doppelt Opfer Fanatiker',
  },
  valleys: {
    title: 'Die Täler der Könige und Königinnen',
    text: [
      'Für vier oder sechs Spieler auf 7 mal 11 Feldern, ohne Ruinen. Jedes Tal hat ein Stadtzentrum mit vier verdeckten Kreuzungen und vier verdeckten Gebäuden; eine Verbindungskarte liegt zwischen den beiden. Neutrales Gelände. Du darfst beliebig viele Besondere Artefakte besitzen.',
      'Ein Stadtzentrum ist eine neutrale Stadt mit Verteidigung 6. Eingenommen ist es Stufe 4, bringt keinen Lord und verteidigt mit 4 plus 2 für jedes Gebäude seines Besitzers im Tal.',
      'Ein Held neben einer verdeckten Karte, mit ihr durch eine Straße verbunden, erkundet sie: eine Straße für zwei Stammeskrieger und eine Versorgung, ein Gebäude für zwei Stammeskrieger. Das Gebäude gehört dem Entdecker: 2 Punkte, Verteidigung 2.',
      'Keine Stadt darf an die Außenseiten von Gebäuden grenzen, und Straßen müssen zu den verdeckten passen.',
      'Verdeckte Karten gelten als gebaut und können nicht betreten werden. Ein Gebäude ist keine Stadt: Es wird nie verbessert oder gesenkt, niemand heuert dort an, und es verbindet nichts. Um eines zu entdecken, brauchst du einen freien Marker der Stufe 2.',
    ],
    find: 'Könige Königinnen erkunden Zentrum Tal Tal entdecken',
  },
  'valley-buildings': {
    title: 'Gebäude der Täler',
    text: [
      'Nimm einmal pro Zug eine Karte der Art eines deiner Gebäude auf die Hand.',
      '- Könige: Rathaus Titel, Schmiede Werkzeuge, Stall Pferde, Arena Waffen.',
      '- Königinnen: Taverne Amulette, Weberei Zelte, Zaubergilde Schriftrollen, Laden Versorgung.',
    ],
    find: 'Rathaus Schmiede Stall Arena Taverne Weberei Gilde Laden',
  },
  'valley-links': {
    title: 'Bergpass und Königsbrücke',
    text: [
      'Bergpass: Ein Held dort nimmt einen Sturmverstärker für eine ausgewürfelte Pforte, je einen. Ein Sprung von jener Pforte gibt ihn aus für ein offenes Besonderes Artefakt oder eine Schicksalskarte, in die Zuflucht.',
      'Königsbrücke: Jede Pforte verbirgt ein Besonderes Artefakt, zwei bei vier Spielern; jeder hat einen Sturmverstärker pro Pforte und darf ihn bei einem Sprung von dort ausgeben, um eines davon zu nehmen. Ein Held auf der Brücke darf Besondere Artefakte für je eine Stadtstufe zurückgeben, Städte um zusammen zwei Stufen senken für ein offenes oder eine Schicksalskarte, oder eines tauschen.',
      'Beides gilt, wo ein Zug endet, einmal pro Zug für jeden Helden, und darf abgelehnt werden. Mit dem Helden geht sein Sturmverstärker verloren. Gesenkt wird höchstens auf Stufe 1, gehoben höchstens auf Stufe 4.',
    ],
    find: 'Sturmverstärker Verbindungskarte Brücke Pass',
  },
} as const satisfies StormgatesTexts;
