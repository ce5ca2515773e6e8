/** The numbers in what is said of cards, asked of the engine, so that no text can say another one. */
import { BASE_BOX, HORSE_STEPS, ILLUMINATED_TIMES, SHIELD, strengthOfKind, SWORD } from '@battalia/engine';

export type Facts = Readonly<Record<string, number>>;

export const CARD_FACTS: Facts = {
  horse: HORSE_STEPS,
  horseLit: HORSE_STEPS * ILLUMINATED_TIMES,
  swordAttack: strengthOfKind(BASE_BOX, SWORD, true),
  swordDefend: strengthOfKind(BASE_BOX, SWORD, false),
  shieldAttack: strengthOfKind(BASE_BOX, SHIELD, true),
  shieldDefend: strengthOfKind(BASE_BOX, SHIELD, false),
};

/** Puts numbers into a text. */
export const fillWith = (text: string, facts: Facts): string =>
  text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => {
    const value = facts[name];
    return value === undefined ? whole : String(value);
  });

export const filled = (text: string): string => fillWith(text, CARD_FACTS);
