import { checkConfig, FACTION_NAMES, MODULE_IDS, type GameConfig, type ModuleId } from '@battalia/engine';
import { useRouter } from 'expo-router';
import { StyleSheet, TextInput, View } from 'react-native';
import { Glyph } from '@/art/Glyph';
import { BOT_LEVELS } from '@/store/match/journal';
import { useLastSetup, type LastSetup, type SetupSeat } from '@/store/match/lastSetup';
import { useMatch } from '@/store/match/useMatch';
import { Button } from '../../components/Button';
import { IconButton } from '../../components/IconButton';
import { Panel } from '../../components/Panel';
import { Screen } from '../../components/Screen';
import { Segments } from '../../components/Segments';
import { Text } from '../../components/Text';
import { Toggle } from '../../components/Toggle';
import { factionText } from '../../text/cards';
import { setupProblemText } from '../../text/violation';
import { radius, space, TARGET, typeScale } from '../../theme/tokens';
import { useTheme } from '../../theme/useTheme';
import { useTranslate } from '../../useTranslate';

const FACTIONS_TO_CHOOSE = [0, 1, 2, 3] as const;
const WEEKS = [null, 2, 3, 5] as const;
const MOST_SEATS = 4;
const LEAST_SEATS = 2;

function configOf({ seats, modules, weeks }: LastSetup): GameConfig {
  return { seats: seats.map(({ faction }) => ({ faction })), modules, options: weeks === null ? {} : { weeks }, excluded: null };
}

export function NewGameScreen() {
  const t = useTranslate();
  const router = useRouter();
  const setup = useLastSetup();
  const start = useMatch((match) => match.start);
  const config = configOf(setup);
  const problem = checkConfig(config);
  const moduleName = (module: ModuleId) => t(`newGame.module.${module}`);

  const changeSeat = (i: number, changed: Partial<SetupSeat>) => setup.change({ seats: setup.seats.map((seat, j) => (j === i ? { ...seat, ...changed } : seat)) });
  const toggle = (module: ModuleId, on: boolean) => setup.change({ modules: on ? [...setup.modules, module] : setup.modules.filter((other) => other !== module) });
  const begin = async () => {
    const players = setup.seats.map(({ name, bot }, i) => ({ name: name.trim() === '' ? t('newGame.defaultName', { number: i + 1 }) : name.trim(), bot }));
    router.replace(`/match/${await start({ config, players })}`);
  };

  return (
    <Screen title={t('newGame.title')}>
      {problem === null ? (
        <Button label={t('newGame.start')} onPress={() => void begin()} />
      ) : (
        <View role="alert">
          <Text color="accent" variant="label">
            {setupProblemText(t, problem, moduleName)}
          </Text>
        </View>
      )}
      {setup.seats.map((seat, i) => (
        <SeatPanel
          key={i}
          number={i + 1}
          seat={seat}
          onChange={(changed) => changeSeat(i, changed)}
          {...(setup.seats.length > LEAST_SEATS ? { onRemove: () => setup.change({ seats: setup.seats.filter((_, j) => j !== i) }) } : {})}
        />
      ))}
      {setup.seats.length < MOST_SEATS ? (
        <Button kind="plain" label={t('newGame.add')} onPress={() => setup.change({ seats: [...setup.seats, { name: '', bot: 'chief', faction: null }] })} />
      ) : null}
      <Panel title={t('newGame.modules')}>
        {MODULE_IDS.map((module) => (
          <View key={module}>
            <Toggle label={moduleName(module)} on={setup.modules.includes(module)} onChange={(on) => toggle(module, on)} />
            <Text variant="caption" color="inkMuted">
              {t(`newGame.module.${module}.hint`)}
            </Text>
          </View>
        ))}
      </Panel>
      <Panel title={t('newGame.length')}>
        <Segments
          title={t('newGame.length')}
          hideTitle
          segments={WEEKS.map((weeks) => ({ value: String(weeks), label: weeks === null ? t('newGame.weeks.none') : t('newGame.weeks', { count: weeks }) }))}
          chosen={String(setup.weeks)}
          onChoose={(value) => setup.change({ weeks: value === 'null' ? null : Number(value) })}
        />
      </Panel>
    </Screen>
  );
}

interface SeatProps {
  readonly number: number;
  readonly seat: SetupSeat;
  readonly onChange: (changed: Partial<SetupSeat>) => void;
  readonly onRemove?: () => void;
}

function SeatPanel({ number, seat, onChange, onRemove }: SeatProps) {
  const t = useTranslate();
  const { colors } = useTheme();
  const name = t('newGame.defaultName', { number });
  return (
    <Panel title={seat.name === '' ? name : seat.name} {...(onRemove ? { aside: <IconButton icon="close" label={t('newGame.remove', { number })} onPress={onRemove} /> } : {})}>
      <TextInput
        value={seat.name}
        onChangeText={(text) => onChange({ name: text })}
        placeholder={name}
        placeholderTextColor={colors.inkMuted}
        aria-label={t('newGame.name', { number })}
        maxLength={24}
        style={[styles.input, typeScale.body, { color: colors.ink, borderColor: colors.edge, backgroundColor: colors.ground }]}
      />
      <Segments
        title={t('newGame.players')}
        hideTitle
        segments={[{ value: 'person', label: t('newGame.person') }, ...BOT_LEVELS.map((level) => ({ value: level, label: t(`newGame.bot.${level}`) }))]}
        chosen={seat.bot ?? 'person'}
        onChoose={(value) => onChange({ bot: BOT_LEVELS.find((level) => level === value) ?? null })}
      />
      <Segments
        title={t('term.faction')}
        segments={[
          { value: 'any', label: t('newGame.anyFaction') },
          ...FACTIONS_TO_CHOOSE.map((faction) => ({
            value: String(faction),
            label: factionText(t, faction),
            picture: (color: string) => <Glyph name={FACTION_NAMES[faction]} size={24} color={color} />,
          })),
        ]}
        chosen={seat.faction === null ? 'any' : String(seat.faction)}
        onChoose={(value) => onChange({ faction: value === 'any' ? null : Number(value) })}
      />
    </Panel>
  );
}

const styles = StyleSheet.create({
  input: { borderWidth: 1, borderRadius: radius.sm, minHeight: TARGET, paddingHorizontal: space.md },
});
