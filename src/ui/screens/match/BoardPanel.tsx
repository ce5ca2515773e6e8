/** The map, what is on the chosen square, and what can be done there. A card is placed only on confirm. */
import type { Action, PlayerView, Square } from '@battalia/engine';
import { useState, type ReactNode } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';
import { Button } from '../../components/Button';
import { Text } from '../../components/Text';
import { actionText, placeText, type Speaker } from '../../text/action';
import { squareText } from '../../text/square';
import { space } from '../../theme/tokens';
import { useTranslate } from '../../useTranslate';
import { Deeds } from './ActionList';
import { actionsAt, nextTurn, openSquares, placesAt } from './boardPlay';
import { GridMap } from './GridMap';

interface Props {
  readonly view: PlayerView;
  readonly speaker: Speaker;
  readonly legal: readonly Action[];
  readonly onAct: (action: Action) => void;
  /** What comes before the map: a battle, the end. */
  readonly above?: ReactNode;
}

export function BoardPanel({ view, speaker, legal, onAct, above }: Props) {
  const t = useTranslate();
  const [chosen, setChosen] = useState<Square | null>(null);
  const [turn, setTurn] = useState(0);
  const placing = view.decision?.kind === 'place' && legal.length > 0;
  const ways = placesAt(legal, chosen);
  const preview = ways.find((way) => way.turn === turn) ?? ways[0] ?? null;
  const square = chosen === null ? undefined : view.board[chosen];
  const there = chosen === null || placing ? [] : actionsAt(legal, chosen);

  /** Once more on the same square turns the card. */
  const choose = (tapped: Square) => {
    if (tapped === chosen && preview) setTurn(nextTurn(ways, preview.turn));
    else setTurn(0);
    setChosen(tapped);
  };
  const act = (action: Action) => {
    setChosen(null);
    setTurn(0);
    onAct(action);
  };

  return (
    <View style={styles.panel}>
      <ScrollView style={styles.fill} contentContainerStyle={styles.map}>
        {above}
        <GridMap view={view} speaker={speaker} open={openSquares(legal)} chosen={chosen} preview={preview} onChoose={choose} />
      </ScrollView>
      <ScrollView style={styles.foot} contentContainerStyle={styles.words}>
        {placing && !preview ? <Text variant="label">{t('match.chooseSquare')}</Text> : null}
        {square === undefined ? placing ? null : <Text variant="caption" color="inkMuted">{t('match.tapMap')}</Text> : (
          <Text variant="caption">{`${placeText(speaker, square.square)}: ${squareText(speaker, view, square)}`}</Text>
        )}
        {preview ? (
          <View style={styles.buttons}>
            <Text variant="label">{actionText(speaker, preview)}</Text>
            <View style={styles.pair}>
              {ways.length > 1 ? <Button kind="plain" label={t('match.turnCard')} onPress={() => setTurn(nextTurn(ways, preview.turn))} /> : null}
              <Button label={t('match.confirm')} onPress={() => act(preview)} />
            </View>
          </View>
        ) : null}
        <Deeds actions={there} speaker={speaker} onAct={act} />
        {square !== undefined && !placing && legal.length > 0 && there.length === 0 ? <Text variant="caption" color="inkMuted">{t('match.nothingHere')}</Text> : null}
      </ScrollView>
    </View>
  );
}

const styles = StyleSheet.create({
  panel: { flex: 1 },
  fill: { flex: 1 },
  map: { flexGrow: 1, justifyContent: 'center', gap: space.md, paddingVertical: space.sm },
  foot: { flexGrow: 0, flexShrink: 0, maxHeight: '45%' },
  words: { gap: space.xs, paddingHorizontal: space.md, paddingBottom: space.sm },
  buttons: { gap: space.sm },
  pair: { flexDirection: 'row', flexWrap: 'wrap', gap: space.sm },
});
