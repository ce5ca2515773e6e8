/** Every page of the reference and of the table, behind one door: they are fetched together and work offline from then on. */
export { BattleScreen } from '../table/BattleScreen';
export { CardsScreen } from '../table/CardsScreen';
export { TableScreen } from '../table/TableScreen';
export { ContentsScreen } from './ContentsScreen';
export { CostsScreen } from './CostsScreen';
export { EntryScreen } from './EntryScreen';
export { GlossaryScreen } from './GlossaryScreen';
