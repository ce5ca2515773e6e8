/** A game that cannot be read: what is stored of it can be taken away in full. */
import { useState } from 'react';
import { Button } from '../../components/Button';
import { Confirm } from '../../components/Confirm';
import { Panel } from '../../components/Panel';
import { Text } from '../../components/Text';
import { useTranslate } from '../../useTranslate';
import { ExportGame } from '../../share/ExportGame';

export function LostGame({ id, onRemove }: { readonly id: string; readonly onRemove: () => void }) {
  const t = useTranslate();
  const [asked, setAsked] = useState(false);
  return (
    <Panel>
      <Text variant="label">{id}</Text>
      {asked ? (
        <Confirm
          question={t('games.removeSure')}
          yes={t('games.remove')}
          no={t('games.keep')}
          onYes={onRemove}
          onNo={() => setAsked(false)}
        />
      ) : (
        <ExportGame id={id}>
          <Button
            tight
            kind="plain"
            label={t('games.remove')}
            name={t('games.delete', { players: id })}
            onPress={() => setAsked(true)}
          />
        </ExportGame>
      )}
    </Panel>
  );
}
