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

/** Flat tops and steep sides. */
function mesas(edges: readonly (readonly [x: number, top: number])[], foot: number): string {
  let path = `M0 ${foot}`;
  edges.forEach(([x, top], index) => {
    const end = edges[index + 1]?.[0] ?? WIDTH;
    path += `L${x} ${foot}L${x + 9} ${top + 26}L${x + 14} ${top + 24}L${x + 22} ${top}L${end - 60} ${top + 3}L${end - 52} ${top + 30}L${end - 44} ${top + 32}L${end - 36} ${foot}`;
  });
  return toGround(`${path}L${WIDTH} ${foot}`);
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

export const SUN = { x: 400, y: 322, r: 62 } as const;

const nearSlope = (x: number) => 560 - 26 * Math.sin(x / 120) - 16 * Math.cos(x / 47);
const farSlope = (x: number) => 512 - 20 * Math.sin(x / 150 + 2) - 40 * Math.abs(x / WIDTH - 0.5);

const alongSlope = (slope: (x: number) => number) =>
  Array.from({ length: 41 }, (_, index) => slope((index / 40) * WIDTH));

export const scenery = {
  rays: sunRays(SUN.x, SUN.y, 82, 190, 24),
  stars: starField(77, 70),
  farRange: jagged(ridge(5, 330, 352, 150, 6)),
  nearRange: jagged(ridge(29, 420, 372, 170, 7)),
  canyons: mesas(
    [
      [-30, 424],
      [150, 446],
      [620, 436],
    ],
    470,
  ),
  lake: `M0 470L${WIDTH} 470L${WIDTH} ${HEIGHT}L0 ${HEIGHT}Z`,
  glitter: `M300 484h200M336 495h128M290 507h90M420 507h96M350 519h120M318 532h70M430 532h60`,
  farHill: smooth(alongSlope(farSlope)),
  farWood: firs(11, 64, farSlope, 36),
  nearHill: smooth(alongSlope(nearSlope)),
  nearWood: firs(3, 34, nearSlope, 82),
} as const;
