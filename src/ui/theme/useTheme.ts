import { useColorScheme } from 'react-native';
import { useSettings } from '@/store/settings';
import { night, parchment, type Palette } from './tokens';

export interface Theme {
  readonly dark: boolean;
  readonly colors: Palette;
}

const light: Theme = { dark: false, colors: parchment };
const dark: Theme = { dark: true, colors: night };

export function useTheme(): Theme {
  const chosen = useSettings((settings) => settings.theme);
  const device = useColorScheme();
  return (chosen === 'system' ? device : chosen) === 'dark' ? dark : light;
}
