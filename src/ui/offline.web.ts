/** Lets the browser keep what it has loaded, so that the next visit needs no network. */
export function keepForOffline(): void {
  if (process.env.NODE_ENV !== 'production' || !('serviceWorker' in navigator)) return;
  void navigator.serviceWorker.register('/offline.js').then(tellWhatIsLoaded, () => undefined);
}

/** The worker does not see what was fetched before it came; from then on it does. Pages and their icon are not on the browser's list. */
async function tellWhatIsLoaded(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  const unlisted = [`${location.origin}/`, `${location.origin}/favicon.ico`];
  new PerformanceObserver((list) => {
    const own = list
      .getEntries()
      .map(({ name }) => name)
      .filter((name) => name.startsWith(location.origin));
    active?.postMessage([...unlisted, ...own]);
  }).observe({ type: 'resource', buffered: true });
}
