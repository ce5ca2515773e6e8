import { Platform } from 'react-native';

/** What a key does while something has the focus. Only browsers have keys; they press buttons by themselves, but not what is marked as a radio, nor do they hold anything. */
export function onKey(key: string, press: () => void) {
  if (Platform.OS !== 'web') return {};
  return {
    onKeyDownCapture: (event: { key: string; preventDefault: () => void; stopPropagation: () => void }) => {
      if (event.key !== key) return;
      event.preventDefault();
      // The page has keys of its own.
      event.stopPropagation();
      press();
    },
  };
}
