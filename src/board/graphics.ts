/** Whether a graphics card draws. On a phone one always does; for a browser see graphics.web.ts. */
export const hasGraphicsCard = (): boolean => true;
