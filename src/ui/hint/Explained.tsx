/** Something that is only looked at and can be asked about. It needs no room for a finger: what is held there does nothing else. */
import { useContext, type ReactNode } from 'react';
import { Pressable, View, type StyleProp, type ViewStyle } from 'react-native';
import { ExplainingContext } from './explaining';
import { HintPartsContext, useHint } from './hint';
import type { Topic } from './topic';

interface Props {
  readonly topic: Topic;
  readonly style?: StyleProp<ViewStyle>;
  readonly children: ReactNode;
}

interface Whole extends Props {
  /** As a screen reader says it. */
  readonly label: string;
  /** It has parts that tell of themselves. */
  readonly parts?: boolean;
  readonly passive?: false;
}

interface Passive extends Props {
  /** It reads as it stands, and no key comes to it. */
  readonly passive: true;
  readonly label?: undefined;
  readonly parts?: undefined;
}

export function Explained(props: Whole | Passive) {
  const told = useContext(ExplainingContext) !== null;
  if (told) return <Asked {...props} />;
  return props.label === undefined ? (
    <View style={props.style}>{props.children}</View>
  ) : (
    <View role="img" aria-label={props.label} style={props.style}>
      {props.children}
    </View>
  );
}

function Asked({ topic, label, parts: divided = false, style, children }: Whole | Passive) {
  const { hint, parts } = useHint(null, topic);
  const inside = divided ? <HintPartsContext value={parts}>{children}</HintPartsContext> : children;
  if (label === undefined) {
    return (
      <Pressable {...hint} accessible={false} focusable={false} style={style}>
        {inside}
      </Pressable>
    );
  }
  return (
    <Pressable {...hint} role="img" aria-label={label} style={style}>
      {inside}
    </Pressable>
  );
}
