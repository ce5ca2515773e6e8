// A service worker: what was opened once in a browser opens again without a network. On phones the app is its own copy.
const STORE = 'battalia';

/** Named after their contents: they never change under the same address. */
const isFixed = ({ pathname }) => pathname.startsWith('/_expo/static/') || pathname.startsWith('/assets/');

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

// What the first page fetched before there was a worker.
self.addEventListener('message', ({ data }) => void keepAll(data));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (request.method !== 'GET' || address.origin !== self.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else event.respondWith(isFixed(address) ? keptOrFetched(request) : fetchedOrKept(request));
});

async function keepAll(addresses) {
  const store = await caches.open(STORE);
  for (const address of addresses) if (!(await store.match(address))) await store.add(address).catch(() => undefined);
}

/** Every address is the same page, which has its own routes. A new version of it has new files: the old ones go. */
async function page(request) {
  const store = await caches.open(STORE);
  const kept = await store.match('/');
  try {
    const fetched = await fetch(request);
    if (!fetched.ok) return fetched;
    if (kept && (await kept.text()) !== (await fetched.clone().text())) {
      for (const old of await store.keys()) if (isFixed(new URL(old.url))) await store.delete(old);
    }
    await store.put('/', fetched.clone());
    return fetched;
  } catch {
    return kept ?? Response.error();
  }
}

async function keptOrFetched(request) {
  const kept = await caches.match(request);
  return kept ?? fetchAndKeep(request);
}

async function fetchedOrKept(request) {
  try {
    return await fetchAndKeep(request);
  } catch {
    return (await caches.match(request)) ?? Response.error();
  }
}

async function fetchAndKeep(request) {
  const fetched = await fetch(request);
  if (fetched.status === 200) await (await caches.open(STORE)).put(request, fetched.clone());
  return fetched;
}
