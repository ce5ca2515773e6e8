/** Paths and paints made while something is drawn are given back when it is done: in a browser nobody else collects them. */

interface Disposable {
  dispose(): void;
}

let open: Disposable[] | null = null;

/** Does some drawing and gives back what was made for it. */
export function tidy<T>(work: () => T): T {
  const outer = open;
  const made: Disposable[] = [];
  open = made;
  try {
    return work();
  } finally {
    open = outer;
    for (const thing of made) thing.dispose();
  }
}

/** Marks something as made for the drawing at hand. */
export function scrap<T extends Disposable>(thing: T): T {
  open?.push(thing);
  return thing;
}
