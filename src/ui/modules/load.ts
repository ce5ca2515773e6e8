/** Fetches what the screens need of a match's modules, and nothing of others: every `import()` is a file of its own in the browser. */
import { addModule, type UiModule } from './module';
import { isRegistered } from './registry';

/** Modules that look like nothing of their own need no entry. */
const LOADERS: Readonly<Record<string, (() => Promise<UiModule>) | undefined>> = {
  gates: async () => (await import('./gates/module')).gatesModule,
  trade: async () => (await import('./trade/module')).tradeModule,
  relics: async () => (await import('./relics/module')).relicsModule,
  fate: async () => (await import('./fate/module')).fateModule,
  nocities: async () => (await import('./nocities/module')).nocitiesModule,
  volcano: async () => (await import('./volcano/module')).volcanoModule,
  stormgates: async () => (await import('./stormgates/module')).stormgatesModule,
  teams: async () => (await import('./teams/module')).teamsModule,
  draft: async () => (await import('./draft/module')).draftModule,
  unbound: async () => (await import('./unbound/module')).unboundModule,
  metamorpha: async () => (await import('./metamorpha/module')).metamorphaModule,
  heroic: async () => (await import('./heroic/module')).heroicModule,
  fanatics: async () => (await import('./fanatics/module')).fanaticsModule,
  bilkarr: async () => (await import('./bilkarr/module')).bilkarrModule,
  valleys: async () => (await import('./valleys/module')).valleysModule,
  royals: async () => (await import('./royals/module')).royalsModule,
};

const missing = (ids: readonly string[]): readonly string[] =>
  ids.filter((id) => LOADERS[id] !== undefined && !isRegistered(id));

export const areLoaded = (ids: readonly string[]): boolean => missing(ids).length === 0;

/** All of them, for what tells of every module. Rejects when one cannot be fetched. */
export const loadAllModules = async (): Promise<void> => {
  await Promise.all(missing(Object.keys(LOADERS)).map(load));
};

async function load(id: string): Promise<void> {
  const module = await LOADERS[id]?.();
  if (module !== undefined) addModule(module);
}

/** Those of a match. What cannot be fetched is done without: everything has a plain entry. */
export async function loadModules(ids: readonly string[]): Promise<void> {
  await Promise.all(missing(ids).map((id) => load(id).catch(() => undefined)));
}
