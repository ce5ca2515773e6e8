/** Only browsers have keys. */
export const gridKeys = (_columns: number): object => ({});
