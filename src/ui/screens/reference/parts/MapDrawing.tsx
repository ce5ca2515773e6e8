import { EAST, NORTH, SOUTH, turned, WEST, type Place, BASE_BOX } from '@battalia/engine';
import Svg, { Circle, G, Line, Path, Rect, Text as SvgText } from 'react-native-svg';
import { useTheme } from '../../../theme/useTheme';
import type { MapSketch, SketchTile } from '../../../game/sketches';
import { fonts } from '../../../theme/tokens';
import { DrawnFigure } from './DrawnFigure';
import { HERO, RUINS, SETTLEMENTS } from './sketchFigures';
import { DAY_SKETCH, NIGHT_SKETCH, type SketchColors } from './sketchColors';

/** Points a square is wide. */
const SIDE = 48;
const MID = SIDE / 2;
const PAD = 8;

const roadsOf = ({ tile, quarters = 0 }: SketchTile): number =>
  turned(BASE_BOX.roads[BASE_BOX.named[tile] ?? -1] ?? 0, quarters);

/** Roads from the middle to the sides. */
function roadPath(roads: number): string {
  const arms = [
    (roads & NORTH) !== 0 ? `M${MID} ${MID}V0` : '',
    (roads & EAST) !== 0 ? `M${MID} ${MID}H${SIDE}` : '',
    (roads & SOUTH) !== 0 ? `M${MID} ${MID}V${SIDE}` : '',
    (roads & WEST) !== 0 ? `M${MID} ${MID}H0` : '',
  ];
  return arms.join('');
}

const corner = ([row, column]: Place): readonly [x: number, y: number] => [
  PAD + (column - 1) * SIDE,
  PAD + (row - 1) * SIDE,
];
const centre = (place: Place): readonly [x: number, y: number] => {
  const [x, y] = corner(place);
  return [x + MID, y + MID];
};

function Tile({
  tile,
  colors,
  added,
}: {
  readonly tile: SketchTile;
  readonly colors: SketchColors;
  readonly added?: 'yes' | 'no';
}) {
  const [x, y] = corner(tile.at);
  return (
    <G x={x} y={y}>
      <Rect
        x={1}
        y={1}
        width={SIDE - 2}
        height={SIDE - 2}
        rx={4}
        fill={colors.land}
        stroke={colors.landEdge}
        strokeWidth={1}
      />
      <Path d={roadPath(roadsOf(tile))} stroke={colors.landEdge} strokeWidth={14} />
      <Path d={roadPath(roadsOf(tile))} stroke={colors.road} strokeWidth={10} />
      <Circle cx={MID} cy={MID} r={5} fill={colors.road} />
      {tile.tile.startsWith('city') ? (
        <DrawnFigure figure={SETTLEMENTS[tile.owner ?? 'own']} x={MID} y={MID} scale={1} />
      ) : null}
      {tile.tile === 'ruins' ? <DrawnFigure figure={RUINS} x={MID} y={MID} scale={0.62} /> : null}
      {added === undefined ? null : (
        <Rect
          x={2}
          y={2}
          width={SIDE - 4}
          height={SIDE - 4}
          rx={4}
          fill="none"
          stroke={added === 'yes' ? colors.yes : colors.no}
          strokeWidth={3}
          strokeDasharray="7 4"
        />
      )}
    </G>
  );
}

/** A sign that does not need its colour: a tick or a cross. */
function Sign({
  at: [x, y],
  yes,
  colors,
}: {
  readonly at: readonly [number, number];
  readonly yes: boolean;
  readonly colors: SketchColors;
}) {
  return (
    <G x={x} y={y}>
      <Circle r={9} fill={yes ? colors.yes : colors.no} />
      <Path
        d={yes ? 'M-4 0.5L-1 3.5L4.5 -3' : 'M-3.5 -3.5L3.5 3.5M3.5 -3.5L-3.5 3.5'}
        stroke={colors.onSign}
        strokeWidth={2.4}
        strokeLinecap="round"
        strokeLinejoin="round"
        fill="none"
      />
    </G>
  );
}

function Way({ way, colors }: { readonly way: readonly Place[]; readonly colors: SketchColors }) {
  const points = way.map(centre);
  return (
    <G>
      <Path
        d={points.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${x} ${y}`).join('')}
        stroke={colors.own}
        strokeWidth={3}
        strokeDasharray="2 6"
        strokeLinecap="round"
        fill="none"
      />
      {points.map(([x, y], i) =>
        i === 0 ? (
          <DrawnFigure key={i} figure={HERO} x={x} y={y + 8} scale={0.72} />
        ) : (
          <G key={i}>
            <Circle cx={x} cy={y} r={9} fill={colors.wall} stroke={colors.own} strokeWidth={2} />
            <SvgText x={x} y={y + 4} fontSize={12} fontFamily={fonts.strong} fill="#2a1d12" textAnchor="middle">
              {String(i)}
            </SvgText>
          </G>
        ),
      )}
    </G>
  );
}

/** A piece of map, drawn from data. What it means is said beside it. */
export function MapDrawing({ sketch }: { readonly sketch: MapSketch }) {
  const { dark, colors } = useTheme();
  const paint = dark ? NIGHT_SKETCH : DAY_SKETCH;
  const { rows, columns, tiles, added, refused, impassable, way, unreachable, edge } = sketch;
  const width = columns * SIDE + PAD * 2;
  const height = rows * SIDE + PAD * 2;
  const verdict = refused === undefined ? 'yes' : 'no';
  const signAt = (place: Place): readonly [number, number] => {
    const [x, y] = corner(place);
    return [x + SIDE - 8, y + 8];
  };
  return (
    <Svg viewBox={`0 0 ${width} ${height}`} width="100%" height="100%" aria-hidden>
      {Array.from({ length: rows * columns }, (_, i) => (
        <Rect
          key={i}
          x={PAD + (i % columns) * SIDE + 1}
          y={PAD + Math.floor(i / columns) * SIDE + 1}
          width={SIDE - 2}
          height={SIDE - 2}
          rx={4}
          fill="none"
          stroke={colors.line}
          strokeWidth={1}
          strokeDasharray="3 3"
        />
      ))}
      {edge === true ? (
        <Line x1={PAD - 2} y1={PAD - 2} x2={width - PAD + 2} y2={PAD - 2} stroke={colors.ink} strokeWidth={3} />
      ) : null}
      {tiles.map((tile, i) => (
        <Tile key={i} tile={tile} colors={paint} />
      ))}
      {added === undefined ? null : <Tile tile={added} colors={paint} added={verdict} />}
      {impassable === undefined ? null : <Hatching place={impassable} color={paint.no} />}
      {way === undefined ? null : <Way way={way} colors={paint} />}
      {added === undefined ? null : <Sign at={signAt(added.at)} yes={refused === undefined} colors={paint} />}
      {unreachable === undefined ? null : <Sign at={centre(unreachable)} yes={false} colors={paint} />}
    </Svg>
  );
}

function Hatching({ place, color }: { readonly place: Place; readonly color: string }) {
  const [x, y] = corner(place);
  const lines =
    [10, 22, 34, 46].map((d) => `M${x + 2} ${y + d}L${x + d} ${y + 2}`).join('') +
    [14, 26, 38].map((d) => `M${x + d} ${y + SIDE - 2}L${x + SIDE - 2} ${y + d}`).join('');
  return <Path d={lines} stroke={color} strokeWidth={2} />;
}
