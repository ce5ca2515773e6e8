import type { entries as englishEntries, texts as english } from '../../en/modules/royals';
import type { EntryTexts, ModuleTexts } from '../../module';

export const texts: ModuleTexts<typeof english> = {
  'term.residence': 'residentie',
  'term.capital': 'hoofdstad',
  'action.residence': 'Van {{city}} een residentie maken',
  'action.capital': 'Van {{city}} de hoofdstad maken',
  'event.residence': '{{player}} maakt van {{city}} een residentie.',
  'event.capital': '{{player}} maakt van {{city}} de hoofdstad.',
  'event.enthroned': '{{player}} krijgt {{card}} bij het controlepunt.',
  'event.deposed': '{{player}} heeft te weinig kaarten: {{card}} wordt voorgoed afgezet.',
  'checkpoint.royals': 'Vanaf {{queen}} kaarten heeft een deck een koningin, vanaf {{king}} ook een koning.',
  'violation.needsRoyal': 'Daarvoor heb je een koningin of koning nodig, alleen in een rij.',
  'violation.wrongLevel': 'Daarvoor heb je een eigen stad van niveau {{level}} nodig.',
  'play.fact.crowned': 'Rang',
  'price.residence.do': 'Koningin: maak van een stad van niveau 4 een residentie',
  'price.capital.do': 'Koning: maak van een residentie de hoofdstad',
};

export const entries: EntryTexts<typeof englishEntries> = {};
