import type { BaseTexts } from '../../entryText';

export const base = {
  // ------------------------------------------------------------ ein Zug
  'turn-steps': {
    title: 'Die Schritte eines Zuges',
    text: [
      '- 1 Kohorte oder Mulligan, wenn du möchtest.',
      '- 2 Versteck: Alle deine Karten im Versteck kommen zurück auf die Hand.',
      '- 3 Aktionen, in beliebiger Reihenfolge und so oft deine Karten reichen.',
      '- 4 Ablegen: Alles Gespielte, Erworbene und auf der Hand Verbliebene kommt in deine Zuflucht. Karten im Versteck, Zelte und ihr Inhalt bleiben liegen.',
      '- 5 {{hand}} Karten ziehen.',
    ],
    find: 'Phasen Ablauf Reihenfolge Zugende',
  },
  cohort: {
    title: 'Kohorte',
    text: [
      'Mehrere Handkarten derselben Fraktion lassen dich weitere ziehen. Sage die Kohorte an, bevor du irgendetwas anderes tust, und zeige die Karten einem Gegner deiner Wahl. Du darfst auch weniger ziehen.',
      'Zwei kleine Kohorten verschiedener Fraktionen ziehen je eine Karte.',
      'Versorgung zählt nie. Besondere Artefakte und die Entfesselten passen zu jeder Fraktion, helfen aber jeweils nur einer Kohorte.',
      'Nur die Hand zählt, nicht Versteck oder Zelte, und für eine Kohorte nie mehr als {{hand}} Karten.',
    ],
    find: 'Bonus gleiche Fraktion klein mittel groß besonders',
  },
  mulligan: {
    title: 'Mulligan',
    text: [
      'Lege deine ganze Hand in die Zuflucht und ziehe {{mulligan}} Karten. Einmal pro Zug, vor deinen Aktionen und nie in einem Zug mit einer Kohorte.',
    ],
    find: 'neue Hand tauschen zweite Chance',
  },
  drawing: {
    title: 'Nation und Zuflucht',
    text: [
      'Die Nation ist dein Nachziehstapel, die Zuflucht dein Ablagestapel. Geht die Nation beim Ziehen aus, nimm den Rest, mische die Zuflucht zu einer neuen Nation und ziehe weiter. Sind beide leer, ist Schluss.',
      'Die eigene Zuflucht darfst du jederzeit durchsehen und die Nation zählen, aber nie in die Nation schauen, wenn keine Karte es erlaubt. Alle dürfen wissen, wie viele Karten du wo hast, und welche Karte oben auf deiner Zuflucht liegt. Am Ende deines Zuges kommt, was du nicht gespielt hast, unter das Gespielte oder unter die bisher oberste Karte, so dass man es nicht sieht.',
    ],
    find: 'Nachziehstapel Ablagestapel Deck mischen',
  },
  'creation-deck': {
    title: 'Schöpfungsdeck',
    text: [
      'Alle deine Karten, wo immer sie liegen: Hand, Nation, Zuflucht, Tisch, Versteck und Zelte. Du darfst nie eine Karte in den Limbus legen, wenn danach weniger als {{deck}} übrig wären.',
    ],
    find: 'Mindestzahl eigene Karten Deckgröße',
  },
  ambush: {
    title: 'Versteck',
    text: [
      'Lege eine Handkarte in den Limbus und dafür eine andere verdeckt in dein Versteck. Es fasst {{ambush}} Karten. Nur du darfst sie ansehen.',
      'Sie kommen in Schritt 2 deines nächsten Zuges zurück auf die Hand, oder wenn du angegriffen wirst und sie aufdecken willst: dann alle zugleich.',
    ],
    find: 'Hinterhalt verdeckt verstecken',
  },
  limbo: {
    title: 'Limbus',
    text: [
      'Der gemeinsame Stapel der Karten, die aus dem Spiel gelegt wurden. Er liegt offen, und im Grundspiel holt nichts eine Karte von dort zurück.',
    ],
    find: 'entfernt verbannt',
  },

  // ------------------------------------------------------------ Reihen
  line: {
    title: 'Eine Reihe bezahlt eine Aktion',
    text: [
      'Lege Handkarten in eine Reihe. Zusammen müssen sie genau die Kosten ergeben: nichts fehlt, nichts ist zu viel.',
      'Eine Karte spielt pro Zug in einer Reihe, und eine fertige Reihe bleibt, wie sie ist. Eine Aktion darfst du so oft wiederholen, wie du sie bezahlen kannst.',
    ],
    find: 'bezahlen Kombination Kosten genau Aktionsreihe',
  },
  'forked-line': {
    title: 'Verzweigte Reihe',
    text: [
      'Eine Karte, die durch ein Amulett oder das Orakel mehrfach zählt, darf ihre Kopien auf mehrere Reihen verteilen. Was du nicht brauchst, verfällt.',
    ],
    find: 'Kopien vervielfacht aufteilen doppelt dreifach',
  },
  'new-cards': {
    title: 'Neue Karten',
    text: [
      'Eine Karte, die du in diesem Zug bekommst, geht am Zugende mit den anderen in die Zuflucht. Vorher kannst du sie nicht spielen, außer eine Regel gibt sie dir auf die Hand.',
    ],
    find: 'erworben wann spielbar',
  },
  'one-effect': {
    title: 'Eine Wirkung pro Karte',
    text: [
      'Auf eine Karte wirkt pro Zug nur ein Artefakt; danach wird sie wie üblich in einer Reihe gespielt. Das Artefakt, das sie verwandelt hat, liegt außerhalb der Reihe.',
      'Ketten sind erlaubt: Eine Schriftrolle verwandelt einen Titel, und dieser befördert eine Einheit.',
      'Auch im Zelt zu liegen ist eine solche Wirkung: Eine Karte, die in diesem Zug verwandelt wurde, kommt in kein Zelt, und auf eine, die in diesem Zug hineinkam, wirkt nichts anderes.',
    ],
    find: 'verwandeln Titel Schriftrolle Amulett Kombination',
  },
  hiring: {
    title: 'Eine Einheit anheuern',
    text: [
      'Du bekommst die oberste Karte des Einheitenstapels und eine Versorgung dazu, solange es welche gibt. Eine Einheit kostet ihren Rang plus eins an Versorgung.',
    ],
    find: 'kaufen rekrutieren Stammeskrieger Häuptling Priester Lord',
  },
  creating: {
    title: 'Ein Artefakt erschaffen',
    text: [
      'Du bekommst die oberste Karte seines Stapels. Stimmt das Orakel heute bei diesem Artefakt überein, nenne eine Fraktion und nimm eine Karte davon aus dem Stapel, sonst die oberste; dann mische den Stapel.',
    ],
    find: 'herstellen Fraktion wählen',
  },
  'other-costs': {
    title: 'Angriff, Rückzug, Zelt, Versteck',
    text: [
      '- Angriff: Eine Waffe eröffnet ihn, die Karten, mit denen du kämpfst, folgen.',
      '- Rückzug: zwei Felder für zwei Versorgungen, drei für drei, zwei oder drei für ein Pferd.',
      '- Stationieren: ein Zelt und eine Versorgung, dazu die Karte, die darin warten soll.',
      '- Versteck: Für jede Karte, die du versteckst, kommt eine andere aus deiner Hand in den Limbus.',
    ],
    find: 'sonstige Kosten Preis stationieren Kampf',
  },
  'empty-deck': {
    title: 'Leere Stapel',
    text: [
      'Was weg ist, ist weg: Von einem leeren Stapel lässt sich nichts anheuern, erschaffen oder bauen. Ist die Versorgung aus, kommt eine Einheit allein.',
    ],
    find: 'begrenzt aufgebraucht',
  },

  // ------------------------------------------------------------ Karten
  units: {
    title: 'Einheiten',
    text: [
      'Vier Ränge. Im Kampf ist eine Einheit so stark wie ihr Rang. Die meisten Kosten werden mit Einheiten bezahlt.',
    ],
    find: 'Rang Stärke Stammeskrieger Häuptling Priester Lord',
  },
  supply: {
    title: 'Versorgung',
    text: [
      'Neutral: Sie gehört keiner Fraktion. Sie heuert Einheiten und Helden an, hilft beim Straßenbau, bewegt Helden und trägt Zelte. Im Kampf ist sie nichts wert.',
    ],
    find: 'neutral Vorrat Ressource',
  },
  tool: {
    title: 'Werkzeug',
    text: ['Zählt in einer Reihe als ein oder zwei Stammeskrieger, beide in derselben. Nicht im Kampf.'],
    lit: 'Bis zu vier Stammeskrieger in einer Reihe oder bis zu zwei in jeder von zwei Reihen.',
    find: 'Stammeskrieger ersetzen',
  },
  weapon: {
    title: 'Waffe',
    text: ['Heuert mit zwei Versorgungen einen Helden an und eröffnet jeden Angriff. Stärke 1.'],
    lit: 'Zwei Verwendungen, etwa einen Helden anheuern und mit ihm angreifen, oder Stärke 2 in einem Kampf.',
    find: 'Angriff Held kämpfen',
  },
  amulet: {
    title: 'Amulett',
    text: [
      'Wähle erst eine Handkarte, dann würfle: siehe die sechs Seiten.',
      'Wirkt auf jede Karte außer Besonderen Artefakten, Entfesselten, Fanatikern, Königinnen und Königen. Bei 1, 2, 3 und 6 bleibt das Amulett bis zum Zugende bei der Karte.',
    ],
    lit: 'Wirkt nacheinander auf zwei verschiedene Karten: Verwende die erste, bevor du für die zweite würfelst, denn was du von ihr dann noch nicht genutzt hast, verfällt. Nach einer 4 oder 5 dient das Amulett trotzdem noch der zweiten.',
    find: 'Würfel würfeln Glück',
  },
  'amulet-faces': {
    title: 'Die sechs Seiten des Amuletts',
    text: [
      '1 Nichts geschieht.',
      '2 Die Karte zählt in diesem Zug doppelt.',
      '3 Die Karte zählt in diesem Zug dreifach.',
      '4 Die Karte kommt ins Versteck, kostenlos, ob du willst oder nicht. Wäre es die vierte, geht eine ältere in die Zuflucht.',
      '5 Karte und Amulett gehen in die Zuflucht.',
      '6 Die Karte ist ein Joker: in diesem Zug jede Einheit, jedes Artefakt oder Versorgung.',
    ],
    find: 'Würfel Ergebnis Joker doppelt dreifach',
  },
  'wild-card': {
    title: 'Joker',
    text: [
      'Nach einer 6 steht die Karte bis zum Zugende für eine Karte deiner Wahl. Als Werkzeug ist sie bis zu zwei Stammeskrieger wert; im Kampf ist sie ein Lord, außer sie ist die Waffe, die den Angriff eröffnet.',
      'Sie wird nicht erleuchtet. Anstelle eines Zeltes kann sie nichts aufnehmen; ein Zelt, das selbst Joker ist, nimmt weiter eine Karte auf.',
    ],
    find: 'sechs beliebige Karte',
  },
  title: {
    title: 'Titel',
    text: [
      'Befördert eine Einheit um einen Rang: Stammeskrieger, Häuptling, Priester, Lord. Sie kommt unter ihren Stapel; nimm eine des nächsten Rangs in derselben Fraktion, sonst die oberste, und mische diesen Stapel. Du darfst sie sofort spielen.',
      'Ein Lord steigt nicht weiter auf, und aus einem leeren Stapel kommt niemand.',
    ],
    lit: 'Zwei Ränge auf einmal für eine Einheit, oder je einer für zwei.',
    find: 'befördern aufsteigen Rang',
  },
  scroll: {
    title: 'Magische Schriftrolle',
    text: [
      'Verwandelt eine Einheit oder ein Artefakt in eine andere Fraktion: Lege die Karte unter ihren Stapel, nimm die gleiche Art in der genannten Fraktion, sonst die oberste, und mische den Stapel. Du darfst sie sofort spielen.',
      'Eine Schriftrolle darf stattdessen sich selbst verwandeln, außerhalb jeder Reihe. Dann verwandelt sie in diesem Zug nichts anderes.',
    ],
    lit: 'Zwei Karten, oder sich selbst und eine Karte.',
    find: 'umwandeln Fraktion wechseln Farbe',
  },
  tent: {
    title: 'Zelt',
    text: [
      'Spiele eine Versorgung und das Zelt und stationiere darauf eine beliebige Karte außer einem Besonderen Artefakt, für alle sichtbar. Dort wartet sie, solange du willst.',
      'Hole sie in deinen Aktionen zurück oder jederzeit in einem Kampf, in dem du verteidigst. Das Zelt geht dann in deine Zuflucht.',
    ],
    lit: 'Zwei Karten zugleich für eine Versorgung; sie kommen zusammen zurück. Ein Zelt, das schon steht, nimmt keine zweite Karte auf.',
    find: 'stationieren lagern aufheben',
  },
  horse: {
    title: 'Pferd',
    text: ['Trägt einen Helden bis zu {{horse}} Felder weit auf Straßen, nicht auf zwei Helden aufzuteilen. Stärke 1.'],
    lit: 'Einen Helden bis zu {{horseLit}} Felder oder zwei Helden bis zu je {{horse}}. Stärke 2.',
    find: 'reiten bewegen reisen',
  },

  // ------------------------------------------------------------ Besondere Artefakte
  'great-artefacts': {
    title: 'Besondere Artefakte',
    text: [
      'Man gewinnt sie bei den Ruinen; du darfst {{greatLimit}} besitzen, und ein neues kommt in deine Zuflucht. Sie zählen für jede Fraktion, werden nicht erschaffen, und kein Artefakt oder Orakel verändert sie.',
      'Im Kampf dürfen nur Klinge, Schild, Krone und Buch gespielt werden.',
    ],
    find: 'legendär Grenze universell',
  },
  hammer: {
    title: 'Stratos Hammer',
    text: [
      'Ist ein beliebiges der sieben Artefakte. Er darf als Waffe einen Helden anheuern, hat aber im Kampf nichts zu suchen.',
    ],
    find: 'beliebiges Artefakt',
  },
  sword: {
    title: 'Elemags Klinge',
    text: ['Eine Waffe: Stärke {{swordAttack}} im Angriff, {{swordDefend}} in der Verteidigung.'],
    find: 'Waffe Angriff Schwert',
  },
  shield: {
    title: 'Britos’ Schild',
    text: ['Eine Waffe: Stärke {{shieldAttack}} im Angriff, {{shieldDefend}} in der Verteidigung.'],
    find: 'Waffe Verteidigung',
  },
  wings: {
    title: 'Avienas Schwingen',
    text: ['Ein Held fliegt auf ein beliebiges bebautes Feld, über alles hinweg, ohne Straße.'],
    find: 'fliegen Flügel Held',
  },
  horn: {
    title: 'Baldurs Horn',
    text: [
      'Sieh deine Nation durch, so wie sie ist, nimm bis zu zwei Karten, zeige sie, nimm sie auf die Hand und mische.',
    ],
    find: 'suchen ziehen',
  },
  book: {
    title: 'Creas Buch',
    text: ['Eine Magische Schriftrolle für bis zu drei Karten, in einer Reihe oder mehreren.'],
    find: 'umwandeln Schriftrolle',
  },
  crown: {
    title: 'Titus’ Krone',
    text: ['Befördert eine Einheit um zwei Ränge, zwei um je einen oder eine um einen.'],
    find: 'befördern Titel',
  },
  hand: {
    title: 'Luuts Hand',
    text: [
      'Sieh die Nation eines Gegners durch und nimm eine Karte, die du in diesem Zug wie eine eigene spielst. Dann geht sie in die Zuflucht ihres Besitzers. Mische jene Nation.',
    ],
    find: 'stehlen leihen Gegner',
  },
  staff: {
    title: 'Terras Stecken',
    text: [
      'Ersetze eine gebaute Stadt oder Straße durch eine gleicher Art in einem anderen Gelände deiner Wahl aus dem Vorrat. Marker und Helden bleiben. Wenn ihr es vorher vereinbart: Tausche stattdessen zwei Karten gleicher Art auf dem Spielplan.',
    ],
    find: 'Gelände ändern ersetzen Stab',
  },
  pavilion: {
    title: 'Eylas Pavillon',
    text: ['Ein Zelt für bis zu zwei Karten zugleich, ohne Versorgung.'],
    find: 'Zelt stationieren',
  },

  // ------------------------------------------------------------ das Orakel
  oracle: {
    title: 'Das Sonnenorakel',
    text: [
      'Vor jedem Zug des Startspielers, aber nicht in der ersten Runde, dreht sich das innere Rad einen Schritt im Uhrzeigersinn. Eine Runde ist ein Tag; {{days}} Tage sind eine Woche.',
      'Jeden Tag ist ein Artefakt erleuchtet, und ein Zeichenpaar der beiden Räder stimmt überein.',
    ],
    find: 'Rad Tag Woche Kalender',
  },
  illuminated: {
    title: 'Erleuchtetes Artefakt',
    text: [
      'Auf dieses zeigt der Strahl. Alle Karten dieser Art können heute mehr, für alle Spieler: siehe bei jedem Artefakt.',
    ],
    find: 'Strahl Licht Bonus heute',
  },
  matching: {
    title: 'Übereinstimmendes Artefakt',
    text: ['Jenes, das beide Räder an derselben Stelle zeigen. Wer es heute erschafft, wählt seine Fraktion.'],
    find: 'Paar gleich Fraktion wählen',
  },

  // ------------------------------------------------------------ Bauen
  'new-city': {
    title: 'Eine Stadt bauen',
    text: [
      'Drei Einheiten eines Rangs bauen eine Stadt dieser Stufe. Du wählst die Zahl der Ausgänge, siehst an der obersten Karte dieses Stapels das Gelände und wählst dann Feld und Drehung. Ausgänge ändern nichts an den Kosten.',
    ],
    find: 'gründen Siedlung Stufe',
  },
  'upgrade-city': {
    title: 'Eine Stadt verbessern',
    text: [
      'Zwei Einheiten des nächsten Rangs heben eine Stadt um eine Stufe; keine wird übersprungen. Du darfst im selben Zug bauen und verbessern, so oft du bezahlen kannst.',
    ],
    find: 'ausbauen erhöhen Stufe',
  },
  roads: {
    title: 'Eine Straße bauen',
    text: [
      'Gerade und Kurve sind einfache Straßen; T-Kreuzung und 4er-Kreuzung kosten einen Stammeskrieger mehr. Wähle die Art, sieh die oberste Karte an und wähle dann Feld und Drehung.',
    ],
    find: 'Weg Kreuzung gerade Kurve',
  },
  'where-to-build': {
    title: 'Wo du bauen darfst',
    text: [
      'Auf einem leeren Feld des Spielplans, das mit einer Seite an eine gebaute Karte grenzt. Ecken zählen nicht.',
    ],
    find: 'Feld Platz angrenzend berühren leer',
  },
  'roads-agree': {
    title: 'Die Seiten müssen passen',
    text: [
      'Wo die neue Karte an eine andere grenzt, trifft Straße auf Straße und freies Land auf freies Land. Straßen dürfen über den Rand hinausführen, und du darfst die Karte drehen, wie du willst.',
    ],
    find: 'anschließen passen Drehung',
  },
  'cities-apart': {
    title: 'Städte halten Abstand',
    text: [
      'Eine Stadt liegt nie Seite an Seite mit einer anderen Stadt, wem sie auch gehört. Ecke an Ecke ist erlaubt.',
    ],
    find: 'neben angrenzend Stadt',
  },
  'beside-ruins': {
    title: 'Keine Stadt neben den Ruinen',
    text: ['Straßen dürfen zu den Ruinen führen, aber keine Stadt darf Seite an Seite mit ihnen liegen.'],
    find: 'angrenzend Mitte',
  },
  connected: {
    title: 'Ein Weg nach Hause',
    text: [
      'Von der neuen Karte muss eine Straße zu einer deiner Städte führen, über beliebige Karten. Hast du keine Stadt mehr, darfst du eine neue überall bauen, wo die anderen Regeln es zulassen.',
    ],
    find: 'Verbindung Netz verbunden keine Stadt',
  },
  tokens: {
    title: 'Stadtmarker',
    text: [
      'Du hast {{low}} Marker für die Stufen 1 und 2 und {{high}} für die Stufen 3 und 4. Ohne freien Marker kannst du diese Stufe nicht bauen oder erreichen.',
    ],
    find: 'Plättchen Grenze Höchstzahl Städte',
  },
  impassable: {
    title: 'Unpassierbare Felder',
    text: [
      'Ein leeres Feld ist unpassierbar, wenn keine Karte des Vorrats mehr dort gebaut werden könnte: Nichts passt zu den Nachbarn und hat eine Straße, die anschließt. Leeres Land dahinter, zu dem keine Straße mehr gelangen kann, ist es ebenso.',
      'Es gilt beim Spielende als bebaut, und kein Held darf es betreten.',
    ],
    find: 'gesperrt tot nichts passt',
  },

  // ------------------------------------------------------------ Helden
  'hire-hero': {
    title: 'Einen Helden anheuern',
    text: [
      'Eine Waffe und zwei Versorgungen stellen einen Helden in eine deiner Städte, wer sonst auch dort steht. Du hast {{heroes}}.',
    ],
    find: 'rekrutieren Figur',
  },
  'move-hero': {
    title: 'Einen Helden bewegen',
    text: [
      'Eine Versorgung bewegt einen Helden ein Feld weit, ein Pferd bis zu {{horse}}. In einer Reisereihe dürfen beliebig viele liegen, auch für beide Helden.',
      'Helden gehen zwischen Karten, die Seite an Seite liegen und durch eine Straße verbunden sind: Straßen, Städte von allen, die Ruinen. Nicht genutzte Schritte verfallen.',
    ],
    find: 'reisen gehen Schritte Versorgung Pferd',
  },
  passing: {
    title: 'An anderen vorbei',
    text: [
      'Fremde Städte und Helden halten dich weder auf, noch beginnt ein Kampf. Auf einer Karte dürfen beliebig viele Helden stehen.',
    ],
    find: 'Gegner gleiches Feld blockieren',
  },

  // ------------------------------------------------------------ Kampf
  'battle-order': {
    title: 'Wie ein Kampf abläuft',
    text: [
      '- 1 Dein Held steht auf dem Ziel. Lege eine Waffe und so viele Karten, dass du dessen Verteidigung übertriffst.',
      '- 2 Der Verteidiger kämpft, gibt auf oder zieht sich zurück, wenn nur ein Held angegriffen wird.',
      '- 3 Abwechselnd: Der Verteidiger legt, bis er mindestens gleichzieht, du, bis du ihn übertriffst.',
      '- 4 Wer das nicht kann oder will, passt, und der Kampf ist vorbei. Bei Gleichstand gewinnt der Verteidiger.',
    ],
    find: 'Gefecht kämpfen Ablauf Gleichstand passen',
  },
  targets: {
    title: 'Was du angreifen darfst',
    text: [
      'Ein Ziel auf dem Feld deines Helden: eine feindliche Stadt, einen feindlichen Helden, eine neutrale Stadt oder die Ruinen. Es kämpfen immer nur zwei Spieler. Stehen dort zwei deiner Helden, entscheidest du, ob einer oder beide teilnehmen.',
    ],
    find: 'Ziel Held Stadt Feld',
  },
  opening: {
    title: 'Die Eröffnung',
    text: [
      'Jeder Angriff beginnt mit einer Waffe. Mit allem, was du dazulegst, musst du die Grundverteidigung übertreffen: die Stufe der Stadt, nichts bei einem Helden, dazu das Gelände.',
      'Solange du sie nicht übertriffst, ist es noch kein Angriff: Du darfst abbrechen und nimmst die Karten zurück auf die Hand. Sobald dafür gewürfelt oder eine Karte verwandelt wurde, gibt es kein Zurück.',
    ],
    find: 'Waffe zuerst Angriff Beginn',
  },
  reply: {
    title: 'Die Antwort des Verteidigers',
    text: [
      'Kämpfen: Entscheide einmal, ob du alle Karten im Versteck aufnimmst und welche deiner Helden auf dem Feld teilnehmen. Ein Held, der sich heraushält, bleibt stehen, was auch geschieht. Zelte dürfen jederzeit geleert werden.',
      'Aufgeben: Der Angreifer gewinnt sofort.',
      'Zurückziehen: nur wenn allein ein Held angegriffen wird.',
    ],
    find: 'verteidigen Versteck aufgeben zurückziehen',
  },
  strength: {
    title: 'Kampfstärke',
    text: [
      'Einheiten kämpfen mit ihrem Rang, Waffen und Pferde mit 1. Dazu kommen Stadtstufe, Moral und im Spiel für Fortgeschrittene das Heimatgelände. Alles andere zählt nicht: Versorgung, Werkzeuge, Zelte, Titel, Schriftrollen und Amulette.',
    ],
    find: 'Wert Kraft Rang',
  },
  moral: {
    title: 'Moralbonus',
    text: [
      '+1 für jeden deiner teilnehmenden Helden, solange deine Reihe mindestens eine Karte hat und alle zu deiner Fraktion gehören oder universell sind. Sobald eine Karte einer anderen Fraktion gelegt wird, ist er verloren.',
    ],
    find: 'Held Bonus gleiche Fraktion',
  },
  'artefacts-in-battle': {
    title: 'Artefakte im Kampf',
    text: [
      'Beide Seiten dürfen Titel, Schriftrollen und Amulette auf Karten für ihre eigene Reihe spielen: auf eine Handkarte, die sofort in die Reihe kommt, wenn sie kämpft, oder auf eine Karte, die schon darin liegt und in diesem Zug noch unter keiner Wirkung stand. Werkzeuge und Zelte nicht. Eine 2 oder 3 des Amuletts verdoppelt oder verdreifacht die Stärke einer Karte.',
    ],
    find: 'Amulett Titel Schriftrolle kämpfen',
  },
  retreat: {
    title: 'Rückzug',
    text: [
      'Zwei Felder für zwei Versorgungen, drei für drei, oder zwei oder drei für ein Pferd, auf Straßen. Der Held endet genau so weit entfernt: Kein kürzerer Weg darf dorthin führen. Er darf nicht in einer Stadt oder beim anderen Helden des Angreifers enden.',
    ],
    find: 'fliehen zurückziehen',
  },
  'battle-lost': {
    title: 'Verlorene Helden',
    text: [
      'Die Helden des Verlierers, die teilgenommen haben, verlassen den Spielplan; sie können neu angeheuert werden, die des Angreifers sofort. Ein Angriff, der endet, ohne die Verteidigung zu übertreffen, ist verloren, auch gegen neutrale Städte und Ruinen.',
    ],
    find: 'Niederlage abgewehrt Held entfernt',
  },
  conquest: {
    title: 'Eine eroberte Stadt',
    text: [
      'Lege deinen Marker derselben Stufe hin, sonst den nächstniedrigeren, den du hast. Hast du keinen, gehört die Stadt niemandem und hat keine Verteidigung: Ein Held, der dort steht, nimmt sie ohne Kampf auf Stufe 1 ein.',
    ],
    find: 'erobern einnehmen Marker',
  },
  'neutral-city': {
    title: 'Neutrale Stadt',
    text: [
      'Verteidigung {{neutral}}. Der Sieger legt einen Marker der Stufe 4 hin und nimmt einen Lord der Fraktion dieser Stadt, sonst den obersten, und eine Versorgung, alles in die Zuflucht.',
    ],
    find: 'herrenlos Lord Belohnung Stufe 4',
  },
  ruins: {
    title: 'Die Ruinen',
    text: [
      'Verteidigung {{ruins}}. Der Sieger nimmt eines der offenen Besonderen Artefakte in die Zuflucht. Die Ruinen gehören weiter niemandem. Wer kein weiteres Besonderes Artefakt besitzen darf, kann sie nicht angreifen, und niemand kann es, wenn keines mehr ausliegt.',
    ],
    find: 'Wachen Artefakt Mitte',
  },
  'after-battle': {
    title: 'Nach dem Kampf',
    text: [
      'Die Karten des Verteidigers gehen in die Zuflucht. Am Ende des Zuges des Angreifers zieht der Verteidiger auf {{hand}} nach und legt nichts ab, wenn er mehr hat.',
    ],
    find: 'nachziehen auffüllen Verteidiger ablegen',
  },

  // ------------------------------------------------------------ das Ende
  'game-end': {
    title: 'Wann das Spiel endet',
    text: [
      '- Sofort, wenn das letzte leere Feld gefüllt ist. Unpassierbare Felder gelten als gefüllt.',
      '- Sofort, wenn jemand {{level4}} Städte der Stufe 4 hält, gebaut oder erobert.',
    ],
    find: 'Spielende voller Spielplan fünfte Stadt',
  },
  victory: {
    title: 'Wer gewinnt',
    text: [
      'Die Stufen deiner Städte sind deine Siegpunkte. Die meisten Punkte gewinnen.',
      'Gleichstand? Die meisten Städte der Stufe 4, dann 3, 2 und 1, dann Helden auf dem Spielplan. Immer noch gleich: Der Sieg wird geteilt.',
    ],
    find: 'gewinnen gewinne gewinnt das Spiel Ziel Unentschieden Gleichstand Sieger Punkte',
  },

  // ------------------------------------------------------------ Aufbau
  'setup-cards': {
    title: 'Die ersten Karten',
    text: [
      'Mischt die 21 Stapel des Vorrats und legt sie offen aus: sieben mit Artefakten, fünf mit Städten, vier mit Straßen, vier mit Einheiten, dazu die Versorgung. Am Orakel steht oben Werkzeug auf Werkzeug.',
      'Alle bekommen fünf Versorgungen und, vom Zufall bestimmt, drei Stammeskrieger, einen Häuptling und einen Priester. Seht eure zehn Karten heimlich an: Sie zeigen, welcher Fraktion ihr zuneigt. Gemischt sind sie die Nation. Zieht {{hand}}.',
      'Der Startspieler wird ausgelost und bleibt es. Von ihm aus im Uhrzeigersinn wählen alle eine Fraktion; dann, beim letzten beginnend rückwärts, eine Startstadt auf Stufe 1.',
      'Offene Besondere Artefakte: eines mehr als Spieler.',
    ],
    find: 'Start Anfang Vorbereitung austeilen Startspieler',
  },
  'setup-2': {
    title: 'Spielplan für zwei',
    text: [
      'Eine Fraktion verlässt das Spiel mit allen Karten und {{suppliesPerFaction}} Versorgungen. Der äußere Ring wird nicht benutzt.',
    ],
    find: 'zwei Spieler Aufbau Plan',
  },
  'setup-3': {
    title: 'Spielplan für drei',
    text: [
      'Jede Ecke verliert drei Felder. Die vierte Startstadt und die vierte neutrale Stadt bleiben in der Schachtel.',
    ],
    find: 'drei Spieler Aufbau Plan',
  },
  'setup-4': {
    title: 'Spielplan für vier',
    text: ['Startstädte auf den Ecken, je eine pro Gelände, zufällig; neutrale Städte zwischen ihnen und den Ruinen.'],
    find: 'vier Spieler Aufbau Plan',
  },
  'in-the-box': {
    title: 'Was in der Schachtel ist',
    text: ['Wie viele Karten es von jeder Art gibt, damit du weißt, was noch kommen kann.'],
    find: 'Spielmaterial Anzahl Karten',
  },

  // ------------------------------------------------------------ Szenarien
  advanced: {
    title: 'Spiel für Fortgeschrittene',
    text: [
      '- Ein Feld seines Heimatgeländes betritt ein Held kostenlos. Kostenlose Schritte dürfen zwischen den Schritten eines Pferdes liegen. Nicht beim Rückzug.',
      '- +1 Stärke, wenn du auf deinem Heimatgelände kämpfst, im Angriff wie in der Verteidigung, mit oder ohne Held.',
    ],
    find: 'Gelände Heimat Bonus Variante',
  },
  harder: {
    title: 'Schwereres Spiel',
    text: [
      'Neutrale Städte verteidigen mit {{neutralHard}}, die Ruinen mit {{ruinsHard}}. Eine neutrale Stadt wird trotzdem Stufe 4.',
    ],
    find: 'schwierig Variante Wachen',
  },
  'own-rules': {
    title: 'Euer eigenes Spiel',
    text: [
      'Vereinbart vor dem Start: die Stärke neutraler Städte und der Ruinen, Startstädte, neutrale Städte und Helden pro Spieler, eine Zahl von Wochen (2 kurz, 3 normal, 5 oder 6 lang), Punkte zum Sieg, wie viele Städte der Stufe 4 das Spiel beenden, ob ein voller Spielplan es beendet, und wo die ersten Städte liegen.',
    ],
    find: 'eigene Regeln Optionen Hausregeln Variante Dauer',
  },
} as const satisfies BaseTexts;
