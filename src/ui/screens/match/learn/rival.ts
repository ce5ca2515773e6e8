/** Who sits on the other side of a lesson and of a first game. */
export const RIVAL = 'Selka';
