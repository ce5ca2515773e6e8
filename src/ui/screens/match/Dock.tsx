/** What the thumb reaches: a notice, the chosen square, answers, open lines, the hand, and how the turn goes on. */
import { ScrollView, StyleSheet, View, type StyleProp, type ViewStyle } from 'react-native';
import { space } from '../../theme/tokens';
import { AnswersPanel } from './AnswersPanel';
import { HandPanel } from './HandPanel';
import { LinesPanel } from './LinesPanel';
import { Notice } from './Notice';
import { SquareCard } from './SquareCard';
import { TurnBar } from './TurnBar';
import { useDropZone } from './useDrag';

interface Props {
  /** How wide the hand may be. */
  readonly room: number;
  readonly leftHanded: boolean;
  readonly listShown: boolean;
  readonly onList: () => void;
  readonly onHeight: (height: number) => void;
  readonly style: StyleProp<ViewStyle>;
}

export function Dock({ room, leftHanded, listShown, onList, onHeight, style }: Props) {
  // A card that is let go anywhere beside a line opens one.
  const zone = useDropZone('dock', { kind: 'newLine' });
  return (
    <View ref={zone} onLayout={({ nativeEvent }) => onHeight(nativeEvent.layout.height)} style={style}>
      <Notice />
      <ScrollView style={styles.shrink} contentContainerStyle={styles.stack} showsVerticalScrollIndicator={false}>
        <SquareCard />
        <AnswersPanel />
        <LinesPanel />
      </ScrollView>
      <HandPanel room={room} />
      <TurnBar leftHanded={leftHanded} listShown={listShown} onList={onList} />
    </View>
  );
}

const styles = StyleSheet.create({
  shrink: { flexGrow: 0, flexShrink: 1 },
  stack: { gap: space.xs },
});
