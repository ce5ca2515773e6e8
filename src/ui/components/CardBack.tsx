import { View } from 'react-native';
import { backFigure, CARD_HEIGHT, CARD_WIDTH } from '@/art/cards/face';
import { FigureView } from '@/art/FigureView';
import { useTranslate } from '../useTranslate';
import { CARD_SIZES, type CardSize } from './shownCard';

const BACK = backFigure();
const BOX = [0, 0, CARD_WIDTH, CARD_HEIGHT] as const;

/** A card that lies face down. */
export function CardBack({ size = 'hand', label }: { readonly size?: CardSize; readonly label?: string }) {
  const t = useTranslate();
  const width = CARD_SIZES[size];
  return (
    <View role="img" aria-label={label ?? t('look.back')}>
      <FigureView figure={BACK} width={width} height={(width * CARD_HEIGHT) / CARD_WIDTH} box={BOX} />
    </View>
  );
}
