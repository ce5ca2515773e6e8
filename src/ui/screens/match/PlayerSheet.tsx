/** Everything that the table knows of a player. */
import type { SeatView } from '@battalia/engine';
import { StyleSheet, View } from 'react-native';
import { Glyph } from '@/art/Glyph';
import type { GlyphName } from '@/art/glyphs/glyphs';
import { CardBack } from '../../components/CardBack';
import { Emblem } from '../../components/Emblem';
import { GameCard } from '../../components/GameCard';
import { Sheet } from '../../components/Sheet';
import { Text } from '../../components/Text';
import { capital } from '../../text/capital';
import { factionText } from '../../text/cards';
import { space } from '../../theme/tokens';
import { useTheme } from '../../theme/useTheme';
import { useTranslate } from '../../useTranslate';
import { OpenCards, Shown } from './OpenCards';

interface Props {
  readonly player: SeatView;
  readonly name: string;
  readonly onClose: () => void;
}

export function PlayerSheet({ player, name, onClose }: Props) {
  const t = useTranslate();
  const hidden = Array.from({ length: player.ambushSize }, (_, i) => i);
  return (
    <Sheet title={name} onClose={onClose}>
      {player.faction === null ? null : (
        <View style={styles.faction}>
          <Emblem faction={player.faction} size={44} />
          <Text variant="heading">{factionText(t, player.faction)}</Text>
        </View>
      )}
      <View style={styles.facts}>
        <Fact glyph="points" text={t('match.points', { count: player.points })} />
        <Fact glyph="castle" text={t('match.level4', { count: player.level4Cities })} />
        <Fact glyph="cards" text={t('match.handSize', { count: player.handSize })} />
        <Fact glyph="nation" text={t('match.nationSize', { count: player.nationSize })} />
        <Fact glyph="shelter" text={t('match.shelterSize', { count: player.shelterSize })} />
        <Fact glyph="ambush" text={t('match.ambushSize', { count: player.ambushSize })} />
        <Fact glyph="deck" text={t('look.deckSize', { count: player.deckSize })} />
      </View>
      {player.shelterTop === null ? null : <OpenCards title={t('look.shelterTop')}>{[<Shown key={0} card={player.shelterTop} />]}</OpenCards>}
      {player.great.length === 0 ? null : <OpenCards title={capital(t('term.great.plural'))}>{player.great.map((card) => <Shown key={card.card} card={card} />)}</OpenCards>}
      {player.tents.length === 0 ? null : (
        <OpenCards title={capital(t('look.tent'))}>
          {player.tents.flatMap(({ tent, holds }) => holds.map((card) => <GameCard key={card.card} shown={card} size="line" marks={IN_TENT} under={tent.card} />))}
        </OpenCards>
      )}
      {hidden.length === 0 ? null : <OpenCards title={capital(t('look.ambush'))}>{hidden.map((i) => <CardBack key={i} size="line" />)}</OpenCards>}
    </Sheet>
  );
}

const IN_TENT = ['tent'] as const;

function Fact({ glyph, text }: { readonly glyph: GlyphName; readonly text: string }) {
  const { colors } = useTheme();
  return (
    <View style={styles.fact}>
      <Glyph name={glyph} size={20} color={colors.inkMuted} />
      <Text style={styles.words}>{text}</Text>
    </View>
  );
}

const styles = StyleSheet.create({
  faction: { flexDirection: 'row', alignItems: 'center', gap: space.md },
  facts: { flexDirection: 'row', flexWrap: 'wrap', rowGap: space.sm, columnGap: space.md },
  fact: { flexDirection: 'row', alignItems: 'center', gap: space.sm, minWidth: 140 },
  words: { flexShrink: 1 },
});
