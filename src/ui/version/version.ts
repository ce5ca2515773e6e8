/** An app on a phone has all its files, and the store renews it: nothing is to be kept. In a browser: version.web.ts. */
export function keepVersion(): void {}

/** What brings in a newer version that is ready, while there is one. */
export const useNewerVersion = (): (() => void) | null => null;
