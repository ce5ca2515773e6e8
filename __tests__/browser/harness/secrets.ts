/** What nobody but its owner may read on a screen. */
import {
  ambushOf,
  cardsIn,
  handOf,
  nationOf,
  viewFor,
  type Card,
  type GameState,
  type Viewer,
} from '@battalia/engine/testing';
import assert from 'node:assert/strict';
import { translators } from '../../../src/i18n/translate';
import { cardText } from '../../../src/ui/text/cards';
import type { App } from './app';

const t = translators.en;

/** Every card that a view shows, wherever it stands in it. */
function cardsShown(value: unknown, found = new Set<Card>()): ReadonlySet<Card> {
  if (Array.isArray(value)) for (const part of value) cardsShown(part, found);
  else if (typeof value === 'object' && value !== null) {
    for (const [key, part] of Object.entries(value)) {
      if (key === 'card' && typeof part === 'number') found.add(part);
      else cardsShown(part, found);
    }
  }
  return found;
}

/** Names of cards in hands, nations and ambushes of others that nothing which the viewer may see bears as well. */
function secretsFrom(state: GameState, viewer: Viewer): readonly string[] {
  const named = (card: Card) => cardText({ t, box: state.rules }, card);
  const known = new Set([...cardsShown(viewFor(state, viewer))].map(named));
  const hidden = Array.from({ length: state.rules.seats }, (_, seat) =>
    seat === viewer
      ? []
      : [...cardsIn(state, handOf(seat)), ...cardsIn(state, ambushOf(seat)), ...cardsIn(state, nationOf(seat))],
  ).flat();
  // Names with a faction only: a word like "supply" stands on every screen.
  return [...new Set(hidden.map(named))].filter((name) => name.includes('(') && !known.has(name));
}

/** Nothing of it in text, attributes, title or what a screen reader gets. */
export async function assertNoSecrets(
  app: App,
  state: GameState,
  viewer: Viewer,
  planted: readonly string[] = [],
): Promise<void> {
  const secrets = secretsFrom(state, viewer);
  for (const name of planted) assert.ok(secrets.includes(name), `${name} is a secret for ${String(viewer)}`);
  const page =
    `${await app.page.content()} ${await app.page.title()} ${await app.page.locator('body').ariaSnapshot()}`.replaceAll(
      '&amp;',
      '&',
    );
  assert.deepEqual(
    secrets.filter((name) => page.includes(name)),
    [],
    `on the screen of ${String(viewer)}`,
  );
}
