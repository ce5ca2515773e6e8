import type { texts as english } from '../../en/modules/relics';
import type { ModuleTexts } from '../../module';

export const texts: ModuleTexts<typeof english> = {
  'action.openPurseOne': '{{by}}: één voorraadkaart nemen',
  'action.openPurse': '{{by}}: twee voorraadkaarten nemen',
  'action.muster': '{{by}}: uit de schuilplaats roepen: {{card}}',
  'action.cloak': '{{by}}: {{city}} beschermen',
  'action.cloakAlso': 'Ook {{city}} beschermen',
  'action.cloakNoMore': 'Geen andere stad',
  'action.gaze': '{{by}}: de bovenste kaarten van je natie bekijken',
  'action.enthral': '{{by}}: {{card}} wisselt van kant',
  'action.recall': '{{by}}: een kaart uit de vergetelheid nemen',
  'action.conjure': '{{by}}: {{figure}} oproepen',
  'action.conjureTo': 'Naar {{place}}',
  'play.places.cloak': 'Beschermen …',
  'play.question.muster': 'Roep nog een kaart van deze soort, of geen. Resterende sterkte: {{left}}',
  'play.question.cloak': 'Bescherm een tweede stad, of geen andere.',
  'play.question.gaze': 'Welke kaart moet als nummer {{place}} boven op je natie liggen?',
  'play.question.enthral': 'Neem een tweede manschap, of geen. Resterende sterkte: {{left}}',
  'play.question.recall': 'Kies een kaart uit de vergetelheid voor je hand.',
  'play.question.conjure': 'Naar welk vak stuur je {{figure}}?',
  'play.fact.cloaked': 'niet aan te vallen',
  'event.mustered': '{{player}} roept uit de schuilplaats: {{card}}.',
  'event.cloaked': '{{player}} legt de mantel over {{city}}.',
  'event.gazed': '{{player}} kijkt in het kristal; bekeken kaarten: {{number}}.',
  'event.enthralled': '{{card}} vecht tot het einde van het gevecht niet voor {{owner}} maar voor {{player}}.',
  'event.conjured': '{{player}} ontrolt de Verloren Rol en roept een figuur op.',
  'violation.cloaked': 'De Mantel van Vayl ligt tot de volgende beurt van de eigenaar over deze stad.',
  'violation.outOfSight': 'De stad moet liggen waar een van je helden staat, of daaromheen.',
  'violation.tooStrong': 'De gedrukte sterkte van de kaarten mag samen hoogstens {{most}} zijn.',
  'violation.oneGuest': 'Een andere figuur die de Verloren Rol heeft opgeroepen, is nog in het land.',
};

export const entries = {};
