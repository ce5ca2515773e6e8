export { NotFoundScreen as default } from '@/ui/screens/NotFoundScreen';
