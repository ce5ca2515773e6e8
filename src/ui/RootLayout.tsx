import { Alegreya_700Bold } from '@expo-google-fonts/alegreya/700Bold';
import { Lato_400Regular } from '@expo-google-fonts/lato/400Regular';
import { Lato_700Bold } from '@expo-google-fonts/lato/700Bold';
import { useFonts } from 'expo-font';
import { Stack } from 'expo-router';
import * as SplashScreen from 'expo-splash-screen';
import { StatusBar } from 'expo-status-bar';
import * as SystemUI from 'expo-system-ui';
import { useEffect } from 'react';
import { GestureHandlerRootView } from 'react-native-gesture-handler';
import { SafeAreaProvider } from 'react-native-safe-area-context';
import { useSettings } from '@/store/settings';
import { keepForOffline } from './offline';
import { fonts } from './theme/tokens';
import { useReducedMotion } from './theme/useReducedMotion';
import { useTheme } from './theme/useTheme';
import { usePage } from './usePage';
import { useLanguage } from './useTranslate';

void SplashScreen.preventAutoHideAsync();

/** What every screen stands in. Nothing is shown before the settings are read, so that no language or colour flashes by. */
export function RootLayout() {
  const settingsReady = useSettings((settings) => settings.ready);
  const [fontsLoaded, fontsFailed] = useFonts({ [fonts.display]: Alegreya_700Bold, [fonts.text]: Lato_400Regular, [fonts.strong]: Lato_700Bold });
  const ready = settingsReady && (fontsLoaded || fontsFailed !== null);
  const theme = useTheme();
  const still = useReducedMotion();
  usePage(useLanguage(), theme);

  useEffect(keepForOffline, []);

  useEffect(() => {
    void SystemUI.setBackgroundColorAsync(theme.colors.ground);
  }, [theme]);

  useEffect(() => {
    if (ready) void SplashScreen.hideAsync();
  }, [ready]);

  if (!ready) return null;
  return (
    <GestureHandlerRootView style={{ flex: 1 }}>
      <SafeAreaProvider>
        <StatusBar style={theme.dark ? 'light' : 'dark'} />
        <Stack
          screenOptions={{
            headerShown: false,
            animation: still ? 'none' : 'default',
            contentStyle: { backgroundColor: theme.colors.ground },
          }}
        />
      </SafeAreaProvider>
    </GestureHandlerRootView>
  );
}
