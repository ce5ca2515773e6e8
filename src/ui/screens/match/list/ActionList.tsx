/** Everything that can be done, in groups and in words: the way through a whole game without the map. */
import { sameAction, type Action, type Faction } from '@battalia/engine';
import { useMemo, useRef, useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { Glyph } from '@/art/Glyph';
import { useMatch } from '@/store/match/useMatch';
import { Emblem } from '../../../components/Emblem';
import { HeroPicture } from '../../../components/HeroPicture';
import { Icon } from '../../../components/Icon';
import { Painted } from '../../../components/Painted';
import { Text } from '../../../components/Text';
import { deedLook } from '../../../deeds/deeds';
import { deedText } from '../../../text/action';
import type { Speaker } from '../../../text/speaker';
import type { Topic } from '../../../hint/topic';
import { space } from '../../../theme/tokens';
import { useTheme } from '../../../theme/useTheme';
import { useTranslate } from '../../../useTranslate';
import { useForesight } from '../battle/useForesight';
import { ActionRow } from './ActionRow';
import { squareOf } from '../map/boardPlay';
import { answerOf } from './choices';
import { actingFaction, pictureOfDeed } from './deedPicture';
import { deedsOf, type ShownDeed } from './deeds';
import { grouped } from './groups';
import { cardsOf } from '../lines/line';
import { cardsInLine, sameCards } from '../lines/lines';
import { useKeptFocus } from '../dock/useKeptFocus';
import { groupPart } from '../keys/groupKeys';
import { Taught } from '../learn/Ring';
import { usePlay } from '../usePlay';

interface DeedsProps {
  readonly actions: readonly Action[];
  readonly speaker: Speaker;
  /** Of whoever acts; retreats show nobody. */
  readonly faction?: Faction | null;
  /** What else there is to know of an action before it is chosen. */
  readonly note?: (action: Action) => string | null;
  /** What it takes lies in a line already, and is not said again. */
  readonly paid?: boolean;
  /** Cards are laid for it: if it is all that they do here, it is what is to be pressed next. */
  readonly next?: boolean;
  /** None: what is listed is only told. */
  readonly onAct?: ((action: Action) => void) | undefined;
}

const nothing = () => null;

/** Deeds without their group, such as those that one square offers. */
export function Deeds({
  actions,
  speaker,
  faction = null,
  note = nothing,
  paid = false,
  next = false,
  onAct,
}: DeedsProps) {
  const deeds = deedsOf(speaker, actions);
  return (
    <>
      {deeds.map((deed) => (
        <Taught key={deed.words} actions={deed.ways.map(({ action }) => action)} style={styles.deed}>
          <DeedRow
            deed={deed}
            speaker={speaker}
            faction={faction}
            note={note}
            paid={paid}
            next={next && deeds.length === 1}
            onAct={onAct}
          />
        </Taught>
      ))}
    </>
  );
}

interface Props {
  /** It stands beside the map all the time: what the dock asks for is not asked again. */
  readonly beside: boolean;
  readonly onChosen: () => void;
}

/** What the dock does not ask for anyway. */
export const isListedBeside = (action: Action): boolean => answerOf(action) === 'side' || answerOf(action) === 'never';

/**
 * Choosing fills the line at hand for the player to look at, and says that one press is missing: choosing the same again is
 * that press. What takes no card, or was laid out by hand, is done at once.
 */
export function ActionList({ beside, onChosen }: Props) {
  const t = useTranslate();
  const { view, legal, playable, lines, speaker, fill, offer, choose, say, press } = usePlay();
  const [laidOut, setLaidOut] = useState<Action | null>(null);
  const foresight = useForesight();
  const listed = beside ? legal.filter(isListedBeside) : legal;
  const list = useRef<View>(null);
  useKeptFocus(list);
  if (listed.length === 0) return null;
  const asked = view.decision?.kind;
  const lies = (action: Action) => sameCards(cardsOf(action, playable), cardsInLine(lines, lines.active));
  const isLaidOut = (action: Action) => laidOut !== null && sameAction(laidOut, action) && lies(action);
  const take = (action: Action) => {
    if (action.kind === 'place') {
      onChosen();
      return choose(action.square);
    }
    const byHand = laidOut === null && lies(action);
    if (cardsOf(action, playable).length === 0 || byHand || isLaidOut(action)) {
      onChosen();
      return press(action);
    }
    fill(action);
    choose(squareOf(action));
    setLaidOut(action);
    offer(action);
    say({ kind: 'words', words: t('play.laidOut', { deed: deedText(speaker, action) }) });
  };
  const note = (action: Action) => joined(foresight(action), isLaidOut(action) ? t('play.onceMore') : null);
  return (
    <View ref={list} role="list" aria-label={t('match.everything')} style={styles.list}>
      {grouped(listed).map(({ group, actions }) => (
        <View key={group} id={groupPart(group)} role="listitem" style={styles.group}>
          <Text variant="heading" heading={3} style={styles.heading}>
            {asked === 'chooseFaction' || asked === 'chooseCity'
              ? t(`play.question.${asked}`)
              : t(`match.group.${group}`)}
          </Text>
          <Deeds actions={actions} speaker={speaker} faction={actingFaction(view)} note={note} onAct={take} />
        </View>
      ))}
      <Ahead />
    </View>
  );
}

/** TURN-03: a mulligan and a cohort come before the actions: whoever chooses sees what the hand is good for as it is. */
function Ahead() {
  const t = useTranslate();
  const { view, speaker } = usePlay();
  const ahead = useMatch((match) => match.ahead);
  const actions = useMemo(
    () => (view.decision?.kind === 'opening' ? ahead().filter((action) => answerOf(action) === 'never') : []),
    [view, ahead],
  );
  if (actions.length === 0) return null;
  return (
    <View role="listitem" style={styles.group}>
      <Text variant="heading" heading={2} style={styles.ahead}>
        {t('play.ahead')}
      </Text>
      {grouped(actions).map(({ group, actions: some }) => (
        <View key={group} style={styles.group}>
          <Text variant="heading" heading={3} style={styles.heading}>
            {t(`match.group.${group}`)}
          </Text>
          <Deeds actions={some} speaker={speaker} faction={actingFaction(view)} />
        </View>
      ))}
    </View>
  );
}

const PICTURE = 34;

function Picture({
  action,
  speaker,
  faction,
}: { readonly action: Action } & Required<Pick<DeedsProps, 'speaker' | 'faction'>>) {
  const { colors } = useTheme();
  const shown = pictureOfDeed(action, speaker.box, speaker.pool);
  if (shown === null) return null;
  switch (shown.kind) {
    case 'thing':
      return <Painted name={shown.name} faction={shown.faction} size={PICTURE} />;
    case 'hero':
      return <HeroPicture faction={faction} which={shown.which} size={PICTURE} />;
    case 'emblem':
      return <Emblem faction={shown.faction} size={PICTURE} />;
    case 'sign':
      return (
        <View style={styles.sign}>
          <Glyph name={shown.name} size={26} color={colors.ink} />
        </View>
      );
  }
}

function DeedRow({
  deed: { words, ways },
  speaker,
  faction,
  note,
  paid,
  next,
  onAct,
}: { readonly deed: ShownDeed } & Required<Omit<DeedsProps, 'actions' | 'onAct'>> & Pick<DeedsProps, 'onAct'>) {
  const t = useTranslate();
  const [open, setOpen] = useState(false);
  const [only] = ways;
  const topic: Topic = { kind: 'deed', actions: ways.map(({ action }) => action), words };
  const picture = only === undefined ? null : <Picture action={only.action} speaker={speaker} faction={faction} />;
  if (only && ways.length === 1)
    return (
      <ActionRow
        words={words}
        topic={{ kind: 'deed', actions: [only.action], words }}
        hint={joined(paid && deedLook(only.action).way === undefined ? null : only.words, note(only.action))}
        leading={picture}
        strong={next}
        onPress={onAct && (() => onAct(only.action))}
      />
    );
  if (onAct === undefined)
    return <ActionRow words={words} topic={topic} hint={t('match.ways', { count: ways.length })} leading={picture} />;
  return (
    <>
      <ActionRow
        words={words}
        topic={topic}
        hint={t('match.ways', { count: ways.length })}
        leading={picture}
        trailing={<Icon name={open ? 'up' : 'down'} color="inkMuted" size={20} />}
        expanded={open}
        onPress={() => setOpen(!open)}
      />
      {open ? (
        <View style={styles.ways}>
          {ways.map((way, i) => (
            <ActionRow
              key={i}
              words={way.words}
              topic={{ kind: 'deed', actions: [way.action], words: `${words} – ${way.words}` }}
              hint={note(way.action) ?? ''}
              onPress={() => onAct(way.action)}
            />
          ))}
        </View>
      ) : null}
    </>
  );
}

const joined = (...parts: readonly (string | null)[]): string =>
  parts.filter((part) => part !== null && part !== '').join(' – ');

const styles = StyleSheet.create({
  list: { gap: space.md },
  group: { gap: space.xs },
  deed: { gap: space.xs },
  heading: { fontSize: 18, lineHeight: 24 },
  ahead: { fontSize: 20, lineHeight: 26 },
  ways: { gap: space.xs, paddingLeft: space.xl },
  sign: { width: PICTURE, alignItems: 'center' },
});
