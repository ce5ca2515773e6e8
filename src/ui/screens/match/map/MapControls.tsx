/** Buttons for whoever does not pinch, on a strip of their own that the camera leaves free. */
import { StyleSheet, View } from 'react-native';
import { IconButton } from '../../../components/IconButton';
import { radius } from '../../../theme/tokens';
import { useTheme } from '../../../theme/useTheme';
import { useTranslate } from '../../../useTranslate';

/** How much of the map the strip takes. */
export const CONTROLS = 48;

interface Props {
  readonly column: boolean;
  readonly plain: boolean;
  /** Null where there is nothing to choose between. */
  readonly onPlain: (() => void) | null;
  readonly onZoomIn: () => void;
  readonly onZoomOut: () => void;
  readonly onFit: () => void;
}

export function MapControls({ column, plain, onPlain, onZoomIn, onZoomOut, onFit }: Props) {
  const t = useTranslate();
  const { colors } = useTheme();
  return (
    <View
      role="toolbar"
      aria-label={t('play.mapControls')}
      style={[styles.strip, column && styles.column, { backgroundColor: colors.surface }]}
    >
      {onPlain === null ? null : (
        <IconButton
          bare
          icon={plain ? 'globe' : 'grid'}
          label={t(plain ? 'match.board' : 'match.boardList')}
          onPress={onPlain}
        />
      )}
      {plain ? null : (
        <>
          <IconButton bare icon="minus" label={t('match.zoomOut')} onPress={onZoomOut} />
          <IconButton bare icon="plus" label={t('match.zoomIn')} onPress={onZoomIn} />
          <IconButton bare icon="fit" label={t('match.fit')} onPress={onFit} />
        </>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  strip: { flexDirection: 'row', borderRadius: radius.md, opacity: 0.94, boxShadow: '0 2px 6px rgba(0,0,0,0.3)' },
  column: { flexDirection: 'column' },
});
