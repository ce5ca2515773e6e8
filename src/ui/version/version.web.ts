import { create } from 'zustand';
import type * as native from './version';

/** What brings in a newer version that is ready. */
const useOffer = create<{ readonly accept: (() => void) | null }>(() => ({ accept: null }));

export const useNewerVersion: typeof native.useNewerVersion = () => useOffer(({ accept }) => accept);

/** Lets a worker (src/worker/offline.ts) keep this version, so that it starts without a network, and look for newer ones. */
export const keepVersion: typeof native.keepVersion = () => {
  if (process.env.NODE_ENV !== 'production' || !('serviceWorker' in navigator)) return;
  // Where it is denied, in a frame or in private, the app does without.
  void keep().catch(() => undefined);
};

async function keep(): Promise<void> {
  const { serviceWorker } = navigator;
  let kept = serviceWorker.controller !== null;
  const registration = await serviceWorker.register('/offline.js');
  const offer = () => useOffer.setState({ accept: () => accept(registration) });

  const look = () => {
    if (registration.waiting !== null && kept) offer();
  };
  const follow = () => registration.installing?.addEventListener('statechange', look);
  registration.addEventListener('updatefound', follow);
  follow();
  look();
  // Accepted in another window: this one goes on as it is, and has only to be loaded anew.
  serviceWorker.addEventListener('controllerchange', () => {
    if (kept) offer();
    kept = true;
  });
  // One that is never closed would never hear of it.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void registration.update().catch(() => undefined);
  });
  (await serviceWorker.ready).active?.postMessage('started');
}

function accept({ waiting }: ServiceWorkerRegistration): void {
  const reload = () => window.location.reload();
  if (waiting === null) return reload();
  navigator.serviceWorker.addEventListener('controllerchange', reload);
  waiting.postMessage('take over');
}
