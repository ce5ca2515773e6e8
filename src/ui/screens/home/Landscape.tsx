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
  readonly shade: string;
  readonly snow: string;
  readonly canyons: readonly [top: string, foot: string];
  readonly lake: readonly [far: string, near: string];
  readonly glitter: string;
  readonly farWood: string;
  readonly nearWood: string;
  readonly ground: string;
}

const sunrise: Tones = {
  sky: ['#f6e7c3', '#f3cf94', '#eaa868'],
  sun: '#fffaf0',
  rays: '#f4a940',
  halo: '#fff1c4',
  stars: 'none',
  farRange: '#cfae9f',
  nearRange: ['#8f7b92', '#b39a9a'],
  shade: '#5d4a6b',
  snow: '#fdf3e0',
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
  nearRange: ['#33325a', '#3c3558'],
  shade: '#14142a',
  snow: '#8d8bb0',
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
      <Path d={scenery.nearRange.outline} fill="url(#range)" />
      <Path d={scenery.nearRange.shade} fill={tones.shade} opacity={0.35} />
      <Path d={scenery.nearRange.caps} fill={tones.snow} />
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
