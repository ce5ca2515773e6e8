/** The cards somebody holds at a real table: a sheet where there is room for it, or a dock under what they can do. */
import { BASE_BOX, cardsOfKind, HAMMER, isGreat, isTerrain, SUPPLY, type Kind } from '@battalia/engine';
import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import type { TableCard } from '@/store/table';
import { Icon } from '../../../components/Icon';
import { IconButton } from '../../../components/IconButton';
import { Panel } from '../../../components/Panel';
import { PlainPressable } from '../../../components/PlainPressable';
import { Segments } from '../../../components/Segments';
import { SideScroll } from '../../../components/SideScroll';
import { Stepper } from '../../../components/Stepper';
import { Text } from '../../../components/Text';
import { EFFECTS, MOST_CARDS, takesAmulet } from '../../../game/affordable';
import { shortKindText } from '../../../game/shortKindText';
import { capital } from '../../../text/capital';
import { kindText } from '../../../text/cards';
import { kindName, kindOfName } from '../../../text/kindName';
import { radius, space, TARGET } from '../../../theme/tokens';
import { useTheme } from '../../../theme/useTheme';
import { useTranslate } from '../../../useTranslate';
import { effectMark, effectText } from '../cardWords';
import { CardButton } from './CardButton';

const KINDS: readonly Kind[] = [...BASE_BOX.names.keys()];
const PLAIN = KINDS.filter((kind) => !isTerrain(BASE_BOX, kind) && !isGreat(BASE_BOX, kind));
const GREATS = KINDS.filter((kind) => isGreat(BASE_BOX, kind));

interface Props {
  readonly cards: readonly TableCard[];
  readonly onChange: (cards: TableCard[]) => void;
}

export function HandPanel({ cards, onChange }: Props) {
  const t = useTranslate();
  const [greats, setGreats] = useState(false);
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
      <Palette kinds={PLAIN} cards={cards} onChange={onChange} />
      <PlainPressable
        role="button"
        label={t('table.cards.great')}
        expanded={greats}
        onPress={() => setGreats(!greats)}
        style={styles.disclosure}
      >
        <Icon name={greats ? 'up' : 'down'} color="inkMuted" size={20} />
        <Text color="inkMuted">{t('table.cards.great')}</Text>
      </PlainPressable>
      {greats ? <Palette kinds={GREATS} cards={cards} onChange={onChange} /> : null}
      <Full cards={cards} />
    </Panel>
  );
}

/** On a phone: it stays while what the cards can do is scrolled above it. */
export function HandDock({ cards, onChange }: Props) {
  const t = useTranslate();
  const { colors, relief } = useTheme();
  const insets = useSafeAreaInsets();
  const [greats, setGreats] = useState(false);
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
          <CardButton
            kind={HAMMER}
            label={t('table.cards.great')}
            caption={t('table.cards.great.short')}
            small
            chip
            selected={greats}
            onPress={() => setGreats(!greats)}
          />
        )}
      </View>
      {editing ? (
        <Editor held={held} chosen={chosen} onChoose={setChosen} />
      ) : (
        <Palette kinds={greats ? GREATS : PLAIN} cards={cards} onChange={onChange} small />
      )}
      <Full cards={cards} />
    </View>
  );
}

// ---------------------------------------------------------------- what there is to take

interface PaletteProps extends Props {
  readonly kinds: readonly Kind[];
  readonly small?: boolean;
}

function Palette({ kinds, cards, onChange, small = false }: PaletteProps) {
  const t = useTranslate();
  const full = cards.length >= MOST_CARDS;
  return (
    <View style={[styles.palette, small && styles.close]}>
      {kinds.map((kind) => {
        const count = cards.filter((card) => card.kind === kindName(kind)).length;
        return (
          <CardButton
            key={kind}
            kind={kind}
            small={small}
            label={t('table.cards.add', { name: capital(kindText(t, kind)), count })}
            caption={shortKindText(t, kind)}
            badge={count === 0 ? '' : String(count)}
            disabled={full || count >= cardsOfKind(BASE_BOX, kind).length}
            onPress={() => onChange([...cards, { kind: kindName(kind), effect: 'none' }])}
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

const keyOf = ({ kind, effect }: TableCard): string => `${kind} ${effect}`;

/** The same cards lie together. */
function heldIn(cards: readonly TableCard[], onChange: (cards: TableCard[]) => void) {
  const groups = [...new Map(cards.map((card) => [keyOf(card), card])).values()].sort(
    (a, b) => (kindOfName(a.kind) ?? 0) - (kindOfName(b.kind) ?? 0),
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
      const kind = kindOfName(card.kind) ?? SUPPLY;
      const others = cards.filter((other) => other.kind === card.kind).length - countOf(card);
      return Math.min(cardsOfKind(BASE_BOX, kind).length - others, countOf(card) + MOST_CARDS - cards.length);
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
    const kind = kindOfName(card.kind) ?? SUPPLY;
    const count = countOf(card);
    const name = `${count} × ${capital(kindText(t, kind))}${card.effect === 'none' ? '' : `, ${effectText(t, card.effect)}`}`;
    return (
      <CardButton
        key={keyOf(card)}
        kind={kind}
        label={t('table.cards.held', { name })}
        caption={`${count}${card.effect === 'none' ? '' : ` ${effectMark(card.effect)}`}`}
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
  const kind = kindOfName(open.kind) ?? SUPPLY;
  return (
    <View style={[styles.editor, { borderColor: colors.accent }]}>
      <Stepper
        name={capital(kindText(t, kind))}
        value={held.countOf(open)}
        least={0}
        most={held.most(open)}
        onChange={(count) => {
          held.setCount(open, count);
          if (count === 0) onChoose(null);
        }}
      />
      {takesAmulet(kind) ? (
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
