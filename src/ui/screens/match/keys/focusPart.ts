/** Gives the focus to the first button of a part of the page; tells whether there is one. Only a browser has a focus that keys move. */
export const focusPart = (_part: string): boolean => false;
