/**
 * A fault in a press or a timer is no part of the screen, and no `Catch` sees it. Left to itself it ends the app on a phone;
 * in a browser it ends nothing (survive.web.ts). What was pressed did nothing, what is shown stays, and what was played is saved.
 */
export function survive(): void {
  // While it is developed, every fault is shown.
  if (__DEV__) return;
  // eslint-disable-next-line no-console -- As a browser tells what nobody catches.
  ErrorUtils.setGlobalHandler((error) => console.error(error));
}
