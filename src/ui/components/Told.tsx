import { View } from 'react-native';
import { Text } from './Text';

/** What came of the last press, told to the eye and to a screen reader; nothing while there is nothing to tell. */
export function Told({ words }: { readonly words: string | null }) {
  if (words === null) return null;
  return (
    <View role="status">
      <Text variant="caption" color="accent">
        {words}
      </Text>
    </View>
  );
}
