/** What an artefact does to a card of its owner's, for a line that waits for that card and for a card that is dropped on another. */
import { AMULET, BOOK, CROWN, HAMMER, PAVILION, SCROLL, TENT, TITLE, type Kind } from '@battalia/engine';

export type Work = 'promote' | 'convert' | 'charm' | 'station';

export function workOf(kind: Kind | undefined): Work | null {
  switch (kind) {
    case TITLE:
    case CROWN:
      return 'promote';
    case SCROLL:
    case BOOK:
      return 'convert';
    case AMULET:
    case HAMMER:
      return 'charm';
    case TENT:
    case PAVILION:
      return 'station';
    default:
      return null;
  }
}
