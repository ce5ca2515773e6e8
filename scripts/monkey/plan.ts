/** What an episode is about: on which device, in which language, what is played or read, and what the device has kept. */
import { BASE_FACTIONS, newChance, type ModuleId } from '@battalia/engine';
import { someMix } from '../../__tests__/engine/mixes';
import { LANGUAGES, type Language } from '@/i18n/language';
import type { BotLevel } from '@/store/match/botLevels';
import { LEAST_SEATS, mostSeats, type Setup, type SetupOptions, type SetupSeat } from '@/store/match/setup';
import { PRESET_IDS, presetFor, type PresetId } from '@/ui/modules/presets';
import { Choice } from './choice';

/** Games are what people are here for: of ten episodes seven are played to the end, three look at everything else. */
const KINDS = [
  'solo',
  'people',
  'reading',
  'solo',
  'bots',
  'table',
  'people',
  'mixed',
  'replay',
  'solo',
  'settings',
  'mixed',
] as const;
export type Kind = (typeof KINDS)[number];

export const MIX = 'mix';

export type Pace = 'instant' | 'quick' | 'watchable';

export interface Plan {
  readonly seed: string;
  readonly number: number;
  readonly kind: Kind;
  readonly device: 'phone' | 'tablet';
  readonly language: Language;
  readonly theme: 'light' | 'dark';
  /** A game that people ask for by name, or any modules that go together. */
  readonly preset: PresetId | typeof MIX;
  /** What the screen for a new game starts with. */
  readonly setup: Setup;
  readonly pace: Pace;
  /** The device has games from before: one that ended and one that goes on. */
  readonly kept: boolean;
  readonly address: string;
  /** After so many steps it is enough, ended or not. */
  readonly steps: number;
}

/** Games that the device may have from before; neither counts as played. */
export const KEPT_OVER = 'kept-over';
export const KEPT_OPEN = 'kept-open';

const isGame = (kind: Kind): boolean => kind === 'solo' || kind === 'people' || kind === 'bots' || kind === 'mixed';

/** One after the other, so that a short run has seen all there is. */
const turnOf = <T>(things: readonly T[], number: number, seed: number): T => {
  const thing = things[(number + seed) % things.length];
  if (thing === undefined) throw new Error('nothing to take turns with');
  return thing;
};

/** The same seed and number give the same plan, whatever was before. */
export function episodePlan(run: string, number: number): Plan {
  const seed = `${run}/${number}`;
  const choice = new Choice(`plan ${seed}`);
  const offset = new Choice(`run ${run}`).below(1000);
  const kind = turnOf(KINDS, number, 0);
  // Every round of kinds begins elsewhere with the rest, so that each meets each.
  const turn = number + Math.floor(number / KINDS.length);
  // Of three games one is a mix: no preset has wanderers, Fanatics and valleys.
  const preset = choice.below(3) === 0 ? MIX : turnOf(PRESET_IDS, turn, offset);
  const kept = kind === 'replay' || choice.percent(40);
  return {
    seed,
    number,
    kind,
    preset,
    device: turnOf(['phone', 'tablet', 'phone'], turn, offset),
    language: turnOf(LANGUAGES, turn, Math.floor(offset / 7)),
    theme: choice.percent(70) ? 'light' : 'dark',
    setup: setupOf(choice, kind, preset, seed),
    pace:
      choice.weighted<Pace>([
        { value: 'instant', weight: 5 },
        { value: 'quick', weight: kind === 'bots' ? 1 : 4 },
        { value: 'watchable', weight: kind === 'bots' ? 0 : 1 },
      ]) ?? 'quick',
    kept,
    address: addressOf(choice, kind),
    steps: isGame(kind) ? 700 : 60,
  };
}

/** Modules and options for so many people. */
type Rules = (players: number) => { readonly modules: readonly ModuleId[]; readonly options: SetupOptions };

const mixOf =
  (seed: string): Rules =>
  (players) => ({ modules: someMix(newChance(`mix ${seed}`), players), options: {} });

function setupOf(choice: Choice, kind: Kind, preset: Plan['preset'], seed: string): Setup {
  const rules: Rules = preset === MIX ? mixOf(seed) : (players) => presetFor(preset, players);
  const level = (): BotLevel =>
    choice.weighted<BotLevel>([
      { value: 'squire', weight: 3 },
      { value: 'friman', weight: 5 },
      { value: 'chief', weight: 4 },
      { value: 'lord', weight: 1 },
    ]) ?? 'friman';
  const person = (): SetupSeat => ({ name: '', bot: null, faction: choice.of(['random', 'table'] as const) });
  const bot = (): SetupSeat => ({ name: '', bot: level(), faction: 'random' });
  const table = (): SetupSeat[] => {
    switch (kind) {
      case 'people':
        return [person(), person()];
      case 'bots':
        return Array.from({ length: mostSeats(rules(LEAST_SEATS).modules) }, bot);
      case 'mixed':
        return [person(), bot(), choice.percent(50) ? person() : bot(), ...(choice.percent(50) ? [bot()] : [])];
      case 'solo':
      case 'reading':
      case 'table':
      case 'replay':
      case 'settings':
        return [person(), bot()];
    }
  };
  const seats = table();
  // Only two can agree on a faction to be left out.
  const excluded = seats.length === LEAST_SEATS && choice.percent(20) ? choice.below(BASE_FACTIONS) : null;
  const { modules, options } = rules(seats.length);
  return { seats, modules: [...modules], options: { ...options, ...shorter(choice, kind) }, excluded, clock: false };
}

/** Most games are short, so that many are seen to their end. */
function shorter(choice: Choice, kind: Kind): SetupOptions {
  return (
    choice.weighted<SetupOptions>([
      { value: { weeks: 1 }, weight: 7 },
      { value: { points: 5 }, weight: 1.5 },
      { value: { weeks: 2 }, weight: kind === 'bots' ? 0 : 1 },
      { value: {}, weight: kind === 'bots' ? 0 : 0.5 },
    ]) ?? {}
  );
}

function addressOf(choice: Choice, kind: Kind): string {
  switch (kind) {
    case 'reading':
      return choice.of(['/', '/reference', '/reference/rules', '/reference/glossary']);
    case 'table':
      return choice.of(['/table', '/table/cards', '/table/battle']);
    case 'settings':
      return choice.of(['/', '/settings', '/statistics']);
    case 'replay':
      return '/games';
    case 'solo':
    case 'people':
    case 'bots':
    case 'mixed':
      return choice.of(['/', '/new']);
  }
}
