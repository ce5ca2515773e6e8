import type { texts as english } from '../../en/modules/metamorpha';
import type { ModuleTexts } from '../../module';

export const texts: ModuleTexts<typeof english> = {
  'term.metamorpha': 'Metamorpha',
  'term.tribute': 'danina',
  'action.tribute': 'Bohater {{hero}}: złóż Metamorphie daninę: {{card}}',
  'action.woodsWalk': 'Idź do: {{place}}',
  'action.woodsJump': 'Skocz z: {{from}} do: {{to}}',
  'action.woodsStay': 'Zostań na miejscu',
  'action.mountainsCity': 'Ulepsz {{city}} za darmo do poziomu {{level}}',
  'action.canyonsRaid': 'Zaatakuj bez broni: {{target}}',
  'action.canyonsRaidBoth': 'Zaatakuj obydwoma bohaterami, bez broni: {{target}}',
  'action.lakesRank': 'Awansuj: {{card}}',
  'action.frostTwin': '{{card}}: liczy się w tej turze podwójnie',
  'action.jungleDrawOne': 'Dobierz jedną kartę',
  'action.jungleDraw': 'Dobierz dwie karty',
  'play.question.woods': 'Bohater {{hero}} może przejść do trzech pól. Dokąd?',
  'play.question.mountains': 'Które z twoich miast wzrośnie o jeden poziom?',
  'play.question.canyons': 'Kogo atakuje twój bohater?',
  'play.question.lakes': 'Która jednostka awansuje?',
  'play.question.frost': 'Która jednostka liczy się podwójnie?',
  'play.question.jungle': 'Ile kart dobierasz?',
  'play.fact.metamorpha': 'stoi tutaj',
  'event.emerged': 'Metamorpha wychodzi z wrót burzy {{at}}.',
  'event.shifted': 'Metamorpha pojawia się {{at}}.',
  'event.vanished': 'Metamorpha opuszcza krainę.',
  'event.granted': 'Metamorpha użycza swojej mocy: {{player}}. Teren: {{terrain}}.',
  'event.ennobled': '{{player}} awansuje jednostkę z pomocą Metamorphy: {{from}} → {{to}}.',
  'event.twinned': 'Jednostka gracza {{player}} liczy się w tej turze podwójnie: {{card}}.',
  'violation.noGift': 'Tam, gdzie teraz jest, Metamorpha nie ma nic do zaoferowania.',
  'violation.notHerTerrain': 'Ten bohater musi stać na tym samym terenie co Metamorpha.',
  'violation.tributePaid': 'Danina za tego bohatera i ten teren została już w tej turze złożona.',
  'violation.oneTribute': 'Danina to dokładnie jedna karta.',
  'violation.giftIdle': 'Ta danina nic by ci teraz nie dała.',
  'violation.tooFar': 'To dalej niż liczba kroków: {{most}}.',
};

export const entries = {};
