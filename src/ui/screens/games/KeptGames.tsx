/** Games that are not played on: what is stored of them can be taken away in full. */
import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { Button } from '../../components/Button';
import { Confirm } from '../../components/Confirm';
import { Panel } from '../../components/Panel';
import { Text } from '../../components/Text';
import { space } from '../../theme/tokens';
import { useTranslate } from '../../useTranslate';
import { ExportGame } from '../../share/ExportGame';

interface Kept {
  readonly id: string;
  /** Null where that cannot be read. */
  readonly players: readonly string[] | null;
}

interface Props {
  readonly title: string;
  /** Why they are not played on. */
  readonly hint: string;
  readonly games: readonly Kept[];
  readonly onRemove: (id: string) => void;
}

export function KeptGames({ title, hint, games, onRemove }: Props) {
  if (games.length === 0) return null;
  return (
    <View style={styles.part}>
      <Text variant="heading" heading={2}>
        {title}
      </Text>
      <Text variant="caption" color="inkMuted">
        {hint}
      </Text>
      {games.map((game) => (
        <KeptGame key={game.id} {...game} onRemove={() => onRemove(game.id)} />
      ))}
    </View>
  );
}

function KeptGame({ id, players, onRemove }: Kept & { readonly onRemove: () => void }) {
  const t = useTranslate();
  const [asked, setAsked] = useState(false);
  const name = players?.join(', ') ?? id;
  return (
    <Panel>
      <Text variant="label">{name}</Text>
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
            name={t('games.delete', { players: name })}
            onPress={() => setAsked(true)}
          />
        </ExportGame>
      )}
    </Panel>
  );
}

const styles = StyleSheet.create({ part: { gap: space.sm } });
