/** Everything to look up without leaving the table: the aim, the rules that matter now, what the signs mean, keys, settings. */
import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { Glyph } from '@/art/Glyph';
import type { GlyphName } from '@/art/glyphs/glyphs';
import type { PlainKey } from '@/i18n/message';
import { useLearning } from '@/store/learn/learning';
import { useMatch } from '@/store/match/useMatch';
import { Icon } from '../../../components/Icon';
import { ListRow } from '../../../components/ListRow';
import { PlainLink } from '../../../components/PlainLink';
import { Sheet } from '../../../components/Sheet';
import { Text } from '../../../components/Text';
import { Toggle } from '../../../components/Toggle';
import { referenceHref } from '../../../game/referenceFor';
import { rulesNow } from '../../../text/question';
import { fonts, radius, space, TARGET } from '../../../theme/tokens';
import { useNarrow } from '../../../theme/useNarrow';
import { useTheme } from '../../../theme/useTheme';
import { useEntries } from '../../../useEntry';
import { useTranslate } from '../../../useTranslate';
import { canHover } from '../map/canHover';
import { usePlay } from '../usePlay';
import { endsOf } from './aim';
import { SHORTCUTS } from './shortcuts';

interface Props {
  /** Who asks by a key is told of keys first. */
  readonly byKey: boolean;
  readonly onClose: () => void;
}

export function HelpSheet({ byKey, onClose }: Props) {
  const t = useTranslate();
  const { view } = usePlay();
  const narrow = useNarrow();
  // A finger has no keys.
  const [keys] = useState(canHover);
  const shortcuts = (
    <Part title={t('help.keys')}>
      {SHORTCUTS.map(({ key, words }) => (
        <Shortcut key={key} name={key} words={words(t)} />
      ))}
    </Part>
  );
  return (
    <Sheet title={t('help.title')} onClose={onClose}>
      {byKey ? shortcuts : null}
      <Part title={t('help.aim')}>
        <Text>{t('help.aim.points')}</Text>
        <View>
          <Text>{t('help.aim.ends')}</Text>
          {endsOf(t, view.ends).map((end) => (
            <Text key={end}>{`• ${end}`}</Text>
          ))}
        </View>
      </Part>
      <ListRow
        role="link"
        upright={narrow}
        href="/settings"
        title={t('settings.title')}
        leading={<Icon name="settings" />}
      />
      <Accompanied />
      <RulesNow />
      <Part title={t('help.signs')}>
        <Text>{t(keys ? 'help.explained.keys' : 'help.explained')}</Text>
        {SIGNS.map(([glyph, words]) => (
          <Sign key={words} glyph={glyph} words={t(words)} />
        ))}
      </Part>
      {keys && !byKey ? shortcuts : null}
    </Sheet>
  );
}

const SIGNS = [
  ['points', 'help.sign.points'],
  ['castle', 'help.sign.castle'],
  ['cards', 'help.sign.cards'],
  ['deck', 'help.sign.deck'],
] as const satisfies readonly (readonly [GlyphName, PlainKey])[];

function Part({ title, children }: { readonly title: string; readonly children: React.ReactNode }) {
  return (
    <View role="group" aria-label={title} style={styles.part}>
      <Text variant="heading" heading={3}>
        {title}
      </Text>
      {children}
    </View>
  );
}

/** Where a companion sits at the table, it is silenced and asked again here. */
function Accompanied() {
  const t = useTranslate();
  const id = useMatch((match) => match.id);
  const { guided, speaks, change } = useLearning();
  if (id === null || guided !== id) return null;
  const label = t('help.companion');
  return (
    <Toggle
      label={label}
      topic={{ kind: 'tool', tool: 'companion', words: label }}
      on={speaks}
      onChange={(on) => change({ speaks: on })}
    />
  );
}

function RulesNow() {
  const t = useTranslate();
  const { view } = usePlay();
  const ids = rulesNow(view.decision);
  const entries = useEntries(ids);
  return (
    <Part title={t('help.now')}>
      {ids.map((id, i) => {
        const title = entries?.[i]?.title;
        return title === undefined ? null : (
          <PlainLink key={id} href={referenceHref(id)} label={title} style={styles.link}>
            <Icon name="book" size={20} color="accent" />
            <Text style={styles.words}>{title}</Text>
          </PlainLink>
        );
      })}
    </Part>
  );
}

function Sign({ glyph, words }: { readonly glyph: GlyphName; readonly words: string }) {
  const { colors } = useTheme();
  return (
    <View style={styles.row}>
      <Glyph name={glyph} size={22} color={colors.inkMuted} />
      <Text style={styles.words}>{words}</Text>
    </View>
  );
}

function Shortcut({ name, words }: { readonly name: string; readonly words: string }) {
  const { colors } = useTheme();
  return (
    <View style={styles.row}>
      <View style={[styles.key, { borderColor: colors.edge, backgroundColor: colors.ground }]}>
        <Text variant="caption" align="center" style={styles.name}>
          {name}
        </Text>
      </View>
      <Text style={styles.words}>{words}</Text>
    </View>
  );
}

const styles = StyleSheet.create({
  part: { gap: space.xs },
  link: { flexDirection: 'row', alignItems: 'center', gap: space.sm, minHeight: TARGET },
  row: { flexDirection: 'row', alignItems: 'center', gap: space.sm, minHeight: 32 },
  words: { flexShrink: 1 },
  key: { minWidth: 72, borderWidth: 1, borderRadius: radius.sm, paddingHorizontal: space.sm, paddingVertical: 2 },
  name: { fontFamily: fonts.strong },
});
