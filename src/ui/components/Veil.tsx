/** What lies over the whole screen until it is closed: by its own button, by Escape or the way back, or by a press beside it. */
import { useIsFocused } from 'expo-router';
import { createContext, useContext, useEffect, useState, type ReactNode } from 'react';
import { Modal, StyleSheet, View, type StyleProp, type ViewStyle } from 'react-native';
import { ExplainingContext } from '../hint/explaining';

interface Props {
  readonly label: string;
  readonly onClose: () => void;
  readonly style?: StyleProp<ViewStyle>;
  readonly children: ReactNode;
}

/** Tells the veil below that another one lies over it. */
const BelowContext = createContext<(covered: boolean) => void>(() => undefined);

export function Veil(props: Props) {
  // A page that is opened from it does not lie under it. On the way back it is there again.
  return useIsFocused() ? <Drawn {...props} /> : null;
}

function Drawn({ label, onClose, style, children }: Props) {
  const [covered, setCovered] = useState(false);
  const cover = useContext(BelowContext);
  const Again = useContext(ExplainingContext)?.Again;
  useEffect(() => {
    cover(true);
    return () => cover(false);
  }, [cover]);
  return (
    <Modal transparent visible animationType="none" onRequestClose={onClose} aria-label={label} aria-hidden={covered}>
      <View style={[styles.veil, style]}>
        {/* No button: the keyboard and a screen reader begin with what is to be read. */}
        <View
          style={StyleSheet.absoluteFill}
          aria-hidden
          onStartShouldSetResponder={() => true}
          onResponderRelease={onClose}
        />
        <BelowContext value={setCovered}>{Again === undefined ? children : <Again>{children}</Again>}</BelowContext>
      </View>
    </Modal>
  );
}

const styles = StyleSheet.create({ veil: { flex: 1, backgroundColor: 'rgba(14, 10, 6, 0.72)' } });
