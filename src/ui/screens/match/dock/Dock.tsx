/** What the thumb reaches: a notice, the chosen square, answers, open lines, the hand, and how the turn goes on. */
import { modulesOf } from '@battalia/engine';
import { Pressable, ScrollView, StyleSheet, View, type StyleProp, type ViewStyle } from 'react-native';
import { space, TARGET } from '../../../theme/tokens';
import { AnswersPanel } from './AnswersPanel';
import { CampPanel } from './CampPanel';
import { FirstCards } from './FirstCards';
import { HandPanel } from './HandPanel';
import { LinesPanel } from '../lines/LinesPanel';
import { Notice } from './Notice';
import { OrderButton } from './OrderButton';
import { NationPile, ShelterPile } from './Piles';
import { SquareCard } from '../map/SquareCard';
import { TurnBar, type ListPlace } from './TurnBar';
import { useDropZone } from '../lines/useDrag';
import { useKeptFocus } from './useKeptFocus';
import { usePlay } from '../usePlay';
import { Wares } from './Wares';

interface Props {
  /** How wide it is. */
  readonly room: number;
  readonly leftHanded: boolean;
  /** There is no room for piles that are only looked at. */
  readonly low: boolean;
  /** The hand and the turn stay where they are; without, all of it is scrolled. */
  readonly pinned: boolean;
  readonly list: ListPlace;
  /** It stands beside the map, whose buttons are far away. */
  readonly beside: boolean;
  readonly onList: () => void;
  readonly onHeight: (height: number) => void;
  readonly style: StyleProp<ViewStyle>;
}

export function Dock({ room, leftHanded, low, pinned, beside, list, onList, onHeight, style }: Props) {
  const { view } = usePlay();
  const own = view.viewer === 'table' ? undefined : view.players[view.viewer];
  // A card that is let go anywhere beside a line opens one.
  const zone = useDropZone('dock', { kind: 'newLine' });
  useKeptFocus(zone);
  const piles = own && !low ? 2 * (PILE + GAP) : 0;
  const turnRoom = room - 2 * space.sm - piles - (beside ? TARGET + GAP : 0);
  const foot = (
    <>
      <HandPanel room={room} low={low} />
      <View style={[styles.foot, leftHanded && styles.mirrored]}>
        {own && !low ? <NationPile player={own} /> : null}
        {beside ? <OrderButton /> : null}
        <View style={styles.turn}>
          <TurnBar room={turnRoom} leftHanded={leftHanded} list={list} onList={onList} />
        </View>
        {own && !low ? <ShelterPile player={own} /> : null}
      </View>
    </>
  );
  return (
    <View ref={zone} onLayout={({ nativeEvent }) => onHeight(nativeEvent.layout.height)} style={style}>
      <View style={styles.shrink}>
        <Notice />
        <ScrollView style={styles.shrink} contentContainerStyle={styles.stack} showsVerticalScrollIndicator={false}>
          <SquareCard />
          <AnswersPanel listed={list === 'beside'} />
          <LinesPanel room={room} />
          <CampPanel />
          {modulesOf(view).length === 0 ? null : <Wares seat={own?.seat ?? null} />}
          <FirstCards />
          {pinned ? null : foot}
        </ScrollView>
        <SecondTap />
      </View>
      {pinned ? foot : null}
    </View>
  );
}

/** What is laid out from the list comes up under the finger that chose it there: its second tap does that, and nothing else. */
function SecondTap() {
  const { offered, press } = usePlay();
  if (offered === null) return null;
  return <Pressable aria-hidden tabIndex={-1} style={StyleSheet.absoluteFill} onPress={() => press(offered)} />;
}

/** Between the piles and the turn, and how wide a pile is. */
const GAP = 10;
const PILE = 30;

const styles = StyleSheet.create({
  shrink: { flexGrow: 0, flexShrink: 1 },
  stack: { gap: space.xs },
  // As high as its buttons, so that nothing moves when they go.
  foot: { flexDirection: 'row', alignItems: 'center', gap: GAP, paddingHorizontal: space.sm, minHeight: 56 },
  mirrored: { flexDirection: 'row-reverse' },
  turn: { flex: 1 },
});
