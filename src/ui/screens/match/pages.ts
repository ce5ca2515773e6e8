/** Everything that plays a game, behind one door: home, settings and the reference open without it. */
export { deviceStorage } from '@/store/match/deviceStorage';
export { listMatches } from '@/store/match/savedMatches';
export { weekAndDay } from '../../text/day';
export { GamesScreen } from '../games/GamesScreen';
export { ReplayScreen } from '../replay/ReplayScreen';
export { StatisticsScreen } from '../statistics/StatisticsScreen';
export { MatchScreen } from './MatchScreen';

/** What a game is set up with is a file of its own behind this one: who plays on does not wait for it. */
export const setupPages = () => import('../newgame/pages');

/** So are the lessons. */
export const learnPages = () => import('./learn/pages');
