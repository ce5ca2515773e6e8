import { useEffect, useState } from 'react';
import { StyleSheet, useWindowDimensions, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { Glyph } from '@/art/Glyph';
import { Icon } from '../../components/Icon';
import { Text } from '../../components/Text';
import { radius, space } from '../../theme/tokens';
import { useTheme } from '../../theme/useTheme';
import { useTranslate } from '../../useTranslate';
import type { Part } from '../../game/costParts';
import { costColumns, priceColumns, type CostBlock, type CostLine } from './costSheet';
import { BoxContext } from '../../components/box';
import { Segments } from '../../components/Segments';
import { TABLE_BOX } from '@/store/tableBox';
import { useTable } from '@/store/table';
import { CostGlyphs } from '../../components/CostGlyphs';
import { Frame, useWide } from '../../components/Frame';
import { PlainLink } from '../../components/PlainLink';
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
    <Frame
      tab="costs"
      title={t('ref.tab.costs')}
      top={<SearchField query={query} onChange={setQuery} />}
      full={query.trim() === ''}
    >
      {query.trim() === '' ? (
        <BoxContext value={TABLE_BOX}>
          <CostSheet />
        </BoxContext>
      ) : (
        <SearchResults query={query} />
      )}
    </Frame>
  );
}

/**
 * The sheet fills the screen without scrolling: what the longest column holds in heights of a line, and what stands
 * around it in points.
 */
const FIT = {
  creation: { phone: { lines: 17.4, around: 216, most: 44 }, wide: { lines: 13.8, around: 172, most: 46 } },
  stormgates: { phone: { lines: 14.6, around: 242, most: 44 }, wide: { lines: 13, around: 198, most: 46 } },
} as const;
/** The two boxes, each with a sheet. */
const SHEETS = ['creation', 'stormgates'] as const;
/** Smaller cannot be read at arm's length. */
const LEAST_LINE = 24;
/** Below this the columns would cut words, and large text needs the width too. */
const TWO_COLUMNS = 340;
/** What stands around the lines of a phone's columns from left to right: edges, a gap, frames and padding. */
const BESIDE = 68;
const RAIL = 104;
/** The width of a column of a small phone, and how large its letters and signs may be there. */
const NARROW = { width: 146, font: 14, sign: 19 } as const;
/** From here on a column has room for a sign before every name. */
const SIGNS_FROM = 250;

function CostSheet() {
  const t = useTranslate();
  const wide = useWide();
  const insets = useSafeAreaInsets();
  const { width, height, fontScale } = useWindowDimensions();
  const plays = useTable((table) => (table.expansion ? 'stormgates' : 'creation'));
  const [asked, setAsked] = useState<(typeof SHEETS)[number] | null>(null);
  const sheet = asked ?? plays;
  const columns = sheet === 'creation' ? costColumns(t) : priceColumns(t);
  const single = width < TWO_COLUMNS || fontScale > 1.15;
  const inside = single ? width - BESIDE / 2 : wide ? (width - RAIL - BESIDE * 1.5) / 3 : (width - BESIDE) / 2;
  const { lines, around, most } = FIT[sheet][wide ? 'wide' : 'phone'];
  const share = inside / NARROW.width;
  const row = single
    ? 34
    : Math.floor(Math.min(most, Math.max(LEAST_LINE, (height - insets.top - insets.bottom - around) / lines)));
  return (
    <>
      <Segments
        title={t('ref.sheet')}
        hideTitle
        chosen={sheet}
        onChoose={setAsked}
        segments={SHEETS.map((value) => ({
          value,
          label: t(value === 'creation' ? 'ref.sheet.creation' : 'ref.costs.price'),
        }))}
      />
      <View style={[styles.sheet, single && styles.single, sheet === 'creation' && styles.filling]}>
        {(wide ? spread(columns) : columns).map((blocks, i) => (
          <View key={i} style={single ? styles.stacked : styles.column}>
            {blocks.map((block) => (
              // Units carry their sign even on the narrowest phone: it is what everything else is paid with.
              <Block
                key={block.key}
                block={block}
                row={row}
                share={share}
                signs={inside >= SIGNS_FROM || block.key === 'hire'}
              />
            ))}
          </View>
        ))}
      </View>
      {sheet === 'creation' ? null : (
        <Text variant="caption" color="inkMuted">
          {t('ref.sheet.same')}
        </Text>
      )}
    </>
  );
}

/** Three columns where there is room. */
function spread(columns: readonly (readonly CostBlock[])[]): readonly (readonly CostBlock[])[] {
  const blocks = columns.flat();
  const pick = (...keys: readonly string[]) => blocks.filter(({ key }) => keys.includes(key));
  return [
    pick('hire', 'create', 'bands', 'jumps', 'wanderers'),
    pick('city', 'upgrade', 'road', 'trade'),
    pick('hero', 'other', 'royals', 'valleys'),
  ];
}

interface BlockProps {
  readonly block: CostBlock;
  readonly row: number;
  /** How wide it is, compared with the narrowest. */
  readonly share: number;
  /** A sign stands before each name. */
  readonly signs: boolean;
}

function Block({ block, row, share, signs }: BlockProps) {
  const { colors } = useTheme();
  const small = Math.min(15, Math.max(11, Math.round(row * 0.42)));
  return (
    <PlainLink
      href={{ pathname: '/reference/[id]', params: { id: block.entry } }}
      label={`${block.title}. ${block.lines.map(({ spoken }) => spoken).join('. ')}`}
      style={[
        styles.block,
        { backgroundColor: colors.surface, borderColor: colors.line, paddingVertical: Math.round(row / 9) },
      ]}
    >
      <View style={styles.head}>
        <Text
          variant="label"
          color="accent"
          style={{ fontSize: Math.min(19, Math.round(row * 0.58)), lineHeight: Math.round(row * 0.84) }}
        >
          {block.title}
        </Text>
        {block.paidWith === undefined ? null : (
          <Text color="inkMuted" style={{ fontSize: small, lineHeight: small + 4 }}>
            {block.paidWith}
          </Text>
        )}
      </View>
      {block.lines.map((line) => (
        <Line key={line.key} line={line} row={row} share={share} sign={signs} />
      ))}
    </PlainLink>
  );
}

function Line({
  line,
  row,
  share,
  sign,
}: {
  readonly line: CostLine;
  readonly row: number;
  readonly share: number;
  readonly sign: boolean;
}) {
  const { colors } = useTheme();
  const font = Math.max(13, Math.floor(Math.min(19, Math.round(row * 0.52), NARROW.font * share)));
  const size = Math.floor(Math.min(28, Math.round(row * 0.72), NARROW.sign * share));
  const written = { fontSize: font, lineHeight: Math.round(font * 1.15) };
  return (
    <View style={[styles.line, { minHeight: row }]}>
      <View style={styles.named}>
        {sign ? <Glyph name={line.glyph} size={Math.round(size * 0.9)} color={colors.inkMuted} /> : null}
        <Text style={[styles.name, written]}>{line.name}</Text>
      </View>
      <View style={styles.ways}>
        {alternatives(line.ways).map(({ before, parts }, i) => (
          <View key={i} style={styles.ways}>
            {i === 0 ? null : (
              <Text color="inkMuted" style={written}>
                /
              </Text>
            )}
            {before === '' ? null : (
              <Text variant="label" style={{ fontSize: Math.round(size * 0.82), lineHeight: size + 4 }}>
                {before}
              </Text>
            )}
            <CostGlyphs parts={parts} size={size} />
          </View>
        ))}
        {line.given === undefined ? null : (
          <>
            {'words' in line.given || line.given.count !== 1 ? (
              <Text variant="label" style={{ fontSize: Math.round(size * 0.82), lineHeight: size + 4 }}>
                {'words' in line.given ? line.given.words : String(line.given.count)}
              </Text>
            ) : null}
            {'words' in line.given ? null : line.given.sign === 'cards' ? (
              <Icon name="cards" size={size} />
            ) : (
              <Glyph name={line.given.sign} size={size} color={colors.ink} />
            )}
          </>
        )}
        {line.to === undefined ? null : (
          <>
            <Text color="inkMuted" style={written}>
              →
            </Text>
            <Glyph name={line.to} size={size} color={colors.inkMuted} />
          </>
        )}
      </View>
    </View>
  );
}

/** Numbers of the same card share its sign: 2/3 supplies. */
function alternatives(
  ways: readonly (readonly Part[])[],
): readonly { readonly before: string; readonly parts: readonly Part[] }[] {
  const kind = ways[0]?.[0]?.[0];
  const isAlike = (parts: readonly Part[]) => parts.length === 1 && parts[0]?.[0] === kind;
  const alike = ways.filter(isAlike);
  if (kind === undefined || alike.length < 2) return ways.map((parts) => ({ before: '', parts }));
  return [
    { before: alike.map(([part]) => part?.[1] ?? 0).join('/'), parts: [[kind, 1]] },
    ...ways.filter((parts) => !isAlike(parts)).map((parts) => ({ before: '', parts })),
  ];
}

const styles = StyleSheet.create({
  sheet: { flexDirection: 'row', gap: space.sm },
  filling: { flexGrow: 1 },
  single: { flexDirection: 'column' },
  column: { flex: 1, gap: space.sm },
  stacked: { gap: space.sm },
  block: { borderWidth: 1, borderRadius: radius.sm, paddingHorizontal: space.sm },
  line: { flexDirection: 'row', alignItems: 'center', justifyContent: 'space-between', gap: 6 },
  head: { flexDirection: 'row', alignItems: 'center', justifyContent: 'space-between', gap: 4 },
  named: { flexDirection: 'row', alignItems: 'center', gap: 5, flexShrink: 1, minWidth: 0 },
  name: { flexShrink: 1 },
  ways: { flexDirection: 'row', alignItems: 'center', gap: 4 },
});
