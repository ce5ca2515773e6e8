/** Where on the map something happened. */
import type { Event, Square } from '@battalia/engine';

/** The square that an event is about, or null when it is about none. */
export function squareOfEvent(event: Event): Square | null {
  switch (event.kind) {
    case 'cityChosen':
    case 'built':
    case 'upgraded':
    case 'impassable':
    case 'replaced':
    case 'recruited':
    case 'disbanded':
    case 'conquered':
    case 'sealed':
    case 'annexed':
      return event.square;
    case 'moved':
    case 'retreated':
      return event.path[event.path.length - 1] ?? null;
    case 'flew':
      return event.to;
    case 'attacked':
    case 'won':
    case 'repelled':
      return event.target.square;
    default:
      return null;
  }
}
