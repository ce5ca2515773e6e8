import type { ModuleTexts } from '../../module';
import type { mistakes as english } from '../../en/modules/mistakes';

/** What a lesson says to what was done besides what it asks for: `did` by its kind, and where it is a typical mistake, in its step. */
export const mistakes = {
  'learn.detour': '{{deed}}: erlaubt. Die Lektion fragt nach etwas anderem.',
  'learn.stuck': 'Was dieser Schritt braucht, ist schon verbraucht.',
  'learn.stuckBecause': 'Nun geht es nicht mehr. {{reason}}',
  'learn.later': 'Du kannst weitermachen, aber später werden diese Karten fehlen.',
  'learn.astray': 'Dafür brauchst du {{needed}}. Zu viel: {{extra}}. In der Reihe antippen nimmt es zurück.',
  'learn.did.hire': '{{deed}}. Eine Einheit nützt immer und bringt eine Versorgung mit.',
  'learn.did.create': '{{deed}}. Es hilft dir, sobald du es ziehst.',
  'learn.did.road':
    '{{deed}}. Ein Stammeskrieger und eine Versorgung zahlen eine Straße, zwei und eine Versorgung eine Kreuzung.',
  'learn.did.city': '{{deed}}. Eine Stadt ist ein Punkt, wo immer sie steht.',
  'learn.did.upgrade': '{{deed}}. Eine Stufe ist ein Punkt.',
  'learn.did.recruit': '{{deed}}. Ein Held mehr auf dem Spielplan.',
  'learn.did.move': '{{deed}}. Was den Weg bezahlt hat, ist gespielt.',
  'learn.did.ambush': '{{deed}}. Die Karte wartet auf deinen nächsten Zug; die andere, der Preis, ist für immer weg.',
  'learn.cohort.cohort.begin':
    'Du bist zu den Aktionen übergegangen: Kohorte und Mulligan kommen davor und sind für diesen Zug vorbei.',
  'learn.cohort.mulligan.begin':
    'Du bist zu den Aktionen übergegangen: Kohorte und Mulligan kommen davor und sind für diesen Zug vorbei.',
  'learn.did.endTurn':
    'Du hast den Zug beendet: Was nicht gespielt war, ging in deine Zuflucht, und sechs neue Karten wurden gezogen. So geht ein Spiel weiter, aber die Lektion braucht die Karten von vorhin.',
  'learn.did.callOff': 'Du hast den Angriff abgebrochen: Keine Karte ist verloren.',
  'learn.hire.friman.hire.chief':
    'Ein Häuptling steht einen Rang höher und kostet drei Versorgungen: Das ist der nächste Schritt, schon getan. Zwei bleiben für den Stammeskrieger.',
  'learn.hire.friman.hire':
    '{{deed}}. Ein hoher Rang kostet viele Versorgungen: Der Rest reicht nicht für einen Stammeskrieger.',
  'learn.hire.chief.hire':
    '{{deed}}. Wieder zwei Versorgungen. Die dritte allein heuert niemanden an, und ein Häuptling kostet drei.',
  'learn.create.tool.create.weapon':
    'Eine Waffe kostet einen Häuptling und zwei Stammeskrieger. Eine gute Karte, aber ein Werkzeug braucht drei, und nun ist einer übrig.',
  'learn.create.tool.create.tent':
    'Ein Zelt kostet einen Häuptling, einen Stammeskrieger und eine Versorgung. Zwei Stammeskrieger sind übrig, ein Werkzeug braucht drei.',
  'learn.create.tool.create.horse':
    'Ein Häuptling und zwei Versorgungen machen ein Pferd: Das ist der nächste Schritt, schon getan. Die drei Stammeskrieger machen immer noch das Werkzeug.',
  'learn.create.tool.road': '{{deed}}. Das hat einen Stammeskrieger gekostet, und ein Werkzeug braucht drei.',
  'learn.create.horse.hire':
    '{{deed}}. Das hat beide Versorgungen gekostet, und das Pferd braucht sie neben dem Häuptling.',
  'learn.create.weapon.create.tent':
    'Ein Zelt: Häuptling, Versorgung und das Werkzeug für den Stammeskrieger. Der Häuptling ist gespielt, und eine Waffe braucht einen.',
  'learn.create.weapon.road':
    '{{deed}}. Das Werkzeug stand für den Stammeskrieger und ist nun gespielt: Die Waffe braucht es.',
  'learn.build.road.create':
    'Drei Stammeskrieger machen ein Werkzeug: richtig und nützlich. Aber die Stadt braucht auch drei.',
  'learn.build.city.create':
    'Dieselben drei Stammeskrieger machen ein Werkzeug oder gründen eine Stadt. Nun hat sie das Werkzeug.',
  'learn.upgrade.two.create': '{{deed}}. Das hat einen der Häuptlinge gekostet, und für die Stufe braucht es zwei.',
  'learn.upgrade.two.hire': '{{deed}}. Versorgungen heuern an, Häuptlinge heben: Beide Häuptlinge sind noch da.',
  'learn.cohort.cohort.cohort':
    'Du darfst weniger Karten ziehen, als die Kohorte gibt, sogar keine. Aber sie kosten nichts.',
  'learn.cohort.cohort.mulligan':
    'Ein Mulligan: fünf neue Karten für sechs. Die Kohorte hätte aus sechs sieben gemacht, und nur eines von beiden geht in einem Zug.',
  'learn.cohort.lit.create.tool':
    'Zweimal gelegt bezahlt das Werkzeug auch ein Werkzeug, und an seinem Tag nennst du die Fraktion. Aber nun ist es ganz gespielt.',
  'learn.cohort.lit.create':
    '{{deed}}. Auch hier stand das Werkzeug für Stammeskrieger. Aber eine Stadt braucht drei, also muss es zweimal in derselben Reihe liegen.',
  'learn.cohort.lit.road':
    '{{deed}}. Für eine Straße genügen das Werkzeug und eine Versorgung. Die Stadt braucht drei Stammeskrieger, also muss es zweimal in einer Reihe liegen.',
  'learn.hero.recruit.hire':
    '{{deed}}. Diese Versorgungen sind gespielt: Ein Held kostet eine Waffe und zwei Versorgungen.',
  'learn.hero.recruit.road': '{{deed}}. Das hat die Versorgung gekostet, mit der dein Held gehen sollte.',
  'learn.hero.walk.move':
    'Du hast das Pferd gespielt: bis zu drei Felder auf einmal. Die Versorgung ist für ein einzelnes Feld, und danach braucht die Lektion das Pferd.',
  'learn.hero.walk.road': '{{deed}}. Die Versorgung ist gespielt: Ohne sie geht dein Held keinen Schritt.',
  'learn.hero.ride.move':
    'Ein Pferd ist ganz gespielt, auch für einen kürzeren Weg. Dein Held steht noch nicht in der neutralen Stadt.',
  'learn.battle.attack.move':
    'Dein Held hat die Stadt verlassen, und nur wer in einer Stadt steht, kann sie angreifen.',
  'learn.battle.attack.recruit':
    'Die Waffe hat einen zweiten Helden angeheuert. Nun ist keine mehr da, um anzugreifen.',
  'learn.battle.attack.create':
    '{{deed}}. Das hat den Häuptling gekostet, aber nichts, womit du angreifst: Waffe und Priester sind noch da.',
  'learn.battle.win.lay.chief':
    'Dieser Häuptling zählt 2, ist aber nicht von der Fraktion deines Helden: Die 1 der Moral ist weg. Mit dem Priester kommst du trotzdem über 4.',
  'learn.battle.win.callOff':
    'Solange ein Angriff zu schwach ist, darfst du ihn abbrechen: Deine Karten sind zurück. Greife noch einmal an, diesmal mit dem Priester.',
  'learn.battle.reply.surrender':
    'Du hast aufgegeben, und die Stadt ist mit ihren zwei Punkten verloren, ohne dass eine Karte lag. Mit dem Priester hätte sie gehalten.',
  'learn.battle.hold.pass':
    'Du hast mit weniger als dem Angriff gepasst: Die Stadt ist verloren und gehört nun der Gegenseite.',
  'learn.battle.hold.lay.friman':
    'Der Stammeskrieger zählt 1: Das sind 3 gegen 4, noch nicht gleich. Lege auch den Priester.',
  'learn.keep.ambush.ambush':
    '{{deed}}. Was sich versteckt, kommt mit der nächsten Hand zurück; was dafür bezahlt, ist weg. Verstecken soll sich der Lord, und eine andere Karte zahlt.',
  'learn.keep.tent.station':
    'Nun wartet der Stammeskrieger im Zelt, und das Zelt ist belegt. Bewahre auf, was später mehr wert ist: den Häuptling.',
  'learn.keep.tent.create': 'Ein zweites Zelt. Aber der Häuptling, der im ersten warten sollte, hat es bezahlt.',
  'learn.keep.decamp.create': '{{deed}}. Das hat den zweiten Häuptling gekostet, und für die Stadt braucht es zwei.',
  'learn.keep.use.create': '{{deed}}. Das hat einen der beiden Häuptlinge gekostet, die die Stadt heben.',
  'learn.change.promote.promote':
    'Der Häuptling ist nun Priester. Aber die Stufe braucht zwei Häuptlinge: Befördere den Stammeskrieger, dann sind es zwei.',
  'learn.change.promote.create':
    '{{deed}}. Das hat den Häuptling gekostet und den Stammeskrieger, der der zweite werden sollte.',
  'learn.change.promote.road': '{{deed}}. Das hat den Stammeskrieger gekostet, der Häuptling werden sollte.',
  'learn.change.scroll.convert.chief':
    'Der Häuptling hat die Seite gewechselt, aber nicht zu dir: Nenne das Bärenvolk, deine eigene Fraktion.',
  'learn.change.scroll.convert':
    '{{deed}}. So ist eine eigene Karte fremd geworden. Die Rolle ist gespielt, und der Häuptling gehört noch zu den Holmsiedlern.',
  'learn.change.scroll.create': '{{deed}}. Das hat den Häuptling gekostet, für den die Rolle da war.',
  'learn.change.scroll.road': '{{deed}}. Rolle und Häuptling sind noch da.',
  'learn.change.amulet.charm':
    'Eine Zwei: Die Versorgung zählt doppelt, genug für einen Stammeskrieger. Aber das Amulett ist gespielt, und ein Häuptling hebt keine Stadt.',
  'learn.hire.chief.road': '{{deed}}. Das hat eine Versorgung gekostet: Zwei sind übrig, ein Häuptling kostet drei.',
  'learn.hire.chief.ambush':
    '{{deed}}. Eine Karte wartet, eine andere hat dafür bezahlt und ist für immer weg. Ein Häuptling kostet alle drei Versorgungen.',
  'learn.create.horse.ambush':
    '{{deed}}. Eine Karte wartet, eine andere hat dafür bezahlt und ist für immer weg. Das Pferd braucht alle drei.',
  'learn.keep.tent.road': '{{deed}}. Das hat die Versorgung gekostet, und ein Zelt aufzuschlagen kostet eine.',
  'learn.did.station': '{{deed}}. Was im Zelt liegt, kommt zurück, wenn du es willst.',
  'learn.hire.city.create':
    'Drei Stammeskrieger machen ein Werkzeug: richtig und nützlich. Aber hier sollen sie eine Stadt gründen, und die braucht alle drei.',
  'learn.hire.city.road': '{{deed}}. Das hat einen Stammeskrieger gekostet, und die Stadt braucht drei.',
  'learn.create.pair.create.tool':
    'Das Werkzeug: eines der beiden, schon getan. Stammeskrieger, Häuptling und Versorgung bleiben für das andere.',
  'learn.create.pair.create.weapon':
    'Eine Waffe: Häuptling und zwei Stammeskrieger. Übrig sind zwei Stammeskrieger und eine Versorgung, und daraus wird kein Artefakt.',
  'learn.create.pair.road': '{{deed}}. Aus dem Rest wird nur noch ein Artefakt.',
  'learn.build.junction.road':
    '{{deed}}. Sie führt geradeaus, zu den Ruinen oder zur neutralen Stadt, und dort darf keine Stadt liegen. Nur eine Kreuzung führt zur Seite.',
  'learn.build.junction.create':
    '{{deed}}. Das hat Stammeskrieger gekostet: Die Kreuzung braucht zwei und die Stadt drei.',
  'learn.upgrade.larger.upgrade':
    'Die kleinere Stadt zuerst: Das ist der nächste Schritt, schon getan. Die Lords sind noch da.',
  'learn.upgrade.larger.create': '{{deed}}. Das hat eine Einheit gekostet, die eine Stadt hebt.',
  'learn.upgrade.found.upgrade':
    'Zwei Häuptlinge heben deine Stadt auf Stufe 2: ein Punkt. Alle drei zusammen hätten eine neue der Stufe 2 gegründet: zwei Punkte.',
  'learn.cohort.choose.begin':
    'Du bist zu den Aktionen übergegangen: Für eine Kohorte ist es nun zu spät, und es gab eine.',
  'learn.cohort.choose.mulligan':
    'Ein Mulligan: fünf neue Karten für sechs. Aber in dieser Hand war eine Kohorte, und die macht aus sechs acht.',
  'learn.cohort.choose.cohort':
    'Du darfst weniger Karten ziehen, als die Kohorte gibt, sogar keine. Aber sie kosten nichts.',
  'learn.hero.far.recruit':
    'Dein zweiter Held: der nächste Schritt, schon getan. Pferd und Versorgung tragen den ersten noch.',
  'learn.hero.far.hire':
    '{{deed}}. Das hat Versorgungen gekostet: Dein Held braucht eine neben dem Pferd, ein zweiter Held zwei.',
  'learn.hero.second.hire': '{{deed}}. Die Versorgungen sind gespielt: Ein Held kostet eine Waffe und zwei davon.',
  'learn.hero.second.attack':
    'Du greifst an: Die Waffe macht es möglich, und die nächste Lektion zeigt den Rest. Hier sollte sie einen zweiten Helden anheuern.',
  'learn.battle.again.move': 'Dein Held hat die Stadt verlassen, und nur wer in einer Stadt steht, kann sie angreifen.',
  'learn.battle.take.callOff':
    'Solange ein Angriff zu schwach ist, darfst du ihn abbrechen: Deine Karten sind zurück. Greife noch einmal an.',
  'learn.keep.raise.mulligan':
    'Ein Mulligan: Der Lord deiner Hand liegt nun in der Zuflucht. Der im Versteck kommt allein zurück.',
  'learn.change.chain.promote':
    'Der Priester ist nun Lord. Aber Stufe 3 braucht zwei Priester: Aufsteigen soll der Häuptling.',
} as const satisfies ModuleTexts<typeof english>;
