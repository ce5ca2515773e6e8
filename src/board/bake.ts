/**
 * The land as one picture of pixels. It is drawn when the map changes, and then only the part that changed; panning and
 * zooming move the finished picture.
 */
import type { Land } from '@/art/land/land';
import { wholeArea, type Area } from '@/art/land/grid';
import { areaAround, drained, modelSteps, stripsOf, updated, type LandModel } from '@/art/land/model';
import { drawLand } from '@/art/paint/land';
import { CLIP_INTERSECT, type SkCanvas, type Skia, type SkImage } from '@/art/paint/skia';
import { tidy } from '@/art/paint/tidy';
import { changedSquares } from './scene';

/** A canvas of pixels that stays what it is until it is drawn on again, and whose picture can be taken. */
export interface Bakery {
  readonly canvas: SkCanvas;
  readonly snapshot: () => SkImage;
}

export interface Baked {
  readonly image: SkImage;
  /** What the picture shows, in board units. */
  readonly area: Area;
  /** The squares that are different from the picture before; null if all of it is new. */
  readonly changed: readonly number[] | null;
  readonly night: boolean;
  /** How much larger than the land its banners are. */
  readonly signs: number;
  readonly model: LandModel;
}

/** Mountain tops and banners around a changed card may be covered or uncovered by it. */
const REACH = 100;
/** In which a whole map is drawn. */
const STRIPS = 4;

export class Baker {
  private model: LandModel | null = null;
  private bakery: Bakery | null = null;
  private baked: Baked | null = null;

  constructor(
    private readonly skia: Skia,
    /** Pixels a board unit. */
    private readonly density: number,
    private readonly open: (width: number, height: number) => Bakery,
  ) {}

  bake(land: Land, night: boolean, signs = 1): Baked {
    return drained(this.steps(land, night, signs));
  }

  /** The same in steps, so that drawing a whole map never holds up a finger. Steps that are not taken to their end are as if never begun. */
  *steps(land: Land, night: boolean, signs = 1): Generator<undefined, Baked> {
    const before = this.model;
    if (
      before === null ||
      this.baked === null ||
      this.bakery === null ||
      before.land.columns !== land.columns ||
      before.land.sites.length !== land.sites.length ||
      tablesDiffer(before.land, land)
    ) {
      const model = yield* modelSteps(land);
      const area = wholeArea(model.grid);
      const bakery = this.open(
        Math.ceil((area.right - area.left) * this.density),
        Math.ceil((area.bottom - area.top) * this.density),
      );
      return yield* this.drawn(model, night, signs, bakery, null);
    }
    const changed = changedSquares(before.land, land);
    const alike = night === this.baked.night && signs === this.baked.signs;
    if (changed.length === 0 && alike) return this.baked;
    const model = updated(before, land, changed);
    return yield* this.drawn(model, night, signs, this.bakery, alike ? changed : null);
  }

  private *drawn(
    model: LandModel,
    night: boolean,
    signs: number,
    bakery: Bakery,
    changed: readonly number[] | null,
  ): Generator<undefined, Baked> {
    const area = wholeArea(model.grid);
    if (changed === null) {
      // While the picture is half drawn it is none: whoever begins anew has to draw all of it.
      this.model = null;
      for (const strip of stripsOf(area, STRIPS)) {
        yield;
        this.draw(model, night, signs, bakery, strip, area);
      }
    } else {
      this.draw(model, night, signs, bakery, areaAround(model.land, changed, REACH), area);
    }
    this.model = model;
    this.bakery = bakery;
    this.baked = { image: bakery.snapshot(), area, changed, night, signs, model };
    return this.baked;
  }

  private draw(model: LandModel, night: boolean, signs: number, { canvas }: Bakery, part: Area, area: Area): void {
    tidy(() => {
      canvas.save();
      canvas.scale(this.density, this.density);
      canvas.translate(-area.left, -area.top);
      // Whole pixels: a soft edge of the clip would let the old picture shine through.
      canvas.clipRect(this.pixelRect(part, area), CLIP_INTERSECT, false);
      canvas.clear(this.skia.Color('#00000000'));
      drawLand(this.skia, canvas, model, night, part, signs);
      canvas.restore();
    });
  }

  private pixelRect({ left, top, right, bottom }: Area, origin: Area) {
    const snap = (value: number, from: number) => Math.round((value - from) * this.density) / this.density + from;
    const [x, y] = [snap(left, origin.left), snap(top, origin.top)];
    return this.skia.XYWHRect(x, y, snap(right, origin.left) - x, snap(bottom, origin.top) - y);
  }
}

const tablesDiffer = (one: Land, other: Land): boolean =>
  one.sites.some((site, square) => (site.kind === 'table') !== (other.sites[square]?.kind === 'table'));
