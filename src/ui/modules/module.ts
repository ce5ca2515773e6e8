import { hang, type ModuleArt } from '@/art/gallery';
import type { WordsByLanguage } from '@/i18n/module';
import { addWords } from '@/i18n/translate';
import { KIT, type Kit } from './kit';
import type { ModuleLook } from './look';
import { registerModule } from './registry';

/** All that the screens have of a module. */
export interface UiModule {
  readonly look: (kit: Kit) => ModuleLook;
  readonly words: WordsByLanguage;
  /** What is drawn of it. */
  readonly art?: ModuleArt;
}

const added: UiModule[] = [];

export function addModule(module: UiModule): void {
  if (module.art !== undefined) hang(module.art);
  addWords(module.words);
  registerModule(module.look(KIT));
  if (!added.includes(module)) added.push(module);
}

/** The words of all modules that are there. */
export const moduleWords = (): readonly WordsByLanguage[] => added.map(({ words }) => words);
