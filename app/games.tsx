export { GamesScreen as default } from '@/ui/screens/games/GamesScreen';
