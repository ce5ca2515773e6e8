import type { ModuleTexts } from '../../module';
import type { texts as english } from '../../en/modules/learn';
import { mistakes } from './mistakes';

/** Lessons and the companion of a first game: their words are fetched with them. */
export const texts = {
  ...mistakes,
  'learn.intro':
    'Neun kurze Lektionen am echten Spieltisch, jede ein paar Minuten. Du darfst alles, was erlaubt ist, und kannst jederzeit gehen und wiederkommen.',
  'learn.lessons': 'Lektionen',
  'learn.numbered': '{{number}}. {{lesson}}',
  'learn.left': '{{hint}} Du warst mittendrin: weiter.',
  'learn.done': '{{hint}} Geschafft.',
  'learn.guided': 'Dein erstes Spiel',
  'learn.guided.hint':
    'Zwei Wochen gegen einen sanften Bot, mit einem Begleiter, der höchstens einen Tipp je Zug gibt.',
  'learn.step': '{{lesson}}: {{step}} von {{steps}}',
  'learn.fold': 'Lektion einklappen',
  'learn.unfold': 'Lektion zeigen',
  'learn.marked': 'von der Lektion markiert',
  'learn.remember': 'Eins zum Merken:',
  'learn.toGame': 'Zu deinem ersten Spiel',
  'learn.next': 'Weiter: {{lesson}}',
  'learn.all': 'Alle Lektionen',
  'learn.again': 'Noch einmal',
  'learn.goOn': 'Weiter',
  'learn.tryAgain': 'Diesen Schritt noch einmal',
  'learn.showMe': 'Zeig es mir',
  'learn.you': 'Lehrling',
  'learn.unknown': 'Diese Lektion gibt es nicht.',
  'learn.hire.title': 'Deine erste Reihe',
  'learn.hire.hint': 'Das Ziel des Spiels, und wie Karten bezahlen.',
  'learn.hire.friman':
    'Wer am Ende die meisten Stadtstufen hält, gewinnt; du beginnst mit einer Stadt der Stufe 1. Bezahlt wird mit Karten: Tippe zwei Versorgungen an und drücke, was die Reihe anbietet, einen Stammeskrieger.',
  'learn.hire.friman.done':
    'Angeheuert: Der Stammeskrieger und eine Versorgung, die mitkommt, liegen auf dem offenen Stapel, für spätere Züge.',
  'learn.hire.chief': 'Ein Rang höher kostet eine Versorgung mehr. Heuere mit den drei übrigen einen Häuptling an.',
  'learn.hire.chief.done':
    'Jede Karte gehört zu einer Fraktion, an Farbe und Zeichen zu sehen, und du darfst alle mischen. Angeheuert wird die oberste Karte eines Stapels: Ihre Fraktion ist Glückssache.',
  'learn.hire.end':
    'Neue Karten sind erst später spielbar, also beende deinen Zug. Alle Karten gehen in deine Zuflucht, den offenen Stapel, und du ziehst sechs aus deiner Nation, dem verdeckten.',
  'learn.hire.end.done':
    'Ist deine Nation leer, wird die Zuflucht gemischt und zur neuen Nation: So kommt, wen du angeheuert hast, auf deine Hand. Was ist dies oder das? Halte den Finger darauf, und du erfährst es (Maus: darauf zeigen; Tastatur: i).',
  'learn.hire.city':
    'Ein paar Züge später sind drei Stammeskrieger auf deiner Hand. Zusammen gründen sie eine Stadt der Stufe 1: Lege alle drei, drücke, was die Reihe anbietet, und wähle die neue Stadt mit vier Ausgängen.',
  'learn.hire.placeCity': 'Tippe das helle Feld an, wo deine Straße endet, und lege die Stadt hin.',
  'learn.hire.placeCity.done':
    'Deine zweite Stadt: zwei Punkte! So geht es: Karten bringen dir bessere Karten, und aus Karten werden Städte.',
  'learn.hire.remember': 'Eine Reihe von Karten bezahlt genau eine Sache, und jede Karte wird einmal je Zug gespielt.',
  'learn.create.title': 'Artefakte',
  'learn.create.hint': 'Einheiten erschaffen Werkzeug, Waffen und mehr.',
  'learn.create.tool':
    'Einheiten erschaffen Artefakte. Drei Stammeskrieger machen ein Werkzeug: Lege alle drei in eine Reihe.',
  'learn.create.tool.done': 'Von nun an arbeitet diese eine Karte für zwei Stammeskrieger.',
  'learn.create.horse': 'Ein Häuptling und zwei Versorgungen machen ein Pferd. Es trägt einen Helden drei Felder weit.',
  'learn.create.horse.done': 'Zwei Reihen in einem Zug: Spiele so viele, wie deine Karten hergeben.',
  'learn.create.weapon':
    'Ein späterer Zug, und das Werkzeug ist auf deiner Hand. Eine Waffe braucht einen Häuptling und zwei Stammeskrieger: Lege Häuptling und Werkzeug.',
  'learn.create.weapon.done': 'Das Werkzeug stand für beide Stammeskrieger. Die Waffe brauchst du bald.',
  'learn.create.pair':
    'Allein: Diese sechs Karten ergeben zwei Artefakte, und nichts bleibt übrig. Welche zwei? Markiert ist nun nichts.',
  'learn.create.pair.done': 'Ein Zelt: Stammeskrieger, Häuptling und Versorgung. Es bewahrt eine Karte auf.',
  'learn.create.rest': 'Und das andere Artefakt, aus den drei übrigen Karten.',
  'learn.create.rest.done':
    'Wieder ein Werkzeug. Eine Waffe zuerst hätte drei Karten übrig gelassen, aus denen kein Artefakt wird.',
  'learn.create.remember': 'Unsicher, wozu deine Hand gut ist? „Was kann ich tun?“ zeigt alles.',
  'learn.build.title': 'Straßen und Städte',
  'learn.build.hint': 'Was du bauen kannst, und was sich berühren darf.',
  'learn.build.road':
    'Ein Stammeskrieger und eine Versorgung bauen eine einfache Straße. Lege beide und wähle die gerade.',
  'learn.build.placeRoad':
    'Wohin? Auf hellen Feldern darf sie liegen: Dort schließt sie an deine Stadt an. Tippe eines an und lege die Karte hin.',
  'learn.build.placeRoad.done':
    'Die Straße führt von deiner Stadt weiter. Die Fraktion ihrer Karte ist nur ihr Gelände: Straßen gehören niemandem.',
  'learn.build.city':
    'Drei Stammeskrieger gründen eine Stadt der Stufe 1. Lege drei und wähle eine neue Stadt mit vielen Ausgängen: mehr Wege weiter.',
  'learn.build.placeCity':
    'Lege sie dorthin, wohin deine Straße führt. Städte liegen nie Seite an Seite und nie neben den Ruinen; Ecke an Ecke geht. Probiere ruhig ein falsches Feld: Du erfährst, warum.',
  'learn.build.placeCity.done': 'Deine zweite Stadt, und ein Punkt mehr!',
  'learn.build.junction':
    'Allein: Wohin deine Straße nun führt, würde eine Stadt die Ruinen oder eine neutrale Stadt berühren. Eine Kreuzung führt zur Seite: Zwei Stammeskrieger und eine Versorgung bauen eine.',
  'learn.build.placeJunction':
    'Lege sie, wenn nötig gedreht, so, dass eine ihrer Straßen zu einem Feld ohne solche Nachbarn führt.',
  'learn.build.placeJunction.done': 'Nun geht es weiter.',
  'learn.build.second': 'Und die Stadt, mit den drei übrigen Stammeskriegern.',
  'learn.build.placeSecond':
    'Lege sie dorthin, wohin die Kreuzung führt. Nicht jede Drehung passt: Wo sich zwei Karten berühren, trifft Straße auf Straße oder keine auf keine.',
  'learn.build.placeSecond.done': 'Alle sechs Karten sind gespielt, und eine Stadt mehr steht.',
  'learn.build.remember':
    'Was du baust, ist durch Straßen mit einer deiner Städte verbunden, und keine Stadt liegt neben einer anderen oder den Ruinen.',
  'learn.upgrade.title': 'Höhere Städte',
  'learn.upgrade.hint': 'Wie Städte wachsen, und was das Spiel beendet.',
  'learn.upgrade.two': 'Zwei Häuptlinge heben eine Stadt von Stufe 1 auf 2. Die Fraktion ist egal: Lege sie.',
  'learn.upgrade.two.done': 'Zwei Punkte: Eine Stadt zählt ihre Stufe.',
  'learn.upgrade.three':
    'Zwei Priester heben sie auf Stufe 3. Keine Stufe wird übersprungen: Vorhin hätten sie es nicht gekonnt.',
  'learn.upgrade.three.done':
    'Drei Punkte. Das Spiel endet, wenn der Spielplan voll ist oder jemand fünf Städte der Stufe 4 hält; ein erstes Spiel nach zwei Wochen.',
  'learn.upgrade.found':
    'Eine andere Hand. Drei eines Rangs gründen gleich eine neue Stadt ihrer Stufe, drei Häuptlinge eine der Stufe 2: Lege sie und wähle die Ausgänge der neuen Stadt.',
  'learn.upgrade.placeFound': 'Lege die neue Stadt dorthin, wohin die Straße führt.',
  'learn.upgrade.placeFound.done': 'Zwei Punkte auf einmal, wo drei Stammeskrieger einen gebracht hätten.',
  'learn.upgrade.larger': 'Allein: zwei Städte, zwei Lords, zwei Häuptlinge. Hebe zuerst die größere Stadt.',
  'learn.upgrade.larger.done': 'Stufe 4, und höher geht es nicht.',
  'learn.upgrade.smaller': 'Und die kleinere.',
  'learn.upgrade.smaller.done': 'Sechs Punkte: vier und zwei.',
  'learn.upgrade.remember': 'Stufen sind Punkte, und jede weitere kostet zwei Einheiten dieses Rangs.',
  'learn.cohort.title': 'Der Beginn eines Zuges',
  'learn.cohort.hint': 'Kohorte, Mulligan und das Sonnenorakel.',
  'learn.cohort.cohort':
    'Schau zuerst auf die Wappen: Drei Karten einer Fraktion sind eine Kohorte und ziehen eine weitere. Versorgungen gehören zu keiner. Sag sie an.',
  'learn.cohort.cohort.done': 'Eine Karte mehr. Vier einer Fraktion ziehen zwei, fünf drei, sechs vier.',
  'learn.cohort.mulligan':
    'Diese Karten können zusammen nichts. Nimm einen Mulligan: Die Hand geht in die Zuflucht, und du ziehst fünf.',
  'learn.cohort.mulligan.done':
    'Eine Karte weniger, aber eine neue Chance. Kohorte oder Mulligan: nie beides in einem Zug.',
  'learn.cohort.lit':
    'Das Rad oben ist das Sonnenorakel. Heute leuchtet es auf das Werkzeug: Du darfst es zweimal legen, je zwei Stammeskrieger. Tippe zweimal darauf und baue damit allein eine Stadt der Stufe 1.',
  'learn.cohort.placeLit': 'Lege die Stadt dorthin, wohin die Straße führt.',
  'learn.cohort.placeLit.done':
    'Das blaue Zeichen ist das übereinstimmende Artefakt: Wer es heute erschafft, wählt seine Fraktion. Tippe auf das Rad für die nächsten Tage.',
  'learn.cohort.choose': 'Allein: eine neue Hand am Beginn eines Zuges. Was macht mehr daraus?',
  'learn.cohort.choose.done':
    'Acht Karten. Es muss nicht deine eigene Fraktion sein: Auch vier Holmsiedler sind eine Kohorte.',
  'learn.cohort.remember': 'Vor deiner ersten Reihe: Gibt es eine Kohorte, und worauf leuchtet das Orakel?',
  'learn.hero.title': 'Helden',
  'learn.hero.hint': 'Heuere einen an und ziehe die Straßen entlang.',
  'learn.hero.recruit':
    'Eine Waffe und zwei Versorgungen heuern einen Helden in einer deiner Städte an. Lege die drei Karten und drücke, was die Reihe anbietet.',
  'learn.hero.recruit.done': 'Dein Held steht in deiner Stadt.',
  'learn.hero.walk':
    'Eine Versorgung bewegt einen Helden um ein Feld auf der Straße. Lege eine Versorgung und drücke, was die Reihe anbietet.',
  'learn.hero.walk.done': 'Helden gehen überall, wo Straßen verbunden sind, auch über das, was andere gebaut haben.',
  'learn.hero.ride':
    'Ein Pferd trägt einen Helden bis zu drei Felder weit. Lege das Pferd, drücke, was die Reihe anbietet, und wähle die neutrale Stadt am Ende der Straße. Oder tippe sie auf dem Spielplan an.',
  'learn.hero.ride.done': 'Da bist du. In der nächsten Lektion nimmst du sie ein.',
  'learn.hero.far':
    'Allein: Dein Held steht zu Hause, vier Felder vor der neutralen Stadt. Eine Reihe darf mischen, was trägt. Bring ihn hin.',
  'learn.hero.far.done': 'Drei Felder zu Pferd und eines mit Versorgung.',
  'learn.hero.second':
    'Wen heuern die Waffe und die zwei Versorgungen an, die übrig sind? Die Stadt lass für die nächste Lektion.',
  'learn.hero.second.done': 'Ein zweiter Held. Mehr als zwei darf niemand haben.',
  'learn.hero.remember': 'Eine Versorgung für ein Feld, ein Pferd für drei; immer über verbundene Straßen.',
  'learn.battle.title': 'Kampf',
  'learn.battle.hint': 'Nimm eine neutrale Stadt ein und verteidige deine eigene.',
  'learn.battle.attack':
    'Dein Held steht in einer neutralen Stadt. Sie verteidigt sich mit 4, und du musst darüber kommen. Jeder Angriff beginnt mit einer Waffe, weitere Karten folgen: Lege sie und greife an.',
  'learn.battle.attack.done':
    'Die Waffe zählt 1, und die Moral deines Helden noch 1, solange alle deine Karten von seiner Fraktion sind.',
  'learn.battle.win': 'Lege den Priester, er zählt 3. Dann bist du über 4: Schlag zu!',
  'learn.battle.win.done': 'Die Stadt ist dein, mit vier Punkten, und ein Lord und eine Versorgung kommen zu dir.',
  'learn.battle.reply':
    'Nun wirst du angegriffen, mit 4; deine Stadt allein hat 2, ihre Stufe. Gibst du auf, ist sie verloren. Kämpfe!',
  'learn.battle.hold':
    'Wer verteidigt, muss nur gleich stark sein. Lege den Priester: 2 und 3 sind 5. Dann lass die Gegenseite antworten.',
  'learn.battle.hold.done': 'Gehalten! Wer beim Angriff scheitert, verliert den Helden.',
  'learn.battle.again': 'Allein: noch einmal die neutrale Stadt, und andere Karten. Nimm sie ein.',
  'learn.battle.again.done': 'Die Waffe hat den Angriff eröffnet; nun entscheiden deine Karten.',
  'learn.battle.take': 'Komm über 4. Es geht auf mehr als eine Art.',
  'learn.battle.take.done':
    'Eingenommen! Der Lord allein genügt, auch wenn er die Moral kostet. Häuptling und Stammeskrieger deiner Fraktion würden auch genügen.',
  'learn.battle.remember': 'Wer angreift, muss übertreffen; wer verteidigt, nur gleichziehen.',
  'learn.keep.title': 'Für später aufheben',
  'learn.keep.hint': 'Versteck und Zelte.',
  'learn.keep.ambush':
    'Dein Lord kommt zu früh. Im Versteck wartet er verdeckt und kommt zu deiner nächsten Hand. Der Preis ist eine Karte, die für immer geht: Lege Lord und Stammeskrieger.',
  'learn.keep.ambush.done': 'Nur du weißt, was dort liegt. Wirst du angegriffen, darfst du es sofort aufnehmen.',
  'learn.keep.tent':
    'Ein Zelt bewahrt eine Karte auf, ohne dass eine andere verloren geht. Lege Zelt, Versorgung und Häuptling.',
  'learn.keep.tent.done': 'Dort bleibt der Häuptling, solange du willst, für alle sichtbar.',
  'learn.keep.decamp': 'Ein späterer Zug, und ein zweiter Häuptling ist auf deiner Hand. Hole den ersten aus dem Zelt.',
  'learn.keep.decamp.done': 'Wieder auf deiner Hand.',
  'learn.keep.use': 'Zwei Häuptlinge heben deine Stadt auf Stufe 2.',
  'learn.keep.use.done': 'Das Warten hat sich gelohnt.',
  'learn.keep.raise': 'Der Zug nach dem Versteck: Geh zu den Aktionen, und was versteckt war, kommt zurück.',
  'learn.keep.raise.done': 'Dein Lord ist zurück und macht deine Hand größer.',
  'learn.keep.lords': 'Allein: Deine Stadt hat Stufe 3. Was kann diese Hand aus ihr machen?',
  'learn.keep.lords.done': 'Stufe 4, weil ein Lord auf den anderen gewartet hat.',
  'learn.keep.remember':
    'Eine gute Karte, die zu früh kommt, kann warten: im Versteck für eine Karte, im Zelt für eine Versorgung.',
  'learn.change.title': 'Verwandlungen',
  'learn.change.hint': 'Titel, Schriftrolle und Amulett.',
  'learn.change.scroll':
    'Eine Schriftrolle ändert die Fraktion einer Karte. Mach aus dem Häuptling der Holmsiedler einen des Bärenvolks: Lege die Rolle und diesen Häuptling.',
  'learn.change.scroll.done': 'Derselbe Rang unter deinem Wappen: gut für Kohorten und im Kampf.',
  'learn.change.amulet':
    'Ein Amulett befragt den Würfel: Du wählst eine Karte, dann wird gewürfelt. Versuche es mit dem Häuptling.',
  'learn.change.amulet.done':
    'Eine Zwei: Der Häuptling zählt in diesem Zug doppelt. Eins tut nichts, drei ist dreifach, vier legt ihn ins Versteck, fünf in die Zuflucht, sechs macht ihn zu jeder beliebigen Karte.',
  'learn.change.useAmulet': 'Lege diesen Häuptling zweimal, als die beiden, die deine Stadt auf Stufe 2 heben.',
  'learn.change.useAmulet.done': 'Ein Häuptling, und es ist geschafft.',
  'learn.change.chain':
    'Allein: Deine Stadt hat Stufe 2, und zwei Priester würden sie heben. Du hast einen Priester, einen Häuptling und einen Titel.',
  'learn.change.chain.done': 'Der Häuptling ist nun Priester.',
  'learn.change.last': 'Und die Stadt?',
  'learn.change.last.done': 'Stufe 3. Nun weißt du alles für ein Spiel.',
  'learn.change.remember': 'Eine Karte kann einmal je Zug verwandelt und gleich danach gespielt werden.',
  'learn.change.promote': 'Ein Titel hebt eine Einheit um einen Rang. Lege den Titel und den Stammeskrieger.',
  'learn.change.promote.done': 'Ein Häuptling, sofort bereit.',
  'learn.change.useTitle': 'Mit dem anderen sind es zwei Häuptlinge: Hebe deine Stadt auf Stufe 2.',
  'learn.change.useTitle.done': 'Der Titel geht in deine Zuflucht und kommt wieder.',
  'learn.companion': 'Dein Begleiter',
  'learn.companion.off': 'Keine Tipps mehr',
  'learn.welcome.setUp': 'Ich schaue mit dir in deine Karten: höchstens ein Tipp je Zug.',
  'learn.welcome.opening':
    'Ich schaue mit dir in deine Karten: höchstens ein Tipp je Zug. Anzusagen gibt es gerade nichts: auf zu den Aktionen.',
  'learn.tip': 'Du könntest: {{deed}}. {{why}}',
  'learn.tip.cohort': 'Mehr Karten sind mehr Reihen, und es kostet nichts.',
  'learn.tip.mulligan': 'Diese Karten können zusammen wenig.',
  'learn.tip.city': 'Jede Stadt ist Punkte wert und ein Ort, von dem aus du weiterbaust.',
  'learn.tip.upgrade': 'Eine Stufe ist ein Punkt, und zwei Karten genügen dafür.',
  'learn.tip.road': 'Straßen führen zu Plätzen für die nächste Stadt.',
  'learn.tip.hire': 'Sie kommt mit einer Versorgung, und höhere Ränge heben deine Städte.',
  'learn.tip.create': 'Ein Artefakt arbeitet für dich, sooft du es ziehst.',
  'learn.tip.recruit': 'Ein Held nimmt neutrale Städte ein: je vier Punkte.',
  'learn.tip.move': 'So kommt dein Held einer Stadt näher, die er einnehmen kann.',
  'learn.tip.attack': 'Deine Karten sehen stark genug aus.',
  'learn.tip.promote': 'Ein höherer Rang ist mehr wert und sofort bereit.',
  'learn.tip.convert': 'Karten deiner Fraktion bilden Kohorten und geben Moral.',
  'learn.tip.ambush': 'So wartet eine gute Karte auf deinen nächsten Zug.',
  'learn.well': 'Was dir gelungen ist',
  'learn.well.city': 'Städte gebaut: {{count}}',
  'learn.well.upgrade': 'Städte erhöht: {{count}}',
  'learn.well.taken': 'Städte erobert: {{count}}',
  'learn.well.road': 'Straßen gebaut: {{count}}',
  'learn.well.create': 'Artefakte erschaffen: {{count}}',
  'learn.well.hire': 'Einheiten angeheuert: {{count}}',
  'learn.well.cohort': 'Kohorten angesagt: {{count}}',
  'learn.well.nothing': 'Du hast ein ganzes Spiel gespielt: Das Schwerste ist geschafft.',
  'learn.look': 'Ein Blick lohnt sich: {{lesson}}',
} as const satisfies ModuleTexts<typeof english>;

export const entries = {} as const;
