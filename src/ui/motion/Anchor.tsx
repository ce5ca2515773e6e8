import type { Card } from '@battalia/engine';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { View, type StyleProp, type ViewStyle } from 'react-native';
import Animated, { useAnimatedStyle } from 'react-native-reanimated';
import { cardAnchor } from '@/motion/place';
import { useStage } from './stage';

interface Props {
  readonly name: string;
  readonly style?: StyleProp<ViewStyle>;
  readonly children?: ReactNode;
}

/** A part of the screen that cards fly from and to. */
export function Anchor({ name, style, children }: Props) {
  const { anchors } = useStage();
  const view = useRef<View>(null);
  // Before the survey of the same change, which is an effect of a parent; and no ref with a clean-up, because
  // react-native-web calls none: it hands such a ref null when the view goes.
  useLayoutEffect(() => anchors.put(name, view), [anchors, name]);
  return (
    <View ref={view} style={style} collapsable={false}>
      {children}
    </View>
  );
}

/** A card where it lies. While it is still on its way it is not to be seen here, but it can be pressed already. */
export function CardAnchor({
  card,
  style,
  children,
}: {
  readonly card: Card;
  readonly style?: StyleProp<ViewStyle>;
  readonly children: ReactNode;
}) {
  const { showing, clock } = useStage();
  const due = showing.due.get(card) ?? 0;
  const seen = useAnimatedStyle(() => ({ opacity: clock.get() < due ? 0 : 1 }), [due]);
  return (
    <Anchor name={cardAnchor(card)} style={style}>
      <Animated.View style={seen}>{children}</Animated.View>
    </Anchor>
  );
}
