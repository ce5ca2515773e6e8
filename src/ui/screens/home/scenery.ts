// The outlines of the picture on the home screen: sun, mountains, canyons, a lake and woods, back to front.
// All of it is computed once, from fixed numbers, on a field of WIDTH by HEIGHT.

export const WIDTH = 800;
export const HEIGHT = 600;

/** A small generator of its own, so that the land looks the same on every device and every day. */
function lottery(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 0x100000000;
  };
}

const round = (value: number) => Math.round(value * 10) / 10;

/** The points of a range between two sides of the picture: halves each stretch and lifts its middle by chance. */
function ridge(seed: number, left: number, right: number, roughness: number, depth: number): number[] {
  const next = lottery(seed);
  let heights = [left, right];
  let lift = roughness;
  for (let level = 0; level < depth; level++) {
    const finer: number[] = [];
    heights.forEach((height, index) => {
      finer.push(height);
      const following = heights[index + 1];
      if (following !== undefined) finer.push((height + following) / 2 + (next() - 0.5) * lift);
    });
    heights = finer;
    lift *= 0.52;
  }
  return heights;
}

const toGround = (path: string) => `${path}L${WIDTH} ${HEIGHT}L0 ${HEIGHT}Z`;

function jagged(heights: readonly number[]): string {
  const step = WIDTH / (heights.length - 1);
  return toGround(heights.map((height, index) => `${index === 0 ? 'M' : 'L'}${round(index * step)} ${round(height)}`).join(''));
}

function smooth(heights: readonly number[]): string {
  const step = WIDTH / (heights.length - 1);
  return toGround(
    heights
      .map((height, index) => {
        if (index === 0) return `M0 ${round(height)}`;
        const before = heights[index - 1] ?? height;
        const x = index * step;
        return `C${round(x - step / 2)} ${round(before)} ${round(x - step / 2)} ${round(height)} ${round(x)} ${round(height)}`;
      })
      .join(''),
  );
}

/** Table mountains with flat tops, a step in each flank, and scree at the foot. */
function mesas(tables: readonly (readonly [left: number, right: number, top: number])[], foot: number): string {
  return tables
    .map(
      ([left, right, top]) =>
        `M${left - 34} ${foot}L${left - 16} ${top + 44}L${left - 8} ${top + 42}L${left} ${top}L${right} ${top + 2}L${right + 7} ${top + 38}L${right + 16} ${top + 41}L${right + 36} ${foot}Z`,
    )
    .join('');
}

/** A range of separate peaks: each `[x, top]` falls to the valleys between it and its neighbours, with broken flanks. */
function peaks(seed: number, tops: readonly (readonly [x: number, top: number])[], valley: number): { outline: string; caps: string; shade: string } {
  const next = lottery(seed);
  let outline = `M0 ${valley}`;
  let caps = '';
  let shade = '';
  tops.forEach(([x, top], index) => {
    const following = tops[index + 1];
    const from = index === 0 ? x - 120 : (x + (tops[index - 1]?.[0] ?? x)) / 2;
    const to = following === undefined ? x + 120 : (x + following[0]) / 2;
    const height = valley - top;
    const flank = (end: number, part: number) => [x + (end - x) * part + (next() - 0.5) * 10, top + height * part * (0.92 + next() * 0.12)] as const;
    const leftLow = flank(from, 0.66);
    const leftHigh = flank(from, 0.3);
    const rightHigh = flank(to, 0.3);
    const rightLow = flank(to, 0.66);
    const points = [[from, valley - height * 0.05], leftLow, leftHigh, [x, top], rightHigh, rightLow, [to, valley - height * 0.05]] as const;
    outline += points.map(([px, py]) => `L${round(px)} ${round(py)}`).join('');
    const tooth = top + height * 0.2;
    caps += `M${round(x)} ${round(top)}L${round(rightHigh[0])} ${round(rightHigh[1])}L${round(x + (rightHigh[0] - x) * 0.45)} ${round(tooth)}L${round(x + 2)} ${round(tooth + height * 0.16)}L${round(x + (leftHigh[0] - x) * 0.4)} ${round(tooth)}L${round(leftHigh[0])} ${round(leftHigh[1])}Z`;
    shade += `M${round(x)} ${round(top)}L${round(rightHigh[0])} ${round(rightHigh[1])}L${round(rightLow[0])} ${round(rightLow[1])}L${round(to)} ${round(valley)}L${round(x + 14)} ${round(valley)}L${round(x - 8)} ${round(top + height * 0.5)}Z`;
  });
  return { outline: `${outline}L${WIDTH} ${valley}L${WIDTH} ${HEIGHT}L0 ${HEIGHT}Z`, caps, shade };
}

function firs(seed: number, count: number, baseline: (x: number) => number, size: number): string {
  const next = lottery(seed);
  let path = '';
  for (let tree = 0; tree < count; tree++) {
    const x = ((tree + next() * 0.9) / count) * (WIDTH + 40) - 20;
    const height = size * (0.65 + next() * 0.7);
    const half = height * 0.24;
    const foot = baseline(x) + 6;
    // Three tiers of branches.
    for (const [top, bottom, width] of [
      [1, 0.55, 0.6],
      [0.74, 0.3, 0.82],
      [0.48, 0, 1],
    ] as const) {
      path += `M${round(x)} ${round(foot - height * top)}L${round(x + half * width)} ${round(foot - height * bottom)}L${round(x - half * width)} ${round(foot - height * bottom)}Z`;
    }
  }
  return path;
}

function sunRays(cx: number, cy: number, inner: number, outer: number, count: number): string {
  let path = '';
  for (let ray = 0; ray < count; ray++) {
    const angle = (ray / count) * Math.PI * 2;
    const half = (Math.PI / count) * 0.42;
    const reach = ray % 2 === 0 ? outer : inner + (outer - inner) * 0.62;
    const at = (turn: number, distance: number) =>
      `${round(cx + Math.cos(turn) * distance)} ${round(cy + Math.sin(turn) * distance)}`;
    path += `M${at(angle - half, inner)}L${at(angle, reach)}L${at(angle + half, inner)}Z`;
  }
  return path;
}

function starField(seed: number, count: number): readonly { x: number; y: number; r: number }[] {
  const next = lottery(seed);
  return Array.from({ length: count }, () => ({ x: round(next() * WIDTH), y: round(next() * HEIGHT * 0.55), r: round(0.6 + next() * 1.5) }));
}

export const SUN = { x: 400, y: 290, r: 56 } as const;

const nearSlope = (x: number) => 560 - 26 * Math.sin(x / 120) - 16 * Math.cos(x / 47);
const farSlope = (x: number) => 512 - 20 * Math.sin(x / 150 + 2) - 40 * Math.abs(x / WIDTH - 0.5);

const alongSlope = (slope: (x: number) => number) =>
  Array.from({ length: 41 }, (_, index) => slope((index / 40) * WIDTH));

export const scenery = {
  rays: sunRays(SUN.x, SUN.y, 68, 138, 24),
  stars: starField(77, 70),
  farRange: jagged(ridge(5, 372, 380, 110, 6)),
  nearRange: peaks(
    8,
    [
      [20, 330],
      [118, 366],
      [216, 312],
      [312, 372],
      [404, 396],
      [500, 362],
      [602, 306],
      [704, 352],
      [800, 324],
    ],
    452,
  ),
  canyons: mesas(
    [
      [-20, 96, 404],
      [190, 262, 424],
      [330, 372, 440],
      [520, 590, 428],
      [668, 840, 408],
    ],
    474,
  ),
  lake: `M0 470L${WIDTH} 470L${WIDTH} ${HEIGHT}L0 ${HEIGHT}Z`,
  glitter: `M300 484h200M336 495h128M290 507h90M420 507h96M350 519h120M318 532h70M430 532h60`,
  farHill: smooth(alongSlope(farSlope)),
  farWood: firs(11, 64, farSlope, 36),
  nearHill: smooth(alongSlope(nearSlope)),
  nearWood: firs(3, 34, nearSlope, 82),
} as const;
