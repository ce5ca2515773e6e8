import { useRouter } from 'expo-router';
import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { deviceStorage } from '@/store/match/deviceStorage';
import type { MatchFacts } from '@/store/match/journalFormat';
import { loadMatch } from '@/store/match/savedMatches';
import { toCode } from '@/store/match/share';
import { Button } from '../../components/Button';
import { Confirm } from '../../components/Confirm';
import { Icon } from '../../components/Icon';
import { ListRow } from '../../components/ListRow';
import { Panel } from '../../components/Panel';
import { Screen } from '../../components/Screen';
import { Text } from '../../components/Text';
import { Unexplored } from '../../components/Unexplored';
import { OpenCode } from '../../share/OpenCode';
import { SharePanel } from '../../share/SharePanel';
import { dayText } from '../../text/day';
import { space } from '../../theme/tokens';
import { useNarrow } from '../../theme/useNarrow';
import { useTwoColumns } from '../../theme/useTwoColumns';
import { useLanguage, useTranslate } from '../../useTranslate';
import { dateText } from '../../text/date';
import { KeptGames } from './KeptGames';
import { Leader } from './Leader';
import { StandingRow } from './StandingRow';
import { useSavedMatches } from './useSavedMatches';

const NONE = { matches: [], older: [] };

export function GamesScreen() {
  const t = useTranslate();
  const router = useRouter();
  const { saved, read, remove } = useSavedMatches();
  const wide = useTwoColumns();
  const [opening, setOpening] = useState(false);
  const { matches, older } = saved === null || saved === 'unread' ? NONE : saved;
  const known = matches.flatMap(({ id, facts }) => (facts === null ? [] : [{ id, facts }]));
  const lost = matches.filter(({ facts }) => facts === null).map(({ id }) => ({ id, players: null }));
  const list = (title: string, over: boolean) => {
    const some = known.filter(({ facts }) => facts.over === over);
    return some.length === 0 ? null : (
      <View style={styles.part}>
        <Text variant="heading" heading={2}>
          {title}
        </Text>
        <View style={wide ? styles.columns : styles.part}>
          {some.map(({ id, facts }) => (
            <View key={id} style={wide && styles.column}>
              <SavedGame id={id} facts={facts} onRemove={() => remove(id)} />
            </View>
          ))}
        </View>
      </View>
    );
  };
  return (
    <Screen title={t('games.title')} wide={known.length > 1}>
      {saved === 'unread' ? (
        <>
          <Text>{t('games.unread')}</Text>
          <Button kind="plain" label={t('trouble.again')} onPress={read} />
        </>
      ) : saved !== null && matches.length + older.length === 0 ? (
        <>
          <Unexplored />
          <Text align="center">{t('games.none')}</Text>
          <Button label={t('home.newGame')} onPress={() => router.push('/new')} />
        </>
      ) : null}
      {list(t('games.open'), false)}
      {list(t('games.past'), true)}
      <KeptGames title={t('games.older')} hint={t('games.older.hint')} games={older} onRemove={remove} />
      <KeptGames title={t('games.lost')} hint={t('games.lost.hint')} games={lost} onRemove={remove} />
      <View style={styles.part}>
        <ListRow
          role="button"
          title={t('games.openCode')}
          expanded={opening}
          onPress={() => setOpening(!opening)}
          trailing={<Icon name={opening ? 'up' : 'down'} color="inkMuted" />}
        />
        {opening ? (
          <Panel>
            <OpenCode />
          </Panel>
        ) : null}
      </View>
    </Screen>
  );
}

async function codeOf(id: string): Promise<string | null> {
  const loaded = await loadMatch(deviceStorage, id);
  if (!loaded.ok || loaded.match.from !== null) return null;
  const { players, config, seed, actions } = loaded.match;
  return toCode({ players, config, seed, actions });
}

function SavedGame({
  id,
  facts,
  onRemove,
}: {
  readonly id: string;
  readonly facts: MatchFacts;
  readonly onRemove: () => void;
}) {
  const t = useTranslate();
  const language = useLanguage();
  const router = useRouter();
  const narrow = useNarrow();
  const [asked, setAsked] = useState<'nothing' | 'share' | 'remove'>('nothing');
  const players = facts.players.map(({ name }) => name).join(', ');
  return (
    <Panel>
      <ListRow
        role="link"
        href={`/match/${id}`}
        title={players}
        hint={[
          t(facts.over ? 'games.over' : 'games.running', { day: dayText(t, facts.day) }),
          facts.casual ? t('match.casual') : '',
          t('games.played', { date: dateText(language, facts.playedAt) }),
        ]
          .filter((part) => part !== '')
          .join(' · ')}
        leading={narrow ? undefined : <Leader facts={facts} />}
        trailing={<Icon name="forward" color="inkMuted" />}
      />
      <StandingRow facts={facts} />
      {asked === 'remove' ? (
        <Confirm
          question={t('games.removeSure')}
          yes={t('games.remove')}
          no={t('games.keep')}
          onYes={onRemove}
          onNo={() => setAsked('nothing')}
        />
      ) : (
        <View style={styles.ways}>
          <Button
            tight
            kind="plain"
            label={t('games.replay')}
            name={t('games.replayOf', { players })}
            onPress={() => router.push({ pathname: '/replay', params: { match: id } })}
          />
          <Button
            tight
            kind="plain"
            label={t('games.share')}
            name={t('games.shareOf', { players })}
            onPress={() => setAsked(asked === 'share' ? 'nothing' : 'share')}
          />
          <Button
            tight
            kind="plain"
            label={t('games.remove')}
            name={t('games.delete', { players })}
            onPress={() => setAsked('remove')}
          />
        </View>
      )}
      {asked === 'share' ? <SharePanel running={!facts.over} makeCode={() => codeOf(id)} /> : null}
    </Panel>
  );
}

const styles = StyleSheet.create({
  part: { gap: space.sm },
  columns: { flexDirection: 'row', flexWrap: 'wrap', gap: space.md },
  // The last of an odd number is as wide as the others.
  column: { flexGrow: 1, flexBasis: '45%', maxWidth: '49.5%' },
  ways: { flexDirection: 'row', flexWrap: 'wrap', gap: space.sm },
});
