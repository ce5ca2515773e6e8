/** A number or a sign of something that is pressed as one: held or pointed at, it tells of itself. */
import { useContext, useEffect, useRef, type ReactNode } from 'react';
import { View, type StyleProp, type ViewStyle } from 'react-native';
import { HintPartsContext } from './hint';
import type { Topic } from './topic';

interface Props {
  readonly topic: Topic;
  readonly style?: StyleProp<ViewStyle>;
  readonly children: ReactNode;
}

export function HintPart({ topic, style, children }: Props) {
  const parts = useContext(HintPartsContext);
  const ref = useRef<View>(null);
  const latest = useRef(topic);
  useEffect(() => {
    latest.current = topic;
  });
  useEffect(() => parts?.add(ref, () => latest.current), [parts]);
  return (
    <View
      ref={ref}
      collapsable={false}
      style={style}
      onPointerEnter={() => parts?.enter(topic)}
      onPointerLeave={() => parts?.leave()}
    >
      {children}
    </View>
  );
}
