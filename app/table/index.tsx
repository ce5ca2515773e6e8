import { lazyScreen } from '@/ui/lazyScreen';
import { openReference } from '@/ui/screens/reference/open';

export default lazyScreen(async () => (await openReference()).TableScreen);
