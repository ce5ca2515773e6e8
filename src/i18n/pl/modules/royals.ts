import type { entries as englishEntries, texts as english } from '../../en/modules/royals';
import type { EntryTexts, ModuleTexts } from '../../module';

export const texts: ModuleTexts<typeof english> = {
  'term.residence': 'rezydencja',
  'term.capital': 'stolica',
  'action.residence': 'Zmień {{city}} w rezydencję',
  'action.capital': 'Zmień {{city}} w stolicę',
  'event.residence': '{{player}} zmienia {{city}} w rezydencję.',
  'event.capital': '{{player}} zmienia {{city}} w stolicę.',
  'event.enthroned': 'Punkt kontrolny, {{player}} zyskuje: {{card}}.',
  'event.deposed': '{{player}} ma za mało kart i na zawsze traci: {{card}}.',
  'checkpoint.royals': 'Od {{queen}} kart talia ma królową, od {{king}} także króla.',
  'violation.needsRoyal': 'Do tego potrzebna jest królowa albo król jako jedyna karta w rzędzie.',
  'violation.wrongLevel': 'Do tego potrzebne jest twoje miasto poziomu {{level}}.',
  'play.fact.crowned': 'Ranga',
  'price.residence.do': 'Królowa: zmień miasto 4. poziomu w rezydencję',
  'price.capital.do': 'Król: zmień rezydencję w stolicę',
};

export const entries: EntryTexts<typeof englishEntries> = {};
