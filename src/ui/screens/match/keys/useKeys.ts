/** Keys that do something in a match, by their name. */
export type Keys = Readonly<Record<string, () => void>>;

/** Only a browser has a keyboard that speaks to the whole page. */
export function useKeys(_keys: Keys): void {}
