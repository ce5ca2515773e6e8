import type { ModuleTexts } from '../../module';
import type { texts as english } from '../../en/modules/newgame';

/** The new-game screen and the editor of boards: their words are fetched with them. */
export const texts = {
  'newGame.family.creation': 'Die Schöpfung',
  'newGame.family.stormgates': 'Die Sturmpforten',
  'newGame.preset.stormBeginners.hint':
    'Sechs Fraktionen, Pforten, Handel, Königinnen und Könige, mit verteilten ersten Karten und Wachen, wie ihr sie kennt.',
  'newGame.preset.stormStandard.hint':
    'Die ganze neue Schachtel: Heldenmodus, eine Draftphase für die ersten Karten und ab vier Spielern Teams.',
  'newGame.time.hours': '{{hours}} Std.',
  'newGame.time.both': '{{hours}} Std. {{minutes}} Min.',
  'newGame.time': 'Etwa {{time}}: Das Heft rechnet 30 Minuten für jeden am Tisch und 15 für jede wandernde Figur.',
  'newGame.advice.wanderers':
    'Das Heft empfiehlt wandernde Figuren für große Spielpläne: am besten zu dritt bis zu sechst auf 7 mal 11 Feldern.',
  'newGame.advice.alone':
    'Zu fünft oder sechst jeder gegen jeden wartet man lange auf den eigenen Zug: Das Heft empfiehlt Teams.',
  'newGame.advice.wide': 'Zu dritt oder viert auf dem großen Spielplan: Das Heft empfiehlt es.',
  'newGame.plan':
    'Der Spielplan vor dem Spiel: {{rows}} Zeilen mit {{columns}} Feldern, {{starts}} Startstädte, {{neutrals}} neutrale Städte, {{others}} andere Orte.',
  'newGame.plan.short': '{{rows}} × {{columns}} Felder',
  'newGame.module.stormgates.hint':
    'Zwei weitere Fraktionen, bis zu sechs am Tisch und ein Spielplan mit 7 mal 11 Feldern.',
  'newGame.module.gates.hint':
    'Helden springen von Pforte zu Pforte, durch einen Sturm, der jedes Mal etwas anderes bringt.',
  'newGame.module.trade.hint':
    'Handelsposten an den Straßen, an denen Artefakte zu Truhen und Versorgungen zu Sternenstaub werden.',
  'newGame.module.relics.hint': 'Sieben weitere Besondere Artefakte kommen zu den zehn bekannten.',
  'newGame.module.fate.hint':
    'Neben den Besonderen Artefakten liegen drei verdeckte Karten: Wer es wagt, nimmt stattdessen eine davon.',
  'newGame.module.teams.hint': 'Partner teilen sich einen Zug, die Punkte und das Spielende, sonst nichts.',
  'newGame.module.heroic.hint': 'Stärkere Wachen, Helden, die gemeinsam angreifen, und Veteranen mit großen Decks.',
  'newGame.module.royals.hint':
    'Große Decks verdienen eine Königin und einen König, die Residenzen und eine Hauptstadt errichten.',
  'newGame.module.draft.hint': 'Die ersten Karten werden reihum gewählt statt verteilt.',
  'newGame.module.metamorpha.hint':
    'Eine Formläuferin folgt jeder neuen Karte des Spielplans und leiht Helden auf ihrem Gelände ihre Kraft.',
  'newGame.module.bilkarr.hint':
    'Ein Kräuterkundiger zieht jeden Morgen über den Spielplan und verkauft Helden, die ihn treffen, Zaubertränke.',
  'newGame.module.fanatics.hint': 'Acht Eiferer, die für jede Fraktion kämpfen und ein Opfer verlangen.',
  'newGame.module.valleys.hint':
    'Wo die Ruinen waren, liegen zwei verborgene Täler mit Gebäuden zum Erkunden. Zu viert oder sechst.',
  'newGame.notNow': 'So nicht: {{why}}',
  'newGame.repair.with': 'Dazunehmen: {{module}}',
  'newGame.repair.players': 'Zu {{players}} spielen',
  'newGame.option.wide': 'Großer Spielplan mit 7 mal 11 Feldern',
  'newGame.option.twoTeams': 'Zu sechst als zwei Dreierteams',
  'newGame.option.twoAttacks': 'Das Dreierteam greift höchstens zweimal im Zug an',
  'newGame.option.bandsFirst': 'Söldner sind schon vor der Draftphase in den Decks',
  'newGame.option.conjuring': 'Die Verlorene Schriftrolle ruft statt einer Karte eine wandernde Figur',
  'newGame.option.connection': 'Die Karte, die die Täler verbindet',
  'newGame.connection.chance': 'Per Zufall',
  'newGame.connection.pass': 'Bergpass',
  'newGame.connection.bridge': 'Königsbrücke',
  'newGame.clock': 'Eine Uhr am Tisch',
  'newGame.clock.hint':
    'Sie zeigt, wie lange schon gespielt wird, und erinnert, wenn {{time}} um sind. Sie nimmt niemandem den Zug.',
  'newGame.seatMore': 'Mehr zu {{player}}',
  'newGame.teams': 'Wer zusammen spielt',
  'newGame.teams.none': 'Jeder für sich',
  'newGame.teams.pairs': 'Drei Paare',
  'newGame.teams.threes': 'Zwei Dreierteams',
  'newGame.teams.two': 'Zwei Paare',
  'newGame.teams.uneven': 'Drei gegen zwei',
  'newGame.teams.hint':
    'Zieht einen Platz auf einen anderen, damit beide zusammen spielen, oder drückt erst den einen, dann den anderen. Partner sitzen nie nebeneinander.',
  'newGame.team': 'Team {{team}}',
  'newGame.teamOf': 'Team von {{player}}',
  'newGame.teamSeat': '{{player}}, Platz {{seat}}, Team {{team}}',
  'newGame.teams.picked': '{{player}} ist aufgenommen: Drückt, mit wem zusammen gespielt wird.',
  'newGame.teams.changed': '{{player}} spielt jetzt mit {{others}}.',
  'newGame.layout': 'Der Spielplan vor dem Spiel',
  'newGame.layout.open': 'Spielplan auslegen',
  'newGame.layout.changed': 'Selbst ausgelegt',
  'newGame.layout.why':
    'Kein Heft, das uns vorliegt, zeigt, wo das alles liegt; die Felder sind so gut erschlossen wie möglich. Eure Schachtel kann abweichen.',
  'newGame.layout.hint':
    'Drückt etwas, um es aufzunehmen, dann das Feld, auf dem es liegen soll. Zwei Dinge tauschen die Plätze.',
  'newGame.layout.held': 'Aufgenommen: {{what}}. Drückt das Feld, auf dem es liegen soll.',
  'newGame.layout.reset': 'Alles wie in den Regeln legen',
  'newGame.layout.good': 'Geprüft: So kann gespielt werden.',
  'newGame.layout.fields': 'Felder des Spielplans',
  'newGame.square.starts': 'Startstadt',
  'newGame.square.neutrals': 'neutrale Stadt',
  'newGame.square.ruins': 'Ruinen',
  'newGame.square.gates': 'Sturmpforte',
  'newGame.square.free': 'frei',
  'newGame.square.taken': 'fest',
  'newGame.square.wrong': 'passt nicht',
  'newGame.wheel': 'Das Orakel',
  'newGame.wheel.hint': 'Drückt zwei Zeichen eines Rades, damit sie die Plätze tauschen. Die Werkzeuge bleiben oben.',
  'newGame.wheel.outer': 'Äußeres Rad',
  'newGame.wheel.inner': 'Inneres Rad',
  'newGame.wheel.place': '{{wheel}}, Platz {{place}}: {{name}}',
  'newGame.layouts': 'Gespeicherte Spielpläne',
  'newGame.layouts.none':
    'Noch keine. Was hier ausgelegt wird, kann unter einem Namen behalten und als Code weitergegeben werden.',
  'newGame.layouts.name': 'Name dieses Spielplans',
  'newGame.layouts.save': 'Behalten',
  'newGame.layouts.saved': 'Behalten: {{name}}',
  'newGame.layouts.nameless': 'Gebt ihm zuerst einen Namen.',
  'newGame.layouts.unsound': 'Behalten wird nur, was spielbar ist: Oben steht, was nicht passt.',
  'newGame.layouts.use': 'Auslegen',
  'newGame.layouts.useOf': 'Auslegen: {{name}}',
  'newGame.layouts.code': 'Als Code kopieren',
  'newGame.layouts.codeOf': 'Als Code kopieren: {{name}}',
  'newGame.layouts.copied': 'Der Code ist kopiert.',
  'newGame.layouts.notCopied': 'Dieses Gerät lässt die App nicht kopieren. Hier ist der Code:',
  'newGame.layouts.remove': 'Löschen',
  'newGame.layouts.removeOf': 'Löschen: {{name}}',
  'newGame.layouts.for': '{{players}} am Tisch, {{board}}',
  'newGame.layouts.wide': 'großer Spielplan',
  'newGame.layouts.small': 'kleiner Spielplan',
  'newGame.layouts.paste': 'Code eines Spielplans',
  'newGame.layouts.open': 'Code öffnen',
  'newGame.layouts.opened': 'Ausgelegt wie im Code.',
  'layoutCode.empty': 'Fügt zuerst einen Code ein.',
  'layoutCode.notACode': 'In diesem Text steht kein Code eines Spielplans.',
  'layoutCode.damaged': 'Dieser Code ist nicht vollständig: Ein Zeichen fehlt oder ist falsch.',
  'layoutCode.newer': 'Dieser Code stammt aus einer neueren Ausgabe der App.',
  'layoutCode.tooLong': 'Das ist viel länger als jeder Code eines Spielplans.',
  'layoutCode.players': 'Dieser Spielplan ist für {{players}} am Tisch. Stellt zuerst ein Spiel zu {{players}} ein.',
  'layoutCode.board': 'Das gehört zu einem Spielplan anderer Größe als dem gewählten.',
} as const satisfies ModuleTexts<typeof english>;

/** The reference tells of all of it elsewhere. */
export const entries = {} as const;
