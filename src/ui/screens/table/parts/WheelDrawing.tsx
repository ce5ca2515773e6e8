import { DAYS_PER_WEEK, TOOL, type Kind } from '@battalia/engine';
import Svg, { Circle, G, Line, Path } from 'react-native-svg';
import { GLYPHS } from '@/art/glyphs/glyphs';
import { LINE } from '@/art/glyphs/shape';
import { kindName } from '../../../text/kindName';
import { useTheme } from '../../../theme/useTheme';
import { innerAt, type Wheels } from '../wheel';

const SIZE = 168;
const MID = SIZE / 2;
const OUTER = 82;
const RING = 54;
const HUB = 27;
const SIGN = 18;
/** Where the signs of the outer wheel stand. */
const OUTER_SIGNS = (OUTER + RING) / 2;

function place(vane: number, radius: number): readonly [x: number, y: number] {
  const angle = (vane / DAYS_PER_WEEK) * Math.PI * 2 - Math.PI / 2;
  return [MID + Math.cos(angle) * radius, MID + Math.sin(angle) * radius];
}

/** Both wheels as they stand on a day; the ray comes from the inner tool. Beside it everything is said in words. */
export function WheelDrawing({ wheels, day, size }: { readonly wheels: Wheels; readonly day: number; readonly size: number }) {
  const { colors } = useTheme();
  const sign = (kind: Kind, vane: number, radius: number, color: string) => {
    const [x, y] = place(vane, radius);
    const { fill, line } = GLYPHS[kindName(kind)];
    return (
      <G key={`${radius} ${vane}`} x={x - SIGN / 2} y={y - SIGN / 2} scale={SIGN / 24}>
        <Path d={fill} fill={color} fillRule="evenodd" />
        {line === undefined ? null : <Path d={line} stroke={color} strokeWidth={LINE} strokeLinecap="round" strokeLinejoin="round" fill="none" />}
      </G>
    );
  };
  const ray = wheels.outer.findIndex((_, vane) => innerAt(wheels, vane, day) === TOOL);
  const [rx, ry] = place(ray, OUTER_SIGNS);
  return (
    <Svg width={size} height={size} viewBox={`0 0 ${SIZE} ${SIZE}`} aria-hidden>
      <Circle cx={MID} cy={MID} r={OUTER} fill={colors.ground} stroke={colors.edge} strokeWidth={2} />
      <Circle cx={MID} cy={MID} r={RING} fill={colors.surfacePressed} stroke={colors.edge} strokeWidth={1.5} />
      <Circle cx={MID} cy={MID} r={HUB} fill={colors.surface} stroke={colors.edge} strokeWidth={1.5} />
      {wheels.outer.map((_, vane) => {
        const [x1, y1] = place(vane + 0.5, HUB);
        const [x2, y2] = place(vane + 0.5, OUTER);
        return <Line key={vane} x1={x1} y1={y1} x2={x2} y2={y2} stroke={colors.line} strokeWidth={1} />;
      })}
      <Line x1={MID} y1={MID} x2={rx} y2={ry} stroke={colors.gold} strokeWidth={5} strokeLinecap="round" opacity={0.55} />
      <Circle cx={MID} cy={MID} r={11} fill={colors.gold} />
      <Circle cx={rx} cy={ry} r={12.5} fill={colors.surface} stroke={colors.gold} strokeWidth={3} />
      {wheels.outer.map((kind, vane) => {
        const match = innerAt(wheels, vane, day) === kind;
        const [mx, my] = place(vane, (OUTER + HUB) / 2);
        return match ? <Circle key={`match ${vane}`} cx={mx} cy={my} r={23} fill="none" stroke={colors.accent} strokeWidth={2.5} strokeDasharray="4 3" /> : null;
      })}
      {wheels.outer.map((kind, vane) => sign(kind, vane, OUTER_SIGNS, vane === ray ? colors.gold : colors.ink))}
      {wheels.outer.map((_, vane) => sign(innerAt(wheels, vane, day), vane, (RING + HUB) / 2, colors.inkMuted))}
    </Svg>
  );
}
