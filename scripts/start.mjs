// `npm start`: installs what is missing, then starts the app for the browser and for Expo Go.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { root, setup } from './setup.mjs';

setup();

const expo = path.join(root, 'node_modules', 'expo', 'bin', 'cli');
const child = spawn(process.execPath, [expo, 'start', ...process.argv.slice(2)], { cwd: root, stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('exit', (code) => process.exit(code ?? 0));
