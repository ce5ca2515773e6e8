/** Every module: a picture, its name, one sentence, a switch; and what stands against it, in the engine's words. */
import { MODULE_IDS, type ModuleId } from '@battalia/engine';
import { useMemo } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';
import { FigureView } from '@/art/FigureView';
import { MODULE_PICTURES } from '@/art/modules/choices';
import { textOr } from '@/i18n/translate';
import type { Setup } from '@/store/match/setup';
import { Icon } from '../../components/Icon';
import { GLYPH_BOX, Painted } from '../../components/Painted';
import { Panel } from '../../components/Panel';
import { Text } from '../../components/Text';
import { moduleThing, PRESET_FAMILIES } from '../../modules/presets';
import { useModules } from '../../modules/useModules';
import { setupProblemText } from '../../text/violation';
import { radius, space, TARGET } from '../../theme/tokens';
import { useTheme } from '../../theme/useTheme';
import { useTranslate } from '../../useTranslate';
import { moduleChoices, type ModuleChoice } from './moduleChoices';

interface Props {
  readonly setup: Setup;
  readonly onChange: (changed: Partial<Setup>) => void;
}

export function ModulesPanel({ setup, onChange }: Props) {
  const t = useTranslate();
  const { modules } = setup;
  // All of them are shown, in their own pictures.
  useModules(MODULE_IDS);
  const boxes = useMemo(() => moduleChoices(setup), [setup]);
  const toggle = (module: ModuleId, on: boolean) =>
    onChange({ modules: on ? [...modules, module] : modules.filter((other) => other !== module) });
  return (
    <Panel title={t('newGame.modules')}>
      {PRESET_FAMILIES.map(({ title }, i) => (
        <View key={title} role="group" aria-label={t(title)} style={styles.box}>
          <Text variant="label" color="inkMuted">
            {t(title)}
          </Text>
          {boxes[i]?.map((choice) => (
            <ModuleRow key={choice.id} choice={choice} onToggle={(on) => toggle(choice.id, on)} />
          ))}
        </View>
      ))}
    </Panel>
  );
}

const PICTURE = 40;

/** What it changes, or the thing that it brings. */
function ModulePicture({ id }: { readonly id: string }) {
  const figure = useMemo(() => MODULE_PICTURES[id]?.(), [id]);
  return figure === undefined ? (
    <Painted name={moduleThing(id)} size={PICTURE} />
  ) : (
    <FigureView figure={figure} width={PICTURE} height={PICTURE} box={GLYPH_BOX} />
  );
}

function ModuleRow({
  choice: { id, on, problem },
  onToggle,
}: {
  readonly choice: ModuleChoice;
  readonly onToggle: (on: boolean) => void;
}) {
  const t = useTranslate();
  const { colors } = useTheme();
  const name = textOr(t, `newGame.module.${id}`, {}, t(`newGame.preset.${id}`));
  const hint = textOr(t, `newGame.module.${id}.hint`, {}, '');
  const why = problem === null ? null : setupProblemText(t, problem, (module) => t(`newGame.preset.${module}`));
  return (
    <Pressable
      role="switch"
      aria-label={name}
      aria-checked={on}
      aria-describedby={`about-${id}`}
      onPress={() => onToggle(!on)}
      style={({ pressed }) => [
        styles.row,
        {
          borderColor: on ? colors.accent : colors.line,
          backgroundColor: pressed ? colors.surfacePressed : colors.ground,
        },
      ]}
    >
      <View style={styles.picture}>
        <ModulePicture id={id} />
      </View>
      <View style={styles.words} id={`about-${id}`}>
        <Text variant="label">{name}</Text>
        {hint === '' ? null : (
          <Text variant="caption" color="inkMuted">
            {hint}
          </Text>
        )}
        {why === null ? null : (
          <Text variant="caption" color="accent">
            {t('newGame.notNow', { why })}
          </Text>
        )}
      </View>
      <View
        style={[
          styles.mark,
          { borderColor: on ? colors.accent : colors.edge, backgroundColor: on ? colors.accent : colors.surface },
        ]}
      >
        {on ? <Icon name="check" color="onAccent" size={18} /> : null}
      </View>
    </Pressable>
  );
}

const styles = StyleSheet.create({
  box: { gap: space.sm },
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.sm,
    minHeight: TARGET + space.sm,
    borderWidth: 1,
    borderRadius: radius.sm,
    padding: space.sm,
  },
  picture: { width: PICTURE, alignItems: 'center' },
  words: { flex: 1 },
  mark: { width: 28, height: 28, borderRadius: 14, borderWidth: 2, alignItems: 'center', justifyContent: 'center' },
});
