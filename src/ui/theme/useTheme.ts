import { useColorScheme } from 'react-native';
import { useSettings } from '@/store/settings';
import { night, parchment, reliefByDay, reliefByNight, type Palette, type Relief } from './tokens';

export interface Theme {
  readonly dark: boolean;
  readonly colors: Palette;
  readonly relief: Relief;
}

const light: Theme = { dark: false, colors: parchment, relief: reliefByDay };
const dark: Theme = { dark: true, colors: night, relief: reliefByNight };

export function useTheme(): Theme {
  const chosen = useSettings((settings) => settings.theme);
  const device = useColorScheme();
  return (chosen === 'system' ? device : chosen) === 'dark' ? dark : light;
}
