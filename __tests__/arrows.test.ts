import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.resolve(__dirname, '..');

/** A tiny app in which every file that breaks an arrow says which rule it breaks. */
const files = {
  'tsconfig.json':
    '{ "compilerOptions": { "module": "preserve", "moduleResolution": "bundler", "paths": { "@/*": ["./src/*"] } } }',
  'package.json':
    '{ "name": "arrows", "workspaces": ["src/engine"], "dependencies": { "@battalia/engine": "*", "zustand": "*" } }',
  'src/engine/package.json': '{ "name": "@battalia/engine", "main": "index.ts" }',
  'src/engine/index.ts': "export { rule } from './rule';",
  'src/engine/rule.ts': 'export const rule = 1;',
  'src/art/glyph.ts': 'export const glyph = 1;',
  'src/bots/bot.ts': "import { rule } from '@battalia/engine';\nexport const bot = rule;",
  'src/store/match.ts':
    "import { rule } from '@battalia/engine';\nimport { bot } from '../bots/bot';\nexport const match = rule + bot;",
  'src/board/scene.ts':
    "import { rule } from '@battalia/engine';\nimport { glyph } from '@/art/glyph';\nexport const scene = rule + glyph;",
  'src/motion/plan.ts':
    "import { rule } from '@battalia/engine';\nimport { scene } from '@/board/scene';\nexport const plan = rule + scene;",
  'src/i18n/text.ts':
    "import type { rule } from '@battalia/engine';\nexport type Rule = typeof rule;\nexport const text = '';",
  'src/ui/screen.ts':
    "import { match } from '@/store/match';\nimport { scene } from '@/board/scene';\nimport { plan } from '@/motion/plan';\nimport { text } from '@/i18n/text';\nexport const screen = [match, scene, plan, text];",
  'app/index.ts': "export { screen } from '@/ui/screen';",

  'src/engine/core/takes-rule.ts': "import '../rule';",
  'src/engine/takes-package.ts': "import 'zustand';",
  'src/engine/takes-folder.ts': "import '../art/glyph';",
  'src/bots/takes-store.ts': "import '../store/match';",
  'src/bots/takes-inside.ts': "import '../engine/rule';",
  'src/bots/takes-path.ts': "import '../engine/index';",
  'src/store/takes-ui.ts': "import '../ui/screen';",
  'src/board/takes-store.ts': "import '../store/match';",
  'src/board/takes-motion.ts': "import '../motion/plan';",
  'src/motion/takes-store.ts': "import '../store/match';",
  'src/art/takes-engine.ts': "import '@battalia/engine';",
  'src/i18n/takes-ui.ts': "import '../ui/screen';",
  'src/i18n/takes-code.ts': "import { rule } from '@battalia/engine';\nexport const copy = rule;",
  'src/ui/takes-route.ts': "import '../../app/index';",
  'app/takes-store.ts': "import '@/store/match';",
  'src/ui/cycle-a.ts': "import { b } from './cycle-b';\nexport const a: number = b;",
  'src/ui/cycle-b.ts': "import { a } from './cycle-a';\nexport const b: number = a;",
  'src/ui/parts/index.ts': 'export const part = 1;',
  'src/ui/takes-barrel.ts': "import './parts';",
  'src/ui/takes-nothing.ts': "import './nowhere';",
  'src/worker/takes-ui.ts': "import '../ui/screen';",
  'src/ui/screens/match/pages.ts': "export { map } from './map';",
  'src/ui/screens/match/map.ts': 'export const map = 1;',
  'src/ui/screens/home/door.ts': "export { map } from '../match/pages';",
  'src/ui/screens/replay/watched.ts': "export { map } from '../match/map';",
  'src/ui/screens/table/takes-match.ts': "import '../match/map';",
  'src/ui/components/takes-screen.ts': "import '../screens/match/map';",
  'src/ui/text/words.ts': 'export const words = 1;',
  'src/ui/modules/load.ts': "export const load = () => import('./gates/look');",
  'src/ui/modules/gates/look.ts': 'export const look = 1;',
  'src/ui/modules/storms/look.ts': "import { words } from '../../text/words';\nexport const look = words;",
  'src/ui/text/takes-module.ts': "import '../modules/gates/look';",
  'src/art/modules/gates.ts': 'export const gates = 1;',
  'src/ui/text/takes-drawing.ts': "import '@/art/modules/gates';",
  'scripts/tool.ts': 'export const tool = 1;',
  'src/ui/takes-script.ts': "import '../../scripts/tool';",
} as const;

const expected = [
  'app/takes-store.ts: routes-only-show-screens',
  'src/art/takes-engine.ts: art-stands-alone',
  'src/board/takes-motion.ts: board-draws-what-it-is-given',
  'src/board/takes-store.ts: board-draws-what-it-is-given',
  'src/bots/takes-inside.ts: bots-see-only-the-engine',
  'src/bots/takes-inside.ts: engine-through-its-entry',
  'src/bots/takes-path.ts: engine-by-its-name',
  'src/bots/takes-store.ts: bots-see-only-the-engine',
  'src/engine/core/takes-rule.ts: core-is-the-ground-floor',
  'src/engine/takes-folder.ts: engine-imports-nothing',
  'src/engine/takes-package.ts: engine-imports-nothing',
  'src/i18n/takes-code.ts: i18n-takes-types-only',
  'src/i18n/takes-ui.ts: i18n-knows-no-screen',
  'src/motion/takes-store.ts: motion-knows-views-only',
  'src/store/takes-ui.ts: store-below-the-screens',
  'src/ui/components/takes-screen.ts: parts-below-the-screens',
  'src/ui/cycle-a.ts: no-cycle',
  'src/ui/modules/storms/look.ts: module-looks-are-light',
  'src/ui/screens/table/takes-match.ts: screens-apart',
  'src/ui/takes-barrel.ts: no-barrel',
  'src/ui/takes-nothing.ts: nothing-unresolved',
  'src/ui/takes-route.ts: ui-below-the-routes',
  'src/ui/takes-script.ts: no-tests-in-the-app',
  'src/ui/text/takes-drawing.ts: module-art-is-fetched',
  'src/ui/text/takes-module.ts: modules-stay-in-their-folders',
  'src/worker/takes-ui.ts: worker-stands-alone',
];

test('each arrow between the folders is held, and nothing else is refused', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'battalia-arrows-'));
  try {
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
      writeFileSync(path.join(folder, file), text);
    }
    mkdirSync(path.join(folder, 'node_modules', '@battalia'), { recursive: true });
    symlinkSync(path.join(folder, 'src', 'engine'), path.join(folder, 'node_modules', '@battalia', 'engine'), 'dir');
    symlinkSync(path.join(root, 'node_modules', 'zustand'), path.join(folder, 'node_modules', 'zustand'), 'dir');
    const cruise = spawnSync(
      process.execPath,
      [
        path.join(root, 'node_modules', 'dependency-cruiser', 'bin', 'dependency-cruise.mjs'),
        ...['--config', path.join(root, '.dependency-cruiser.cjs'), '--output-type', 'json', 'app', 'src'],
      ],
      { cwd: folder, encoding: 'utf8', maxBuffer: 1 << 26 },
    );
    const { summary } = JSON.parse(cruise.stdout) as {
      summary: { violations: { from: string; rule: { name: string } }[] };
    };
    expect(summary.violations.map(({ from, rule }) => `${from}: ${rule.name}`).sort()).toEqual(expected);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
