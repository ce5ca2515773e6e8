/**
 * The service worker of the web app. It holds every file of one version, which it fetched as a whole or not at all, and
 * starts the app from them, whatever the server does. A newer version waits until somebody asks for it or no window is
 * open any more.
 */
import { clientsClaim } from 'workbox-core';
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { PrecacheController, PrecacheRoute, type PrecacheEntry } from 'workbox-precaching';
import { createPartialResponse } from 'workbox-range-requests';
import { NavigationRoute, registerRoute } from 'workbox-routing';

declare const self: ServiceWorkerGlobalScope;
/** The files of this version with what their bytes have to be, so that no error page is kept under the name of a script. Written at export. */
declare const FILES: PrecacheEntry[];

/** Some browsers ask for a sound in parts. */
const inParts: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
    cachedResponse && request.headers.has('range') ? createPartialResponse(request, cachedResponse) : cachedResponse,
};

const files = new PrecacheController({ plugins: [inParts] });
files.addToCacheList(FILES);
const shell = files.createHandlerBoundToURL('/index.html');

/** A page fetched before there was a worker gets the rest of its files from it, too. */
clientsClaim();

self.addEventListener('install', (event) => void files.install(event));
self.addEventListener('activate', (event) => event.waitUntil(remember().then(() => tidy(event))));
self.addEventListener('message', (event) => {
  if (event.data === 'take over') event.waitUntil(self.skipWaiting());
  if (event.data === 'started') event.waitUntil(tidy(event));
});

// What is a file is shown as it is, to somebody who looks at it, too.
registerRoute(new PrecacheRoute(files));

/** The end of an address that looks like a file; a question may have anything in it. */
const FILE = /^[^?]*\.[^/?]*(\?|$)/;
// Every other address is the app, which has its own routes,
registerRoute(new NavigationRoute(shell, { denylist: [FILE] }));
// and a file that is not of this version is the server's, if it has one. Nothing of that is kept.
registerRoute(
  new NavigationRoute(
    async (asked) => {
      const answer = await fetch(asked.request).catch(() => null);
      return answer?.ok === true ? answer : shell(asked);
    },
    { allowlist: [FILE] },
  ),
);

// A window of an older version goes on with its own files. Names tell contents: none of them is of another version.
registerRoute(
  ({ sameOrigin }) => sameOrigin,
  async ({ request }) => (await caches.match(request)) ?? fetch(request),
);

// ---------------------------------------------------------------- what goes

/** Remembers which windows were open when this version took over: a worker itself is ended and started at any time. */
const OLDER = 'older-windows';

const windows = async (): Promise<readonly string[]> =>
  (await self.clients.matchAll({ type: 'window', includeUncontrolled: true })).map(({ id }) => id);

async function remember(): Promise<void> {
  const store = await caches.open(OLDER);
  await store.put('/', new Response(JSON.stringify(await windows())));
}

/** Files of older versions go with the last window that may still ask for them. */
async function tidy(event: ExtendableEvent): Promise<void> {
  // All versions share a cache: what the next one has fetched is not ours to throw away.
  const { installing, waiting } = self.registration;
  if (installing !== null || waiting !== null) return;
  const older = await caches.match('/', { cacheName: OLDER });
  const remembered = (await older?.text()) ?? '';
  if ((await windows()).some((id) => remembered.includes(id))) return;
  await files.activate(event);
  const kept = [OLDER, files.strategy.cacheName];
  await Promise.all((await caches.keys()).filter((name) => !kept.includes(name)).map((name) => caches.delete(name)));
}
