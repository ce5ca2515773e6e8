import type { ModuleTexts } from '../../module';
import type { texts as english } from '../../en/modules/explain';

/** What things on the screen of a match are and do now: fetched when somebody asks first. */
export const texts = {
  'explain.read': 'Zur Regel',
  'explain.tool.back': 'Zurück dorthin, woher du gekommen bist. Das Spiel wartet hier und geht jederzeit weiter.',
  'explain.tool.undo':
    'Nimmt deinen letzten Schritt zurück, solange nichts Verborgenes ans Licht kam und sonst niemand entschieden hat.',
  'explain.tool.redo': 'Macht noch einmal, was du gerade zurückgenommen hast.',
  'explain.tool.help': 'Worum es geht, welche Regeln jetzt zählen, was die Zeichen bedeuten, und die Tasten.',
  'explain.tool.pool':
    'Was für alle offen liegt: die oberste Karte jedes Stapels und wie viele noch da sind, die Besonderen Artefakte, der Limbus.',
  'explain.tool.log':
    'Was bisher geschehen ist, Zug für Zug. Tippst du auf einen Satz, siehst du den Ort auf dem Spielplan.',
  'explain.tool.more': 'Die Tasten, für die hier oben kein Platz ist.',
  'explain.tool.list':
    'Alles, was deine Karten jetzt können, in Gruppen. Wählst du etwas, wird die Reihe für dich ausgelegt.',
  'explain.tool.order': 'Legt deine Hand anders: wie gezogen, nach Fraktion, nach Art.',
  'explain.tool.plain': 'Der Spielplan als einfache Felder, für Tastatur und Screenreader.',
  'explain.tool.drawn': 'Der Spielplan wieder als Landschaft.',
  'explain.tool.latest': 'Zeigt, wo zuletzt etwas geschehen ist.',
  'explain.tool.mine': 'Zeigt deine Helden der Reihe nach, oder deine Städte, solange du keinen Helden hast.',
  'explain.tool.zoomOut': 'Zeigt mehr vom Spielplan, kleiner. Mit zwei Fingern geht es auch.',
  'explain.tool.zoomIn': 'Zeigt weniger vom Spielplan, größer. Mit zwei Fingern geht es auch.',
  'explain.tool.fit': 'Zeigt den ganzen Spielplan.',
  'explain.tool.newLine': 'Öffnet noch eine Reihe: Die nächste Karte, die du antippst, liegt dort.',
  'explain.tool.chooseLine': 'Karten, die du antippst, kommen wieder in diese Reihe.',
  'explain.tool.clearLine': 'Nimmt die Karten dieser Reihe zurück auf die Hand. Nichts geht verloren.',
  'explain.tool.turnCard': 'Dreht die Karte, die du legst, bis sie auf andere Art passt.',
  'explain.tool.dismiss': 'Schließt das hier. Nichts geht verloren.',
  'explain.tool.skip': 'Die Bots ziehen sofort zu Ende. Der Verlauf sagt, was sie getan haben.',
  'explain.tool.face': 'Legt das Gerät zwischen euch, statt es bei jeder Antwort weiterzureichen.',
  'explain.tool.clock': 'Die Spielzeit, auf die ihr euch geeinigt habt. Niemand verliert dadurch einen Zug.',
  'explain.tool.coach': 'Klappt ein, was die Lektion sagt, damit du mehr vom Spielplan siehst, und zeigt es wieder.',
  'explain.tool.companion':
    'Gibt in deinem ersten Spiel höchstens einen Tipp je Zug. In der Hilfe steht ein Schalter, der den Begleiter zurückholt.',
  'explain.tool.showMe': 'Markiert, wonach dieser Schritt fragt.',
  'explain.tool.casual':
    'Ein Zug wurde zurückgenommen, nachdem Verborgenes ans Licht gekommen war: Das ist jetzt ein Spiel zum Spaß.',
  'explain.list.now': 'Möglichkeiten jetzt: {{number}}.',
  'explain.status': 'Wer am Zug ist. Was zu entscheiden ist, steht unter dem Spielplan.',
  'explain.day.left': 'Tage bis zum Ende der Woche: {{number}}.',
  'explain.day.last': 'Es ist der letzte Tag der Woche.',
  'explain.day.end': 'Das Spiel endet nach Woche {{week}}.',
  'explain.emblem': 'Das Volk, das {{player}} führt. Heimatgelände: {{terrain}}.',
  'explain.emblem.none': '{{player}} führt noch keine Fraktion.',
  'explain.points.now': 'Stufen der Städte von {{player}}: {{levels}}.',
  'explain.cities': 'Die Städte der Stufe 4, die {{player}} hat. Sind es {{needed}}, endet das Spiel sofort.',
  'explain.cities.team':
    'Die Städte der Stufe 4, die {{player}} hat. Hat das Team zusammen {{needed}} davon, endet das Spiel sofort.',
  'explain.hand': 'Die Handkarten von {{player}}. Niemand sonst sieht sie an.',
  'explain.player': 'Was alle über {{player}} wissen. Ein Tippen zeigt den Rest.',
  'explain.partner.waits': '{{player}} teilt sich diesen Zug mit dir und kann gerade nicht übernehmen.',
  'explain.holds': 'Dort liegt jetzt: {{cards}}.',
  'explain.line.empty': 'Noch liegt keine Karte darin.',
  'explain.now': 'Jetzt möglich: {{deeds}}.',
  'explain.now.more': 'Jetzt möglich, unter anderem: {{deeds}}.',
  'explain.now.none': 'Im Moment lässt sich damit nichts tun.',
  'explain.lack':
    'Was aus dieser Reihe werden könnte. Ein Plus heißt, dass deine Hand das Fehlende hat: Ein Tippen legt es dazu.',
  'explain.city.worth': 'Wer sie hält, bekommt ihre Stufe als Punkte: {{level}} für {{player}}.',
  'explain.city.free': 'Sie gehört niemandem.',
  'explain.defence': 'Ein Angriff muss {{defence}} übertreffen.',
  'explain.hero.ways': 'Felder, die er jetzt erreicht: {{number}}.',
  'explain.hero.stays': 'Im Moment kann er nirgendwohin.',
  'explain.hero.others': 'Ihn bewegt nur {{player}}.',
  'explain.total': 'Die Summe von allem, was auf dieser Seite zählt.',
  'explain.term': '{{strength}} von den {{total}} von {{player}}.',
} as const satisfies ModuleTexts<typeof english>;

export const entries = {} as const;
