import { useEffect, useMemo, useState, type ReactNode } from 'react';
// Not by Reanimated, which only a match needs: home is shown before it is fetched.
import { Animated, Easing, Platform, StyleSheet } from 'react-native';
import Svg, { Circle, Defs, LinearGradient, Path, RadialGradient, Rect, Stop } from 'react-native-svg';
import { FigureParts } from '@/art/FigureView';
import { duration } from '../../theme/tokens';
import { useReducedMotion } from '../../theme/useReducedMotion';
import { useTheme } from '../../theme/useTheme';
import { HEIGHT, landscape, RAYS, STARS, SUN, WIDTH } from './scenery';

interface Tones {
  readonly sky: readonly [top: string, middle: string, horizon: string];
  readonly sun: string;
  readonly rays: string;
  readonly halo: string;
  readonly stars: string;
  readonly hour: 'sunrise' | 'evening';
}

const sunrise: Tones = {
  sky: ['#f6e7c3', '#f3cf94', '#eaa868'],
  sun: '#fffaf0',
  rays: '#f4a940',
  halo: '#fff1c4',
  stars: 'none',
  hour: 'sunrise',
};
const evening: Tones = {
  sky: ['#12141f', '#1f2340', '#4a3a5c'],
  sun: '#f0cd7c',
  rays: '#c99a45',
  halo: '#c98f52',
  stars: '#f4e8cf',
  hour: 'evening',
};

/** How far below its place the sun starts. */
const BELOW = 60;

/** The land of the game at sunrise, or under the stars. A picture only: it says nothing that words do not. */
export function Landscape() {
  const { dark } = useTheme();
  const still = useReducedMotion();
  const tones = dark ? evening : sunrise;
  const land = useMemo(() => landscape(tones.hour), [tones.hour]);
  const [below] = useState(() => new Animated.Value(still ? 0 : BELOW));

  useEffect(() => {
    const rising = Animated.timing(below, {
      toValue: 0,
      duration: still ? 0 : duration.slow,
      easing: Easing.out(Easing.cubic),
      useNativeDriver: Platform.OS !== 'web',
    });
    rising.start();
    return () => rising.stop();
  }, [below, still]);

  return (
    <>
      <Layer>
        <Defs>
          <LinearGradient id="sky" x1="0" y1="0" x2="0" y2="1">
            <Stop offset="0" stopColor={tones.sky[0]} />
            <Stop offset="0.42" stopColor={tones.sky[1]} />
            <Stop offset="0.72" stopColor={tones.sky[2]} />
          </LinearGradient>
          <RadialGradient id="halo" cx="50%" cy="50%" r="50%">
            <Stop offset="0" stopColor={tones.halo} stopOpacity="0.95" />
            <Stop offset="1" stopColor={tones.halo} stopOpacity="0" />
          </RadialGradient>
        </Defs>
        <Rect width={WIDTH} height={HEIGHT} fill="url(#sky)" />
        {STARS.map(({ x, y, r }, i) => (
          <Circle key={i} cx={x} cy={y} r={r} fill={tones.stars} opacity={0.8} />
        ))}
        <Circle cx={SUN.x} cy={SUN.y} r={280} fill="url(#halo)" />
      </Layer>
      <Animated.View testID="sun" style={[StyleSheet.absoluteFill, { transform: [{ translateY: below }] }]}>
        <Layer>
          <Path d={RAYS} fill={tones.rays} />
          <Circle cx={SUN.x} cy={SUN.y} r={SUN.r} fill={tones.sun} />
        </Layer>
      </Animated.View>
      <Layer>
        <FigureParts figure={land} />
      </Layer>
    </>
  );
}

/** Layers lie exactly upon each other: what moves is not drawn anew. */
function Layer({ children }: { readonly children: ReactNode }) {
  return (
    <Svg
      style={StyleSheet.absoluteFill}
      width="100%"
      height="100%"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMidYMax slice"
      aria-hidden
    >
      {children}
    </Svg>
  );
}
