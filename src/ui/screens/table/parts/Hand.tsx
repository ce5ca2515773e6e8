/** The cards somebody holds at a real table: a sheet where there is room for it, or a dock under what they can do. */
import { BASE_BOX, fanaticsData, HAMMER, isGreat, SUPPLY, type Kind } from '@battalia/engine';
import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import type { Translate } from '@/i18n/message';
import type { TableCard } from '@/store/table';
import { mostOfKind, TABLE_BOX } from '@/store/tableBox';
import { Icon } from '../../../components/Icon';
import { IconButton } from '../../../components/IconButton';
import { Panel } from '../../../components/Panel';
import { PlainPressable } from '../../../components/PlainPressable';
import { Segments } from '../../../components/Segments';
import { SideScroll } from '../../../components/SideScroll';
import { Stepper } from '../../../components/Stepper';
import { Text } from '../../../components/Text';
import { loyaltiesOf } from '../../../game/fighters';
import { EFFECTS, isHeld, MOST_CARDS, takesAmulet } from '../../../game/hand';
import { shortKindText } from '../../../game/shortKindText';
import { capital } from '../../../text/capital';
import { kindText } from '../../../text/cards';
import { nameIn } from '../../../text/kindName';
import { radius, space, TARGET } from '../../../theme/tokens';
import { useTheme } from '../../../theme/useTheme';
import { useTranslate } from '../../../useTranslate';
import { effectMark, effectText } from '../cardWords';
import { CardButton } from './CardButton';

const KINDS: readonly Kind[] = [...TABLE_BOX.names.keys()].filter(isHeld);
const isOfFirstBox = (kind: Kind): boolean => kind < BASE_BOX.names.length;

/** What is added with a tap. */
interface Offer {
  readonly kind: Kind;
  readonly fanatic: boolean;
}

const offers = (kinds: readonly Kind[], fanatic = false): readonly Offer[] => kinds.map((kind) => ({ kind, fanatic }));

const PALETTES = {
  plain: offers(KINDS.filter((kind) => isOfFirstBox(kind) && !isGreat(TABLE_BOX, kind))),
  great: offers(KINDS.filter((kind) => isOfFirstBox(kind) && isGreat(TABLE_BOX, kind))),
  expansion: [
    ...offers(KINDS.filter((kind) => !isOfFirstBox(kind) && !isGreat(TABLE_BOX, kind))),
    ...offers(
      KINDS.filter((kind) => loyaltiesOf(kind).includes('fanatic')),
      true,
    ),
    ...offers(KINDS.filter((kind) => !isOfFirstBox(kind) && isGreat(TABLE_BOX, kind))),
  ],
} as const;
/** Behind the plain cards, which are always there. */
const MORE = ['great', 'expansion'] as const;
type More = (typeof MORE)[number];
const MORE_SIGN: Readonly<Record<More, Kind>> = { great: HAMMER, expansion: TABLE_BOX.named['stardust'] ?? HAMMER };
const MORE_TEXT = { great: 'table.cards.great', expansion: 'ref.costs.price' } as const;
const MORE_SHORT = { great: 'table.cards.great.short', expansion: 'table.cards.expansion.short' } as const;

const kindOf = (name: string): Kind => TABLE_BOX.named[name] ?? SUPPLY;
/** 'Lord', 'Lord (Fanatics)'. */
const nameOf = (t: Translate, { kind, fanatic }: Offer): string =>
  capital(
    fanatic
      ? t('card.ofFaction', { kind: kindText(t, kind), faction: t('term.fanatics') })
      : kindText(t, kind, TABLE_BOX),
  );
const isSame = (card: TableCard, { kind, fanatic }: Offer): boolean =>
  card.kind === nameIn(TABLE_BOX, kind) && card.fanatic === fanatic;
const mostOf = ({ kind, fanatic }: Offer): number => (fanatic ? fanaticsData.FANATICS_PER_RANK : mostOfKind(kind));

interface Props {
  readonly cards: readonly TableCard[];
  readonly onChange: (cards: TableCard[]) => void;
}

export function HandPanel({ cards, onChange }: Props) {
  const t = useTranslate();
  const [more, setMore] = useState<More | null>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const held = heldIn(cards, onChange);
  return (
    <Panel title={t('table.cards.yours')}>
      {cards.length === 0 ? (
        <Text color="inkMuted">{t('table.cards.tap')}</Text>
      ) : (
        <View style={styles.gap}>
          <View style={styles.palette}>
            <Chips held={held} chosen={chosen} onChoose={setChosen} />
          </View>
          {held.open(chosen) === undefined ? (
            <Text variant="caption" color="inkMuted">
              {t('table.cards.hint')}
            </Text>
          ) : (
            <Editor held={held} chosen={chosen} onChoose={setChosen} />
          )}
        </View>
      )}
      <Palette offered={PALETTES.plain} cards={cards} onChange={onChange} />
      {MORE.map((name) => (
        <View key={name} style={styles.gap}>
          <PlainPressable
            role="button"
            label={t(MORE_TEXT[name])}
            expanded={more === name}
            onPress={() => setMore(more === name ? null : name)}
            style={styles.disclosure}
          >
            <Icon name={more === name ? 'up' : 'down'} color="inkMuted" size={20} />
            <Text color="inkMuted">{t(MORE_TEXT[name])}</Text>
          </PlainPressable>
          {more === name ? <Palette offered={PALETTES[name]} cards={cards} onChange={onChange} /> : null}
        </View>
      ))}
      <Full cards={cards} />
    </Panel>
  );
}

/** On a phone: it stays while what the cards can do is scrolled above it. */
export function HandDock({ cards, onChange }: Props) {
  const t = useTranslate();
  const { colors, relief } = useTheme();
  const insets = useSafeAreaInsets();
  const [more, setMore] = useState<More | null>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const held = heldIn(cards, onChange);
  const editing = held.open(chosen) !== undefined;
  return (
    <View
      role="region"
      aria-label={t('table.cards.yours')}
      style={[
        styles.dock,
        {
          backgroundColor: colors.surface,
          boxShadow: relief.dock,
          paddingLeft: insets.left + space.sm,
          paddingRight: insets.right + space.sm,
        },
      ]}
    >
      <View style={styles.held}>
        {cards.length === 0 ? (
          <Text color="inkMuted" style={styles.grow}>
            {t('table.cards.tap')}
          </Text>
        ) : (
          <SideScroll on="surface" style={styles.grow} contentContainerStyle={styles.row}>
            <Chips held={held} chosen={chosen} onChoose={setChosen} />
          </SideScroll>
        )}
        {editing ? (
          <IconButton icon="check" label={t('table.cards.done')} onPress={() => setChosen(null)} />
        ) : (
          MORE.map((name) => (
            <CardButton
              key={name}
              kind={MORE_SIGN[name]}
              label={t(MORE_TEXT[name])}
              caption={t(MORE_SHORT[name])}
              small
              chip
              selected={more === name}
              onPress={() => setMore(more === name ? null : name)}
            />
          ))
        )}
      </View>
      {editing ? (
        <Editor held={held} chosen={chosen} onChoose={setChosen} />
      ) : (
        <Palette offered={PALETTES[more ?? 'plain']} cards={cards} onChange={onChange} small />
      )}
      <Full cards={cards} />
    </View>
  );
}

// ---------------------------------------------------------------- what there is to take

interface PaletteProps extends Props {
  readonly offered: readonly Offer[];
  readonly small?: boolean;
}

function Palette({ offered, cards, onChange, small = false }: PaletteProps) {
  const t = useTranslate();
  const full = cards.length >= MOST_CARDS;
  return (
    <View style={[styles.palette, small && styles.close]}>
      {offered.map((offer) => {
        const { kind, fanatic } = offer;
        const count = cards.filter((card) => isSame(card, offer)).length;
        return (
          <CardButton
            key={`${kind} ${fanatic}`}
            kind={kind}
            small={small}
            label={t('table.cards.add', { name: nameOf(t, offer), count })}
            caption={`${shortKindText(t, kind, TABLE_BOX)}${fanatic ? ' ×2' : ''}`}
            badge={count === 0 ? '' : String(count)}
            disabled={full || count >= mostOf(offer)}
            onPress={() => onChange([...cards, { kind: nameIn(TABLE_BOX, kind), effect: 'none', fanatic }])}
          />
        );
      })}
    </View>
  );
}

function Full({ cards }: Pick<Props, 'cards'>) {
  const t = useTranslate();
  return cards.length < MOST_CARDS ? null : (
    <Text variant="caption" color="inkMuted">
      {t('table.cards.full')}
    </Text>
  );
}

// ---------------------------------------------------------------- what is held

const keyOf = ({ kind, effect, fanatic }: TableCard): string => `${kind} ${effect}${fanatic ? ' fanatic' : ''}`;
const offerOf = ({ kind, fanatic }: TableCard): Offer => ({ kind: kindOf(kind), fanatic });

/** The same cards lie together. */
function heldIn(cards: readonly TableCard[], onChange: (cards: TableCard[]) => void) {
  const groups = [...new Map(cards.map((card) => [keyOf(card), card])).values()].sort(
    (a, b) => kindOf(a.kind) - kindOf(b.kind),
  );
  const countOf = (card: TableCard): number => cards.filter((other) => keyOf(other) === keyOf(card)).length;
  /** Changes one card of the group. */
  const replace = (card: TableCard, by: readonly TableCard[]) => {
    const i = cards.findIndex((other) => keyOf(other) === keyOf(card));
    onChange([...cards.slice(0, i), ...by, ...cards.slice(i + 1)]);
  };
  return {
    groups,
    countOf,
    replace,
    open: (chosen: string | null) => groups.find((card) => keyOf(card) === chosen),
    /** As many as the box and this calculator hold. */
    most: (card: TableCard): number => {
      const offer = offerOf(card);
      const others = cards.filter((other) => isSame(other, offer)).length - countOf(card);
      return Math.min(mostOf(offer) - others, countOf(card) + MOST_CARDS - cards.length);
    },
    setCount: (card: TableCard, count: number) => {
      if (count < countOf(card)) replace(card, []);
      else if (count > countOf(card)) onChange([...cards, card]);
    },
  };
}

interface HeldProps {
  readonly held: ReturnType<typeof heldIn>;
  readonly chosen: string | null;
  readonly onChoose: (key: string | null) => void;
}

/** A tap opens what can be done to one of them. */
function Chips({ held: { groups, countOf }, chosen, onChoose }: HeldProps) {
  const t = useTranslate();
  return groups.map((card) => {
    const kind = kindOf(card.kind);
    const count = countOf(card);
    const mark = card.fanatic ? ' ×2' : card.effect === 'none' ? '' : ` ${effectMark(card.effect)}`;
    const name = `${count} × ${nameOf(t, offerOf(card))}${card.effect === 'none' ? '' : `, ${effectText(t, card.effect)}`}`;
    return (
      <CardButton
        key={keyOf(card)}
        kind={kind}
        label={t('table.cards.held', { name })}
        caption={`${count}${mark}`}
        small
        chip
        selected={keyOf(card) === chosen}
        onPress={() => onChoose(keyOf(card) === chosen ? null : keyOf(card))}
      />
    );
  });
}

function Editor({ held, chosen, onChoose }: HeldProps) {
  const t = useTranslate();
  const { colors } = useTheme();
  const open = held.open(chosen);
  if (open === undefined) return null;
  return (
    <View style={[styles.editor, { borderColor: colors.accent }]}>
      <Stepper
        name={nameOf(t, offerOf(open))}
        value={held.countOf(open)}
        least={0}
        most={held.most(open)}
        onChange={(count) => {
          held.setCount(open, count);
          if (count === 0) onChoose(null);
        }}
      />
      {open.fanatic ? <Text variant="caption">{t('table.cards.fanatic')}</Text> : null}
      {takesAmulet(kindOf(open.kind)) && !open.fanatic ? (
        <Segments
          title={t('table.effect')}
          chosen={open.effect}
          onChoose={(effect) => {
            held.replace(open, [{ ...open, effect }]);
            onChoose(keyOf({ ...open, effect }));
          }}
          segments={EFFECTS.map((effect) => ({ value: effect, label: effectText(t, effect) }))}
        />
      ) : null}
    </View>
  );
}

const styles = StyleSheet.create({
  gap: { gap: space.sm },
  grow: { flex: 1, minWidth: 0 },
  row: { gap: 6, paddingVertical: 2 },
  palette: { flexDirection: 'row', flexWrap: 'wrap', gap: 6 },
  close: { gap: 4 },
  disclosure: { flexDirection: 'row', alignItems: 'center', gap: 6, minHeight: TARGET },
  editor: { borderWidth: 1, borderRadius: radius.sm, padding: space.sm, gap: space.sm },
  dock: { paddingTop: 6, paddingBottom: 6, gap: 6 },
  held: { flexDirection: 'row', alignItems: 'center', gap: space.sm, minHeight: 48 },
});
