/** The drawing of a card with its name on it. Says nothing to a screen reader: whoever shows it does. */
import { StyleSheet, Text as NativeText, View } from 'react-native';
import { CARD_HEIGHT, CARD_WIDTH, NAME_BOTTOM, NAME_TOP } from '@/art/cards/face';
import { TUCKED, TUCKED_AT } from '@/art/cards/tucked';
import { FigureView } from '@/art/FigureView';
import { fonts } from '../theme/tokens';
import { useTranslate } from '../useTranslate';
import { cardFigure, type CardLook } from './cardFace';
import { cardName } from './cardName';
import { nameLines } from './nameLines';
import { useBox } from './box';

const CARD_BOX = [0, 0, CARD_WIDTH, CARD_HEIGHT] as const;
/** Narrower than this a name cannot be read, and the picture has to say it. */
const LEAST_NAMED = 50;

export function CardPicture({ look, width }: { readonly look: CardLook; readonly width: number }) {
  const t = useTranslate();
  const box = useBox();
  const unit = width / CARD_WIDTH;
  return (
    <>
      <FigureView figure={cardFigure(look, box)} width={width} height={CARD_HEIGHT * unit} box={CARD_BOX} />
      {width < LEAST_NAMED ? null : (
        <CardName text={cardName(t, look.kind, box)} unit={unit} tucked={look.under !== null} />
      )}
    </>
  );
}

/** The name on its strip, as large as its longest word allows. */
function CardName({ text, unit, tucked }: { readonly text: string; readonly unit: number; readonly tucked: boolean }) {
  const scale = tucked ? unit * TUCKED : unit;
  const { lines, size } = nameLines(text, (CARD_WIDTH - 16) * scale, (NAME_BOTTOM - NAME_TOP - 1) * scale);
  const left = tucked ? TUCKED_AT.x * unit : 0;
  const top = (tucked ? TUCKED_AT.y * unit : 0) + (NAME_TOP + 0.8) * scale;
  return (
    <View
      aria-hidden
      style={[styles.name, { left, width: CARD_WIDTH * scale, top, height: (NAME_BOTTOM - NAME_TOP) * scale }]}
    >
      {lines.map((line) => (
        <NativeText
          key={line}
          allowFontScaling={false}
          style={[styles.letters, { fontSize: size, lineHeight: size * 1.06 }]}
        >
          {line}
        </NativeText>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  name: { position: 'absolute', alignItems: 'center', justifyContent: 'center' },
  letters: { fontFamily: fonts.display, color: '#2a1d12', textAlign: 'center', fontVariant: ['lining-nums'] },
});
