/** What is fetched when somebody asks for the first time what something is. */
import './words';

export { Bubble } from './Bubble';
export { CardNow } from './CardNow';
export { SquareTold } from './SquareTold';
