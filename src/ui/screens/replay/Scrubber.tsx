/** Where in the game one is: tapped, dragged, or moved with the arrow keys. */
import { useRef, useState } from 'react';
import { Platform, StyleSheet, View } from 'react-native';
import { TARGET } from '../../theme/tokens';
import { useTheme } from '../../theme/useTheme';

interface Props {
  readonly label: string;
  readonly value: number;
  readonly most: number;
  /** Steps that are marked: the beginnings of days. */
  readonly marks: readonly number[];
  readonly words: string;
  readonly onChange: (value: number) => void;
}

/** How far an arrow key or a screen reader's swipe goes. */
const KEYS: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowUp: 1,
  ArrowLeft: -1,
  ArrowDown: -1,
  PageUp: 10,
  PageDown: -10,
};

export function Scrubber({ label, value, most, marks, words, onChange }: Props) {
  const { colors } = useTheme();
  const [width, setWidth] = useState(0);
  const left = useRef(0);
  const track = useRef<View>(null);
  const clamped = (step: number) => Math.max(0, Math.min(most, step));
  const place = (step: number) => (most === 0 ? 0 : (step / most) * 100);
  const seek = (pageX: number) => {
    if (width > 0) onChange(clamped(Math.round(((pageX - left.current) / width) * most)));
  };
  const keys =
    Platform.OS === 'web'
      ? {
          tabIndex: 0 as const,
          onKeyDown: (event: { key: string; preventDefault: () => void }) => {
            const by = KEYS[event.key];
            if (by === undefined) return;
            event.preventDefault();
            onChange(clamped(value + by));
          },
        }
      : {};
  return (
    <View
      ref={track}
      role="slider"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={most}
      aria-valuenow={value}
      aria-valuetext={words}
      accessibilityActions={[{ name: 'increment' }, { name: 'decrement' }]}
      onAccessibilityAction={({ nativeEvent }) =>
        onChange(clamped(value + (nativeEvent.actionName === 'increment' ? 1 : -1)))
      }
      {...keys}
      onLayout={({ nativeEvent }) => setWidth(nativeEvent.layout.width)}
      onStartShouldSetResponder={() => true}
      onResponderTerminationRequest={() => false}
      onResponderGrant={({ nativeEvent: { pageX } }) =>
        track.current?.measure((_x, _y, _width, _height, trackX) => {
          left.current = trackX;
          seek(pageX);
        })
      }
      onResponderMove={({ nativeEvent: { pageX } }) => seek(pageX)}
      style={styles.touch}
    >
      <View style={[styles.track, { backgroundColor: colors.line }]}>
        <View style={[styles.done, { width: `${place(value)}%`, backgroundColor: colors.accent }]} />
        {marks.map((step) => (
          <View key={step} style={[styles.mark, { left: `${place(step)}%`, backgroundColor: colors.edge }]} />
        ))}
        <View
          style={[
            styles.knob,
            { left: `${place(value)}%`, backgroundColor: colors.accent, borderColor: colors.surface },
          ]}
        />
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  touch: { height: TARGET, justifyContent: 'center', marginHorizontal: 11 },
  track: { height: 6, borderRadius: 3 },
  done: { position: 'absolute', left: 0, top: 0, bottom: 0, borderRadius: 3 },
  mark: { position: 'absolute', width: 2, height: 12, top: -3, marginLeft: -1 },
  knob: { position: 'absolute', width: 22, height: 22, top: -8, marginLeft: -11, borderRadius: 11, borderWidth: 3 },
});
