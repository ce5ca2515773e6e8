// node scripts/types.mjs: checks the types of the app, of the engine alone, and of what runs beside the page.
// By the compiler that is a native program (typescript-native): it finds what the other finds, in a quarter of the time. ESLint and
// Expo ask the other, typescript, because this one cannot be asked yet.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { root, setup } from './setup.mjs';

setup();
const tsc = path.join(root, 'node_modules', 'typescript-native', 'bin', 'tsc');
// One after the other and on one core: several would each look up for themselves what they share, and the other core has its own work.
const checks = ['.', 'scripts/tsconfig.engine.json', 'src/worker'].map((project) =>
  spawnSync(process.execPath, [tsc, '--noEmit', '--pretty', 'false', '--singleThreaded', '-p', project], {
    cwd: root,
    stdio: 'inherit',
  }),
);
process.exit(checks.every(({ status }) => status === 0) ? 0 : 1);
