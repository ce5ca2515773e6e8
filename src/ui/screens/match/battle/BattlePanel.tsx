/** Both sides with every term named, and what is needed to stay in. */
import type { BattleView, LineCard } from '@battalia/engine';
import { StyleSheet, View } from 'react-native';
import Animated, { useAnimatedStyle } from 'react-native-reanimated';
import { GameCard } from '../../../components/GameCard';
import { Panel } from '../../../components/Panel';
import { Text } from '../../../components/Text';
import type { Speaker } from '../../../text/speaker';
import { radius } from '../../../theme/tokens';
import { useTheme } from '../../../theme/useTheme';
import { Balance, BattleSides } from './BattleSides';
import { SmallFaceOffer } from './FaceOffer';
import { battleTitle, ruleText, standingText } from './battleText';
import { cardsInLine } from '../lines/lines';
import { useDrag, useDropZone } from '../lines/useDrag';
import { usePlay } from '../usePlay';

export function BattlePanel({ battle, speaker }: { readonly battle: BattleView; readonly speaker: Speaker }) {
  const { view } = usePlay();
  return (
    <Panel title={battleTitle(speaker, battle)} aside={<SmallFaceOffer battle={battle} view={view} />}>
      {/* On top: the rest may be longer than a small phone is high. */}
      <Balance battle={battle} view={view} />
      <View aria-live="polite">
        <Text variant="label">{standingText(speaker, battle)}</Text>
        <Text variant="caption" color="inkMuted">
          {ruleText(speaker, battle)}
        </Text>
      </View>
      <BattleSides
        battle={battle}
        view={view}
        speaker={speaker}
        draw={(seat, card) => (seat === view.viewer ? <OwnCard shown={card} /> : <GameCard shown={card} size="line" />)}
      />
    </Panel>
  );
}

/** BATTLE-15: an artefact that is let go over it works on it; so does one that lies in the line at hand when it is pressed. */
function OwnCard({ shown }: { readonly shown: LineCard }) {
  const { colors } = useTheme();
  const { lines, drop } = usePlay();
  const { over } = useDrag();
  const key = `laid ${shown.card}`;
  const zone = useDropZone(key, { kind: 'laid', card: shown.card });
  const ring = useAnimatedStyle(() => ({ borderColor: over.get() === key ? colors.accent : 'transparent' }));
  const [artefact, ...others] = cardsInLine(lines, lines.active);
  return (
    <View ref={zone} collapsable={false}>
      {artefact === undefined || others.length > 0 ? (
        <GameCard shown={shown} size="line" />
      ) : (
        <GameCard
          shown={shown}
          size="line"
          onPress={() => drop({ card: artefact, from: lines.active }, { kind: 'laid', card: shown.card })}
        />
      )}
      <Animated.View style={[styles.ring, ring]} />
    </View>
  );
}

const styles = StyleSheet.create({
  ring: {
    position: 'absolute',
    top: -2,
    left: -2,
    right: -2,
    bottom: -2,
    borderWidth: 2,
    borderRadius: radius.sm,
    pointerEvents: 'none',
  },
});
