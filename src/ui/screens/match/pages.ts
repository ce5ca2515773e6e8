/**
 * Everything that plays a game, behind one door: home, settings and the reference open without it. In the browser a
 * module that two doors lead to would be fetched by every page, so all routes of a game come through here.
 */
export { deviceStorage } from '@/store/match/deviceStorage';
export { listMatches } from '@/store/match/journal';
export { GamesScreen } from '../games/GamesScreen';
export { ReplayScreen } from '../replay/ReplayScreen';
export { NewGameScreen } from '../newgame/NewGameScreen';
export { MatchScreen } from './MatchScreen';
