/** An honour: in gold once it is earned, pale until then. Decoration to a screen reader. */
import { StyleSheet, View } from 'react-native';
import type { Honour } from '@/store/chronicle/honours';
import { HONOUR_LOOKS } from '../game/honours';
import { useTheme } from '../theme/useTheme';
import { Painted } from './Painted';

interface Props {
  readonly honour: Honour;
  readonly earned: boolean;
  readonly size?: number;
}

export function Medal({ honour, earned, size = 52 }: Props) {
  const { colors, relief } = useTheme();
  return (
    <View
      aria-hidden
      style={[
        styles.medal,
        {
          width: size,
          height: size,
          borderRadius: size / 2,
          backgroundColor: earned ? colors.ground : 'transparent',
          borderColor: earned ? colors.gold : colors.line,
          boxShadow: earned ? relief.down : 'none',
        },
        !earned && styles.open,
      ]}
    >
      <View style={!earned && styles.pale}>
        <Painted name={HONOUR_LOOKS[honour].picture} size={size * 0.66} />
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  medal: { borderWidth: 2, alignItems: 'center', justifyContent: 'center' },
  open: { borderStyle: 'dashed' },
  pale: { opacity: 0.4 },
});
