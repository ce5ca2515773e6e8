/** Something that is only looked at: to press it is to ask what it is. Where nobody explains, it is looked at. */
import { useContext, type ReactNode } from 'react';
import { Pressable, View, type StyleProp, type ViewStyle } from 'react-native';
import { ExplainingContext } from './explaining';
import { useHint } from './hint';
import type { Topic } from './topic';

interface Props {
  readonly topic: Topic;
  /** For screen readers. */
  readonly label: string;
  readonly style?: StyleProp<ViewStyle>;
  readonly children: ReactNode;
}

export function Explained(props: Props) {
  return useContext(ExplainingContext) === null ? (
    <View style={props.style}>{props.children}</View>
  ) : (
    <Asked {...props} />
  );
}

function Asked({ topic, label, style, children }: Props) {
  const { hint, tell } = useHint(null, topic);
  return (
    <Pressable {...hint} role="button" aria-label={label} onPress={tell} style={style}>
      {children}
    </Pressable>
  );
}
