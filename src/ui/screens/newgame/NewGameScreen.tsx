import { checkConfig, type ConfigProblem } from '@battalia/engine';
import { useRouter } from 'expo-router';
import { useMemo, useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { useLastSetup } from '@/store/match/lastSetup';
import { configOf, drawn, factionsIn, LEAST_SEATS, mostSeats, type SetupSeat } from '@/store/match/setup';
import { useMatch } from '@/store/match/useMatch';
import { Button } from '../../components/Button';
import { ListRow } from '../../components/ListRow';
import { Icon } from '../../components/Icon';
import { Panel } from '../../components/Panel';
import { Screen } from '../../components/Screen';
import { Segments } from '../../components/Segments';
import { Text } from '../../components/Text';
import { setupProblemText } from '../../text/violation';
import { space } from '../../theme/tokens';
import { useTwoColumns } from '../../theme/useTwoColumns';
import { useTranslate } from '../../useTranslate';
import { shownName } from './names';
import { OptionsPanel } from './OptionsPanel';
import { PlanPanel } from './PlanPanel';
import { PRESET_IDS, PRESETS, presetOf } from '../../modules/presets';
import { repairs } from './repairs';
import { SeatPanel } from './SeatPanel';

export function NewGameScreen() {
  const t = useTranslate();
  const router = useRouter();
  const setup = useLastSetup();
  const start = useMatch((match) => match.start);
  const wide = useTwoColumns();
  const [opened, setOpened] = useState(false);
  const { seats, change } = setup;
  const config = useMemo(() => configOf(setup), [setup]);
  const problem = checkConfig(config);
  const preset = presetOf(setup);
  const factions = useMemo(() => factionsIn(setup), [setup]);

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
    router.replace(`/match/${await start({ config: drawn(setup, Math.random), players })}`);
  };

  const players = (
    <View style={styles.part}>
      <Text variant="heading" heading={2}>
        {t('newGame.players')}
      </Text>
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
          onRemove={seats.length > LEAST_SEATS ? () => change({ seats: seats.filter((_, j) => j !== i) }) : null}
        />
      ))}
      {seats.length < mostSeats(setup.modules) ? (
        <Button
          kind="plain"
          label={t('newGame.add')}
          onPress={() => change({ seats: [...seats, { name: '', bot: 'chief', faction: 'random' }] })}
        />
      ) : null}
    </View>
  );
  const game = (
    <View style={styles.part}>
      <Panel title={t('newGame.game')}>
        <Segments
          title={t('newGame.game')}
          hideTitle
          segments={[...PRESET_IDS, ...(preset === 'own' ? (['own'] as const) : [])].map((value) => ({
            value,
            label: t(`newGame.preset.${value}`),
          }))}
          chosen={preset}
          onChoose={(value) => {
            if (value !== 'own') change({ modules: [...PRESETS[value].modules], options: PRESETS[value].options });
          }}
        />
        <Text color="inkMuted">{t(preset === 'own' ? 'newGame.preset.own.hint' : PRESETS[preset].hint)}</Text>
      </Panel>
      <ListRow
        role="button"
        title={t('newGame.more')}
        expanded={opened}
        onPress={() => setOpened(!opened)}
        trailing={<Icon name={opened ? 'up' : 'down'} color="inkMuted" />}
      />
      {opened ? <OptionsPanel setup={setup} onChange={change} /> : null}
    </View>
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
            {opened || problem !== null ? null : <PlanPanel config={config} />}
          </View>
        </View>
      ) : (
        <>
          {game}
          {players}
        </>
      )}
    </Screen>
  );
}

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
  problem: { gap: space.sm },
  repairs: { flexDirection: 'row', flexWrap: 'wrap', gap: space.sm, maxWidth: '100%' },
});
