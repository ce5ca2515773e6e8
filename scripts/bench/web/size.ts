/** How much JavaScript a browser fetches before it shows the first page, beside an empty app of the same versions. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { EMPTY_APP, entryBytes, languageBytes } from './entry';
import { exportedApp, exportWeb } from '../exported';
import type { Row } from '../measure';
import type { NodeSection } from '../node-only';

/** Inside node_modules, so that the packages are found without being copied. */
const EMPTY = path.resolve('node_modules', '.cache', 'empty-app');

/** One page with one word, and the router around it. */
function emptyApp(): string {
  rmSync(EMPTY, { recursive: true, force: true });
  mkdirSync(path.join(EMPTY, 'app'), { recursive: true });
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as { dependencies: Record<string, string> };
  const files: Readonly<Record<string, string>> = {
    'package.json': JSON.stringify({ name: 'empty', version: '1.0.0', main: 'expo-router/entry', dependencies }),
    'app.json': JSON.stringify({
      expo: {
        name: 'empty',
        slug: 'empty',
        scheme: 'empty',
        platforms: ['web'],
        web: { bundler: 'metro', output: 'single' },
        plugins: ['expo-router'],
      },
    }),
    'app/index.tsx': "import { Text } from 'react-native';\nexport default () => <Text>empty</Text>;\n",
    'metro.config.js': `const { getDefaultConfig } = require('expo/metro-config');\nconst config = getDefaultConfig(__dirname);\nconfig.watchFolders = [${JSON.stringify(path.resolve('node_modules'))}];\nconfig.resolver.nodeModulesPaths = [${JSON.stringify(path.resolve('node_modules'))}];\nmodule.exports = config;\n`,
    'babel.config.js': "module.exports = (api) => (api.cache(true), { presets: ['babel-preset-expo'] });\n",
    'tsconfig.json': JSON.stringify({ extends: 'expo/tsconfig.base' }),
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(EMPTY, name), text);
  return exportWeb(EMPTY, 'dist');
}

export const size: NodeSection = {
  title: 'Web: JavaScript before the first page, gzipped',
  run() {
    const own = entryBytes(exportedApp());
    const language = languageBytes(exportedApp());
    const empty = entryBytes(emptyApp());
    const once = (name: string, unit: Row['unit'], value: number): Row => ({ name, unit, median: value, p95: value });
    return Promise.resolve([
      once('the app', 'kB', own / 1000),
      once('its longest language', 'kB', language / 1000),
      once('an empty expo-router app', 'kB', empty / 1000),
      once('the same in entry.ts, for the test', 'kB', EMPTY_APP / 1000),
      once('ratio', '×', own / empty),
      once('ratio with the language', '×', (own + language) / empty),
    ]);
  },
};
