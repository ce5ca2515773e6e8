/** How two people at one device fight: across the table, or by passing it. */
export type Facing = 'across' | 'passing';

/** What was agreed; null: nothing yet. */
export interface Agreed {
  /** For the battle that is being fought. */
  readonly battle: Facing | null;
  /** For as long as the match stays open. */
  readonly sitting: Facing | null;
}

export const NOTHING_AGREED: Agreed = { battle: null, sitting: null };

/** The nearer word counts: of this battle, of this sitting, of the settings. Nobody said anything: it is offered. */
export const facingOf = ({ battle, sitting }: Agreed, always: boolean): Facing | 'offered' =>
  battle ?? sitting ?? (always ? 'across' : 'offered');

export const agreedOn = (agreed: Agreed, facing: Facing, sitting: boolean): Agreed => ({
  battle: facing,
  sitting: sitting ? facing : agreed.sitting,
});

/** The next battle is another one. */
export const afterBattle = ({ sitting }: Agreed): Agreed => ({ battle: null, sitting });
