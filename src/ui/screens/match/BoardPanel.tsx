/**
 * The map, what is on the chosen square, and what can be done there. A card is placed only on confirm.
 * What comes and goes lies over the map and never changes its size: in a browser every size costs a canvas.
 */
import type { Action, PlayerView, Square } from '@battalia/engine';
import { useState, type ReactNode } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';
import { canDraw } from '@/board/Board';
import { Button } from '../../components/Button';
import { IconButton } from '../../components/IconButton';
import { Text } from '../../components/Text';
import { actionText, type Speaker } from '../../text/action';
import { placedText } from '../../text/square';
import { radius, space, TARGET } from '../../theme/tokens';
import { useTheme } from '../../theme/useTheme';
import { useTranslate } from '../../useTranslate';
import { Deeds } from './ActionList';
import { actionsAt, nextTurn, openSquares, placesAt } from './boardPlay';
import { CanvasMap } from './CanvasMap';
import { GridMap } from './GridMap';

interface Props {
  readonly view: PlayerView;
  readonly speaker: Speaker;
  readonly legal: readonly Action[];
  readonly onAct: (action: Action) => void;
  /** What lies over the map: a battle, the end. */
  readonly above?: ReactNode;
  /** Something else is shown in its place: the canvas stays, what can be pressed does not. */
  readonly covered?: boolean;
}

export function BoardPanel({ view, speaker, legal, onAct, above, covered = false }: Props) {
  const t = useTranslate();
  const { colors } = useTheme();
  const [drawable] = useState(canDraw);
  const [plain, setPlain] = useState(!drawable);
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
    <View style={styles.fill}>
      {plain ? covered ? null : (
        <ScrollView style={styles.fill} contentContainerStyle={styles.map}>
          {drawable ? null : <Text variant="caption">{t('match.noWebGL')}</Text>}
          <GridMap view={view} speaker={speaker} open={openSquares(legal)} chosen={chosen} preview={preview} onChoose={choose} />
        </ScrollView>
      ) : (
        <CanvasMap view={view} legal={legal} chosen={chosen} preview={preview} onChoose={choose} covered={covered} />
      )}
      {drawable && !covered ? (
        <View style={styles.switch}>
          <IconButton icon={plain ? 'globe' : 'grid'} label={t(plain ? 'match.board' : 'match.boardList')} onPress={() => setPlain(!plain)} />
        </View>
      ) : null}
      {above && !covered ? (
        <ScrollView style={styles.above} contentContainerStyle={styles.aboveContent}>
          {above}
        </ScrollView>
      ) : null}
      {covered || (square === undefined && !placing) ? null : (
        <ScrollView style={[styles.foot, { backgroundColor: colors.surface, borderColor: colors.line }]} contentContainerStyle={styles.words}>
          <View style={styles.head}>
            <Text variant="caption" style={styles.what}>
              {square === undefined ? t('match.chooseSquare') : placedText(speaker, view, square)}
            </Text>
            {square === undefined ? null : <IconButton bare icon="close" label={t('match.clear')} onPress={() => setChosen(null)} />}
          </View>
          {placing && square !== undefined && !preview ? <Text variant="label">{t('match.chooseSquare')}</Text> : null}
          {preview ? (
            <>
              <Text variant="label">{actionText(speaker, preview)}</Text>
              <View style={styles.pair}>
                {ways.length > 1 ? <Button kind="plain" label={t('match.turnCard')} onPress={() => setTurn(nextTurn(ways, preview.turn))} /> : null}
                <Button label={t('match.confirm')} onPress={() => act(preview)} />
              </View>
            </>
          ) : null}
          <Deeds actions={there} speaker={speaker} onAct={act} />
          {square !== undefined && !placing && legal.length > 0 && there.length === 0 ? <Text variant="caption" color="inkMuted">{t('match.nothingHere')}</Text> : null}
        </ScrollView>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  fill: { flex: 1 },
  map: { flexGrow: 1, justifyContent: 'center', gap: space.md, padding: space.sm, paddingTop: TARGET + space.md },
  switch: { position: 'absolute', top: space.sm, right: space.sm },
  above: { position: 'absolute', top: 0, left: 0, right: 0, maxHeight: '80%' },
  aboveContent: { padding: space.sm, gap: space.sm },
  foot: { position: 'absolute', left: space.sm, right: space.sm, bottom: space.sm, maxHeight: '60%', borderWidth: 1, borderRadius: radius.md },
  words: { gap: space.xs, padding: space.md, paddingTop: space.xs },
  head: { flexDirection: 'row', alignItems: 'center', gap: space.sm, minHeight: TARGET },
  what: { flex: 1 },
  pair: { flexDirection: 'row', flexWrap: 'wrap', gap: space.sm },
});
