/** The turn timer as facts that survive a closed app: what was used, and since when it runs. */
export interface Clock {
  /** Milliseconds used in this turn before the last start. */
  readonly used: number;
  /** When it was last started, as a timestamp; null while it stands still. */
  readonly since: number | null;
}

export const STOPPED: Clock = { used: 0, since: null };

/** A clock of the device that was set back never gives time back. */
export const elapsed = ({ used, since }: Clock, now: number): number =>
  used + (since === null ? 0 : Math.max(0, now - since));

export const started = (clock: Clock, now: number): Clock => (clock.since === null ? { ...clock, since: now } : clock);
export const paused = (clock: Clock, now: number): Clock => ({ used: elapsed(clock, now), since: null });

/** What a clock shows counts whole seconds: used and left then always make up the limit. */
export const wholeSeconds = (milliseconds: number): number => Math.floor(milliseconds / 1000) * 1000;

/** '4:05', '1:00:09'. */
export function clockText(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000));
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  const pad = (value: number) => String(value).padStart(2, '0');
  return hours > 0 ? `${hours}:${pad(minutes)}:${pad(seconds % 60)}` : `${minutes}:${pad(seconds % 60)}`;
}
