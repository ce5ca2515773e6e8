import { useEffect } from 'react';
import Animated, { Easing, useAnimatedProps, useSharedValue, withTiming } from 'react-native-reanimated';
import Svg, { Circle, Defs, G, LinearGradient, Path, RadialGradient, Rect, Stop } from 'react-native-svg';
import { duration } from '../../theme/tokens';
import { useReducedMotion } from '../../theme/useReducedMotion';
import { useTheme } from '../../theme/useTheme';
import { HEIGHT, scenery, SUN, WIDTH } from './scenery';

interface Tones {
  readonly sky: readonly [top: string, middle: string, horizon: string];
  readonly sun: string;
  readonly rays: string;
  readonly halo: string;
  readonly stars: string;
  readonly farRange: string;
  readonly nearRange: readonly [top: string, foot: string];
  readonly canyons: readonly [top: string, foot: string];
  readonly lake: readonly [far: string, near: string];
  readonly glitter: string;
  readonly farWood: string;
  readonly nearWood: string;
  readonly ground: string;
}

const sunrise: Tones = {
  sky: ['#f6e7c3', '#f3cf94', '#eaa868'],
  sun: '#fff4d2',
  rays: '#fbe3a6',
  halo: '#fff1c4',
  stars: 'none',
  farRange: '#b99aa0',
  nearRange: ['#8c7488', '#a98a86'],
  canyons: ['#b8573a', '#94412c'],
  lake: ['#7fb6a2', '#3f8a7d'],
  glitter: '#fbe9bd',
  farWood: '#4f7a4c',
  nearWood: '#2d5238',
  ground: '#23432f',
};

const evening: Tones = {
  sky: ['#12141f', '#1f2340', '#4a3a5c'],
  sun: '#f0cd7c',
  rays: '#c99a45',
  halo: '#c98f52',
  stars: '#f4e8cf',
  farRange: '#3b3655',
  nearRange: ['#2a2a46', '#35304d'],
  canyons: ['#552b32', '#3a1f2a'],
  lake: ['#2b4a56', '#16303c'],
  glitter: '#e7b84f',
  farWood: '#1c3432',
  nearWood: '#0f2022',
  ground: '#0b181b',
};

const AnimatedGroup = Animated.createAnimatedComponent(G);

/** The land of the game at sunrise, or under the stars. A picture only: it says nothing that words do not. */
export function Landscape() {
  const { dark } = useTheme();
  const still = useReducedMotion();
  const tones = dark ? evening : sunrise;
  const below = useSharedValue(still ? 0 : 90);

  useEffect(() => {
    below.set(still ? 0 : withTiming(0, { duration: duration.slow, easing: Easing.out(Easing.cubic) }));
  }, [below, still]);

  const rising = useAnimatedProps(() => ({ y: below.get() }));

  return (
    <Svg width="100%" height="100%" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="xMidYMax slice" aria-hidden>
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
        <LinearGradient id="range" x1="0" y1="0" x2="0" y2="1">
          <Stop offset="0" stopColor={tones.nearRange[0]} />
          <Stop offset="0.6" stopColor={tones.nearRange[1]} />
        </LinearGradient>
        <LinearGradient id="canyons" x1="0" y1="0" x2="0" y2="1">
          <Stop offset="0" stopColor={tones.canyons[0]} />
          <Stop offset="0.4" stopColor={tones.canyons[1]} />
        </LinearGradient>
        <LinearGradient id="lake" x1="0" y1="0" x2="0" y2="1">
          <Stop offset="0" stopColor={tones.lake[0]} />
          <Stop offset="1" stopColor={tones.lake[1]} />
        </LinearGradient>
      </Defs>
      <Rect width={WIDTH} height={HEIGHT} fill="url(#sky)" />
      {scenery.stars.map(({ x, y, r }) => (
        <Circle key={`${x} ${y}`} cx={x} cy={y} r={r} fill={tones.stars} opacity={0.8} />
      ))}
      <Circle cx={SUN.x} cy={SUN.y} r={280} fill="url(#halo)" />
      <AnimatedGroup animatedProps={rising}>
        <Path d={scenery.rays} fill={tones.rays} />
        <Circle cx={SUN.x} cy={SUN.y} r={SUN.r} fill={tones.sun} />
      </AnimatedGroup>
      <Path d={scenery.farRange} fill={tones.farRange} />
      <Path d={scenery.nearRange} fill="url(#range)" />
      <Path d={scenery.canyons} fill="url(#canyons)" />
      <Path d={scenery.lake} fill="url(#lake)" />
      <Path d={scenery.glitter} stroke={tones.glitter} strokeWidth={3} strokeLinecap="round" opacity={0.7} />
      <Path d={scenery.farHill} fill={tones.farWood} />
      <Path d={scenery.farWood} fill={tones.farWood} />
      <Path d={scenery.nearHill} fill={tones.ground} />
      <Path d={scenery.nearWood} fill={tones.nearWood} />
    </Svg>
  );
}
