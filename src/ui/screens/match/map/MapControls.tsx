/** Buttons for whoever does not pinch, on a bar of their own: no square of the map lies under them. */
import type { ReactNode } from 'react';
import { StyleSheet, useWindowDimensions, View } from 'react-native';
import type { Insets } from '@/board/BoardCanvas';
import { IconButton } from '../../../components/IconButton';
import { space } from '../../../theme/tokens';
import { useTheme } from '../../../theme/useTheme';
import { useTranslate } from '../../../useTranslate';

/** How much of the map the bar takes. */
export const CONTROLS = 52;

interface Props {
  /** Along the free side of the map, where height is scarce, instead of under it. */
  readonly column: boolean;
  readonly leftHanded: boolean;
  /** What other parts of the screen cover: the bar goes on under them. */
  readonly covered: Insets;
  /** What else lies at hand here. */
  readonly tools: ReactNode;
  readonly plain: boolean;
  /** Null where there is nothing to choose between. */
  readonly onPlain: (() => void) | null;
  readonly onZoomIn: () => void;
  readonly onZoomOut: () => void;
  readonly onFit: () => void;
  /** To where the viewer is, and to where something happened last; null where all of the map is seen well enough, or there is no such place. */
  readonly onMine: (() => void) | null;
  readonly onLatest: (() => void) | null;
}

/** A bar narrower than this, in points, has no room for all of its buttons: fingers zoom there. */
const NARROW = 340;

export function MapControls({
  column,
  leftHanded,
  covered,
  tools,
  plain,
  onPlain,
  onZoomIn,
  onZoomOut,
  onFit,
  onMine,
  onLatest,
}: Props) {
  const t = useTranslate();
  const { width, height } = useWindowDimensions();
  const zooms = (column ? height : width) >= NARROW || (onMine === null && onLatest === null);
  const { colors } = useTheme();
  const side = leftHanded ? 'left' : 'right';
  const place = column
    ? { [side]: 0, width: covered[side] + CONTROLS, paddingBottom: covered.bottom + space.xs }
    : { left: 0, right: 0, height: covered.bottom + CONTROLS };
  return (
    <View
      style={[
        styles.bar,
        column ? styles.column : styles.row,
        !column && leftHanded && styles.mirrored,
        { backgroundColor: colors.ground, borderColor: colors.edge },
        place,
        column
          ? { [leftHanded ? 'paddingLeft' : 'paddingRight']: covered[side] }
          : { paddingLeft: covered.left + space.xs, paddingRight: covered.right + space.xs },
      ]}
    >
      {tools}
      <View
        role="toolbar"
        aria-label={t('play.mapControls')}
        style={column ? styles.buttonsBelow : [styles.buttons, leftHanded ? styles.left : styles.right]}
      >
        {onPlain === null ? null : (
          <IconButton
            bare
            tool={plain ? 'drawn' : 'plain'}
            icon={plain ? 'globe' : 'grid'}
            label={t(plain ? 'match.board' : 'match.boardList')}
            onPress={onPlain}
          />
        )}
        {plain ? null : (
          <>
            {onLatest === null ? null : (
              <IconButton bare icon="latest" tool="latest" label={t('match.latest')} onPress={onLatest} />
            )}
            {onMine === null ? null : (
              <IconButton bare icon="here" tool="mine" label={t('match.mine')} onPress={onMine} />
            )}
            {zooms ? (
              <>
                <IconButton bare icon="minus" tool="zoomOut" label={t('match.zoomOut')} onPress={onZoomOut} />
                <IconButton bare icon="plus" tool="zoomIn" label={t('match.zoomIn')} onPress={onZoomIn} />
              </>
            ) : null}
            <IconButton bare icon="fit" tool="fit" label={t('match.fit')} onPress={onFit} />
          </>
        )}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  bar: { position: 'absolute', bottom: 0 },
  // The buttons stand at the upper edge: the lower is under the dock.
  row: { flexDirection: 'row', alignItems: 'flex-start', gap: space.sm, paddingTop: space.xs, borderTopWidth: 1 },
  mirrored: { flexDirection: 'row-reverse' },
  column: { top: 0, justifyContent: 'flex-end', alignItems: 'center', borderLeftWidth: 1, borderRightWidth: 1 },
  buttons: { flexDirection: 'row', flexGrow: 1 },
  left: { justifyContent: 'flex-start' },
  right: { justifyContent: 'flex-end' },
  buttonsBelow: { flexDirection: 'column' },
});
