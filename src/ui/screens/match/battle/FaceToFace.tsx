/**
 * A battle with the tablet between two people: the far side is turned around, and a hand shows only while it is held. What
 * is not offered here is done by passing the device: an artefact on a card of the hand, for it would show that card.
 */
import type { Action, BattleView, PlayerView, Seat } from '@battalia/engine';
import { useMemo, useState } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { useMatch } from '@/store/match/useMatch';
import { Button } from '../../../components/Button';
import { GameCard } from '../../../components/GameCard';
import { InGame } from '../../../components/InGame';
import { PageTitle } from '../../../components/PageTitle';
import { Text } from '../../../components/Text';
import { Toggle } from '../../../components/Toggle';
import { deedLook } from '../../../deeds/deeds';
import { actionText } from '../../../text/action';
import { playerText, type Speaker } from '../../../text/speaker';
import { space } from '../../../theme/tokens';
import { useTheme } from '../../../theme/useTheme';
import { useTranslate } from '../../../useTranslate';
import { Explaining } from '../explain/Explaining';
import { Deeds } from '../list/ActionList';
import { PlayProvider, watched } from '../usePlay';
import { Side } from './BattleSides';
import { battleTitle, noRetreatText, onMove, standingText } from './battleText';
import { HeldHand, Spot, type Spots } from './HeldHand';
import { answerTopic, cheapestRetreats, fightFor, joinTopic, noRetreat, openQuestions, raiseTopic } from './reply';

interface Props {
  readonly view: PlayerView;
  readonly speaker: Speaker;
  readonly battle: BattleView;
  readonly onLeave: () => void;
}

export function FaceToFace({ view, speaker, battle, onLeave }: Props) {
  const t = useTranslate();
  const { colors } = useTheme();
  const insets = useSafeAreaInsets();
  const title = battleTitle(speaker, battle);
  // Nothing is chosen on a map here, and what can be done each side asks for itself.
  const play = useMemo(() => watched(view, speaker, null, () => undefined), [view, speaker]);
  return (
    <InGame view={view}>
      <PlayProvider value={play}>
        <View
          role="main"
          style={[
            styles.fill,
            { backgroundColor: colors.ground, paddingTop: insets.top, paddingBottom: insets.bottom },
          ]}
        >
          <PageTitle title={title} />
          <View style={[styles.fill, styles.turned]}>
            <Explaining turned>
              <Half view={view} speaker={speaker} battle={battle} which="defence" flipped />
            </Explaining>
          </View>
          <View style={[styles.middle, { backgroundColor: colors.surface, borderColor: colors.line }]}>
            <Text variant="heading" heading={1} style={styles.fill}>
              {`${title}: ${battle.attack.total} – ${battle.defence.total}`}
            </Text>
            <Button kind="plain" label={t('battle.passDevice')} onPress={onLeave} />
          </View>
          <View style={styles.fill}>
            <Explaining>
              <Half view={view} speaker={speaker} battle={battle} which="attack" flipped={false} />
            </Explaining>
          </View>
        </View>
      </PlayProvider>
    </InGame>
  );
}

interface HalfProps extends Omit<Props, 'onLeave'> {
  readonly which: 'attack' | 'defence';
  /** Seen from the other end of the table. */
  readonly flipped: boolean;
}

function Half({ view, speaker, battle, which, flipped }: HalfProps) {
  const t = useTranslate();
  const { actAcross } = useMatch();
  const { seat } = battle[which];
  const [ways, setWays] = useState<readonly Action[]>([]);
  const [spots] = useState((): Spots => new Map());
  const moves = onMove(battle) === which;
  if (seat === null) return null;
  const player = playerText(speaker, seat);
  return (
    <View style={styles.half}>
      <View style={styles.sum}>
        <View style={styles.side}>
          <Side
            view={view}
            speaker={speaker}
            battle={battle}
            which={which}
            draw={(_seat, shown) => (
              <Spot card={shown.card} spots={spots}>
                <GameCard shown={shown} size="line" />
              </Spot>
            )}
          />
        </View>
        <View style={styles.answers}>
          <Text variant="label">{moves ? standingText(speaker, battle) : t('battle.waits')}</Text>
          {!moves ? null : ways.length > 0 ? (
            <Ways
              ways={ways}
              speaker={speaker}
              onAct={(way) => {
                setWays([]);
                if (way !== null) actAcross(seat, way);
              }}
            />
          ) : (
            <Answers seat={seat} speaker={speaker} flees={battle.phase === 'reply' && battle.target.kind === 'hero'} />
          )}
        </View>
      </View>
      <HeldHand
        seat={seat}
        player={player}
        size={view.players[seat]?.handSize ?? 0}
        flipped={flipped}
        spots={spots}
        onWays={setWays}
      />
    </View>
  );
}

/** BATTLE-15: an artefact was shown, and may work on several cards of the line or in several ways. */
function Ways({
  ways,
  speaker,
  onAct,
}: {
  readonly ways: readonly Action[];
  readonly speaker: Speaker;
  readonly onAct: (way: Action | null) => void;
}) {
  const { t } = speaker;
  return (
    <>
      <Text variant="label">{t('battle.onWhich')}</Text>
      <ScrollView tabIndex={0} style={styles.fill} contentContainerStyle={styles.retreats}>
        <Deeds actions={ways} speaker={speaker} onAct={onAct} />
      </ScrollView>
      <Button kind="plain" label={t('battle.notNow')} onPress={() => onAct(null)} />
    </>
  );
}

interface AnswersProps {
  readonly seat: Seat;
  readonly speaker: Speaker;
  /** A hero that is attacked by itself may flee. Whether the hand pays for it is told when its owner asks. */
  readonly flees: boolean;
}

/** What needs no card. Which cards somebody could lay is not told by it: that stays in the hand. */
function Answers({ seat, speaker, flees }: AnswersProps) {
  const t = useTranslate();
  const { peek, actAcross } = useMatch();
  const [raise, setRaise] = useState(true);
  const [heroes, setHeroes] = useState(3);
  const [leaving, setLeaving] = useState(false);
  const legal = peek(seat)?.legal ?? [];
  const open = openQuestions(legal);
  const fight = fightFor(legal, { raise, heroes });
  const plain = legal.filter((action) => deedLook(action).answer === 'main' || action.kind === 'surrender');
  return (
    <>
      {open.raise ? (
        <Toggle label={t('battle.raise')} topic={raiseTopic(t('battle.raise'))} on={raise} onChange={setRaise} />
      ) : null}
      {open.heroes.map((hero) => (
        <Toggle
          key={hero}
          label={t('battle.joins', { hero: hero + 1 })}
          topic={joinTopic(t('battle.joins', { hero: hero + 1 }))}
          on={(heroes & (1 << hero)) !== 0}
          onChange={(on) => setHeroes(on ? heroes | (1 << hero) : heroes & ~(1 << hero))}
        />
      ))}
      <View style={styles.ways}>
        {fight ? (
          <Button
            label={actionText(speaker, fight)}
            topic={answerTopic(actionText(speaker, fight), [fight])}
            onPress={() => actAcross(seat, fight)}
          />
        ) : null}
        {plain.map((action) => (
          <Button
            key={action.kind}
            kind="plain"
            label={actionText(speaker, action)}
            topic={answerTopic(actionText(speaker, action), [action])}
            onPress={() => actAcross(seat, action)}
          />
        ))}
        {flees ? (
          <Button
            kind="plain"
            label={t('battle.retreatTo')}
            // Not of what the hand would pay for.
            topic={{ kind: 'told', words: t('battle.retreatTo'), rule: 'retreat' }}
            onPress={() => setLeaving(!leaving)}
          />
        ) : null}
      </View>
      {leaving ? (
        <Retreats ways={cheapestRetreats(legal)} speaker={speaker} onGo={(way) => actAcross(seat, way)} />
      ) : null}
    </>
  );
}

function Retreats({
  ways,
  speaker,
  onGo,
}: {
  readonly ways: readonly Action[];
  readonly speaker: Speaker;
  readonly onGo: (way: Action) => void;
}) {
  const whyNot = useMatch((match) => match.whyNot);
  if (ways.length === 0) {
    const why = noRetreat(speaker.board, whyNot);
    return why === null ? null : <Text variant="caption">{noRetreatText(speaker, why)}</Text>;
  }
  return (
    <ScrollView tabIndex={0} style={styles.fill} contentContainerStyle={styles.retreats}>
      <Deeds actions={ways} speaker={speaker} onAct={onGo} />
    </ScrollView>
  );
}

const styles = StyleSheet.create({
  fill: { flex: 1 },
  turned: { transform: [{ rotate: '180deg' }] },
  middle: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.md,
    borderTopWidth: 1,
    borderBottomWidth: 1,
    paddingHorizontal: space.lg,
    paddingVertical: space.xs,
  },
  half: { flex: 1, padding: space.md, gap: space.sm },
  sum: { flex: 1, flexDirection: 'row', gap: space.md },
  side: { flex: 1 },
  answers: { flex: 1, gap: space.xs },
  ways: { flexDirection: 'row', flexWrap: 'wrap', gap: space.sm },
  retreats: { gap: space.xs },
});
