/** Who won and why: points, then what breaks a tie. */
import type { PlayerView } from '@battalia/engine';
import { useRouter } from 'expo-router';
import { View } from 'react-native';
import { useMatch } from '@/store/match/useMatch';
import { Button } from '../../components/Button';
import { Panel } from '../../components/Panel';
import { Text } from '../../components/Text';
import { listText, playerText, type Speaker } from '../../text/action';
import { useTranslate } from '../../useTranslate';

export function EndPanel({ view, speaker }: { readonly view: PlayerView; readonly speaker: Speaker }) {
  const t = useTranslate();
  const router = useRouter();
  const { setup, start } = useMatch();
  const standings = view.standings ?? [];
  const winners = standings.filter(({ place }) => place === 1).map(({ seat }) => playerText(speaker, seat));
  const again = async () => {
    const agreed = setup();
    if (agreed) router.replace(`/match/${await start(agreed)}`);
  };
  return (
    <Panel title={winners.length === 1 ? t('match.winner', { player: winners[0] ?? '' }) : t('match.shared', { players: listText(speaker, winners) })}>
      {view.over === 'no' ? null : <Text>{t(`event.ended.${view.over}`)}</Text>}
      {standings.map(({ seat, place, points, cities, heroes }) => (
        <View key={seat}>
          <Text variant="label">{`${place}. ${playerText(speaker, seat)}: ${t('match.points', { count: points })}`}</Text>
          <Text variant="caption" color="inkMuted">
            {`${t('match.citiesByLevel', { list: cities.join(', ') })} · ${t('count.hero', { count: heroes })}`}
          </Text>
        </View>
      ))}
      <Button label={t('match.rematch')} onPress={() => void again()} />
    </Panel>
  );
}
