/** Day, oracle and what everybody knows of each player, on one line: a press on anything tells more. */
import { FACTION_NAMES, item, type PartyView, type PlayerView, type SeatView } from '@battalia/engine';
import { useState, type ReactNode } from 'react';
import { Pressable, StyleSheet, useWindowDimensions, View } from 'react-native';
import { Glyph } from '@/art/Glyph';
import type { GlyphName } from '@/art/glyphs/glyphs';
import { LIVERIES, NEUTRAL_LIVERY } from '@/art/palette';
import { seatAnchor } from '@/motion/place';
import { Emblem } from '../../../components/Emblem';
import { SideScroll } from '../../../components/SideScroll';
import { Text } from '../../../components/Text';
import { Anchor } from '../../../motion/Anchor';
import { Explained } from '../../../hint/Explained';
import { HintPartsContext, useHint } from '../../../hint/hint';
import { HintPart } from '../../../hint/HintPart';
import type { SeatFactName, Topic } from '../../../hint/topic';
import { playerText, type Speaker } from '../../../text/speaker';
import { factionText } from '../../../text/cards';
import { fonts, radius, space, TARGET } from '../../../theme/tokens';
import { useTheme } from '../../../theme/useTheme';
import { useTranslate } from '../../../useTranslate';
import { namingFor, shareOf, standingFor, type Detail, type Naming } from './barDetail';
import { OracleBox } from './OracleBox';
import { PlayerSheet } from './PlayerSheet';

const NAME_LINE = 20;

/** Wider than this a box is only emptier. */
const WIDEST = 220;

export function PlayersBar({ view, speaker }: { readonly view: PlayerView; readonly speaker: Speaker }) {
  const t = useTranslate();
  const { width, height, fontScale } = useWindowDimensions();
  const [shown, setShown] = useState<number | null>(null);
  // Beside a board it has only a part of the window.
  const [room, setRoom] = useState(width);
  const { together, players } = view;
  const team = Math.max(1, ...(together ?? []).map(({ seats }) => seats.length));
  const { lines, detail } = standingFor(room, players.length, team, fontScale);
  const share = shareOf(room, players.length);
  // So many players are told apart by their names.
  const naming = lines !== 'one' && detail !== 'roomy' ? 'above' : namingFor(detail, height, fontScale);
  const told = players.find(({ seat }) => seat === shown);
  const chip = (player: SeatView) => (
    <Anchor
      key={player.seat}
      name={seatAnchor(player.seat)}
      style={[
        styles.place,
        // A long name is cut short rather than the box beside it.
        lines === 'one' && detail === 'roomy' && together === null && { maxWidth: Math.min(WIDEST, share) },
        lines === 'two' && { flexBasis: `${Math.floor(90 / Math.ceil(players.length / 2))}%` },
      ]}
    >
      <PlayerChip
        player={player}
        name={playerText(speaker, player.seat)}
        detail={detail}
        naming={naming}
        moves={view.decision?.seat === player.seat}
        onPress={() => setShown(player.seat)}
      />
    </Anchor>
  );
  return (
    <View style={styles.bar} onLayout={({ nativeEvent }) => setRoom(nativeEvent.layout.width)}>
      <OracleBox view={view} />
      {together !== null ? (
        <View role="group" aria-label={t('newGame.players')} style={[styles.teams, lines === 'rows' && styles.upright]}>
          {together.map((party, i) => (
            <TeamBox
              key={i}
              number={i}
              party={party}
              turn={view.illuminated !== null && party.seats.includes(view.turn)}
              stacked={lines === 'columns'}
            >
              {party.seats.flatMap((seat) => players.filter((player) => player.seat === seat)).map(chip)}
            </TeamBox>
          ))}
        </View>
      ) : lines === 'two' ? (
        <View role="group" aria-label={t('newGame.players')} style={styles.lines}>
          {players.map(chip)}
        </View>
      ) : (
        <SideScroll
          on="ground"
          role="group"
          aria-label={t('newGame.players')}
          style={styles.scroll}
          contentContainerStyle={styles.players}
        >
          {players.map(chip)}
        </SideScroll>
      )}
      {told === undefined ? null : (
        <PlayerSheet view={view} player={told} name={playerText(speaker, told.seat)} onClose={() => setShown(null)} />
      )}
    </View>
  );
}

interface TeamProps {
  /** From 0. */
  readonly number: number;
  readonly party: PartyView;
  readonly turn: boolean;
  /** Its members one below the other. */
  readonly stacked: boolean;
  readonly children: ReactNode;
}

/** Partners in one frame, under what they have together. */
function TeamBox({ number, party: { points, level4Cities, citiesNeeded }, turn, stacked, children }: TeamProps) {
  const t = useTranslate();
  const { colors } = useTheme();
  const said = t('play.team.sum', { team: number + 1, points, cities: level4Cities, needed: citiesNeeded });
  return (
    <View
      role="group"
      aria-label={said}
      style={[styles.team, { borderColor: turn ? colors.gold : colors.line, backgroundColor: colors.surfacePressed }]}
    >
      <Explained topic={{ kind: 'team', party: number, fact: null }} label={said} parts style={styles.sum}>
        <Text variant="caption" style={styles.count}>
          {NUMERALS[number] ?? String(number + 1)}
        </Text>
        <Fact
          small
          topic={{ kind: 'team', party: number, fact: 'points' }}
          glyph="points"
          count={String(points)}
          gold
        />
        <Fact
          small
          topic={{ kind: 'team', party: number, fact: 'cities' }}
          glyph="castle"
          count={`${level4Cities}/${citiesNeeded}`}
        />
      </Explained>
      <View style={stacked ? styles.stack : styles.members}>{children}</View>
    </View>
  );
}

const NUMERALS = ['I', 'II', 'III'] as const;

interface ChipProps {
  readonly player: SeatView;
  readonly name: string;
  readonly detail: Detail;
  readonly naming: Naming;
  readonly moves: boolean;
  readonly onPress: () => void;
}

function PlayerChip({ player, name, detail, naming, moves, onPress }: ChipProps) {
  const t = useTranslate();
  const { colors, relief } = useTheme();
  const { fontScale } = useWindowDimensions();
  const roomy = detail === 'roomy';
  const small = detail === 'tight' || detail === 'least';
  const livery = player.faction === null ? NEUTRAL_LIVERY : LIVERIES[item(FACTION_NAMES, player.faction)];
  const parts = [
    name,
    player.faction === null ? null : factionText(t, player.faction),
    moves ? t('look.turn') : null,
    t('match.points', { count: player.points }),
    t('match.level4', { count: player.level4Cities }),
    t('match.handSize', { count: player.handSize }),
    t('look.deckSize', { count: player.deckSize }),
  ];
  const label = parts.filter((part) => part !== null).join(', ');
  const of = (fact: SeatFactName): Topic => ({ kind: 'player', seat: player.seat, fact });
  const { hint, parts: told } = useHint(label, { kind: 'player', seat: player.seat, fact: null });
  return (
    <Pressable
      {...hint}
      role="button"
      aria-label={label}
      onPress={onPress}
      style={({ pressed }) => [
        styles.chip,
        {
          backgroundColor: pressed ? colors.surfacePressed : colors.surface,
          borderColor: moves ? colors.accent : colors.line,
          boxShadow: moves ? `0px 0px 0px 2px ${colors.gold}, ${relief.key}` : relief.key,
        },
        moves && styles.moves,
        small && styles.close,
      ]}
    >
      <HintPartsContext value={told}>
        {/* A ribbon of the faction's cloth along the edge. */}
        <View style={[styles.ribbon, { backgroundColor: livery.main, borderColor: livery.deep }]} />
        {roomy ? (
          <HintPart topic={of('emblem')}>
            <Emblem faction={player.faction} />
          </HintPart>
        ) : null}
        <View style={[styles.facts, naming === 'above' && styles.lifted]}>
          {naming === 'above' ? (
            // However long it is, the box is as wide as the others.
            <View style={{ height: NAME_LINE * fontScale }}>
              <View style={styles.within}>
                <Name>{name}</Name>
              </View>
            </View>
          ) : null}
          <View style={[styles.line, small && styles.close]}>
            {roomy ? null : (
              <HintPart topic={of('emblem')}>
                <Emblem faction={player.faction} size={small ? 18 : 22} />
              </HintPart>
            )}
            <HintPart topic={of('points')} style={[styles.line, small && styles.close]}>
              {detail === 'least' || detail === 'tight' ? null : <Glyph name="points" size={16} color={colors.gold} />}
              <Text variant="label" style={[styles.points, roomy && styles.high, small && styles.low]}>
                {String(player.points)}
              </Text>
            </HintPart>
            {detail === 'tight' ? <Fact small topic={of('cities')} glyph="castle" count={player.level4Cities} /> : null}
            {naming === 'beside' ? <Name>{name}</Name> : null}
          </View>
          <View style={[styles.line, roomy && styles.spread]}>
            {detail === 'tight' ? null : (
              <Fact small={small} topic={of('cities')} glyph="castle" count={player.level4Cities} />
            )}
            <Fact small={small} topic={of('hand')} glyph="cards" count={player.handSize} />
            {detail === 'least' ? null : <Fact small={small} topic={of('deck')} glyph="deck" count={player.deckSize} />}
          </View>
        </View>
      </HintPartsContext>
    </Pressable>
  );
}

function Name({ children }: { readonly children: string }) {
  return (
    <Text variant="caption" lines={1} style={styles.name}>
      {children}
    </Text>
  );
}

interface FactProps {
  readonly topic: Topic;
  readonly glyph: GlyphName;
  readonly count: number | string;
  readonly small: boolean;
  readonly gold?: boolean;
}

function Fact({ topic, glyph, count, small, gold = false }: FactProps) {
  const { colors } = useTheme();
  return (
    <HintPart topic={topic} style={styles.fact}>
      <Glyph name={glyph} size={small ? 11 : 14} color={gold ? colors.gold : colors.inkMuted} />
      <Text variant="caption" style={[styles.count, small && styles.small]}>
        {String(count)}
      </Text>
    </HintPart>
  );
}

const styles = StyleSheet.create({
  bar: {
    flexDirection: 'row',
    alignItems: 'stretch',
    gap: space.xs,
    paddingHorizontal: space.sm,
    paddingBottom: space.sm,
  },
  scroll: { flex: 1 },
  lines: { flex: 1, flexDirection: 'row', flexWrap: 'wrap', gap: space.xs },
  teams: { flex: 1, flexDirection: 'row', gap: space.xs },
  upright: { flexDirection: 'column' },
  team: { flexGrow: 1, flexShrink: 1, flexBasis: 0, borderWidth: 2, borderRadius: radius.sm, padding: 2, gap: 2 },
  sum: { flexDirection: 'row', alignItems: 'center', justifyContent: 'center', gap: 6 },
  stack: { flexGrow: 1, gap: 2 },
  members: { flexGrow: 1, flexDirection: 'row', gap: 2 },
  players: { flexGrow: 1, gap: space.xs },
  place: { flexGrow: 1, maxWidth: WIDEST },
  chip: {
    flexGrow: 1,
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.xs,
    minHeight: TARGET + 8,
    borderWidth: 1,
    borderRadius: radius.sm,
    paddingRight: 5,
    overflow: 'hidden',
  },
  ribbon: { alignSelf: 'stretch', width: 5, borderRightWidth: 1 },
  moves: { borderWidth: 2, paddingRight: 4 },
  close: { gap: 2, paddingRight: 2 },
  facts: { flexGrow: 1, flexShrink: 1 },
  lifted: { paddingBottom: 3 },
  within: { position: 'absolute', left: 0, right: 0 },
  line: { flexDirection: 'row', alignItems: 'center', gap: 3 },
  spread: { gap: 7 },
  points: { lineHeight: 22 },
  high: { fontSize: 20, lineHeight: 24 },
  low: { fontSize: 16 },
  name: { flexShrink: 1, fontFamily: fonts.strong },
  fact: { flexDirection: 'row', alignItems: 'center', gap: 1 },
  count: { fontFamily: fonts.strong, fontSize: 14, lineHeight: 18, fontVariant: ['tabular-nums'] },
  small: { fontSize: 13, lineHeight: 16 },
});
