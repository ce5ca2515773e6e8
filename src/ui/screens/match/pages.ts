/** Everything that plays a game, behind one door: home, settings and the reference open without it. */
export { deviceStorage } from '@/store/match/deviceStorage';
export { listMatches } from '@/store/match/journal';
export { weekAndDay } from '../../text/day';
export { GamesScreen } from '../games/GamesScreen';
export { ReplayScreen } from '../replay/ReplayScreen';
export { StatisticsScreen } from '../statistics/StatisticsScreen';
export { NewGameScreen } from '../newgame/NewGameScreen';
export { MatchScreen } from './MatchScreen';
