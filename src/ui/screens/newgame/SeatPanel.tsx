/** One seat: a name, who plays it, under which emblem, and where it sits. */
import { FACTION_NAMES, item } from '@battalia/engine';
import { StyleSheet, TextInput, View } from 'react-native';
import { Glyph } from '@/art/Glyph';
import { LIVERIES } from '@/art/palette';
import { BOT_LEVELS } from '@/store/match/journal';
import type { SetupSeat } from '@/store/match/setup';
import { Icon } from '../../components/Icon';
import { IconButton } from '../../components/IconButton';
import { Panel } from '../../components/Panel';
import { Segments } from '../../components/Segments';
import { radius, space, TARGET, typeScale } from '../../theme/tokens';
import { useTheme } from '../../theme/useTheme';
import { useTranslate } from '../../useTranslate';
import { FactionPicker } from './FactionPicker';
import { shownName } from './names';

interface Props {
  readonly number: number;
  readonly seat: SetupSeat;
  /** How many there are to choose from. */
  readonly factions: number;
  readonly onChange: (changed: Partial<SetupSeat>) => void;
  readonly onMove: ((by: 1 | -1) => void) | null;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  /** Null when the table would be too small without it. */
  readonly onRemove: (() => void) | null;
}

export function SeatPanel({ number, seat, factions, onChange, onMove, isFirst, isLast, onRemove }: Props) {
  const t = useTranslate();
  const { colors } = useTheme();
  const player = shownName(t, seat, number - 1);
  return (
    <Panel>
      <View style={styles.head}>
        <Emblem seat={seat} />
        <TextInput
          value={seat.name}
          onChangeText={(text) => onChange({ name: text })}
          placeholder={player}
          placeholderTextColor={colors.inkMuted}
          aria-label={t('newGame.name', { number })}
          maxLength={24}
          style={[
            styles.input,
            typeScale.body,
            { color: colors.ink, borderColor: colors.edge, backgroundColor: colors.ground },
          ]}
        />
        {onMove ? (
          <>
            <IconButton
              bare
              icon="up"
              label={t('newGame.moveUp', { player })}
              disabled={isFirst}
              onPress={() => onMove(-1)}
            />
            <IconButton
              bare
              icon="down"
              label={t('newGame.moveDown', { player })}
              disabled={isLast}
              onPress={() => onMove(1)}
            />
          </>
        ) : null}
        {onRemove ? <IconButton bare icon="close" label={t('newGame.remove', { number })} onPress={onRemove} /> : null}
      </View>
      <Segments
        title={t('newGame.playedBy', { player })}
        hideTitle
        segments={[
          { value: 'person', label: t('newGame.person') },
          ...BOT_LEVELS.map((level) => ({ value: level, label: t(`newGame.bot.${level}`) })),
        ]}
        chosen={seat.bot ?? 'person'}
        onChoose={(value) => onChange({ bot: BOT_LEVELS.find((level) => level === value) ?? null })}
      />
      <FactionPicker
        factions={factions}
        title={t('newGame.factionOf', { player })}
        others={[
          { value: 'random', label: t('newGame.randomFaction'), icon: 'die' },
          { value: 'table', label: t('newGame.anyFaction'), icon: 'cards' },
        ]}
        chosen={seat.faction}
        onChoose={(faction) => onChange({ faction })}
      />
    </Panel>
  );
}

function Emblem({ seat }: { readonly seat: SetupSeat }) {
  const { colors } = useTheme();
  const name = typeof seat.faction === 'number' ? item(FACTION_NAMES, seat.faction) : null;
  return (
    <View
      style={[
        styles.emblem,
        { backgroundColor: name === null ? colors.ground : LIVERIES[name].main, borderColor: colors.edge },
      ]}
    >
      {name === null ? (
        <Icon name={seat.faction === 'table' ? 'cards' : 'die'} color="inkMuted" />
      ) : (
        <Glyph name={name} size={30} color={LIVERIES[name].on} />
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  head: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: space.xs },
  emblem: {
    width: TARGET,
    height: TARGET,
    borderRadius: radius.sm,
    borderWidth: 1,
    alignItems: 'center',
    justifyContent: 'center',
  },
  input: {
    flex: 1,
    minWidth: 60,
    borderWidth: 1,
    borderRadius: radius.sm,
    minHeight: TARGET,
    paddingHorizontal: space.md,
  },
});
