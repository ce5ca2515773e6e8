/** The map as a list: every square that is known, what stands there, and what can be done there. */
import { ScrollView, StyleSheet } from 'react-native';
import type { Action, PlayerView, SquareView } from '@battalia/engine';
import { Panel } from '../../components/Panel';
import { Text } from '../../components/Text';
import { placeText, playerText, type Speaker } from '../../text/action';
import { kindText } from '../../text/cards';
import { space } from '../../theme/tokens';
import { useTranslate } from '../../useTranslate';

interface Props {
  readonly view: PlayerView;
  readonly speaker: Speaker;
  readonly legal: readonly Action[];
  readonly onAct: (action: Action) => void;
}

export function BoardPanel({ view, speaker }: Props) {
  const t = useTranslate();
  const describe = (square: SquareView): string | null => {
    if (square.kind !== 'tile') return square.kind === 'impassable' ? t('term.impassable') : null;
    const city = square.level > 0 ? (square.holder === null ? t('match.neutralCityAt') : t('match.cityOf', { level: square.level, player: playerText(speaker, square.holder) })) : null;
    const heroes = view.players.flatMap(({ seat, heroes: squares }) => squares.filter((at) => at === square.square).map(() => t('match.heroOf', { player: playerText(speaker, seat) })));
    return [kindText(t, square.tile.kind), city, ...heroes].filter((part) => part !== null).join(', ');
  };
  return (
    <ScrollView contentContainerStyle={styles.list}>
      <Panel title={t('match.boardList')}>
        {view.board.map((square) => {
          const words = describe(square);
          return words === null ? null : (
            <Text key={square.square} variant="caption">
              {`${placeText(speaker, square.square)}: ${words}`}
            </Text>
          );
        })}
      </Panel>
    </ScrollView>
  );
}

const styles = StyleSheet.create({ list: { padding: space.sm } });
