/**
 * What a turn goes on with, at the thumb; beside it "What can I do?", unless that is answered all the time. What ends the
 * turn has a place of its own, where nothing else ever is: a finger that taps once too often ends no turn. It is marked as
 * long as nothing can be ended, so that it is no hole.
 */
import type { Action, Faction, PlayerView, SeatView } from '@battalia/engine';
import type { ComponentProps } from 'react';
import { Pressable, StyleSheet, useWindowDimensions, View } from 'react-native';
import { useMatch } from '@/store/match/useMatch';
import { Button } from '../../../components/Button';
import { Confirm } from '../../../components/Confirm';
import { Emblem } from '../../../components/Emblem';
import { Icon } from '../../../components/Icon';
import { IconButton } from '../../../components/IconButton';
import { Sheet } from '../../../components/Sheet';
import { Text } from '../../../components/Text';
import { deedLook } from '../../../deeds/deeds';
import { useHint } from '../../../hint/hint';
import type { Topic } from '../../../hint/topic';
import { actionText } from '../../../text/action';
import { playerText } from '../../../text/speaker';
import { radius, space, TARGET } from '../../../theme/tokens';
import { useTheme } from '../../../theme/useTheme';
import { useTranslate } from '../../../useTranslate';
import { answerOf } from '../list/choices';
import { LEAVE_PART, TURN_PART } from '../keys/groupKeys';
import { Taught } from '../learn/Ring';
import { useTaught } from '../learn/taught';
import { usePlay, type Play } from '../usePlay';
import { BotsBar } from './BotsBar';

/** Where "What can I do?" is answered now: nowhere, in place of the map, or beside it as long as nothing else is read there. */
export type ListPlace = 'closed' | 'open' | 'beside';

interface Props {
  /** How wide it is. */
  readonly room: number;
  readonly leftHanded: boolean;
  readonly list: ListPlace;
  readonly onList: () => void;
}

export function TurnBar({ room, leftHanded, list, onList }: Props) {
  const t = useTranslate();
  const play = usePlay();
  const { view, legal, speaker, asking, answer, press, undo } = play;
  const { undoStop, undoCosts } = useMatch();
  const main = legal.filter((action) => answerOf(action) === 'main');
  const ends = (action: Action) => deedLook(action).leaves === true;
  const goesOn = useTaught((taught) => taught.goesOn);
  // While there is something else to do, ending the turn or a battle is not what the screen asks for.
  const urgent = (action: Action) => !goesOn && (deedLook(action).waits !== true || legal.length === 1);
  // Whoever has paid for a card and finds no place for it looks for a way back here; whoever watches does not.
  const regrets = legal.length > 0 && view.decision?.kind === 'place' && undoStop === null && !undoCosts;
  const key = (action: Action) => (
    <Key
      key={action.kind}
      action={action}
      {...(action === main[0] ? { id: TURN_PART } : {})}
      kind={urgent(action) ? 'primary' : 'plain'}
      label={actionText(speaker, action)}
      topic={{ kind: 'deed', actions: [action], words: actionText(speaker, action) }}
      onPress={() => press(action)}
    />
  );
  const going = main.filter((action) => !ends(action));
  const question = t(list === 'open' ? 'play.closeList' : 'match.whatCanIDo');
  // Beside the place of what ends the turn; where words would take a second row, those that stand elsewhere, too, are signs.
  const partners = partnersIn(play).length * (PARTNER + space.xs);
  const asks = list !== 'beside' && legal.length > 0;
  const keys = going.length + (regrets ? 1 : 0) + (asks ? 1 : 0);
  const words = (room - END - partners - space.xs) / Math.max(1, keys) - space.xs;
  const signed = words < NARROWEST;
  // Nothing but signs: they take no more than they need, and what ends the turn has all that is left.
  const bare = signed && going.length === 0;
  return (
    <View style={[styles.bar, leftHanded && styles.mirrored]}>
      <View
        style={[styles.part, styles.most, signed && styles.signs, bare && styles.bare, leftHanded && styles.mirrored]}
      >
        <BotsBar />
        {!asks ? null : signed ? (
          <IconButton icon={list === 'open' ? 'close' : 'bulb'} label={question} tool="list" onPress={onList} />
        ) : (
          <Key kind="plain" label={question} topic={{ kind: 'tool', tool: 'list', words: question }} onPress={onList} />
        )}
        {!regrets ? null : signed ? (
          <IconButton icon="undo" tool="undo" label={t('play.takeBack')} onPress={undo} />
        ) : (
          <Key
            kind="plain"
            label={t('play.takeBack')}
            topic={{ kind: 'tool', tool: 'undo', words: t('play.takeBack') }}
            onPress={undo}
          />
        )}
        {going.map(key)}
        <Partners />
      </View>
      <View id={LEAVE_PART} style={[styles.part, bare ? styles.rest : styles.end]}>
        {main.some(ends) ? main.filter(ends).map(key) : hasTurns(view) ? <Kept /> : null}
      </View>
      {asking === null ? null : (
        <Sheet title={actionText(speaker, asking.action)} onClose={() => answer(false)}>
          <Confirm
            question={asking.question}
            yes={actionText(speaker, asking.action)}
            no={t('play.endAsk.no')}
            onYes={() => answer(true)}
            onNo={() => answer(false)}
          />
        </Sheet>
      )}
    </View>
  );
}

/** Whoever looks on sits at the table and will end turns: not while it is laid, and not when all is over. */
const hasTurns = ({ viewer, illuminated, standings }: PlayerView): boolean =>
  viewer !== 'table' && illuminated !== null && standings === null;

/** Where what ends the turn will be. */
function Kept() {
  const t = useTranslate();
  const { colors } = useTheme();
  return (
    <View aria-hidden style={[styles.kept, { borderColor: colors.line }]}>
      <Text variant="caption" color="inkMuted" align="center">
        {t('action.endTurn')}
      </Text>
    </View>
  );
}

/** With whom the viewer shares the turn that is being played. */
function partnersIn({ view, legal }: Play): readonly SeatView[] {
  const { parties, decision, viewer, illuminated, players } = view;
  // While the game is being set up there is no turn to share yet.
  if (parties === null || illuminated === null || viewer === 'table') return [];
  if (legal.length === 0 || decision?.seat !== viewer) return [];
  return players.filter(({ seat }) => seat !== viewer && parties[seat] === parties[viewer]);
}

/** Who shares the turn, by their emblems: a press on one lets that partner go on, where it may be. */
function Partners() {
  const t = useTranslate();
  const play = usePlay();
  const { legal, speaker, press } = play;
  return partnersIn(play).map(({ seat, faction }) => {
    const action = legal.find((one) => deedLook(one).partner?.(one) === seat);
    return (
      <PartnerKey
        key={seat}
        faction={faction}
        topic={{ kind: 'partner', seat, action: action ?? null }}
        label={
          action === undefined
            ? t('play.team.partner', { player: playerText(speaker, seat) })
            : actionText(speaker, action)
        }
        onPress={action === undefined ? null : () => press(action)}
      />
    );
  });
}

function PartnerKey({
  faction,
  topic,
  label,
  onPress,
}: {
  readonly faction: Faction | null;
  readonly topic: Topic;
  readonly label: string;
  readonly onPress: (() => void) | null;
}) {
  const { colors, relief } = useTheme();
  const { hint } = useHint(label, topic);
  return (
    <Pressable
      {...hint}
      role="button"
      aria-label={label}
      aria-disabled={onPress === null}
      onPress={() => onPress?.()}
      style={({ pressed }) => [
        styles.partner,
        onPress === null
          ? { borderColor: colors.line, opacity: 0.55 }
          : {
              borderColor: colors.edge,
              backgroundColor: pressed ? colors.surfacePressed : colors.surface,
              boxShadow: relief.key,
            },
      ]}
    >
      <Emblem faction={faction} size={28} />
      {onPress === null ? null : <Icon name="forward" size={16} />}
    </Pressable>
  );
}

/** About as wide as a letter of its words, and as the key around them. */
const LETTER = 9;
const AROUND = 18;
const NARROWEST = 92;
/** The place of what ends the turn: its words stand in one row where they are short. */
const END = 120;
/** A partner's emblem and the way there. */
const PARTNER = 56;

const NO_ACTION: readonly Action[] = [];

/** Beside others as long as its longest word fits into what is left: words take two lines, and are not broken. */
function Key({
  id,
  action,
  ...props
}: { readonly id?: string; readonly action?: Action } & Pick<
  ComponentProps<typeof Button>,
  'kind' | 'label' | 'topic' | 'onPress'
>) {
  const { fontScale } = useWindowDimensions();
  const longest = Math.max(...props.label.split(/\s/).map(({ length }) => length));
  const flexBasis = Math.max(NARROWEST, AROUND + LETTER * longest * fontScale);
  return (
    <View {...(id === undefined ? {} : { id })} style={[styles.key, { flexBasis }]}>
      <Taught actions={action === undefined ? NO_ACTION : [action]} style={styles.fills}>
        <Button tight fills {...props} />
      </Taught>
    </View>
  );
}

const styles = StyleSheet.create({
  // All of a row are as high as the highest.
  bar: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'stretch', gap: space.xs, paddingTop: space.xs },
  // Kept where there is nothing in it, too.
  part: { flexDirection: 'row', flexWrap: 'wrap', alignContent: 'stretch', gap: space.xs, minHeight: TARGET },
  most: { flexGrow: 1, flexShrink: 1, flexBasis: NARROWEST },
  signs: { flexBasis: TARGET },
  bare: { flexGrow: 0, flexShrink: 0, flexBasis: 'auto' },
  partner: {
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'center',
    minWidth: PARTNER,
    minHeight: TARGET,
    paddingHorizontal: 4,
    borderWidth: 1,
    borderRadius: radius.md,
  },
  kept: {
    flexGrow: 1,
    flexShrink: 1,
    alignItems: 'center',
    justifyContent: 'center',
    minHeight: TARGET,
    padding: space.xs,
    borderWidth: 1,
    borderStyle: 'dashed',
    borderRadius: radius.md,
    pointerEvents: 'none',
  },
  end: { flexShrink: 1, flexBasis: END },
  rest: { flexGrow: 1, flexShrink: 1, flexBasis: END },
  mirrored: { flexDirection: 'row-reverse' },
  key: { flexGrow: 1, flexShrink: 1 },
  fills: { flexGrow: 1 },
});
