export { MatchScreen as default } from '@/ui/screens/match/MatchScreen';
