/**
 * Who plays together. A seat is dragged onto another, or into a team, or pressed before the other one; the same is chosen
 * from a list beside every seat. Seats decide it, so people change seats.
 */
import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { PanResponder, Pressable, StyleSheet, View } from 'react-native';
import { useOwnTouch } from '@/board/useOwnTouch';
import type { Setup } from '@/store/match/setup';
import { Emblem } from '../../components/Emblem';
import { Icon } from '../../components/Icon';
import { Panel } from '../../components/Panel';
import { Segments } from '../../components/Segments';
import { Text } from '../../components/Text';
import { Told } from '../../components/Told';
import { fonts, radius, space, TARGET } from '../../theme/tokens';
import { useTheme } from '../../theme/useTheme';
import { useTranslate } from '../../useTranslate';
import { shownName } from './names';
import { arrangementIn, arrangementsOf, arranged, joined, seatedIn, teamsIn } from './teams';

interface Props {
  readonly setup: Setup;
  readonly onChange: (changed: Partial<Setup>) => void;
}

/** Where a seat is let go: on another one, or beside them in a team. */
type Target = { readonly kind: 'seat'; readonly seat: number } | { readonly kind: 'team'; readonly team: number };

interface Area {
  readonly target: Target;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

interface Drag {
  readonly seat: number;
  readonly dx: number;
  readonly dy: number;
  readonly over: Target | null;
}

/** How far a finger moves before a seat follows it. */
const PICK_UP = 6;

export function TeamsPanel({ setup, onChange }: Props) {
  const t = useTranslate();
  const { seats } = setup;
  const teams = teamsIn(setup);
  const arrangement = arrangementIn(setup);
  const [picked, setPicked] = useState<number | null>(null);
  const [said, setSaid] = useState<string | null>(null);
  const { drag, hold, place } = useDragging((seat, target) => move(seat, target));
  const name = (list: Setup['seats'], seat: number) => {
    const one = list[seat];
    return one === undefined ? '' : shownName(t, one, seat);
  };

  const move = (seat: number, target: Target) => {
    setPicked(null);
    const moved = target.kind === 'seat' ? joined(setup, seat, target.seat) : seatedIn(setup, seat, target.team);
    const mover = seats[seat];
    const now = mover === undefined ? -1 : moved.indexOf(mover);
    if (now === seat || now < 0 || teams === null) return;
    // Names that nobody gave come with the seat: whoever changes it keeps the one that was shown.
    const named = moved.map((one, i) => {
      const before = shownName(t, one, seats.indexOf(one));
      return { ...one, name: before === shownName(t, one, i) ? one.name : before };
    });
    const others = teams.flatMap((team, other) => (team === teams[now] && other !== now ? [name(named, other)] : []));
    setSaid(t('newGame.teams.changed', { player: name(named, now), others: others.join(', ') }));
    onChange({ seats: named });
  };
  const press = (seat: number) => {
    if (picked === null) setPicked(seat);
    else if (picked === seat) setPicked(null);
    else move(picked, { kind: 'seat', seat });
  };

  const count = teams === null ? 0 : Math.max(...teams) + 1;
  return (
    <Panel title={t('newGame.teams')}>
      <Segments
        title={t('newGame.teams')}
        hideTitle
        segments={arrangementsOf(seats.length).map(({ id, name: words }) => ({ value: id, label: t(words) }))}
        chosen={arrangement}
        onChoose={(id) => onChange(arranged(setup, id))}
      />
      {teams === null ? null : (
        <>
          <Text variant="caption" color="inkMuted">
            {t('newGame.teams.hint')}
          </Text>
          <View style={styles.teams}>
            {Array.from({ length: count }, (_, team) => (
              <TeamBox
                key={team}
                title={t('newGame.team', { team: team + 1 })}
                lit={drag?.over?.kind === 'team' && drag.over.team === team}
                place={place({ kind: 'team', team })}
              >
                {teams.map((of, seat) =>
                  of !== team ? null : (
                    <SeatChip
                      key={seat}
                      seat={seat}
                      faction={typeof seats[seat]?.faction === 'number' ? seats[seat].faction : null}
                      name={name(seats, seat)}
                      label={t('newGame.teamSeat', { player: name(seats, seat), seat: seat + 1, team: team + 1 })}
                      picked={picked === seat}
                      lit={drag?.over?.kind === 'seat' && drag.over.seat === seat}
                      drag={drag?.seat === seat ? drag : null}
                      hold={hold}
                      place={place({ kind: 'seat', seat })}
                      onPress={() => press(seat)}
                    />
                  ),
                )}
              </TeamBox>
            ))}
          </View>
          <Told words={picked === null ? said : t('newGame.teams.picked', { player: name(seats, picked) })} />
        </>
      )}
    </Panel>
  );
}

type Measure = (view: View | null) => void;

/** A seat in a hand, and everything it could be let go on. */
function useDragging(onDrop: (seat: number, target: Target) => void) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const views = useRef(new Map<string, { readonly target: Target; readonly view: View }>());
  const areas = useRef<Area[]>([]);
  const drop = useRef(onDrop);
  useEffect(() => {
    drop.current = onDrop;
  });
  const tools = useMemo(() => {
    const measure = () => {
      areas.current = [];
      for (const { target, view } of views.current.values())
        view.measureInWindow((left, top, width, height) => {
          areas.current.push({ target, left, top, width, height });
        });
    };
    /** Seats lie on teams: they are asked first. */
    const at = (x: number, y: number, seat: number): Target | null => {
      const inside = areas.current.filter(
        ({ left, top, width, height }) => x >= left && x <= left + width && y >= top && y <= top + height,
      );
      const found = inside.map(({ target }) => target);
      return (
        found.find((target) => target.kind === 'seat' && target.seat !== seat) ??
        found.find(({ kind }) => kind === 'team') ??
        null
      );
    };
    return {
      hold: (seat: number) =>
        PanResponder.create({
          onMoveShouldSetPanResponder: (_event, { dx, dy }) => Math.abs(dx) + Math.abs(dy) > PICK_UP,
          onPanResponderTerminationRequest: () => false,
          onPanResponderGrant: () => {
            measure();
            setDrag({ seat, dx: 0, dy: 0, over: null });
          },
          onPanResponderMove: (_event, { dx, dy, moveX, moveY }) =>
            setDrag({ seat, dx, dy, over: at(moveX, moveY, seat) }),
          onPanResponderRelease: (_event, { moveX, moveY }) => {
            setDrag(null);
            const target = at(moveX, moveY, seat);
            if (target !== null) drop.current(seat, target);
          },
          onPanResponderTerminate: () => setDrag(null),
        }).panHandlers,
      place: (target: Target): Measure => {
        const key = target.kind === 'seat' ? `seat ${target.seat}` : `team ${target.team}`;
        return (view) => {
          if (view === null) views.current.delete(key);
          else views.current.set(key, { target, view });
        };
      },
    };
  }, []);
  return { drag, ...tools };
}

function TeamBox({
  title,
  lit,
  place,
  children,
}: {
  readonly title: string;
  readonly lit: boolean;
  readonly place: Measure;
  readonly children: ReactNode;
}) {
  const { colors } = useTheme();
  const view = useRef<View>(null);
  useEffect(() => {
    place(view.current);
    return () => place(null);
  });
  return (
    <View
      ref={view}
      role="group"
      aria-label={title}
      style={[
        styles.team,
        {
          borderColor: lit ? colors.accent : colors.line,
          backgroundColor: lit ? colors.surfacePressed : colors.ground,
        },
      ]}
    >
      <Text variant="caption" color="inkMuted" style={styles.title}>
        {title}
      </Text>
      {children}
    </View>
  );
}

interface ChipProps {
  readonly seat: number;
  readonly faction: number | null;
  readonly name: string;
  readonly label: string;
  readonly picked: boolean;
  readonly lit: boolean;
  readonly drag: Drag | null;
  readonly hold: (seat: number) => object;
  readonly place: Measure;
  readonly onPress: () => void;
}

function SeatChip({ seat, faction, name, label, picked, lit, drag, hold, place, onPress }: ChipProps) {
  const { colors, relief } = useTheme();
  const handlers = useMemo(() => hold(seat), [hold, seat]);
  const view = useRef<View>(null);
  // A finger that drags a seat does not move the page.
  useOwnTouch(
    view,
    useCallback(() => true, []),
  );
  useEffect(() => {
    place(view.current);
    return () => place(null);
  });
  return (
    <View
      ref={view}
      {...handlers}
      style={[drag === null ? null : { zIndex: 2, transform: [{ translateX: drag.dx }, { translateY: drag.dy }] }]}
    >
      <Pressable
        role="button"
        aria-label={label}
        aria-pressed={picked}
        onPress={onPress}
        style={[
          styles.chip,
          {
            backgroundColor: colors.surface,
            borderColor: picked || lit ? colors.accent : colors.edge,
            boxShadow: drag === null && !picked ? relief.key : relief.sheet,
          },
          (picked || lit) && styles.marked,
        ]}
      >
        {faction === null ? <Icon name="die" color="inkMuted" size={20} /> : <Emblem faction={faction} size={24} />}
        <Text variant="caption" lines={1} style={styles.name}>
          {name}
        </Text>
      </Pressable>
    </View>
  );
}

const styles = StyleSheet.create({
  teams: { flexDirection: 'row', flexWrap: 'wrap', gap: space.sm },
  team: {
    flexGrow: 1,
    flexBasis: 84,
    gap: space.xs,
    borderWidth: 2,
    borderRadius: radius.md,
    padding: space.xs,
  },
  title: { fontFamily: fonts.strong, paddingLeft: 2 },
  chip: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.xs,
    minHeight: TARGET,
    borderWidth: 1,
    borderRadius: radius.sm,
    paddingHorizontal: 6,
  },
  marked: { borderWidth: 2 },
  name: { flexShrink: 1, fontFamily: fonts.strong },
});
