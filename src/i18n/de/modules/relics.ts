import type { texts as english } from '../../en/modules/relics';
import type { ModuleTexts } from '../../module';

export const texts: ModuleTexts<typeof english> = {
  'action.openPurseOne': '{{by}}: eine Versorgung nehmen',
  'action.openPurse': '{{by}}: zwei Versorgungen nehmen',
  'action.muster': '{{by}}: aus der Zuflucht rufen: {{card}}',
  'action.cloak': '{{by}}: {{city}} schützen',
  'action.cloakAlso': 'Auch {{city}} schützen',
  'action.cloakNoMore': 'Keine weitere Stadt',
  'action.gaze': '{{by}}: die obersten Karten deiner Nation ansehen',
  'action.enthral': '{{by}}: {{card}} wechselt die Seite',
  'action.recall': '{{by}}: eine Karte aus dem Limbus nehmen',
  'action.conjure': '{{by}}: {{figure}} beschwören',
  'action.conjureTo': 'Nach {{place}}',
  'play.places.cloak': 'Schützen …',
  'play.question.muster': 'Rufe noch eine Karte dieser Art oder keine. Übrige Stärke: {{left}}',
  'play.question.cloak': 'Schütze eine zweite Stadt oder keine weitere.',
  'play.question.gaze': 'Welche Karte soll als Nummer {{place}} oben auf deiner Nation liegen?',
  'play.question.enthral': 'Nimm eine zweite Einheit oder keine. Übrige Stärke: {{left}}',
  'play.question.recall': 'Wähle eine Karte aus dem Limbus für deine Hand.',
  'play.question.conjure': 'Auf welches Feld schickst du {{figure}}?',
  'play.fact.cloaked': 'nicht angreifbar',
  'event.mustered': '{{player}} ruft aus der Zuflucht: {{card}}.',
  'event.cloaked': '{{player}} legt den Mantel über {{city}}.',
  'event.gazed': '{{player}} blickt in den Kristall; gesehene Karten: {{number}}.',
  'event.enthralled': '{{card}} kämpft bis zum Ende des Kampfes nicht für {{owner}}, sondern für {{player}}.',
  'event.conjured': '{{player}} entrollt die Verlorene Schriftrolle und beschwört eine Figur.',
  'violation.cloaked': 'Vayls Mantel liegt bis zum nächsten Zug des Besitzers über dieser Stadt.',
  'violation.outOfSight': 'Die Stadt muss dort liegen, wo einer deiner Helden steht, oder rings um ihn.',
  'violation.tooStrong': 'Die aufgedruckte Stärke der Karten darf zusammen höchstens {{most}} betragen.',
  'violation.oneGuest': 'Eine andere Figur, die die Verlorene Schriftrolle beschworen hat, ist noch im Land.',
};

export const entries = {};
