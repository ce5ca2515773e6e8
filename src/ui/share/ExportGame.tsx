/** Gives away in full what is stored of a game, read or not. */
import type { ReactNode } from 'react';
import { deviceStorage } from '@/store/match/deviceStorage';
import { exportMatch } from '@/store/match/savedMatches';
import { ExportText } from './ExportText';

interface Props {
  readonly id: string;
  /** What else can be done with it, beside these buttons. */
  readonly children?: ReactNode;
}

export function ExportGame({ id, children }: Props) {
  return (
    <ExportText read={() => exportMatch(deviceStorage, id)} file={`battalia-${id}.json`}>
      {children}
    </ExportText>
  );
}
