import { useWindowDimensions } from 'react-native';

const WIDE = 900;

/** Whether a page has room for two columns side by side. */
export const useTwoColumns = (): boolean => useWindowDimensions().width >= WIDE;
