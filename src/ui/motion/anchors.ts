/** Parts of the screen that cards fly from and to, by the names that `anchorsOf` gives them. */
import type { RefObject } from 'react';
import type { View } from 'react-native';

/** A view that may have gone already. */
type Held = RefObject<View | null>;

export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export class Anchors {
  private readonly views = new Map<string, Set<Held>>();
  private readonly measures = new Map<string, (rest: string) => Rect | null>();

  /** For an effect: what it returns takes the view out again. */
  readonly put = (name: string, view: Held): (() => void) => {
    const known = this.views.get(name) ?? new Set();
    this.views.set(name, known);
    known.add(view);
    return () => {
      known.delete(view);
      if (known.size === 0 && this.views.get(name) === known) this.views.delete(name);
    };
  };

  /** For what is drawn and is no view: `square 12` is measured by whoever measures `square`. */
  readonly measureBy = (kind: string, measure: (rest: string) => Rect | null): (() => void) => {
    this.measures.set(kind, measure);
    return () => {
      if (this.measures.get(kind) === measure) this.measures.delete(kind);
    };
  };

  /** Where it is in the window right now; of several the latest. Null: not on the screen. */
  rectOf(name: string): Rect | null {
    const view = [...(this.views.get(name) ?? [])].pop()?.current ?? null;
    if (view !== null) return rectOfView(view);
    const [kind = '', rest = ''] = name.split(' ');
    return this.measures.get(kind)?.(rest) ?? null;
  }
}

export function rectOfView(view: View): Rect | null {
  // Missing where there is no screen, as in a test.
  if (!('getBoundingClientRect' in view) || typeof view.getBoundingClientRect !== 'function') return null;
  const { x, y, width, height } = view.getBoundingClientRect();
  return width === 0 && height === 0 ? null : { x, y, width, height };
}
