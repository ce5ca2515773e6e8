/** Boards that are kept by name, as codes, and from codes. */
import * as Clipboard from 'expo-clipboard';
import { useState } from 'react';
import { StyleSheet, TextInput, View } from 'react-native';
import { laidIn, layoutCode, layoutFrom, LONGEST_LAYOUT, useLayouts, type Layout } from '@/store/layouts';
import type { Setup } from '@/store/match/setup';
import { Button } from '../../components/Button';
import { Panel } from '../../components/Panel';
import { Text } from '../../components/Text';
import { Told } from '../../components/Told';
import { radius, space, TARGET, typeScale } from '../../theme/tokens';
import { useTheme } from '../../theme/useTheme';
import { useTranslate } from '../../useTranslate';
import { fits, isLarge, withLayout } from './fitting';

interface Props {
  readonly setup: Setup;
  /** Whether what lies there can be played. */
  readonly sound: boolean;
  readonly onChange: (changed: Partial<Setup>) => void;
}

const LONGEST_NAME = 40;

export function SavedBoards({ setup, sound, onChange }: Props) {
  const t = useTranslate();
  const { colors } = useTheme();
  const { layouts, keep, remove } = useLayouts();
  const [name, setName] = useState('');
  const [text, setText] = useState('');
  const [told, setTold] = useState<string | null>(null);
  const [wrong, setWrong] = useState<string | null>(null);
  const say = (words: string) => {
    setTold(words);
    setWrong(null);
  };
  const refuse = (words: string) => {
    setWrong(words);
    setTold(null);
  };
  const here: Layout = { players: setup.seats.length, wide: isLarge(setup), laid: laidIn(setup.options) };
  const save = () => {
    const given = name.trim();
    if (given === '') return refuse(t('newGame.layouts.nameless'));
    if (!sound) return refuse(t('newGame.layouts.unsound'));
    keep({ name: given, ...here });
    setName('');
    say(t('newGame.layouts.saved', { name: given }));
  };
  const layOut = (layout: Layout, done: string) => {
    const problem = fits(setup, layout);
    if (problem === 'players') return refuse(t('layoutCode.players', { players: layout.players }));
    if (problem !== null) return refuse(t('layoutCode.board'));
    onChange({ options: withLayout(setup.options, layout) });
    say(done);
  };
  const copy = (layout: Layout) => {
    const code = layoutCode(layout);
    const shown = () => {
      setText(code);
      say(t('newGame.layouts.notCopied'));
    };
    Clipboard.setStringAsync(code).then((copied) => (copied ? say(t('newGame.layouts.copied')) : shown()), shown);
  };
  const open = () => {
    const opened = layoutFrom(text);
    if (!opened.ok) return refuse(t(`layoutCode.${opened.reason}`));
    layOut(opened.layout, t('newGame.layouts.opened'));
  };
  const field = [
    styles.input,
    typeScale.body,
    { color: colors.ink, borderColor: colors.edge, backgroundColor: colors.ground },
  ];
  const boardOf = ({ players, wide }: Layout) =>
    t('newGame.layouts.for', { players, board: t(wide ? 'newGame.layouts.wide' : 'newGame.layouts.small') });
  return (
    <Panel title={t('newGame.layouts')}>
      {layouts.length === 0 ? (
        <Text variant="caption" color="inkMuted">
          {t('newGame.layouts.none')}
        </Text>
      ) : null}
      {layouts.map((layout) => (
        <View key={layout.name} style={[styles.saved, { borderColor: colors.line }]}>
          <Text variant="label">{layout.name}</Text>
          <Text variant="caption" color="inkMuted">
            {boardOf(layout)}
          </Text>
          <View style={styles.ways}>
            <Button
              tight
              kind="plain"
              label={t('newGame.layouts.use')}
              name={t('newGame.layouts.useOf', { name: layout.name })}
              onPress={() => layOut(layout, t('newGame.layouts.opened'))}
            />
            <Button
              tight
              kind="plain"
              label={t('newGame.layouts.code')}
              name={t('newGame.layouts.codeOf', { name: layout.name })}
              onPress={() => copy(layout)}
            />
            <Button
              tight
              kind="plain"
              label={t('newGame.layouts.remove')}
              name={t('newGame.layouts.removeOf', { name: layout.name })}
              onPress={() => remove(layout.name)}
            />
          </View>
        </View>
      ))}
      <TextInput
        value={name}
        onChangeText={setName}
        maxLength={LONGEST_NAME}
        aria-label={t('newGame.layouts.name')}
        placeholder={t('newGame.layouts.name')}
        placeholderTextColor={colors.inkMuted}
        style={field}
      />
      <View style={styles.ways}>
        <Button tight label={t('newGame.layouts.save')} onPress={save} />
        <Button tight kind="plain" label={t('newGame.layouts.code')} onPress={() => copy(here)} />
      </View>
      <TextInput
        value={text}
        onChangeText={setText}
        // One more, so that what is too long is noticed and not cut to a code that is damaged.
        maxLength={LONGEST_LAYOUT + 1}
        multiline
        autoCapitalize="none"
        autoCorrect={false}
        aria-label={t('newGame.layouts.paste')}
        placeholder="battalia-board1.…"
        placeholderTextColor={colors.inkMuted}
        style={[field, styles.code]}
      />
      <Button tight kind="plain" label={t('newGame.layouts.open')} onPress={open} />
      <Told words={told} />
      {wrong === null ? null : (
        <View role="alert">
          <Text variant="label" color="accent">
            {wrong}
          </Text>
        </View>
      )}
    </Panel>
  );
}

const styles = StyleSheet.create({
  saved: { gap: space.xs, borderWidth: 1, borderRadius: radius.sm, padding: space.sm },
  ways: { flexDirection: 'row', flexWrap: 'wrap', gap: space.sm },
  input: { minHeight: TARGET, borderWidth: 1, borderRadius: radius.sm, paddingHorizontal: space.md },
  code: { minHeight: 72, paddingVertical: space.sm, textAlignVertical: 'top' },
});
