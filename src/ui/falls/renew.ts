/** An app on a phone has all its parts: there is nothing to renew. In a browser: renew.web.ts. */
export const renew = (): Promise<void> => Promise.resolve();
