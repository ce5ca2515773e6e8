/** The single modules and options. What differs from the rules says so. */
import { moduleOptions, type OptionDef } from '@battalia/engine';
import { useMemo } from 'react';
import { StyleSheet, View } from 'react-native';
import { factionsIn, type Setup, type SetupOptions } from '@/store/match/setup';
import { IconButton } from '../../components/IconButton';
import { Panel } from '../../components/Panel';
import { Segments } from '../../components/Segments';
import { Text } from '../../components/Text';
import { Toggle } from '../../components/Toggle';
import { OPTION_CHOICES, OPTION_PLAYERS, OPTION_TEXTS } from '../../modules/presets';
import { plainSentence } from '../../text/plain';
import { space } from '../../theme/tokens';
import { useTranslate } from '../../useTranslate';
import { FactionPicker } from './FactionPicker';
import { ModulesPanel } from './ModulesPanel';
import { NUMBER_OPTIONS, ruled, stepped, withOption, type NumberOption } from './options';

interface Props {
  readonly setup: Setup;
  readonly onChange: (changed: Partial<Setup>) => void;
}

export function OptionsPanel({ setup, onChange }: Props) {
  const t = useTranslate();
  const { modules, options, seats } = setup;
  const rules = useMemo(() => ruled(seats.length, modules), [seats.length, modules]);
  const setMapFull = (on: boolean) => {
    const { mapFullEnds: _before, ...others } = options;
    onChange({ options: on === rules.mapFullEnds ? others : { ...others, mapFullEnds: on } });
  };
  const setSwaps = (on: boolean) => {
    const { staffSwaps: _before, ...others } = options;
    onChange({ options: on ? { ...others, staffSwaps: true } : others });
  };
  return (
    <>
      <ModulesPanel setup={setup} onChange={onChange} />
      <Panel title={t('newGame.options')}>
        {NUMBER_OPTIONS.map((option) => (
          <NumberRow
            key={option}
            option={option}
            value={options[option] ?? rules[option]}
            ruled={rules[option]}
            onChange={(value) => onChange({ options: withOption(options, option, value, rules) })}
          />
        ))}
        <Toggle
          label={t('newGame.option.mapFullEnds')}
          on={options.mapFullEnds ?? rules.mapFullEnds}
          onChange={setMapFull}
        />
        <Toggle label={t('newGame.option.staffSwaps')} on={options.staffSwaps ?? false} onChange={setSwaps} />
        {moduleOptions(modules)
          .filter(([name]) => OPTION_PLAYERS[name]?.(seats.length) ?? true)
          .map(([name, option]) => (
            <ModuleOption key={name} name={name} option={option} options={options} onChange={onChange} />
          ))}
        {seats.length === 2 ? (
          <View style={styles.named}>
            <Text>{t('newGame.excluded')}</Text>
            <FactionPicker
              factions={factionsIn(setup)}
              title={t('newGame.excluded')}
              others={[{ value: 'random', label: t('newGame.randomExcluded'), icon: 'die' }]}
              chosen={setup.excluded ?? 'random'}
              onChoose={(value) => onChange({ excluded: value === 'random' ? null : value })}
            />
          </View>
        ) : null}
      </Panel>
    </>
  );
}

interface ModuleOptionProps {
  readonly name: string;
  readonly option: OptionDef;
  readonly options: SetupOptions;
  readonly onChange: (changed: Partial<Setup>) => void;
}

/** What a module lets people agree on: a flag, a number, or one of a few, named by its record, or by its plain name. */
function ModuleOption({ name, option, options, onChange }: ModuleOptionProps) {
  const t = useTranslate();
  const key = OPTION_TEXTS[name];
  const label = key === undefined ? plainSentence(name) : t(key);
  const value: unknown = Reflect.get(options, name);
  const agree = (next: number | boolean, usual: number | boolean) => {
    const others = Object.fromEntries(Object.entries(options).filter(([other]) => other !== name));
    onChange({ options: next === usual ? others : { ...others, [name]: next } });
  };
  if (option.type === 'flag') return <Toggle label={label} on={value === true} onChange={(on) => agree(on, false)} />;
  if (option.type !== 'number') return null;
  const { least, most, usual = least } = option;
  const now = typeof value === 'number' ? value : usual;
  const choices = OPTION_CHOICES[name];
  if (choices !== undefined)
    return (
      <Segments
        title={label}
        chosen={String(now)}
        onChoose={(next) => agree(Number(next), usual)}
        segments={choices.map((choice, i) => ({ value: String(least + i), label: t(choice) }))}
      />
    );
  return (
    <StepRow
      name={label}
      value={now}
      ruled={usual}
      less={now > least ? now - 1 : null}
      more={now < most ? now + 1 : null}
      words={String}
      onChange={(next) => agree(next, usual)}
    />
  );
}

interface NumberRowProps {
  readonly option: NumberOption;
  readonly value: number;
  readonly ruled: number;
  readonly onChange: (value: number) => void;
}

function NumberRow({ option, value, ruled: rule, onChange }: NumberRowProps) {
  const t = useTranslate();
  const isEnd = option === 'weeks' || option === 'points';
  return (
    <StepRow
      name={t(`newGame.option.${option}`)}
      value={value}
      ruled={rule}
      less={stepped(option, value, -1)}
      more={stepped(option, value, 1)}
      words={(number) => (number === 0 && isEnd ? t('newGame.none') : String(number))}
      onChange={onChange}
    />
  );
}

interface StepRowProps {
  readonly name: string;
  readonly value: number;
  readonly ruled: number;
  /** What comes next on the scale, null where it ends. */
  readonly less: number | null;
  readonly more: number | null;
  readonly words: (value: number) => string;
  readonly onChange: (value: number) => void;
}

function StepRow({ name, value, ruled: rule, less, more, words, onChange }: StepRowProps) {
  const t = useTranslate();
  const changed = value !== rule;
  return (
    <View style={styles.row}>
      <View style={styles.name}>
        <Text>{name}</Text>
        <Text variant="caption" color={changed ? 'accent' : 'inkMuted'}>
          {changed ? t('newGame.rulesSay', { value: words(rule) }) : t('newGame.asRules')}
        </Text>
      </View>
      <IconButton
        icon="minus"
        label={t('newGame.less', { name })}
        disabled={less === null}
        onPress={() => onChange(less ?? value)}
      />
      <View role="status" aria-label={`${name}: ${words(value)}`} style={styles.value}>
        <Text variant="label" align="center">
          {words(value)}
        </Text>
      </View>
      <IconButton
        icon="plus"
        label={t('newGame.moreOf', { name })}
        disabled={more === null}
        onPress={() => onChange(more ?? value)}
      />
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', gap: space.xs },
  name: { flex: 1 },
  value: { minWidth: 44 },
  named: { gap: space.xs },
});
