export { NewGameScreen as default } from '@/ui/screens/newgame/NewGameScreen';
