/** What a player keeps beside the cards, open to all: which, how long it lasts, and what can be done with it. A press tells. */
import { modulesOf, type Card, type Seat } from '@battalia/engine';
import { useState } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';
import { useBox } from '../../../components/box';
import { GameCard } from '../../../components/GameCard';
import { Painted } from '../../../components/Painted';
import { Text } from '../../../components/Text';
import type { ShelfItem } from '../../../modules/look';
import { useHint } from '../../../hint/hint';
import { modulePart, looksOf } from '../../../modules/registry';
import { deedText } from '../../../text/action';
import { kindText } from '../../../text/cards';
import { glyphIn, nameIn } from '../../../text/kindName';
import { radius, space, TARGET } from '../../../theme/tokens';
import { useTheme } from '../../../theme/useTheme';
import { useTranslate } from '../../../useTranslate';
import { Chip } from './Chip';
import { usePlay } from '../usePlay';

export function Shelf({ seat }: { readonly seat: Seat }) {
  const t = useTranslate();
  const { view } = usePlay();
  const [open, setOpen] = useState<Card | null>(null);
  const shelves = looksOf(modulesOf(view)).flatMap(({ shelf }) => shelf ?? []);
  return shelves.map(({ name, items }, i) => {
    const kept = items(t, view, seat);
    const looked = kept.find(({ card }) => card === open);
    if (kept.length === 0) return null;
    return (
      <View key={i} role="group" aria-label={name(t)} style={styles.shelf}>
        <View style={styles.row}>
          <Text variant="caption" color="inkMuted">
            {name(t)}
          </Text>
          {kept.map((item) => (
            <Bottle
              key={item.card}
              item={item}
              open={item.card === open}
              onPress={() => setOpen(item.card === open ? null : item.card)}
            />
          ))}
        </View>
        {looked === undefined ? null : <Opened item={looked} onDone={() => setOpen(null)} />}
      </View>
    );
  });
}

const PICTURE = 34;

function Bottle({
  item: { card, state, pips, ready },
  open,
  onPress,
}: {
  readonly item: ShelfItem;
  readonly open: boolean;
  readonly onPress: () => void;
}) {
  const t = useTranslate();
  const box = useBox();
  const { colors } = useTheme();
  const kind = box.kindOf[card] ?? 0;
  const label = [kindText(t, kind, box), state].filter((part) => part !== '').join(', ');
  const { hint } = useHint(label, { kind: 'card', card, of: kind, label });
  return (
    <Pressable
      {...hint}
      role="button"
      aria-label={label}
      aria-expanded={open}
      onPress={onPress}
      style={({ pressed }) => [
        styles.bottle,
        {
          borderColor: open ? colors.accent : colors.edge,
          backgroundColor: pressed ? colors.surfacePressed : colors.ground,
        },
      ]}
    >
      <View style={!ready && styles.used}>
        <Painted name={glyphIn(box, kind)} size={PICTURE} />
      </View>
      <View style={styles.pips}>
        {Array.from({ length: pips?.of ?? 0 }, (_, i) => (
          <View
            key={i}
            style={[
              styles.pip,
              { borderColor: colors.ink, backgroundColor: i < (pips?.left ?? 0) ? colors.gold : colors.surface },
            ]}
          />
        ))}
      </View>
    </Pressable>
  );
}

/** What it does, how it stands, and what can be done with it now. */
function Opened({ item: { card, state, uses }, onDone }: { readonly item: ShelfItem; readonly onDone: () => void }) {
  const t = useTranslate();
  const box = useBox();
  const { legal, speaker, act } = usePlay();
  const face = box.faces[card];
  if (face === undefined) return null;
  const says = modulePart('kinds', nameIn(box, face.kind))?.says?.(t) ?? '';
  return (
    <View style={styles.opened}>
      <GameCard shown={face} size="line" />
      <View style={styles.words}>
        <Text variant="caption">{says}</Text>
        {state === '' ? null : (
          <Text variant="caption" color="inkMuted">
            {state}
          </Text>
        )}
        <View style={styles.chips}>
          {legal.filter(uses).map((action) => (
            <Chip
              key={deedText(speaker, action)}
              kind="deed"
              words={deedText(speaker, action)}
              topic={{ kind: 'deed', actions: [action], words: deedText(speaker, action) }}
              onPress={() => {
                if (act(action)) onDone();
              }}
            />
          ))}
        </View>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  shelf: { paddingHorizontal: space.md, gap: space.xs },
  row: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: space.sm },
  bottle: {
    minWidth: TARGET,
    minHeight: TARGET,
    alignItems: 'center',
    justifyContent: 'center',
    paddingHorizontal: 4,
    paddingVertical: 2,
    borderWidth: 1,
    borderRadius: radius.sm,
  },
  used: { opacity: 0.4 },
  pips: { flexDirection: 'row', gap: 3, minHeight: 6 },
  pip: { width: 7, height: 7, borderRadius: 4, borderWidth: 1 },
  opened: { flexDirection: 'row', alignItems: 'center', gap: space.md },
  words: { flex: 1, gap: space.xs },
  chips: { flexDirection: 'row', flexWrap: 'wrap', gap: 6 },
});
