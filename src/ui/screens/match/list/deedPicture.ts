/** What stands before a deed in a list: the thing that is gained or used, or the hero who goes. */
import {
  assertNever,
  FACTION_NAMES,
  FACTION_OF,
  KIND_OF,
  type Action,
  type Card,
  type DeckView,
  type Faction,
  type Kind,
  type PlayerView,
} from '@battalia/engine';
import type { GlyphName } from '@/art/glyphs/glyphs';
import type { FactionName } from '@/art/palette';
import { kindName } from '../../../text/kindName';

export type DeedPicture =
  | { readonly kind: 'thing'; readonly name: GlyphName; readonly faction: FactionName | null }
  | { readonly kind: 'hero'; readonly which: number }
  | { readonly kind: 'emblem'; readonly faction: Faction }
  /** Signs of roads are clearer than their pictures. */
  | { readonly kind: 'sign'; readonly name: GlyphName };

const nameOf = (faction: Faction | undefined): FactionName | null =>
  faction === undefined ? null : (FACTION_NAMES[faction] ?? null);
const cardThing = (card: Card): DeedPicture => ({
  kind: 'thing',
  name: kindName(KIND_OF[card] ?? 0),
  faction: nameOf(FACTION_OF[card]),
});

/** Of whoever the table waits for. */
export const actingFaction = ({ players, decision }: PlayerView): Faction | null =>
  players.find(({ seat }) => seat === decision?.seat)?.faction ?? null;

export function pictureOfDeed(action: Action, pool: readonly DeckView[] = []): DeedPicture | null {
  /** Of the faction that its deck gives next. */
  const next = (kind: Kind, faction: Faction | null = null): DeedPicture => ({
    kind: 'thing',
    name: kindName(kind),
    faction: nameOf(faction ?? pool.find((deck) => deck.kind === kind)?.top?.faction),
  });
  switch (action.kind) {
    case 'chooseFaction':
      return { kind: 'emblem', faction: action.faction };
    case 'hire':
      return next(action.unit);
    case 'create':
      return next(action.artefact, action.faction);
    case 'build':
      return action.level > 0 ? next(action.tile) : { kind: 'sign', name: kindName(action.tile) };
    case 'recruit':
      return { kind: 'hero', which: 0 };
    case 'move':
    case 'fly':
      return { kind: 'hero', which: action.hero };
    case 'promote':
    case 'convert':
    case 'charm':
    case 'summon':
    case 'borrow':
    case 'terraform':
    case 'swap':
      return cardThing(action.by);
    case 'station':
    case 'decamp':
      return cardThing(action.tent);
    case 'attack':
      return cardThing(action.weapon);
    case 'upgrade':
    case 'annex':
      return { kind: 'sign', name: 'castle' };
    case 'ambush':
      return { kind: 'sign', name: 'ambush' };
    case 'retreat':
      return { kind: 'sign', name: 'step' };
    case 'chooseCity':
    case 'cohort':
    case 'mulligan':
    case 'begin':
    case 'endTurn':
    case 'place':
    case 'dismiss':
    case 'take':
    case 'lay':
    case 'bribe':
    case 'stand':
    case 'callOff':
    case 'pass':
    case 'fight':
    case 'surrender':
      return null;
    default:
      return assertNever(action);
  }
}
