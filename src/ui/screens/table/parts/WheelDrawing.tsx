import { DAYS_PER_WEEK, item, TOOL } from '@battalia/engine';
import { useMemo } from 'react';
import Svg, { G } from 'react-native-svg';
import { FigureParts } from '@/art/FigureView';
import { hub, innerRing, matchFrame, outerRing, WHEEL } from '@/art/oracle/wheel';
import { VANE } from '../../../components/oracleDay';
import { kindName } from '../../../text/kindName';
import { innerAt, type Wheels } from '../wheel';

const BOX = [-WHEEL - 4, -WHEEL - 4, WHEEL * 2 + 8, WHEEL * 2 + 8];
const HUB = hub();

/** Both wheels as they stand on a day; the ray comes from the inner tool. Beside it everything is said in words. */
export function WheelDrawing({
  wheels,
  day,
  size,
}: {
  readonly wheels: Wheels;
  readonly day: number;
  readonly size: number;
}) {
  const { rim, ring, frames, ray } = useMemo(() => {
    const outer = wheels.outer.map((kind) => kindName(kind));
    const lit = Math.max(
      0,
      wheels.outer.findIndex((_, vane) => innerAt(wheels, vane, day) === TOOL),
    );
    const matches = wheels.outer.flatMap((kind, vane) => (innerAt(wheels, vane, day) === kind ? [vane] : []));
    const tool = wheels.inner.indexOf(TOOL);
    // The ring is drawn with the ray and the tool at the top.
    const inner = wheels.inner.map((_, vane) => kindName(item(wheels.inner, (vane + tool) % DAYS_PER_WEEK)));
    const on = (matched: number) => ({ outer, inner, lit, matched });
    return {
      rim: outerRing(on(matches[0] ?? lit), false),
      ring: innerRing({ inner }, false),
      frames: matches.flatMap((vane) => matchFrame(on(vane))),
      ray: lit,
    };
  }, [wheels, day]);
  return (
    <Svg width={size} height={size} viewBox={BOX.join(' ')} aria-hidden>
      <FigureParts figure={rim} />
      <G rotation={ray * VANE}>
        <FigureParts figure={ring} />
      </G>
      <FigureParts figure={frames} />
      <FigureParts figure={HUB} />
    </Svg>
  );
}
