/** A phone has all of the app. */
export { Stock as Wares } from './Stock';
