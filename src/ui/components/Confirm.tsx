import { StyleSheet, View } from 'react-native';
import { Button } from './Button';
import { Text } from './Text';
import { space } from '../theme/tokens';

interface Props {
  readonly question: string;
  readonly yes: string;
  readonly no: string;
  readonly onYes: () => void;
  readonly onNo: () => void;
}

/** What cannot be taken back is asked once more, in the place where it was pressed. */
export function Confirm({ question, yes, no, onYes, onNo }: Props) {
  return (
    <View role="alert" style={styles.confirm}>
      <Text variant="label">{question}</Text>
      <View style={styles.answers}>
        <Button label={yes} onPress={onYes} />
        <Button kind="plain" label={no} onPress={onNo} />
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  confirm: { gap: space.sm },
  answers: { flexDirection: 'row', flexWrap: 'wrap', gap: space.sm },
});
