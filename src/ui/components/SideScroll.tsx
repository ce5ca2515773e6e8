/** A row that scrolls sideways, and shows that it goes on: what lies beyond its end fades out under an arrow. */
import { useState, type ReactNode } from 'react';
import { ScrollView, StyleSheet, View, type ScrollViewProps } from 'react-native';
import Svg, { Defs, LinearGradient, Rect, Stop } from 'react-native-svg';
import { useTheme } from '../theme/useTheme';
import { Icon } from './Icon';

interface Props extends Pick<ScrollViewProps, 'role' | 'aria-label' | 'style' | 'contentContainerStyle'> {
  /** What the row lies on. */
  readonly on: 'ground' | 'surface' | 'surfacePressed';
  /** For a row that is scrolled with the keyboard: nothing in it can be reached that way. */
  readonly tabIndex?: 0;
  readonly children: ReactNode;
}

const FADE = 30;
/** Less than this is an edge and not something to scroll to. */
const SLACK = 6;

export function SideScroll({ on, children, style, ...row }: Props) {
  const { colors } = useTheme();
  const [room, setRoom] = useState(0);
  const [content, setContent] = useState(0);
  const [atEnd, setAtEnd] = useState(false);
  const goesOn = room > 0 && content - room > SLACK && !atEnd;
  return (
    <View style={style}>
      <ScrollView
        horizontal
        showsHorizontalScrollIndicator={false}
        scrollEventThrottle={100}
        onLayout={({ nativeEvent }) => setRoom(nativeEvent.layout.width)}
        onContentSizeChange={setContent}
        onScroll={({ nativeEvent: { contentOffset, contentSize, layoutMeasurement } }) =>
          setAtEnd(contentOffset.x + layoutMeasurement.width >= contentSize.width - SLACK)
        }
        {...row}
      >
        {children}
      </ScrollView>
      {goesOn ? (
        <View aria-hidden testID="goes on" style={styles.fade}>
          <Svg width="100%" height="100%" style={StyleSheet.absoluteFill}>
            <Defs>
              <LinearGradient id={`fade-${on}`} x1="0" y1="0" x2="1" y2="0">
                <Stop offset="0" stopColor={colors[on]} stopOpacity="0" />
                <Stop offset="0.6" stopColor={colors[on]} stopOpacity="0.94" />
              </LinearGradient>
            </Defs>
            <Rect width="100%" height="100%" fill={`url(#fade-${on})`} />
          </Svg>
          <View style={styles.arrow}>
            <Icon name="forward" color="ink" size={16} />
          </View>
        </View>
      ) : null}
    </View>
  );
}

const styles = StyleSheet.create({
  // In a browser what has a place of its own lies above what has none.
  arrow: { position: 'relative' },
  fade: {
    position: 'absolute',
    top: 0,
    bottom: 0,
    right: 0,
    width: FADE,
    alignItems: 'flex-end',
    justifyContent: 'center',
    pointerEvents: 'none',
  },
});
