/**
 * The board before the game: everything that no book shows the place of may be laid elsewhere. What the engine refuses is
 * said, boards are kept by name and given to others as codes.
 */
import { checkConfig, type ConfigProblem } from '@battalia/engine';
import { useRouter } from 'expo-router';
import { useMemo } from 'react';
import { StyleSheet, View } from 'react-native';
import { useLastSetup } from '@/store/match/lastSetup';
import { configOf } from '@/store/match/setup';
import { Button } from '../../components/Button';
import { Panel } from '../../components/Panel';
import { Screen } from '../../components/Screen';
import { Text } from '../../components/Text';
import { setupProblemText } from '../../text/violation';
import { space } from '../../theme/tokens';
import { useTwoColumns } from '../../theme/useTwoColumns';
import { useTranslate } from '../../useTranslate';
import { asInTheRules, isLaidOut } from './layout';
import { LayoutGrid } from './LayoutGrid';
import { SavedBoards } from './SavedBoards';
import { WheelPanel } from './WheelPanel';
import './words';

/** What is wrong with a set-up before anything is laid out. */
const BOARDLESS: readonly ConfigProblem['kind'][] = [
  'players',
  'playersNeed',
  'playersOf',
  'unknownModule',
  'moduleTwice',
];

export function BoardScreen() {
  const t = useTranslate();
  const router = useRouter();
  const setup = useLastSetup();
  const wide = useTwoColumns();
  const { options, change } = setup;
  const config = useMemo(() => configOf(setup), [setup]);
  const problem = checkConfig(config);
  const back = () => (router.canGoBack() ? router.back() : router.replace('/new'));
  if (problem !== null && BOARDLESS.includes(problem.kind)) {
    return (
      <Screen title={t('newGame.layout')}>
        <Text>{setupProblemText(t, problem, (module) => t(`newGame.preset.${module}`))}</Text>
        <Button label={t('newGame.title')} onPress={back} />
      </Screen>
    );
  }
  const verdict = (
    <View role="status" style={styles.verdict}>
      <Text variant="label" color={problem === null ? 'ink' : 'accent'}>
        {problem === null
          ? t('newGame.layout.good')
          : setupProblemText(t, problem, (module) => t(`newGame.preset.${module}`))}
      </Text>
    </View>
  );
  const map = (
    <Panel title={t('newGame.layout.fields')} style={styles.map}>
      <Text variant="caption" color="inkMuted">
        {t('newGame.layout.hint')}
      </Text>
      <LayoutGrid config={config} problem={problem} onChange={(changed) => change({ options: changed })} />
      {verdict}
      {isLaidOut(options) ? (
        <Button
          kind="plain"
          label={t('newGame.layout.reset')}
          onPress={() => change({ options: asInTheRules(options) })}
        />
      ) : null}
    </Panel>
  );
  const rest = (
    <>
      <WheelPanel options={options} onChange={(changed) => change({ options: changed })} />
      <SavedBoards setup={setup} sound={problem === null} onChange={change} />
    </>
  );
  return (
    <Screen title={t('newGame.layout')} wide={wide} footer={<Button label={t('newGame.title')} onPress={back} />}>
      <Text color="inkMuted">{t('newGame.layout.why')}</Text>
      {wide ? (
        <View style={styles.beside}>
          <View style={styles.most}>{map}</View>
          <View style={[styles.less, styles.part]}>{rest}</View>
        </View>
      ) : (
        <>
          {map}
          {rest}
        </>
      )}
    </Screen>
  );
}

const styles = StyleSheet.create({
  part: { gap: space.md },
  beside: { flexDirection: 'row', gap: space.xl, alignItems: 'flex-start' },
  most: { flex: 3 },
  less: { flex: 2 },
  // The squares need every point of a small phone.
  map: { paddingHorizontal: space.sm },
  verdict: { minHeight: 24 },
});
