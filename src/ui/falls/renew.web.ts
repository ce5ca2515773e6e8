import type * as native from './renew';

/**
 * Called when a part of the app cannot be had, where no worker holds it. If the page itself can, there is a newer version
 * of it that has other parts: the page is loaded anew.
 */
export const renew: typeof native.renew = async () => {
  const served = await fetch('/', { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
  if (served) window.location.reload();
};
