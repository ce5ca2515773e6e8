import type { ModuleTexts } from '../../module';
import type { texts as english } from '../../en/modules/newgame';

/** The new-game screen and the editor of boards: their words are fetched with them. */
export const texts = {
  'newGame.family.creation': 'De Schepping',
  'newGame.family.stormgates': 'De Stormpoorten',
  'newGame.preset.stormBeginners.hint':
    'Zes stammen, poorten, handel, koninginnen en koningen, met gedeelde eerste kaarten en wachters zoals jullie ze kennen.',
  'newGame.preset.stormStandard.hint':
    'De hele nieuwe doos: heldenmodus, een draft van de eerste kaarten en teams vanaf vier spelers.',
  'newGame.time.hours': '{{hours}} uur',
  'newGame.time.both': '{{hours}} uur {{minutes}} min',
  'newGame.time': 'Ongeveer {{time}}: het boekje rekent 30 minuten per speler en 15 voor elke zwerver.',
  'newGame.advice.wanderers':
    'Het boekje raadt zwervers aan op grote speelvelden: het liefst met drie tot zes spelers op 7 bij 11 vakken.',
  'newGame.advice.alone':
    'Met vijf of zes spelers ieder voor zich wacht je lang op je beurt: het boekje speelt liever in teams.',
  'newGame.advice.wide': 'Met drie of vier op het grote speelveld: het boekje raadt het aan.',
  'newGame.plan':
    'Het speelveld voor het spel: {{rows}} rijen van {{columns}} vakken, {{starts}} startsteden, {{neutrals}} neutrale steden, {{others}} andere plaatsen.',
  'newGame.plan.short': '{{rows}} × {{columns}} vakken',
  'newGame.module.stormgates.hint': 'Twee stammen erbij, tot zes spelers en een speelveld van 7 bij 11 vakken.',
  'newGame.module.gates.hint': 'Helden springen van poort naar poort, door een storm die telkens iets anders brengt.',
  'newGame.module.trade.hint': 'Handelsposten langs de wegen, waar artefacten kisten worden en voorraden sterrenstof.',
  'newGame.module.relics.hint': 'Zeven Legendarische Artefacten komen bij de tien die jullie kennen.',
  'newGame.module.fate.hint':
    'Naast de Legendarische Artefacten liggen drie gesloten kaarten: wie durft, neemt er daar een van.',
  'newGame.module.teams.hint': 'Partners delen een beurt, hun punten en het einde van het spel, verder niets.',
  'newGame.module.heroic.hint': 'Sterkere wachters, helden die samen aanvallen en veteranen met grote decks.',
  'newGame.module.royals.hint':
    'Grote decks verdienen een koningin en een koning, die residenties en een hoofdstad stichten.',
  'newGame.module.draft.hint': 'De eerste kaarten worden om de beurt gekozen, niet gedeeld.',
  'newGame.module.metamorpha.hint':
    'Een vormloopster volgt elke nieuwe kaart op het speelveld en leent haar kracht aan helden op haar terrein.',
  'newGame.module.bilkarr.hint':
    'Een kruidenkenner trekt elke ochtend over het speelveld en verkoopt toverdranken aan helden die hem ontmoeten.',
  'newGame.module.fanatics.hint': 'Acht dwepers die voor elke stam vechten en een offer vragen.',
  'newGame.module.valleys.hint':
    'Waar de ruïnes lagen, liggen twee verborgen valleien met gebouwen om te verkennen. Met vier of zes spelers.',
  'newGame.notNow': 'Zo niet: {{why}}',
  'newGame.repair.with': 'Speel met: {{module}}',
  'newGame.repair.players': 'Speel met {{players}}',
  'newGame.option.wide': 'Groot speelveld van 7 bij 11 vakken',
  'newGame.option.twoTeams': 'Met zes als twee teams van drie',
  'newGame.option.twoAttacks': 'Het team van drie valt hoogstens twee keer per beurt aan',
  'newGame.option.bandsFirst': 'Huurlingen zitten al voor de draft in de stapels',
  'newGame.option.conjuring': 'De Verloren Rol roept een zwerver op',
  'newGame.clock': 'Een klok op tafel',
  'newGame.clock.hint':
    'Ze toont hoe lang er gespeeld wordt en herinnert als {{time}} om zijn. Ze neemt niemand een beurt af.',
  'newGame.seatMore': 'Meer over {{player}}',
  'newGame.teams': 'Wie samen speelt',
  'newGame.teams.none': 'Ieder voor zich',
  'newGame.teams.pairs': 'Drie paren',
  'newGame.teams.threes': 'Twee teams van drie',
  'newGame.teams.two': 'Twee paren',
  'newGame.teams.uneven': 'Drie tegen twee',
  'newGame.teams.hint':
    'Sleep een plaats op een andere om ze samen te laten spelen, of druk eerst op de ene en dan op de andere. Partners zitten nooit naast elkaar.',
  'newGame.team': 'Team {{team}}',
  'newGame.teamOf': 'Team van {{player}}',
  'newGame.teamSeat': '{{player}}, plaats {{seat}}, team {{team}}',
  'newGame.teams.picked': '{{player}} is opgepakt: druk op wie de partner wordt.',
  'newGame.teams.changed': '{{player}} speelt nu met {{others}}.',
  'newGame.layout': 'Het speelveld voor het spel',
  'newGame.layout.open': 'Leg het speelveld uit',
  'newGame.layout.changed': 'Zelf uitgelegd',
  'newGame.layout.why':
    'Geen boekje dat we hebben laat zien waar dit alles ligt, dus de vakken zijn zo goed mogelijk afgeleid. Jullie doos kan anders zijn.',
  'newGame.layout.hint':
    'Druk op iets om het op te pakken en dan op het vak waar het moet liggen. Twee dingen wisselen van plaats.',
  'newGame.layout.held': 'Opgepakt: {{what}}. Druk op het vak waar het moet liggen.',
  'newGame.layout.reset': 'Leg alles zoals in de regels',
  'newGame.layout.good': 'Gecontroleerd: zo kan er gespeeld worden.',
  'newGame.layout.fields': 'Vakken van het speelveld',
  'newGame.square.starts': 'startstad',
  'newGame.square.neutrals': 'neutrale stad',
  'newGame.square.ruins': 'ruïne',
  'newGame.square.gates': 'stormpoort',
  'newGame.square.free': 'vrij',
  'newGame.square.taken': 'vast',
  'newGame.square.wrong': 'past niet',
  'newGame.wheel': 'Het orakel',
  'newGame.wheel.hint': 'Druk op twee tekens van een rad om ze te laten wisselen. De werktuigen blijven bovenaan.',
  'newGame.wheel.outer': 'Buitenste rad',
  'newGame.wheel.inner': 'Binnenste rad',
  'newGame.wheel.place': '{{wheel}}, plaats {{place}}: {{name}}',
  'newGame.layouts': 'Bewaarde speelvelden',
  'newGame.layouts.none':
    'Nog geen. Wat hier wordt uitgelegd kan onder een naam bewaard en als code doorgegeven worden.',
  'newGame.layouts.name': 'Naam van dit speelveld',
  'newGame.layouts.save': 'Bewaren',
  'newGame.layouts.saved': 'Bewaard: {{name}}',
  'newGame.layouts.nameless': 'Geef het eerst een naam.',
  'newGame.layouts.unsound': 'Alleen wat speelbaar is wordt bewaard: hierboven staat wat niet past.',
  'newGame.layouts.use': 'Uitleggen',
  'newGame.layouts.useOf': 'Uitleggen: {{name}}',
  'newGame.layouts.code': 'Als code kopiëren',
  'newGame.layouts.codeOf': 'Als code kopiëren: {{name}}',
  'newGame.layouts.copied': 'De code is gekopieerd.',
  'newGame.layouts.notCopied': 'Dit apparaat laat de app niet kopiëren. Hier is de code:',
  'newGame.layouts.remove': 'Verwijderen',
  'newGame.layouts.removeOf': 'Verwijderen: {{name}}',
  'newGame.layouts.for': '{{players}} spelers, {{board}}',
  'newGame.layouts.wide': 'groot speelveld',
  'newGame.layouts.small': 'klein speelveld',
  'newGame.layouts.paste': 'Code van een speelveld',
  'newGame.layouts.open': 'Code openen',
  'newGame.layouts.opened': 'Uitgelegd zoals in de code.',
  'layoutCode.empty': 'Plak eerst een code.',
  'layoutCode.notACode': 'In deze tekst staat geen code van een speelveld.',
  'layoutCode.damaged': 'Deze code is niet heel: er ontbreekt een letter of er klopt er een niet.',
  'layoutCode.newer': 'Deze code komt uit een nieuwere editie van de app.',
  'layoutCode.tooLong': 'Dit is veel langer dan welke code van een speelveld ook.',
  'layoutCode.players': 'Dit speelveld is voor {{players}} spelers. Stel eerst een spel met {{players}} in.',
  'layoutCode.board': 'Dit hoort bij een speelveld van een ander formaat dan het gekozen.',
} as const satisfies ModuleTexts<typeof english>;

/** The reference tells of all of it elsewhere. */
export const entries = {} as const;
