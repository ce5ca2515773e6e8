/** A match with what is told over its map for a while, one thing after the other. */
import type { PlayerView } from '@battalia/engine';
import type { ReactNode } from 'react';
import type { Speaker } from '../../../text/speaker';
import { Match } from '../Match';
import { isAbove } from './telling';
import { TellingPanel } from './TellingPanel';
import type { useTelling } from './useTelling';

interface Props extends ReturnType<typeof useTelling> {
  readonly view: PlayerView;
  readonly speaker: Speaker;
  /** Who says what could be tried. */
  readonly coach: ReactNode;
}

export function ToldMatch({ view, speaker, coach, tellings, dismiss }: Props) {
  const [shown] = tellings;
  return (
    <Match
      view={view}
      speaker={speaker}
      coach={coach}
      toldBelow={shown !== undefined && isAbove(shown, view)}
      told={
        shown === undefined ? null : (
          <TellingPanel
            // The next one arrives by itself.
            key={tellings.length}
            telling={shown}
            later={tellings.length - 1}
            view={view}
            speaker={speaker}
            onClose={dismiss}
          />
        )
      }
    />
  );
}
