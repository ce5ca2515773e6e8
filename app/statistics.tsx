import { lazyScreen } from '@/ui/lazyScreen';

export default lazyScreen(async () => (await import('@/ui/screens/match/pages')).StatisticsScreen);
