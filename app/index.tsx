export { HomeScreen as default } from '@/ui/screens/home/HomeScreen';
