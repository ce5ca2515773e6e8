// Which folder may import which. Arrows point one way; every rule says what it protects.
const entry = '^src/engine/index[.]ts$';

/** `from` may import, of our own folders, only itself and `allowed`. */
const only = (name, from, allowed, comment) => ({
  name,
  comment,
  severity: 'error',
  from: { path: `^src/${from}/` },
  to: {
    path: '^(app|src)/',
    pathNot: [`^src/${from}/`, ...allowed.map((folder) => (folder === 'engine' ? entry : `^src/${folder}/`))],
  },
});

module.exports = {
  forbidden: [
    {
      name: 'engine-imports-nothing',
      comment:
        'The rules of the game run alone: on a phone, in a browser, on a server, in a test. No package, no other folder.',
      severity: 'error',
      from: { path: '^src/engine/' },
      to: { pathNot: '^src/engine/' },
    },
    {
      name: 'core-is-the-ground-floor',
      comment:
        'The primitives of the engine (state, piles, chance, geometry, payment) know no rule, no view and no save. The types of the app take in the words of its modules, which name no module.',
      severity: 'error',
      from: { path: '^src/engine/core/' },
      to: { pathNot: ['^src/engine/core/', '^src/engine/modules/words[.]ts$'] },
    },
    {
      name: 'engine-through-its-entry',
      comment: 'What index.ts does not export may change without asking anybody.',
      severity: 'error',
      from: { path: '^(app|src)/', pathNot: '^src/engine/' },
      to: { path: '^src/engine/', pathNot: entry },
    },
    {
      name: 'engine-by-its-name',
      comment: 'The engine is a package: it is imported as @battalia/engine, never by a path.',
      severity: 'error',
      from: { path: '^(app|src)/', pathNot: '^src/engine/' },
      to: { path: entry, dependencyTypesNot: ['npm', 'npm-dev', 'aliased-workspace', 'localmodule'] },
    },
    only(
      'bots-see-only-the-engine',
      'bots',
      ['engine'],
      'A bot plays from what a player may see. It knows no screen, no save, no setting.',
    ),
    only(
      'store-below-the-screens',
      'store',
      ['engine', 'bots'],
      'Saves and settings work without any screen, so that a match can be tested and resumed without one.',
    ),
    only(
      'board-draws-what-it-is-given',
      'board',
      ['engine', 'art'],
      'The board is a picture of a view: it reads no store and speaks no language, so it can be tested as plain data.',
    ),
    only(
      'motion-knows-views-only',
      'motion',
      ['engine', 'board'],
      'What moves follows from two views and what happened: it reads no store and draws nothing, so it can be tested as plain data and skipped without loss.',
    ),
    only(
      'worker-stands-alone',
      'worker',
      [],
      'It runs beside the page and outlives it: what it shared with a version would be of another one.',
    ),
    only('art-stands-alone', 'art', [], 'Glyphs are shared by board, cards and icons and depend on none of them.'),
    only('i18n-knows-no-screen', 'i18n', ['engine'], 'Texts can be read and tested without the app.'),
    {
      name: 'i18n-takes-types-only',
      comment: 'Texts name the kinds of the engine but run none of its code.',
      severity: 'error',
      from: { path: '^src/i18n/' },
      to: { path: '^src/engine/', dependencyTypesNot: ['type-only', 'type-import'] },
    },
    {
      name: 'parts-below-the-screens',
      comment:
        'Components, texts, deeds and what screens share about the game are used by every screen and know none of them.',
      severity: 'error',
      from: { path: '^src/ui/', pathNot: '^src/ui/screens/' },
      to: { path: '^src/ui/screens/' },
    },
    {
      name: 'screens-apart',
      comment:
        'Screens share through src/ui/game and src/ui/components. A door (pages.ts) collects screens that are fetched together; a replay is a match that is watched.',
      severity: 'error',
      from: { path: '^src/ui/screens/([^/]+)/', pathNot: ['/pages[.]ts$', '^src/ui/screens/replay/'] },
      to: { path: '^src/ui/screens/[^/]+/', pathNot: ['^src/ui/screens/$1/', '/pages[.]ts$'] },
    },
    {
      name: 'modules-stay-in-their-folders',
      comment:
        'What a module looks like is fetched with a match that has it (load.ts), what is written about it with the reference (references.ts): nothing else may hold on to it.',
      severity: 'error',
      from: { path: '^src/', pathNot: ['^src/ui/modules/(load|references|kinds)[.]ts$', '^src/ui/modules/[^/]+/'] },
      to: { path: '^src/ui/modules/[^/]+/' },
    },
    {
      name: 'module-looks-are-light',
      comment:
        'A module is handed what it is made with (kit.ts). What it imported itself would come with the reference and with a match, because both doors lead to it.',
      severity: 'error',
      from: { path: '^src/ui/modules/[^/]+/(look|module)[.]ts$' },
      to: {
        path: '^src/ui/',
        pathNot: ['^src/ui/modules/[^/]+/', '^src/ui/modules/hidden[.]ts$'],
        dependencyTypesNot: ['type-only', 'type-import'],
      },
    },
    {
      name: 'module-art-is-fetched',
      comment:
        'What a module has drawn comes with it (module.ts) and is asked of the gallery: imported elsewhere it would be in every match. The volcano stands on the first plan there is.',
      severity: 'error',
      from: { path: '^src/', pathNot: ['^src/ui/modules/[^/]+/module[.]ts$', '^src/art/modules/'] },
      to: {
        path: '^src/art/modules/',
        pathNot: '/volcano[.]ts$',
        dependencyTypesNot: ['type-only', 'type-import'],
      },
    },
    {
      name: 'ui-below-the-routes',
      comment: 'A screen does not know at which address it is shown.',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^app/' },
    },
    {
      name: 'routes-only-show-screens',
      comment: 'A route is a few lines around a screen of src/ui; logic in it could not be tested or reused.',
      severity: 'error',
      from: { path: '^app/' },
      to: { path: '^(app|src)/', pathNot: '^src/ui/' },
    },
    {
      name: 'no-cycle',
      comment: 'In a cycle the order of loading decides what is defined, and nothing can be understood alone.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only', 'type-import'] } },
    },
    {
      name: 'no-barrel',
      comment:
        "An index file that collects others hides who needs what and makes cycles. The engine's entry is the exception, and a module's index is the module itself.",
      severity: 'error',
      from: {},
      to: { path: '^src/.+/index[.]tsx?$', pathNot: [entry, '^src/engine/modules/[^/]+/index[.]ts$'] },
    },
    {
      name: 'no-tests-in-the-app',
      comment: 'What ships does not reach into tests or scripts.',
      severity: 'error',
      from: { path: '^(app|src)/' },
      to: { path: '^(__tests__|scripts)/' },
    },
    {
      name: 'nothing-unresolved',
      comment: 'An import that cannot be found is either a typing error or a package missing from package.json.',
      severity: 'error',
      from: { path: '^(app|src)/' },
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['react-native', 'import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.web.ts', '.native.ts', '.js', '.json', '.d.ts'],
    },
  },
};
