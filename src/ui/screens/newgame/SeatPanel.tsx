/** One seat: a name, who plays it, under which emblem, and where it sits. */
import { FACTION_NAMES, item } from '@battalia/engine';
import { StyleSheet, TextInput, View } from 'react-native';
import { Glyph } from '@/art/Glyph';
import { LIVERIES } from '@/art/palette';
import { BOT_LEVELS } from '@/store/match/botLevels';
import type { SetupSeat } from '@/store/match/setup';
import { Icon } from '../../components/Icon';
import { IconButton } from '../../components/IconButton';
import { Panel } from '../../components/Panel';
import { PlainPressable } from '../../components/PlainPressable';
import { Segments } from '../../components/Segments';
import { Text } from '../../components/Text';
import { factionText } from '../../text/cards';
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
  /** Who plays it and under which emblem is asked; else both are told in a line. */
  readonly open: boolean;
  /** Null where there is room for every seat as it is. */
  readonly onOpen: (() => void) | null;
  /** Its team and how many there are; null where everybody plays alone. */
  readonly team: { readonly of: number; readonly teams: number; readonly onChoose: (team: number) => void } | null;
}

export function SeatPanel({
  number,
  seat,
  factions,
  onChange,
  onMove,
  isFirst,
  isLast,
  onRemove,
  open,
  onOpen,
  team,
}: Props) {
  const t = useTranslate();
  const { colors } = useTheme();
  const player = shownName(t, seat, number - 1);
  const told = [
    team === null ? null : t('newGame.team', { team: team.of + 1 }),
    seat.bot === null ? t('newGame.person') : t(`newGame.bot.${seat.bot}`),
    seat.faction === 'random'
      ? t('newGame.randomFaction')
      : seat.faction === 'table'
        ? t('newGame.anyFaction')
        : factionText(t, seat.faction),
  ];
  return (
    <Panel style={open ? null : styles.folded}>
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
      {onOpen === null ? null : (
        <PlainPressable
          role="button"
          label={t('newGame.seatMore', { player })}
          expanded={open}
          onPress={onOpen}
          style={styles.told}
        >
          <Text variant="caption" color="inkMuted" style={styles.words}>
            {told.filter((part) => part !== null).join(' · ')}
          </Text>
          <Icon name={open ? 'up' : 'down'} color="inkMuted" size={20} />
        </PlainPressable>
      )}
      {open ? (
        <>
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
          {team === null ? null : (
            <Segments
              title={t('newGame.teamOf', { player })}
              segments={Array.from({ length: team.teams }, (_, i) => ({
                value: String(i),
                label: t('newGame.team', { team: i + 1 }),
              }))}
              chosen={String(team.of)}
              onChoose={(value) => team.onChoose(Number(value))}
            />
          )}
        </>
      ) : null}
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
  folded: { gap: 0, paddingBottom: space.xs },
  told: { flexDirection: 'row', alignItems: 'center', gap: space.sm, minHeight: TARGET },
  words: { flex: 1 },
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
