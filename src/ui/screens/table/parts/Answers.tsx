import { assertNever, SUPPLY, type Kind } from '@battalia/engine';
import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { Glyph } from '@/art/Glyph';
import type { EntryId } from '@/i18n/entryText';
import type { Translate } from '@/i18n/message';
import { TABLE_BOX } from '@/store/tableBox';
import { Button } from '../../../components/Button';
import { CostGlyphs } from '../../../components/CostGlyphs';
import { Icon } from '../../../components/Icon';
import { Panel } from '../../../components/Panel';
import { PlainLink } from '../../../components/PlainLink';
import { PlainPressable } from '../../../components/PlainPressable';
import { Text } from '../../../components/Text';
import type { Affordable } from '../../../game/affordable';
import type { Stock } from '../../../game/hand';
import { thingGlyph, thingId, thingSentence, thingText, THING_KINDS, type Thing } from '../../../game/things';
import type { Use } from '../../../game/uses';
import { capital } from '../../../text/capital';
import { kindText } from '../../../text/cards';
import { entryOfKind } from '../../../text/kindEntry';
import { fonts, radius, space, TARGET } from '../../../theme/tokens';
import { useNarrow } from '../../../theme/useNarrow';
import { useTheme } from '../../../theme/useTheme';
import { useTranslate } from '../../../useTranslate';
import { grouped, partsText, takenBy } from '../cardWords';

interface AnswersProps {
  readonly title: string;
  readonly left: readonly Stock[];
  readonly now: readonly Affordable[];
  readonly promoted: readonly Affordable[];
  readonly misses: readonly { readonly thing: Thing; readonly missing: Kind }[];
  readonly uses: readonly Use[];
  /** What matches today. */
  readonly matches: readonly Kind[];
  /** Without headings between the kinds of things. */
  readonly dense: boolean;
  readonly onLay: (thing: Thing) => void;
}

/** What the cards can do: what they pay for, what they would with a title or one card more, and what else. */
export function Answers({ title, left, now, promoted, misses, uses, matches, dense, onLay }: AnswersProps) {
  const t = useTranslate();
  const [open, setOpen] = useState<string | null>(null);
  const row = (affordable: Affordable) => {
    const id = thingId(affordable.thing);
    return (
      <AffordableRow
        key={id}
        affordable={affordable}
        stock={left}
        matches={affordable.thing.kind === 'create' && matches.includes(affordable.thing.artefact)}
        dense={dense}
        open={open === id}
        onToggle={() => setOpen(open === id ? null : id)}
        onLay={() => onLay(affordable.thing)}
      />
    );
  };
  const missing = [...new Set(misses.map((miss) => miss.missing))];
  return (
    <>
      <Panel title={title} {...(dense ? { style: styles.dense } : {})}>
        {now.length === 0 ? <Text color="inkMuted">{t('table.cards.nothing')}</Text> : null}
        {dense && now.length > 0 ? <View>{now.map(row)}</View> : null}
        {THING_KINDS.map((kind) => {
          const group = dense ? [] : now.filter(({ thing }) => thing.kind === kind);
          return group.length === 0 ? null : (
            <View key={kind} role="group" aria-label={t(`ref.costs.${kind}`)}>
              <Text variant="caption" color="accent" heading={3} style={styles.groupTitle}>
                {t(`ref.costs.${kind}`)}
              </Text>
              {group.map(row)}
            </View>
          );
        })}
      </Panel>
      {promoted.length === 0 ? null : (
        <Panel
          title={t(
            promoted.some(({ way }) => way.sacrifices.length > 0) ? 'table.cards.prepared' : 'table.cards.promoted',
          )}
        >
          <View>{promoted.map(row)}</View>
        </Panel>
      )}
      {missing.length === 0 ? null : (
        <Panel title={t('table.cards.short')}>
          {missing.map((kind) => (
            <View key={kind} style={styles.miss}>
              <CostGlyphs parts={[[kind, 1]]} size={24} />
              <Text style={styles.grow}>
                {t('table.cards.shortOf', {
                  card: kindText(t, kind),
                  things: misses
                    .filter((miss) => miss.missing === kind)
                    .map(({ thing }) => missText(t, thing))
                    .join(', '),
                })}
              </Text>
            </View>
          ))}
        </Panel>
      )}
      {uses.length === 0 ? null : (
        <Panel title={t('table.cards.also')}>
          <View>
            {uses.map((use) => (
              <UseRow
                key={use.kind === 'special' ? use.great : use.kind === 'price' ? use.price.id : use.kind}
                use={use}
              />
            ))}
          </View>
        </Panel>
      )}
    </>
  );
}

/** In a sentence with others: 'weapon', 'city of level 2'. */
const missText = (t: Translate, thing: Thing): string =>
  thing.kind === 'hire' || thing.kind === 'create' || thing.kind === 'hero'
    ? thingText(t, thing)
    : thingSentence(t, thing);

interface RowProps {
  readonly affordable: Affordable;
  readonly stock: readonly Stock[];
  /** ORACLE-03: its creator chooses the faction today. */
  readonly matches: boolean;
  /** Told whole, because no heading says what is done. */
  readonly dense: boolean;
  readonly open: boolean;
  readonly onToggle: () => void;
  readonly onLay: () => void;
}

function AffordableRow({ affordable: { thing, way }, stock, matches, dense, open, onToggle, onLay }: RowProps) {
  const t = useTranslate();
  const { colors } = useTheme();
  const narrow = useNarrow();
  const taken = takenBy(stock, way);
  const left = grouped(way.left);
  const kindAt = (place: number) => stock.find(({ index }) => index === place)?.kind ?? SUPPLY;
  const promotions = [
    ...way.sacrifices.map(({ fanatic, kind }) =>
      t('table.cards.sacrifice', {
        price: capital(kindText(t, kind, TABLE_BOX)),
        fanatic: kindText(t, kindAt(fanatic), TABLE_BOX),
      }),
    ),
    ...way.promotions.map(({ from, to }) =>
      t('table.cards.promote', { from: capital(kindText(t, from)), to: kindText(t, to) }),
    ),
  ];
  const matching = matches ? [t('table.cards.matches')] : [];
  return (
    <View style={[styles.answer, { borderColor: open ? colors.accent : colors.line }]}>
      <PlainPressable
        role="button"
        label={[thingSentence(t, thing), ...promotions, partsText(t, taken), ...matching].join('. ')}
        expanded={open}
        onPress={onToggle}
        style={[styles.answerHead, narrow && styles.upright]}
      >
        {narrow ? null : <Glyph name={thingGlyph(thing)} size={24} color={colors.accent} />}
        <View style={narrow ? styles.whole : styles.grow}>
          <Text>
            {!dense && (thing.kind === 'hire' || thing.kind === 'create')
              ? thingText(t, thing)
              : thingSentence(t, thing)}
          </Text>
          {matching.map((words) => (
            <Text key={words} variant="caption" color="inkMuted">
              {words}
            </Text>
          ))}
        </View>
        <CostGlyphs parts={taken} size={18} />
        <Icon name={open ? 'up' : 'down'} color="inkMuted" size={18} />
      </PlainPressable>
      {open ? (
        <View style={styles.detail}>
          {promotions.map((sentence, i) => (
            <Text key={i}>{sentence}</Text>
          ))}
          <Text>{`${t('table.cards.takes')}: ${partsText(t, taken)}`}</Text>
          <Text>{`${t('table.cards.left')}: ${left.length === 0 ? t('table.cards.leftNothing') : partsText(t, left)}`}</Text>
          <Button label={t('table.cards.lay')} onPress={onLay} />
        </View>
      ) : null}
    </View>
  );
}

function useText(t: Translate, use: Use): { readonly text: string; readonly entry: EntryId } {
  switch (use.kind) {
    case 'move':
      return { text: t('table.cards.move', { steps: use.steps }), entry: 'move-hero' };
    case 'attack':
      return { text: t('table.cards.attack', { strength: use.strength }), entry: 'battle-order' };
    case 'promote':
      return { text: t('table.cards.promoteUnit'), entry: 'title' };
    case 'convert':
      return { text: t('table.cards.convert'), entry: 'scroll' };
    case 'charm':
      return { text: t('table.cards.charm'), entry: 'amulet-faces' };
    case 'station':
      return { text: t('table.cards.station'), entry: 'tent' };
    case 'ambush':
      return { text: t('table.cards.ambush'), entry: 'ambush' };
    case 'special':
      return {
        text: t('table.cards.special', { what: kindText(t, use.great, TABLE_BOX) }),
        entry: entryOfKind(use.great, TABLE_BOX),
      };
    case 'price':
      return { text: use.price.does?.(t) ?? use.price.name(t), entry: use.price.entry };
    default:
      return assertNever(use);
  }
}

function UseRow({ use }: { readonly use: Use }) {
  const t = useTranslate();
  const { colors } = useTheme();
  const { text, entry } = useText(t, use);
  return (
    <PlainLink
      href={{ pathname: '/reference/[id]', params: { id: entry } }}
      label={text}
      style={[styles.use, { borderBottomColor: colors.line }]}
    >
      <Text style={styles.grow}>{text}</Text>
      <Icon name="forward" color="inkMuted" size={18} />
    </PlainLink>
  );
}

const styles = StyleSheet.create({
  grow: { flex: 1, minWidth: 0 },
  groupTitle: { fontFamily: fonts.strong, marginTop: 2, marginBottom: 4 },
  answer: { borderWidth: 1, borderRadius: radius.sm, marginBottom: 6 },
  answerHead: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.sm,
    minHeight: TARGET,
    paddingHorizontal: space.sm,
    paddingVertical: 4,
    borderRadius: radius.sm,
  },
  upright: { flexWrap: 'wrap' },
  whole: { width: '100%' },
  detail: { paddingHorizontal: space.sm, paddingBottom: space.sm, gap: 6 },
  dense: { gap: space.sm, paddingBottom: space.xs },
  miss: { flexDirection: 'row', alignItems: 'center', gap: space.sm },
  use: { flexDirection: 'row', alignItems: 'center', gap: space.sm, minHeight: TARGET, borderBottomWidth: 1 },
});
