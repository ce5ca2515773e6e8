/** What amulets on the table may still do to a battle (ART-03). */
import { FACES, neededAgainst, spellOf, type Face } from '@battalia/engine';
import { attackIn, defenceIn, hasOpening, type Battle, type Side } from './battleSums';
import { effectOf } from './hand';

/** Each amulet makes six times as many cases. */
export const MOST_ROLLING = 5;

/** The side for each way its rolls may come out, in the order of the faces; a card may leave the line. */
function rolled(side: Side): readonly Side[] {
  const index = side.cards.findIndex(({ effect }) => effect === 'rolling');
  if (index === -1) return [side];
  return FACES.flatMap((face) => {
    const spell = spellOf(face);
    return rolled({
      ...side,
      cards: side.cards.flatMap((fighter, i) =>
        i !== index ? [fighter] : spell === null ? [] : [{ ...fighter, effect: effectOf(spell) }],
      ),
    });
  });
}

/** By case whether the attacker is ahead: the rolls of the attacker, and in each of them those of the defender. */
function cases(battle: Battle): readonly boolean[] {
  const attacks = rolled(battle.attacker).map((attacker) =>
    hasOpening(attacker) ? attackIn({ ...battle, attacker }).total : -Infinity,
  );
  const defenders = battle.target.kind === 'guards' ? [battle.defender] : rolled(battle.defender);
  const needed = defenders.map((defender) => neededAgainst(defenceIn({ ...battle, defender }).total, true));
  return attacks.flatMap((attack) => needed.map((least) => attack >= least));
}

export interface Chance {
  /** Cases in which the attacker exceeds the defence, of how many. */
  readonly wins: number;
  readonly of: number;
}

/** How likely the attacker is ahead once every amulet on the table has been rolled; null when there is none to roll. */
export function chanceOf(battle: Battle): Chance | null {
  const all = cases(battle);
  return all.length === 1 ? null : { wins: all.filter(Boolean).length, of: all.length };
}

/** The faces of one amulet that put the attacker ahead, when just one is rolled. */
export function winningFaces(battle: Battle): readonly Face[] | null {
  const all = cases(battle);
  return all.length === FACES.length ? FACES.filter((_, i) => all[i] === true) : null;
}
