import { lazyScreen } from '@/ui/lazyScreen';

export default lazyScreen(async () => (await (await import('@/ui/screens/match/pages')).learnPages()).LearnScreen);
