/** Every page of the reference and of the table, behind one door: they are fetched together and work offline from then on. */
import { addEntries, loadAllEntries } from '@/i18n/entries';
import { learnAll } from '@/i18n/translate';
import { loadAllModules } from '../../modules/load';
import { moduleWords } from '../../modules/module';

export { BattleScreen } from '../table/BattleScreen';
export { CardsScreen } from '../table/CardsScreen';
export { TableScreen } from '../table/TableScreen';
export { ContentsScreen } from './ContentsScreen';
export { CostsScreen } from './CostsScreen';
export { EntryScreen } from './EntryScreen';
export { GlossaryScreen } from './GlossaryScreen';

/** The reference tells of all modules, and its glossary and search look into all languages: they are fetched with it. */
export async function prepare(): Promise<void> {
  await Promise.all([loadAllModules(), loadAllEntries(), learnAll()]);
  moduleWords().forEach(addEntries);
}
