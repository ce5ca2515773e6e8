/** Only a browser has tabs: see useTabTitle.web.ts. */
export function useTabTitle(_title: string): void {}
