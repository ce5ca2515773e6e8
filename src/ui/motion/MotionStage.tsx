/**
 * Shows what has changed since the last view as motion, over a screen that already shows the new one. The game never waits
 * for it: whatever comes next cuts it short. Cards are flown from where they were measured before React changed the screen
 * to where they are after it; from then on only shared values change.
 *
 * Nor does the game fall with it: what goes wrong in planning, measuring, timing or drawing a motion ends that motion, and
 * the next one is tried again.
 */
import type { Card, PlayerView, Seat } from '@battalia/engine';
import { Component, useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { Easing, useSharedValue, withTiming } from 'react-native-reanimated';
import { cuesOf } from '@/motion/cues';
import { planOfLines } from '@/motion/lines';
import { anchorsOf, cardAnchor } from '@/motion/place';
import { flightsOf, NO_PLAN, planOf, type Plan } from '@/motion/plan';
import type { LogEntry } from '@/store/match/log';
import { Catch } from '../falls/Catch';
import { spared } from '../falls/spared';
import { playCues } from '../feedback/feedback';
import { useMotionSpeed } from '../theme/useMotionSpeed';
import { Anchors, rectOfView, type Rect } from './anchors';
import { courseOf, relative, type Course } from './course';
import { Overlay } from './Overlay';
import { endOf, NOTHING_SHOWN, showingOf, StageProvider, type Showing, type Stage } from './stage';

interface Props {
  readonly view: PlayerView;
  readonly log: readonly LogEntry[];
  /** Cards that are laid out and not played yet, line by line. */
  readonly lines: readonly (readonly Card[])[];
  /** Seats whose moves are not to be watched. */
  readonly skips: (seat: Seat) => boolean;
  /** Something is read in the place of the map: nothing large comes before it. */
  readonly reading?: boolean;
  /** Something moves for so many milliseconds. */
  readonly onShow: (ms: number) => void;
  readonly children: ReactNode;
}

type Told = Omit<Props, 'children' | 'onShow' | 'reading'>;

interface Shown {
  readonly view: PlayerView;
  readonly log: readonly LogEntry[];
  readonly lines: readonly (readonly Card[])[];
  /** What happened, whether it is shown or not. */
  readonly plan: Plan;
  readonly showing: Showing;
}

/** So much at once is no longer a move that the eye could follow: a game that is redone, or was elsewhere. */
const MOST_STEPS = 6;
/** Between the end of a plan and clearing it away. */
const SLACK = 60;

/** The way from one view to the next. When steps were taken back, or when it is too much to show, only the map moves. */
function planBetween({ view: before, log: known }: Shown, { view, log, skips }: Told): Plan {
  const fresh = log.slice(known.length);
  // Told as a plan of its own, so that the map does not make one up.
  if (fresh.length > 0 && fresh.every(({ seat }) => skips(seat)))
    return { ...NO_PLAN, board: { motions: [], lasts: 0 } };
  return planOf(
    before,
    view,
    new Set(fresh.map(({ step }) => step)).size > MOST_STEPS ? [] : fresh.map(({ event }) => event),
    known.slice(log.length).map(({ event }) => event),
  );
}

/** The same position once more, as after a setting was changed, cuts nothing short. */
const isNews = ({ view: before, log: known }: Shown, { view, log }: Told, { motions }: Plan): boolean =>
  motions.length > 0 || log.length !== known.length || before.viewer !== view.viewer;

const begun = ({ start, plan: last }: Showing, plan: Plan, speed: number): Pick<Shown, 'plan' | 'showing'> => ({
  plan,
  showing: showingOf(speed === 0 ? NO_PLAN : plan, start + last.lasts),
});

function followed(shown: Shown, props: Told, speed: number): Pick<Shown, 'plan' | 'showing'> {
  const plan =
    shown.view === props.view ? planOfLines(shown.lines, props.lines, props.view) : planBetween(shown, props);
  return isNews(shown, props, plan) ? begun(shown.showing, plan, speed) : { plan: shown.plan, showing: shown.showing };
}

function useShown(props: Told, speed: number): Shown {
  const { view, log, lines } = props;
  const [shown, setShown] = useState<Shown>({ view, log, lines, plan: NO_PLAN, showing: NOTHING_SHOWN });
  if (shown.view === view && shown.lines === lines) return shown;
  const next = {
    view,
    log,
    lines,
    ...spared(
      () => followed(shown, props, speed),
      () => ({ plan: NO_PLAN, showing: endOf(shown.showing) }),
    ),
  };
  setShown(next);
  return next;
}

/** If the stage itself gives way, the game stands on its own until the next view. */
export function MotionStage(props: Props) {
  return (
    <Catch until={props.view} otherwise={() => props.children}>
      <Standing {...props} />
    </Catch>
  );
}

function Standing({ children, onShow, reading = false, ...props }: Props) {
  const speed = useMotionSpeed();
  const { plan, showing: planned } = useShown(props, speed);
  const [fallen, setFallen] = useState<Showing | null>(null);
  const showing = useMemo(() => (fallen === planned ? endOf(planned) : planned), [planned, fallen]);
  const onFall = useCallback((): undefined => void setFallen(planned), [planned]);
  const [anchors] = useState(() => new Anchors());
  const clock = useSharedValue(0);
  const root = useRef<View>(null);
  const [flying, setFlying] = useState<{ readonly showing: Showing; readonly courses: readonly Course[] }>({
    showing,
    courses: [],
  });

  const [over, setOver] = useState<Showing | null>(null);

  // The pace of a plan is that of its start.
  const pace = useRef(speed);
  useEffect(() => {
    pace.current = speed;
  }, [speed]);
  useEffect(() => {
    const {
      start,
      plan: { lasts },
    } = showing;
    return spared(() => {
      clock.set(start);
      if (lasts === 0 || pace.current === 0) return undefined;
      const duration = lasts / pace.current;
      clock.set(withTiming(start + lasts, { duration, easing: Easing.linear }));
      onShow(duration);
      const timer = setTimeout(() => setOver(showing), duration + SLACK);
      return () => clearTimeout(timer);
    }, onFall);
  }, [showing, clock, onShow, onFall]);
  useEffect(
    () =>
      spared(
        () => playCues(cuesOf(plan, pace.current)),
        () => undefined,
      ),
    [plan],
  );

  const onMeasured = useCallback(
    (measured: Showing, courses: readonly Course[]) => setFlying({ showing: measured, courses }),
    [],
  );
  const stage = useMemo((): Stage => ({ showing, clock, anchors, speed }), [showing, clock, anchors, speed]);
  return (
    <StageProvider value={stage}>
      <View ref={root} style={styles.fill} collapsable={false}>
        <Surveyor showing={showing} anchors={anchors} root={root} onMeasured={onMeasured} onFall={onFall}>
          {children}
        </Surveyor>
        {flying.showing === showing && over !== showing && showing.plan.lasts > 0 ? (
          <Catch key={showing.start} otherwise={() => null} onFall={onFall}>
            <Overlay showing={showing} courses={flying.courses} clock={clock} reading={reading} />
          </Catch>
        ) : null}
      </View>
    </StageProvider>
  );
}

interface SurveyorProps {
  readonly showing: Showing;
  readonly anchors: Anchors;
  readonly root: { readonly current: View | null };
  readonly onMeasured: (showing: Showing, courses: readonly Course[]) => void;
  readonly onFall: () => void;
  readonly children: ReactNode;
}

/** Measures before and after a change. Only a class is asked between the two. */
class Surveyor extends Component<SurveyorProps> {
  override getSnapshotBeforeUpdate({ showing: last }: SurveyorProps): ReadonlyMap<string, Rect> | null {
    const { showing, anchors, onFall } = this.props;
    if (showing === last) return null;
    return spared(
      () => startsOf(showing.plan, anchors),
      () => {
        onFall();
        return null;
      },
    );
  }

  override componentDidUpdate(_props: SurveyorProps, _state: unknown, before: ReadonlyMap<string, Rect> | null): void {
    if (before === null) return;
    const { showing, anchors, root, onMeasured, onFall } = this.props;
    spared(() => {
      const origin = root.current === null ? null : rectOfView(root.current);
      if (origin === null) return;
      const courses = flightsOf(showing.plan).flatMap(
        (flight) =>
          courseOf(
            flight,
            (name) => before.get(name) ?? null,
            (name) => anchors.rectOf(name),
          ) ?? [],
      );
      onMeasured(
        showing,
        courses.map((course) => relative(course, origin)),
      );
    }, onFall);
  }

  override render() {
    return this.props.children;
  }
}

/** Where everything is that is about to fly. */
function startsOf(plan: Plan, anchors: Anchors): ReadonlyMap<string, Rect> {
  const rects = new Map<string, Rect>();
  for (const flight of flightsOf(plan)) {
    for (const name of [...(flight.card === null ? [] : [cardAnchor(flight.card)]), ...anchorsOf(flight.from)]) {
      const rect = rects.has(name) ? null : anchors.rectOf(name);
      if (rect !== null) rects.set(name, rect);
    }
  }
  return rects;
}

const styles = StyleSheet.create({ fill: { flex: 1 } });
