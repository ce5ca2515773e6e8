import { item, rollDie } from '@battalia/engine';
import { StyleSheet, View } from 'react-native';
import { Glyph } from '@/art/Glyph';
import type { GlyphName } from '@/art/glyphs/glyphs';
import { entryText } from '@/i18n/entries';
import { useTable } from '@/store/table';
import { Button } from '../../../components/Button';
import { Panel } from '../../../components/Panel';
import { Text } from '../../../components/Text';
import { give } from '../../../feedback/feedback';
import { space } from '../../../theme/tokens';
import { useTheme } from '../../../theme/useTheme';
import { useLanguage, useTranslate } from '../../../useTranslate';
import { readLine } from '../../../game/textLine';
import { freshChance } from '../lots';

const DICE: readonly GlyphName[] = ['die1', 'die2', 'die3', 'die4', 'die5', 'die6'];
const REMEMBERED = 8;

/** A die, with what the amulet does on its face. */
export function DiePanel() {
  const t = useTranslate();
  const language = useLanguage();
  const { colors } = useTheme();
  const rolls = useTable((table) => table.rolls);
  const change = useTable((table) => table.change);
  const [last, ...before] = rolls;
  const roll = () => {
    change({ rolls: [rollDie(freshChance()), ...rolls].slice(0, REMEMBERED) });
    give('die', 'tap');
  };
  return (
    <Panel title={t('table.die')}>
      <View style={styles.row}>
        {last === undefined ? null : <Glyph name={item(DICE, last - 1)} size={64} color={colors.accent} />}
        <View style={styles.grow}>
          <View role="status" aria-live="assertive" style={styles.gap}>
            {last === undefined ? null : (
              <>
                <Text variant="heading">{t('table.die.rolled', { face: last })}</Text>
                <Text>
                  {t('table.die.amulet', {
                    text: readLine(entryText(language, 'amulet-faces').text[last - 1] ?? '').text,
                  })}
                </Text>
              </>
            )}
          </View>
          {before.length === 0 ? null : (
            <Text variant="caption" color="inkMuted">
              {t('table.die.before', { rolls: before.join(' ') })}
            </Text>
          )}
        </View>
      </View>
      <Button label={t('table.die.roll')} onPress={roll} />
    </Panel>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', gap: space.md },
  grow: { flex: 1, minWidth: 0, gap: 4 },
  gap: { gap: 2 },
});
