/** What only modules bring to the map, and moves there by itself: a board of the base game does without. */
export { Vortices } from './Vortices';
export { Wanderers, Ways } from './Wanderers';
export { Whirling } from './Whirling';
