/** Opens a match and shows it, or whom the device goes to next. */
import { useLocalSearchParams } from 'expo-router';
import { useEffect, useMemo } from 'react';
import { AppState } from 'react-native';
import { useMatch } from '@/store/match/useMatch';
import { Screen } from '../../components/Screen';
import { Text } from '../../components/Text';
import { playerText, speakerFor } from '../../text/action';
import { useTranslate } from '../../useTranslate';
import { HandOver } from './HandOver';
import { Match } from './Match';

export function MatchScreen() {
  const { id } = useLocalSearchParams<{ id: string }>();
  const t = useTranslate();
  const { status, view, players, handOver, open, cover } = useMatch();

  useEffect(() => {
    if (id) void open(id);
  }, [id, open]);

  // In the app switcher nobody's cards are to be seen.
  useEffect(() => {
    const subscription = AppState.addEventListener('change', (state) => {
      if (state !== 'active') cover();
    });
    return () => subscription.remove();
  }, [cover]);

  const speaker = useMemo(() => (view ? speakerFor(t, view, players.map((player) => player.name)) : null), [t, view, players]);
  if (status === 'missing' || status === 'unreadable') {
    return (
      <Screen title={t('games.title')}>
        <Text>{t(status === 'missing' ? 'match.notFound' : 'match.unreadable')}</Text>
      </Screen>
    );
  }
  if (!view || !speaker) {
    return (
      <Screen title={t('games.title')}>
        <Text color="inkMuted">{t('match.wait')}</Text>
      </Screen>
    );
  }
  if (handOver !== null) return <HandOver name={playerText(speaker, handOver)} faction={view.players[handOver]?.faction ?? null} />;
  return <Match view={view} speaker={speaker} />;
}
