/** An app on a phone is there without a network anyway. */
export function keepForOffline(): void {}
