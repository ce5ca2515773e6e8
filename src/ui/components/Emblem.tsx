import { FACTION_NAMES, item, type Faction } from '@battalia/engine';
import { StyleSheet, View } from 'react-native';
import { Glyph } from '@/art/Glyph';
import { LIVERIES, NEUTRAL_LIVERY } from '@/art/palette';

/** A faction's emblem on its colour; grey and empty until a faction is chosen. Decoration to a screen reader. */
export function Emblem({ faction, size = 30 }: { readonly faction: Faction | null; readonly size?: number }) {
  const livery = faction === null ? NEUTRAL_LIVERY : LIVERIES[item(FACTION_NAMES, faction)];
  return (
    <View
      aria-hidden
      style={[
        styles.emblem,
        { width: size, height: size, borderRadius: size / 2, backgroundColor: livery.main, borderColor: livery.deep },
      ]}
    >
      {faction === null ? null : <Glyph name={item(FACTION_NAMES, faction)} size={size * 0.64} color={livery.on} />}
    </View>
  );
}

const styles = StyleSheet.create({ emblem: { borderWidth: 1.5, alignItems: 'center', justifyContent: 'center' } });
