/** The own piles beside the hand: what is drawn from, and what this turn has used with what was used before. */
import { type Card, type SeatView } from '@battalia/engine';
import { useState, type ReactNode } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';
import { CARD_HEIGHT, CARD_WIDTH } from '@/art/cards/face';
import { CardBack } from '../../../components/CardBack';
import { CardPicture } from '../../../components/CardPicture';
import { plainLook } from '../../../components/cardFace';
import { Sheet } from '../../../components/Sheet';
import { CARD_SIZES } from '../../../components/shownCard';
import { Text } from '../../../components/Text';
import { useHint } from '../../../hint/hint';
import { Anchor, CardAnchor } from '../../../motion/Anchor';
import { capital } from '../../../text/capital';
import { fonts, TARGET } from '../../../theme/tokens';
import { useTheme } from '../../../theme/useTheme';
import { useTranslate } from '../../../useTranslate';
import { UsedCards } from '../header/OpenCards';
import { useBox } from '../../../components/box';

const WIDTH = 30;
const HEIGHT = (WIDTH * CARD_HEIGHT) / CARD_WIDTH;
const SMALL = WIDTH / CARD_SIZES.small;

/** Nobody looks into it: a press says what it is. */
export function NationPile({ player: { seat, nationSize } }: { readonly player: SeatView }) {
  const t = useTranslate();
  const label = t('match.nationSize', { count: nationSize });
  const { hint, tell } = useHint(label, { kind: 'pile', pile: 'nation', seat });
  return (
    <Pressable {...hint} role="button" aria-label={label} onPress={tell} style={styles.target}>
      <Anchor name={`nation ${seat}`}>
        <Pile count={nationSize}>
          {nationSize === 0 ? null : (
            <View style={styles.back}>
              <CardBack size="small" />
            </View>
          )}
        </Pile>
      </Anchor>
    </Pressable>
  );
}

/** What was played lies on the shelter, where it goes when the turn ends. TURN-09: its owner may look through it at any time. */
export function ShelterPile({ player }: { readonly player: SeatView }) {
  const t = useTranslate();
  const [open, setOpen] = useState(false);
  const { seat, shelterSize, shelterTop, played } = player;
  const label = [
    t('match.shelterSize', { count: shelterSize }),
    ...(played.length === 0 ? [] : [t('match.tableSize', { count: played.length })]),
  ].join(', ');
  const top = played[0] ?? shelterTop;
  const { hint } = useHint(label, { kind: 'pile', pile: 'shelter', seat });
  return (
    <>
      <Pressable
        {...hint}
        role="button"
        aria-label={label}
        aria-expanded={open}
        onPress={() => setOpen(true)}
        style={styles.target}
      >
        <Anchor name={`shelter ${seat}`}>
          <Anchor name={`table ${seat}`}>
            <Pile count={shelterSize + played.length}>
              {top === null ? null : <Top card={top.card} under={(played[1] ?? shelterTop)?.card ?? null} />}
            </Pile>
          </Anchor>
        </Anchor>
      </Pressable>
      {open ? (
        <Sheet title={capital(t('term.shelter'))} onClose={() => setOpen(false)}>
          <UsedCards player={player} />
        </Sheet>
      ) : null}
    </>
  );
}

/** The card on top; while it is on its way the one under it shows. */
function Top({ card, under }: { readonly card: Card; readonly under: Card | null }) {
  return (
    <>
      {under === null || under === card ? null : <Face card={under} />}
      <CardAnchor card={card} style={StyleSheet.absoluteFill}>
        <Face card={card} />
      </CardAnchor>
    </>
  );
}

function Face({ card }: { readonly card: Card }) {
  const box = useBox();
  const face = box.faces[card];
  return face === undefined ? null : <CardPicture look={plainLook(box, face)} width={WIDTH} />;
}

function Pile({ count, children }: { readonly count: number; readonly children: ReactNode }) {
  const { colors } = useTheme();
  return (
    <View style={[styles.pile, count === 0 && { borderWidth: 1, borderStyle: 'dashed', borderColor: colors.edge }]}>
      {children}
      <View style={[styles.count, { backgroundColor: colors.ink }]}>
        <Text variant="caption" style={[styles.number, { color: colors.ground }]}>
          {String(count)}
        </Text>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  // Wide enough for a finger, without taking more room than the pile.
  target: {
    width: TARGET,
    minHeight: TARGET,
    marginHorizontal: (WIDTH - TARGET) / 2,
    alignItems: 'center',
    justifyContent: 'center',
  },
  pile: { width: WIDTH, height: HEIGHT, borderRadius: 4 },
  back: { width: WIDTH, height: HEIGHT, transformOrigin: '0 0', transform: [{ scale: SMALL }] },
  count: {
    position: 'absolute',
    right: -6,
    bottom: -4,
    minWidth: 20,
    height: 18,
    borderRadius: 9,
    paddingHorizontal: 4,
    alignItems: 'center',
    justifyContent: 'center',
  },
  number: { fontSize: 12, lineHeight: 16, fontFamily: fonts.strong, fontVariant: ['tabular-nums'] },
});
