/** The own piles beside the hand: what is drawn from, and what this turn has used with what was used before. */
import type { Card, SeatView } from '@battalia/engine';
import { FACTION_OF, KIND_OF } from '@battalia/engine';
import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { CARD_HEIGHT, CARD_WIDTH } from '@/art/cards/face';
import { CardBack } from '../../components/CardBack';
import { CardPicture } from '../../components/CardPicture';
import { CARD_SIZES } from '../../components/shownCard';
import { Text } from '../../components/Text';
import { Anchor, CardAnchor } from '../../motion/Anchor';
import { fonts } from '../../theme/tokens';
import { useTheme } from '../../theme/useTheme';
import { useTranslate } from '../../useTranslate';

const WIDTH = 30;
const HEIGHT = (WIDTH * CARD_HEIGHT) / CARD_WIDTH;
const SMALL = WIDTH / CARD_SIZES.small;

export function NationPile({ player: { seat, nationSize } }: { readonly player: SeatView }) {
  const t = useTranslate();
  return (
    <Anchor name={`nation ${seat}`}>
      <Pile label={t('match.nationSize', { count: nationSize })} count={nationSize}>
        {nationSize === 0 ? null : (
          <View style={styles.back}>
            <CardBack size="small" />
          </View>
        )}
      </Pile>
    </Anchor>
  );
}

/** What was played lies on the shelter, where it goes when the turn ends. */
export function ShelterPile({ player: { seat, shelterSize, shelterTop, played } }: { readonly player: SeatView }) {
  const t = useTranslate();
  const label = [t('match.shelterSize', { count: shelterSize }), ...(played.length === 0 ? [] : [t('match.tableSize', { count: played.length })])].join(', ');
  const top = played[0] ?? shelterTop;
  return (
    <Anchor name={`shelter ${seat}`}>
      <Anchor name={`table ${seat}`}>
        <Pile label={label} count={shelterSize + played.length}>
          {top === null ? null : <Top card={top.card} under={(played[1] ?? shelterTop)?.card ?? null} />}
        </Pile>
      </Anchor>
    </Anchor>
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
  return <CardPicture look={{ kind: KIND_OF[card] ?? 0, faction: FACTION_OF[card] ?? 0, badges: [], under: null }} width={WIDTH} />;
}

function Pile({ label, count, children }: { readonly label: string; readonly count: number; readonly children: ReactNode }) {
  const { colors } = useTheme();
  return (
    <View role="img" aria-label={label} style={[styles.pile, count === 0 && { borderWidth: 1, borderStyle: 'dashed', borderColor: colors.edge }]}>
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
  pile: { width: WIDTH, height: HEIGHT, borderRadius: 4 },
  back: { width: WIDTH, height: HEIGHT, transformOrigin: '0 0', transform: [{ scale: SMALL }] },
  count: { position: 'absolute', right: -6, bottom: -4, minWidth: 20, height: 18, borderRadius: 9, paddingHorizontal: 4, alignItems: 'center', justifyContent: 'center' },
  number: { fontSize: 12, lineHeight: 16, fontFamily: fonts.strong, fontVariant: ['tabular-nums'] },
});
