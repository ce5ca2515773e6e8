import type { entries as englishEntries, texts as english } from '../../en/modules/royals';
import type { EntryTexts, ModuleTexts } from '../../module';

export const texts: ModuleTexts<typeof english> = {
  'term.residence': 'Residenz',
  'term.capital': 'Hauptstadt',
  'action.residence': '{{city}} zur Residenz machen',
  'action.capital': '{{city}} zur Hauptstadt machen',
  'event.residence': '{{player}} macht {{city}} zur Residenz.',
  'event.capital': '{{player}} macht {{city}} zur Hauptstadt.',
  'event.enthroned': '{{player}} erhält beim Kontrollpunkt {{card}}.',
  'event.deposed': '{{player}} hat zu wenige Karten: {{card}} wird für immer abgesetzt.',
  'checkpoint.royals': 'Ab {{queen}} Karten hat ein Deck eine Königin, ab {{king}} auch einen König.',
  'violation.needsRoyal': 'Dafür braucht es eine Königin oder einen König, allein in einer Reihe.',
  'violation.wrongLevel': 'Dafür brauchst du eine eigene Stadt der Stufe {{level}}.',
  'play.fact.crowned': 'Rang',
  'price.residence.do': 'Königin: eine Stadt der Stufe 4 zur Residenz machen',
  'price.capital.do': 'König: eine Residenz zur Hauptstadt machen',
};

export const entries: EntryTexts<typeof englishEntries> = {};
