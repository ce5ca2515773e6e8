/** What is asked, with whoever or whatever asks it: the card that was drawn, a figure of the map, or what somebody is about to do. */
import { boxOf, heldOf, type DecisionView, type PlayerView } from '@battalia/engine';
import { StyleSheet, View } from 'react-native';
import { FigureView } from '@/art/FigureView';
import { wanderer } from '@/art/places/wanderer';
import { Emblem } from '../../../components/Emblem';
import { GameCard } from '../../../components/GameCard';
import { Text } from '../../../components/Text';
import { Explained } from '../../../hint/Explained';
import { deedLook } from '../../../deeds/deeds';
import { deedText } from '../../../text/action';
import { questionLook } from '../../../text/question';
import { playerText, type Speaker } from '../../../text/speaker';
import { radius, space } from '../../../theme/tokens';
import { useTheme } from '../../../theme/useTheme';
import { useTranslate } from '../../../useTranslate';

interface Props {
  readonly view: PlayerView;
  readonly speaker: Speaker;
  readonly decision: DecisionView;
  /** Answered on the map. */
  readonly onMap?: boolean;
}

export function QuestionHead({ view, speaker, decision, onMap = false }: Props) {
  const t = useTranslate();
  const look = questionLook(decision);
  const words = look.words(t, decision);
  if (words === null) return null;
  const box = boxOf(view);
  const card = look.asker?.(decision, box) ?? null;
  const face = card === null ? undefined : box.faces[card];
  return (
    <View style={styles.stack}>
      {look.interrupts === true ? <Announced view={view} speaker={speaker} /> : null}
      <View style={styles.head}>
        {view.viewer === 'table' ? <Emblem faction={view.players[decision.seat]?.faction ?? null} size={36} /> : null}
        {face === undefined ? null : <GameCard shown={face} size="line" />}
        {look.figure === undefined ? null : (
          <FigureView figure={wanderer(look.figure)} width={FIGURE} height={FIGURE} box={FIGURE_BOX} />
        )}
        <View style={styles.words}>
          <Explained passive topic={{ kind: 'question' }}>
            <Text variant="label">{words}</Text>
          </Explained>
          {onMap ? (
            <Text variant="caption" color="inkMuted">
              {t('play.onMap')}
            </Text>
          ) : null}
        </View>
      </View>
    </View>
  );
}

/** What somebody has announced, and the cards that were laid out for it. */
function Announced({ view, speaker }: Pick<Props, 'view' | 'speaker'>) {
  const { colors } = useTheme();
  const held = heldOf(view);
  // What an attack comes to stands in the panel of the battle.
  if (held === null || held.action.kind === 'stand') return null;
  const { seat, action } = held;
  const { faces } = boxOf(view);
  const cards = (deedLook(action).cards?.(action, () => true) ?? []).flatMap((card) => faces[card] ?? []);
  return (
    <View style={[styles.announced, { backgroundColor: colors.ground, borderColor: colors.line }]}>
      <Emblem faction={view.players[seat]?.faction ?? null} />
      <Text style={styles.words}>{`${playerText(speaker, seat)}: ${deedText(speaker, action)}`}</Text>
      <View style={styles.cards}>
        {cards.map((card, i) => (
          <GameCard key={i} shown={card} size="small" />
        ))}
      </View>
    </View>
  );
}

const FIGURE = 64;
const FIGURE_BOX = [-32, -58, 64, 64] as const;

const styles = StyleSheet.create({
  stack: { gap: space.sm },
  head: { flexDirection: 'row', alignItems: 'center', gap: space.md },
  words: { flex: 1, flexBasis: 120 },
  announced: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space.sm,
    padding: space.sm,
    borderWidth: 1,
    borderRadius: radius.md,
  },
  cards: { flexDirection: 'row', flexWrap: 'wrap', gap: 4 },
});
