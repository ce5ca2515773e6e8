/** A card: faction by colour, pattern, emblem and word, kind by picture and name, strength, cost, and what has happened to it. */
import type { Card } from '@battalia/engine';
import { useState } from 'react';
import { Pressable, StyleSheet, useWindowDimensions, View } from 'react-native';
import { CARD_HEIGHT, CARD_WIDTH } from '@/art/cards/face';
import { Explained } from '../hint/Explained';
import { useHint } from '../hint/hint';
import { useTheme } from '../theme/useTheme';
import { useTranslate } from '../useTranslate';
import { CardCloseUp, enlarging } from './CardCloseUp';
import { CardPicture } from './CardPicture';
import { appearanceOf, cardWidth, type CardMark, type CardSize, type ShownCard } from './shownCard';
import { useBox } from './box';

interface Props {
  readonly shown: ShownCard;
  /** What a screen reader says in place of its name: what a press on it does. */
  readonly label?: string;
  /** Beside the name, for screen readers: wild, counts twice … */
  readonly state?: string | null;
  readonly picked?: boolean;
  /** Without it, a press looks at the card. */
  readonly onPress?: () => void;
  readonly size?: CardSize;
  readonly marks?: readonly CardMark[];
  /** The artefact that has transformed it; the amulet of `shown` needs no telling. */
  readonly under?: Card | null;
  /** A hold shows the card large; false where a hold means something else. */
  readonly enlarges?: boolean;
}

export function GameCard({
  shown,
  label,
  state = null,
  picked = false,
  onPress,
  size = 'hand',
  marks = [],
  under = null,
  enlarges = true,
}: Props) {
  const t = useTranslate();
  const box = useBox();
  const { colors } = useTheme();
  const { fontScale } = useWindowDimensions();
  const [closeUp, setCloseUp] = useState(false);
  const width = cardWidth(size, fontScale);
  const unit = width / CARD_WIDTH;
  const appearance = appearanceOf(t, box, shown, state, marks, under);
  const frame = [styles.card, { width, height: CARD_HEIGHT * unit, borderRadius: 9 * unit }, picked && styles.picked];
  const open = enlarges ? () => setCloseUp(true) : undefined;
  const press = onPress ?? (size === 'small' ? undefined : open);
  const { hint } = useHint(
    null,
    enlarges ? { kind: 'card', card: shown.card, of: shown.kind, label: appearance.label } : null,
  );
  const picture = (
    <>
      <CardPicture look={appearance.look} width={width} />
      {picked ? <View style={[styles.ring, { borderColor: colors.accent, borderRadius: 9 * unit + 3 }]} /> : null}
    </>
  );
  if (press === undefined) {
    return (
      <Explained
        topic={{ kind: 'card', card: shown.card, of: shown.kind, label: appearance.label }}
        label={appearance.label}
        style={frame}
      >
        {picture}
      </Explained>
    );
  }
  return (
    <>
      <Pressable
        {...hint}
        role="button"
        aria-label={label ?? appearance.label}
        {...(onPress && label === undefined ? { 'aria-pressed': picked } : {})}
        onPress={press}
        // The large card tells more than a word beside it.
        {...(open === undefined ? {} : enlarging(t('look.enlarge'), open))}
        style={frame}
      >
        {picture}
      </Pressable>
      {closeUp ? (
        <CardCloseUp card={shown.card} kind={shown.kind} appearance={appearance} onClose={() => setCloseUp(false)} />
      ) : null}
    </>
  );
}

const styles = StyleSheet.create({
  card: { boxShadow: '0px 1px 3px rgba(20, 12, 4, 0.45)', userSelect: 'none' },
  picked: { transform: [{ translateY: -6 }] },
  ring: {
    position: 'absolute',
    left: -3,
    top: -3,
    right: -3,
    bottom: -3,
    borderWidth: 3,
    boxShadow: '0px 3px 7px rgba(20, 12, 4, 0.5)',
  },
});
