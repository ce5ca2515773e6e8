/** Small maps for tests of the land. */
import { read } from '@/art/land/grid';
import { GROUNDS, type Land, type Site } from '@/art/land/land';
import type { LandModel } from '@/art/land/model';
import { stream } from '@/art/land/noise';

/** Rows of squares: 'blank', 'crag', 'table', or 'road' with its sides as a number. */
export function lands(...rows: readonly (readonly string[])[]): Land {
  const sites = rows.flat().map((word): Site => {
    if (word === 'blank' || word === 'crag' || word === 'table') return { kind: word };
    return { kind: 'land', ground: 'woods', roads: Number(word.split(' ')[1]), place: { kind: 'road' } };
  });
  return { columns: rows[0]?.length ?? 0, rows: rows.length, sites };
}

/** Five by four squares of everything; the same for the same seed. */
export function random(seed: string): Land {
  const next = stream([...seed].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7));
  const sites = Array.from({ length: 20 }, (): Site => {
    const kind = next();
    if (kind < 0.12) return { kind: 'blank' };
    if (kind < 0.18) return { kind: 'crag' };
    const ground = GROUNDS[Math.floor(next() * 6)] ?? 'woods';
    const roads = 1 + Math.floor(next() * 15);
    return {
      kind: 'land',
      ground,
      roads,
      place: next() < 0.25 ? { kind: 'city', level: 1 + Math.floor(next() * 4), holder: null } : { kind: 'road' },
    };
  });
  return { columns: 5, rows: 4, sites };
}

export const clearance = (model: LandModel, x: number, y: number): number => read(model.grid, model.clearance, x, y);
