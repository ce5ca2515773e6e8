/** A ring around what a lesson points at. It lies over it and takes no touch. */
import type { Action, Card } from '@battalia/engine';
import type { ReactNode } from 'react';
import { StyleSheet, View, type StyleProp, type ViewStyle } from 'react-native';
import { radius } from '../../../theme/tokens';
import { useTheme } from '../../../theme/useTheme';
import { useTaught } from './taught';

export const useIsTaught = (card: Card): boolean => useTaught(({ cards }) => cards.has(card));

/** What does these deeds, with a ring around it if one of them is asked for. */
export function Taught({
  actions,
  style,
  children,
}: {
  readonly actions: readonly Action[];
  readonly style?: StyleProp<ViewStyle>;
  readonly children: ReactNode;
}) {
  const asked = useTaught(({ isAsked }) => actions.some(isAsked));
  return (
    <View style={[styles.around, style]}>
      {children}
      {asked ? <Ring /> : null}
    </View>
  );
}

export function Ring() {
  const { colors } = useTheme();
  return (
    <View
      testID="taught"
      style={[styles.ring, { borderColor: colors.gold, boxShadow: `0px 0px 8px 2px ${colors.gold}` }]}
      aria-hidden
    />
  );
}

const styles = StyleSheet.create({
  // No wider than the row that it stands in, so that its words can break.
  around: { maxWidth: '100%' },
  ring: {
    position: 'absolute',
    left: -3,
    right: -3,
    top: -3,
    bottom: -3,
    borderWidth: 3,
    borderRadius: radius.md,
    pointerEvents: 'none',
  },
});
