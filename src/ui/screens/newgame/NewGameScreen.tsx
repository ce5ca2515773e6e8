import { checkConfig, type ConfigProblem } from '@battalia/engine';
import { useRouter } from 'expo-router';
import { useMemo, useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { useClocks } from '@/store/match/clocks';
import { useLastSetup } from '@/store/match/lastSetup';
import { configOf, drawn, factionsIn, LEAST_SEATS, MOST_SEATS, type Setup, type SetupSeat } from '@/store/match/setup';
import { useMatch } from '@/store/match/useMatch';
import { Button } from '../../components/Button';
import { Icon } from '../../components/Icon';
import { ListRow } from '../../components/ListRow';
import { Panel } from '../../components/Panel';
import { Screen } from '../../components/Screen';
import { Text } from '../../components/Text';
import { Toggle } from '../../components/Toggle';
import { hoursText, playingTime } from '../../game/playingTime';
import { PRESET_HINTS, presetFor, presetOf } from '../../modules/presets';
import { setupProblemText } from '../../text/violation';
import { space } from '../../theme/tokens';
import { useTwoColumns } from '../../theme/useTwoColumns';
import { useTranslate } from '../../useTranslate';
import { adviceFor } from './advice';
import { isLaidOut, sheetOf } from './layout';
import { shownName } from './names';
import { OptionsPanel } from './OptionsPanel';
import { PlanPanel } from './PlanPanel';
import { PresetPicker } from './PresetPicker';
import { repairs } from './repairs';
import { SeatPanel } from './SeatPanel';
import { arrangementsOf, seatedIn, teamsIn } from './teams';
import { TeamsPanel } from './TeamsPanel';
import './words';

/** As many seats stand open beside each other without hiding what else there is to choose. */
const OPEN_SEATS = 4;

export function NewGameScreen() {
  const t = useTranslate();
  const router = useRouter();
  const setup = useLastSetup();
  const start = useMatch((match) => match.start);
  const wide = useTwoColumns();
  const [opened, setOpened] = useState(false);
  /** Seats that are asked about, where there are many. */
  const [turned, setTurned] = useState<ReadonlySet<number>>(new Set());
  const { seats, change } = setup;
  const config = useMemo(() => configOf(setup), [setup]);
  const problem = checkConfig(config);
  const preset = presetOf(setup);
  const rival = (preset === 'own' ? undefined : presetFor(preset, seats.length).rival) ?? 'chief';
  const factions = useMemo(() => factionsIn(setup), [setup]);
  const teams = teamsIn(setup);
  const advice = adviceFor(setup);

  /** A game that is asked for by name is what it is for so many players. */
  const sit = (next: Setup['seats']) => {
    const named = preset === 'own' ? null : presetFor(preset, next.length);
    change({ seats: next, ...(named === null ? {} : { modules: [...named.modules], options: named.options }) });
  };
  const changeSeat = (i: number, changed: Partial<SetupSeat>) =>
    change({ seats: seats.map((seat, j) => (j === i ? { ...seat, ...changed } : seat)) });
  const moveSeat = (i: number, by: 1 | -1) => {
    const moved = [...seats];
    const [seat] = moved.splice(i, 1);
    if (seat) moved.splice(i + by, 0, seat);
    change({ seats: moved });
  };
  const begin = async () => {
    const players = seats.map((seat, i) => ({ name: shownName(t, seat, i), bot: seat.bot }));
    const id = await start({ config: drawn(setup, Math.random), players });
    if (setup.clock) useClocks.getState().begin(id, players.length, playingTime(players.length, setup.modules));
    router.replace(`/match/${id}`);
  };
  const folds = seats.length > OPEN_SEATS;
  const turn = (i: number) =>
    setTurned((before) => new Set(before.has(i) ? [...before].filter((other) => other !== i) : [...before, i]));

  const players = (
    <View style={styles.part}>
      <Text variant="heading" heading={2}>
        {t('newGame.players')}
      </Text>
      {arrangementsOf(seats.length).length === 0 ? null : <TeamsPanel setup={setup} onChange={change} />}
      {seats.map((seat, i) => (
        <SeatPanel
          key={i}
          number={i + 1}
          seat={seat}
          factions={factions}
          onChange={(changed) => changeSeat(i, changed)}
          onMove={(by) => moveSeat(i, by)}
          isFirst={i === 0}
          isLast={i === seats.length - 1}
          onRemove={seats.length > LEAST_SEATS ? () => sit(seats.filter((_, j) => j !== i)) : null}
          open={!folds || turned.has(i)}
          onOpen={folds ? () => turn(i) : null}
          team={
            teams === null
              ? null
              : {
                  of: teams[i] ?? 0,
                  teams: Math.max(...teams) + 1,
                  onChoose: (team) => change({ seats: seatedIn(setup, i, team) }),
                }
          }
        />
      ))}
      {seats.length < MOST_SEATS ? (
        <Button
          kind="plain"
          label={t('newGame.add')}
          onPress={() => sit([...seats, { name: '', bot: rival, faction: 'random' }])}
        />
      ) : null}
    </View>
  );
  const game = (
    <Panel title={t('newGame.game')}>
      <PresetPicker
        chosen={preset}
        onChoose={(id) => {
          const { modules, options, rival } = presetFor(id, seats.length);
          const seated = seats.map((seat) => (seat.bot === null ? seat : { ...seat, bot: rival ?? seat.bot }));
          change({ modules: [...modules], options, seats: seated });
        }}
      />
      <View style={styles.told}>
        <Text color="inkMuted">{t(preset === 'own' ? 'newGame.preset.own.hint' : PRESET_HINTS[preset])}</Text>
        {advice.map((words) => (
          <View key={words} style={styles.advice}>
            <Icon name="bulb" color="accent" size={18} />
            <Text variant="caption" style={styles.words}>
              {words === 'newGame.time'
                ? t(words, { time: hoursText(t, playingTime(seats.length, setup.modules)) })
                : t(words)}
            </Text>
          </View>
        ))}
      </View>
    </Panel>
  );
  const plan = hasBoard(problem) ? sheetOf(config) : null;
  const board = plan ? (
    <View style={styles.board}>
      <PlanPanel config={config} />
      <View style={styles.under}>
        <Text variant="caption" color="inkMuted">
          {[
            t('newGame.plan.short', { rows: plan.length, columns: plan[0]?.length ?? 0 }),
            ...(isLaidOut(setup.options) ? [t('newGame.layout.changed')] : []),
          ].join(' · ')}
        </Text>
        <Button tight kind="plain" label={t('newGame.layout.open')} onPress={() => router.push('/board')} />
      </View>
    </View>
  ) : null;
  const more = (
    <>
      <ListRow
        role="button"
        title={t('newGame.more')}
        expanded={opened}
        onPress={() => setOpened(!opened)}
        trailing={<Icon name={opened ? 'up' : 'down'} color="inkMuted" />}
      />
      {opened ? (
        <>
          <OptionsPanel setup={setup} onChange={change} />
          <Panel>
            <Toggle label={t('newGame.clock')} on={setup.clock} onChange={(clock) => change({ clock })} />
            <Text variant="caption" color="inkMuted">
              {t('newGame.clock.hint', { time: hoursText(t, playingTime(seats.length, setup.modules)) })}
            </Text>
          </Panel>
        </>
      ) : null}
    </>
  );

  return (
    <Screen
      title={t('newGame.title')}
      wide={wide}
      footer={
        problem === null ? (
          <Button label={t('newGame.start')} onPress={() => void begin()} />
        ) : (
          <Problem problem={problem} />
        )
      }
    >
      {wide ? (
        <View style={styles.beside}>
          <View style={styles.half}>{players}</View>
          <View style={[styles.half, styles.part]}>
            {game}
            {board}
            {more}
          </View>
        </View>
      ) : (
        <>
          {game}
          {board}
          {more}
          {players}
        </>
      )}
    </Screen>
  );
}

/** Whether there is a map to be shown, playable or not. */
const hasBoard = (problem: ConfigProblem | null): boolean =>
  problem === null || !['players', 'playersNeed', 'playersOf', 'unknownModule', 'moduleTwice'].includes(problem.kind);

/** Why this cannot be played, and what would help. */
function Problem({ problem }: { readonly problem: ConfigProblem }) {
  const t = useTranslate();
  const { change, ...setup } = useLastSetup();
  return (
    <View style={styles.problem}>
      <View role="alert">
        <Text color="accent" variant="label">
          {setupProblemText(t, problem, (module) => t(`newGame.preset.${module}`))}
        </Text>
      </View>
      <View style={styles.repairs}>
        {repairs(t, problem, setup).map(({ label, change: repaired }) => (
          <Button key={label} kind="plain" label={label} onPress={() => change(repaired)} />
        ))}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  part: { gap: space.md },
  beside: { flexDirection: 'row', gap: space.xl, alignItems: 'flex-start' },
  half: { flex: 1 },
  told: { gap: space.sm },
  advice: { flexDirection: 'row', gap: space.sm, alignItems: 'flex-start' },
  words: { flex: 1 },
  board: { gap: space.sm },
  under: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: space.md,
    rowGap: space.xs,
  },
  problem: { gap: space.sm },
  repairs: { flexDirection: 'row', flexWrap: 'wrap', gap: space.sm, maxWidth: '100%' },
});
