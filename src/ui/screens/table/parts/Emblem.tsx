import type { FactionName } from '@battalia/engine';
import { StyleSheet, View } from 'react-native';
import { Glyph } from '@/art/Glyph';
import { LIVERIES, NEUTRAL_LIVERY } from '@/art/palette';
import { Text } from '../../../components/Text';

/** A faction's emblem on its cloth, or a seat's number while it has none. */
export function Emblem({
  faction,
  seat,
  size = 40,
}: {
  readonly faction: FactionName | null;
  readonly seat: number;
  readonly size?: number;
}) {
  const livery = faction === null ? NEUTRAL_LIVERY : LIVERIES[faction];
  return (
    <View
      style={[
        styles.cloth,
        { width: size, height: size, borderRadius: size / 2, backgroundColor: livery.main, borderColor: livery.deep },
      ]}
      aria-hidden
    >
      {faction === null ? (
        <Text variant="label" style={{ color: livery.on }}>
          {String(seat + 1)}
        </Text>
      ) : (
        <Glyph name={faction} size={Math.round(size * 0.62)} color={livery.on} />
      )}
    </View>
  );
}

const styles = StyleSheet.create({ cloth: { alignItems: 'center', justifyContent: 'center', borderWidth: 2 } });
