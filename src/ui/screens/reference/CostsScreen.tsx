import { Link } from 'expo-router';
import { useEffect, useState } from 'react';
import { StyleSheet, useWindowDimensions, View } from 'react-native';
import { Text } from '../../components/Text';
import { radius, space } from '../../theme/tokens';
import { useTheme } from '../../theme/useTheme';
import { useTranslate } from '../../useTranslate';
import { costColumns, type CostBlock, type CostLine } from './costSheet';
import { CostGlyphs } from './parts/CostGlyphs';
import { Frame, useWide } from './parts/Frame';
import { PlainPressable } from './parts/PlainPressable';
import { SearchField } from './parts/SearchField';
import { SearchResults } from './parts/SearchResults';
import { prepareSearch } from './search';

/** Everything that costs something, on one screen. */
export function CostsScreen() {
  const t = useTranslate();
  const [query, setQuery] = useState('');
  // The sheet is there first; the index for the search is made when nothing else is to be done.
  useEffect(() => {
    const timer = setTimeout(prepareSearch, 600);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Frame tab="costs" title={t('ref.tab.costs')} top={<SearchField query={query} onChange={setQuery} />} full={query.trim() === ''}>
      {query.trim() === '' ? <CostSheet /> : <SearchResults query={query} />}
    </Frame>
  );
}

/** Lines and headings of the longer column, and what stands around them, in points. */
const ROWS = 14.5;
const AROUND = 158;
/** Below this the columns would cut words, and large text needs the width too. */
const TWO_COLUMNS = 340;

function CostSheet() {
  const t = useTranslate();
  const wide = useWide();
  const { width, height, fontScale } = useWindowDimensions();
  const columns = costColumns(t);
  const single = width < TWO_COLUMNS || fontScale > 1.15;
  // The sheet fills the screen: as large as it can be without scrolling, within reason.
  const row = Math.round(Math.min(wide || single ? 34 : 44, Math.max(25, (height - AROUND) / ROWS)));
  return (
    <View style={[styles.sheet, single && styles.single]}>
      {(wide ? spread(columns) : columns).map((blocks, i) => (
        <View key={i} style={styles.column}>
          {blocks.map((block) => (
            <Block key={block.key} block={block} row={row} />
          ))}
        </View>
      ))}
    </View>
  );
}

/** Three columns where there is room. */
function spread(columns: readonly (readonly CostBlock[])[]): readonly (readonly CostBlock[])[] {
  const blocks = columns.flat();
  const pick = (...keys: readonly string[]) => blocks.filter(({ key }) => keys.includes(key));
  return [pick('hire', 'create'), pick('city', 'upgrade', 'road'), pick('hero', 'other')];
}

function Block({ block, row }: { readonly block: CostBlock; readonly row: number }) {
  const { colors } = useTheme();
  return (
    <Link href={{ pathname: '/reference/[id]', params: { id: block.entry } }} asChild>
      <PlainPressable
        role="link"
        label={`${block.title}. ${block.lines.map(({ spoken }) => spoken).join('. ')}`}
        style={[styles.block, { backgroundColor: colors.surface, borderColor: colors.line, paddingVertical: Math.round(row / 9) }]}
      >
        <Text variant="label" color="accent" style={{ fontSize: Math.min(17, Math.round(row * 0.56)), lineHeight: Math.round(row * 0.84) }}>
          {block.title}
        </Text>
        {block.lines.map((line) => (
          <Line key={line.key} line={line} row={row} />
        ))}
      </PlainPressable>
    </Link>
  );
}

function Line({ line, row }: { readonly line: CostLine; readonly row: number }) {
  const font = Math.min(17, Math.max(13, Math.round(row * 0.5)));
  return (
    <View style={[styles.line, { minHeight: row }]}>
      <Text style={[styles.name, { fontSize: font, lineHeight: Math.round(font * 1.2) }]}>{line.name}</Text>
      {line.words === undefined ? (
        <CostGlyphs parts={line.parts} size={Math.min(24, Math.round(row * 0.68))} />
      ) : (
        <Text color="inkMuted" style={[styles.words, { fontSize: font - 1, lineHeight: Math.round(font * 1.1) }]}>
          {line.words}
        </Text>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  sheet: { flexDirection: 'row', gap: space.sm, flexGrow: 1 },
  single: { flexDirection: 'column' },
  column: { flex: 1, gap: space.sm },
  block: { borderWidth: 1, borderRadius: radius.sm, paddingHorizontal: space.sm },
  line: { flexDirection: 'row', alignItems: 'center', justifyContent: 'space-between', gap: 6 },
  name: { flexShrink: 1 },
  words: { flexShrink: 1, textAlign: 'right' },
});
