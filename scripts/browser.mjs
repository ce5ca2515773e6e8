// Finds a Chromium for the browser tests, and installs Debian's where that is possible. Run by itself, it does that alone.
// Plain Node, because it runs while packages are installed.
import { spawn, spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const names = [
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'microsoft-edge-stable',
  'microsoft-edge',
  'chrome',
  'msedge',
];

const elsewhere =
  {
    darwin: [
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      '/Applications/Chromium.app/Contents/MacOS/Chromium',
      '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
    ],
    win32: [process.env['PROGRAMFILES'], process.env['PROGRAMFILES(X86)'], process.env['LOCALAPPDATA']]
      .filter((folder) => folder !== undefined)
      .flatMap((folder) => [
        path.join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe'),
        path.join(folder, 'Microsoft', 'Edge', 'Application', 'msedge.exe'),
      ]),
  }[process.platform] ?? [];

const runs = (file) => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

export function findBrowser() {
  const chosen = process.env['CHROME_PATH'];
  const onPath = (process.env['PATH'] ?? '')
    .split(path.delimiter)
    .flatMap((folder) => names.map((name) => path.join(folder, name)));
  return [...(chosen === undefined ? [] : [chosen]), ...onPath, ...elsewhere].find(runs);
}

export const NO_BROWSER =
  'The browser tests need Chrome, Chromium or Edge: install one of them, or set CHROME_PATH to it.';

/** The path of a browser, or undefined where none can be had. */
export function ensureBrowser() {
  const found = findBrowser();
  if (found !== undefined) return found;
  const root = process.getuid?.() === 0;
  if (process.platform !== 'linux' || !root || spawnSync('apt-get', ['--version']).status !== 0) return undefined;
  console.log('Installing Chromium ...');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore', env });
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env,
  });
  return findBrowser();
}

const ARGUMENTS = [
  // As root, Chromium refuses its sandbox.
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A window's own address bar is a page as heavy as one of the app's, and nobody looks at it. The rest is what the
  // driver leaves out itself and what could get between a page and its picture: a second list replaces the first.
  '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,WebUIOmniboxFullPopup,PaintHolding,HttpsUpgrades,OptimizationHints,MediaRouter,Translate',
  // WebGL on a machine without a graphics card.
  '--enable-unsafe-swiftshader',
  '--disable-dev-shm-usage',
];

const browserToLaunch = () => {
  const found = findBrowser();
  if (found === undefined) throw new Error(NO_BROWSER);
  return found;
};

export async function launchBrowser() {
  const { chromium } = await import('playwright-core');
  return chromium.launch({ executablePath: browserToLaunch(), args: ARGUMENTS });
}

/** A browser that keeps its profile in a folder, as a process of ours that can be killed. */
export async function startBrowser(folder) {
  const { chromium } = await import('playwright-core');
  const options = ['--headless', '--remote-debugging-port=0', `--user-data-dir=${folder}`, 'about:blank'];
  const child = spawn(browserToLaunch(), [...ARGUMENTS, ...options], { stdio: ['ignore', 'ignore', 'pipe'] });
  const address = await new Promise((resolve, reject) => {
    let told = '';
    child.stderr.on('data', (part) => {
      told += String(part);
      const [, found] = /DevTools listening on (ws:\S+)/.exec(told) ?? [];
      if (found !== undefined) resolve(found);
    });
    child.on('exit', () => reject(new Error(`the browser has not started: ${told}`)));
  });
  const browser = await chromium.connectOverCDP(address);
  const gone = new Promise((resolve) => child.on('exit', resolve));
  return {
    browser,
    /** As a machine that loses its power, as far as a process can. */
    kill: async () => {
      child.kill('SIGKILL');
      await gone;
    },
  };
}

if (
  process.argv[1] !== undefined &&
  import.meta.url === pathToFileURL(process.argv[1]).href &&
  ensureBrowser() === undefined
) {
  console.error(NO_BROWSER);
  process.exit(1);
}
