import type { ModuleTexts } from '../../module';
import type { texts as english } from '../../en/modules/explain';

/** What things on the screen of a match are and do now: fetched when somebody asks first. */
export const texts = {
  'explain.read': 'Naar de regel',
  'explain.tool.back': 'Terug naar waar je vandaan kwam. Het spel wacht hier en gaat op elk moment verder.',
  'explain.tool.undo':
    'Neemt je laatste stap terug, zolang er niets verborgens is onthuld en niemand anders heeft beslist.',
  'explain.tool.redo': 'Doet opnieuw wat je net hebt teruggenomen.',
  'explain.tool.help': 'Waar het om gaat, welke regels nu tellen, wat de tekens betekenen, en de toetsen.',
  'explain.tool.pool':
    'Wat voor iedereen open ligt: de bovenste kaart van elke stapel en hoeveel er nog zijn, de Legendarische Artefacten, de vergetelheid.',
  'explain.tool.log':
    'Wat er tot nu toe is gebeurd, beurt voor beurt. Tik op een zin en je ziet de plek op het speelveld.',
  'explain.tool.more': 'De knoppen waarvoor hier geen plaats is.',
  'explain.tool.list': 'Alles wat je kaarten nu kunnen, in groepen. Kies iets en de rij wordt voor je neergelegd.',
  'explain.tool.order': 'Legt je hand anders neer: zoals getrokken, op stam, op soort.',
  'explain.tool.plain': 'Het speelveld als eenvoudige vakken, voor toetsenbord en schermlezer.',
  'explain.tool.drawn': 'Het speelveld weer als landschap.',
  'explain.tool.latest': 'Toont waar het laatst iets gebeurde.',
  'explain.tool.mine': 'Toont je helden een voor een, of je steden zolang je geen held hebt.',
  'explain.tool.zoomOut': 'Toont meer van het speelveld, kleiner. Met twee vingers gaat het ook.',
  'explain.tool.zoomIn': 'Toont minder van het speelveld, groter. Met twee vingers gaat het ook.',
  'explain.tool.fit': 'Toont het hele speelveld.',
  'explain.tool.newLine': 'Opent nog een rij: de volgende kaart die je aantikt, komt daar te liggen.',
  'explain.tool.chooseLine': 'Kaarten die je aantikt, gaan weer in deze rij.',
  'explain.tool.clearLine': 'Neemt de kaarten van deze rij terug in je hand. Er gaat niets verloren.',
  'explain.tool.turnCard': 'Draait de kaart die je legt tot ze op een andere manier past.',
  'explain.tool.dismiss': 'Sluit dit. Er gaat niets verloren.',
  'explain.tool.skip': 'De bots maken hun zetten meteen af. Het verslag vertelt wat ze deden.',
  'explain.tool.face': 'Leg het apparaat tussen jullie in, in plaats van het bij elk antwoord door te geven.',
  'explain.tool.clock': 'De speeltijd die jullie hebben afgesproken. Niemand verliest er een beurt door.',
  'explain.tool.coach': 'Klapt in wat de les zegt, zodat je meer van het speelveld ziet, en toont het weer.',
  'explain.tool.companion':
    'Geeft in je eerste spel hooguit één tip per beurt. In de hulp staat een schakelaar die de metgezel terughaalt.',
  'explain.tool.showMe': 'Markeert wat deze stap vraagt.',
  'explain.tool.casual':
    'Er is een zet teruggenomen nadat iets verborgens was onthuld: dit is nu een spel voor de lol.',
  'explain.list.now': 'Mogelijkheden nu: {{number}}.',
  'explain.status': 'Wie aan zet is. Wat er te beslissen valt, staat onder het speelveld.',
  'explain.day.left': 'Dagen tot het einde van de week: {{number}}.',
  'explain.day.last': 'Het is de laatste dag van de week.',
  'explain.day.end': 'Het spel eindigt na week {{week}}.',
  'explain.emblem': 'Het volk dat {{player}} leidt. Thuisterrein: {{terrain}}.',
  'explain.emblem.none': '{{player}} leidt nog geen stam.',
  'explain.points.now': 'Niveaus van de steden van {{player}}: {{levels}}.',
  'explain.cities': 'De steden van niveau 4 die {{player}} heeft. Met {{needed}} ervan eindigt het spel meteen.',
  'explain.cities.team':
    'De steden van niveau 4 die {{player}} heeft. Heeft het team er samen {{needed}}, dan eindigt het spel meteen.',
  'explain.hand': 'De handkaarten van {{player}}. Niemand anders bekijkt ze.',
  'explain.player': 'Wat iedereen van {{player}} weet. Een tik toont de rest.',
  'explain.partner.waits': '{{player}} deelt deze beurt met jou en kan het nu niet overnemen.',
  'explain.holds': 'Daar ligt nu: {{cards}}.',
  'explain.line.empty': 'Er ligt nog geen kaart in.',
  'explain.now': 'Nu mogelijk: {{deeds}}.',
  'explain.now.more': 'Nu onder andere mogelijk: {{deeds}}.',
  'explain.now.none': 'Op dit moment kun je er niets mee doen.',
  'explain.lack':
    'Wat er van deze rij kan worden. Een plus betekent dat je hand heeft wat ontbreekt: een tik legt het erbij.',
  'explain.city.worth': 'Wie haar heeft, krijgt haar niveau als punten: {{level}} voor {{player}}.',
  'explain.city.free': 'Ze is van niemand.',
  'explain.defence': 'Een aanval moet hoger zijn dan {{defence}}.',
  'explain.hero.ways': 'Vakken die hij nu kan bereiken: {{number}}.',
  'explain.hero.stays': 'Op dit moment kan hij nergens heen.',
  'explain.hero.others': 'Alleen {{player}} verplaatst hem.',
  'explain.total': 'De som van alles wat aan deze kant telt.',
  'explain.term': '{{strength}} van de {{total}} van {{player}}.',
} as const satisfies ModuleTexts<typeof english>;

export const entries = {} as const;
