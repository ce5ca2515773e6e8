import { Alegreya_700Bold } from '@expo-google-fonts/alegreya/700Bold';
import { Lato_400Regular } from '@expo-google-fonts/lato/400Regular';
import { Lato_700Bold } from '@expo-google-fonts/lato/700Bold';
import { useFonts } from 'expo-font';
import { Stack } from 'expo-router';
import * as SplashScreen from 'expo-splash-screen';
import { StatusBar } from 'expo-status-bar';
import * as SystemUI from 'expo-system-ui';
import { useEffect, type ReactNode } from 'react';
import { SafeAreaProvider } from 'react-native-safe-area-context';
import { useSettings } from '@/store/settings';
import { BareFall } from './falls/BareFall';
import { Catch, type Fall } from './falls/Catch';
import { FallScreen } from './falls/FallScreen';
import { survive } from './falls/survive';
import { HintLayer } from './hint/HintLayer';
import { fonts } from './theme/tokens';
import { useReducedMotion } from './theme/useReducedMotion';
import { useTheme } from './theme/useTheme';
import { usePage } from './usePage';
import { useLanguage, useSpoken } from './useTranslate';
import { keepVersion } from './version/version';

void SplashScreen.preventAutoHideAsync().catch(() => undefined);
survive();

/** What every screen stands in. */
export function RootLayout() {
  return (
    <Catch otherwise={bare}>
      <Prepared>
        <Standing>
          <Ground />
        </Standing>
      </Prepared>
    </Catch>
  );
}

const bare = (fall: Fall, retry: () => void) => <BareFall fall={fall} onRetry={retry} />;

/** What falls is told on a screen like any other, and if that cannot be shown, in a few bare words. */
function Standing({ children }: { readonly children: ReactNode }) {
  return (
    <Catch otherwise={bare}>
      <Catch otherwise={(fall, retry) => <FallScreen fall={fall} onRetry={retry} />}>{children}</Catch>
    </Catch>
  );
}

/** Nothing is shown before settings, texts and fonts are there, so that no language, colour or letter flashes by. */
function Prepared({ children }: { readonly children: ReactNode }) {
  const settingsReady = useSettings((settings) => settings.ready);
  const spoken = useSpoken(settingsReady);
  const [fontsLoaded, fontsFailed] = useFonts({
    [fonts.display]: Alegreya_700Bold,
    [fonts.text]: Lato_400Regular,
    [fonts.strong]: Lato_700Bold,
  });
  const ready = settingsReady && spoken && (fontsLoaded || fontsFailed !== null);

  useEffect(() => {
    if (ready) void SplashScreen.hideAsync().catch(() => undefined);
  }, [ready]);

  return ready ? children : null;
}

function Ground() {
  const theme = useTheme();
  const still = useReducedMotion();
  usePage(useLanguage(), theme);

  useEffect(keepVersion, []);

  useEffect(() => {
    void SystemUI.setBackgroundColorAsync(theme.colors.ground).catch(() => undefined);
  }, [theme]);

  return (
    <SafeAreaProvider>
      <StatusBar style={theme.dark ? 'light' : 'dark'} />
      <Stack
        screenLayout={Standing}
        screenOptions={{
          headerShown: false,
          animation: still ? 'none' : 'default',
          contentStyle: { backgroundColor: theme.colors.ground },
        }}
      />
      <HintLayer />
    </SafeAreaProvider>
  );
}
