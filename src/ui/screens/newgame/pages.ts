/** What a game is set up with: a match that goes on is opened without it. */
import './words';

export { BoardScreen } from './BoardScreen';
export { NewGameScreen } from './NewGameScreen';
