/** The last resort, where not even colours, texts or a way through the app can be relied on. */
import { useEffect } from 'react';
import { Pressable, StyleSheet, Text, View } from 'react-native';
import * as SplashScreen from 'expo-splash-screen';
import type { Fall } from './Catch';
import { errorText } from './report';

export function BareFall({ fall, onRetry }: { readonly fall: Fall; readonly onRetry: () => void }) {
  useEffect(() => void SplashScreen.hideAsync().catch(() => undefined), []);
  return (
    <View role="alert" style={styles.page}>
      <Text style={styles.text}>Something went wrong. Your games are saved.</Text>
      <Text style={styles.text}>{errorText(fall.error)}</Text>
      <Pressable role="button" onPress={onRetry} style={styles.button}>
        <Text style={styles.text}>Try again</Text>
      </Pressable>
    </View>
  );
}

const styles = StyleSheet.create({
  page: { flex: 1, alignItems: 'center', justifyContent: 'center', gap: 20, padding: 20, backgroundColor: '#f4ead2' },
  text: { fontSize: 16, textAlign: 'center', color: '#2b2013' },
  button: {
    minHeight: 44,
    minWidth: 44,
    paddingVertical: 10,
    paddingHorizontal: 20,
    borderRadius: 10,
    borderWidth: 1,
    borderColor: '#2b2013',
  },
});
