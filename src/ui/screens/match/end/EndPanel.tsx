/** Who won and why, how the points went, what the decks became, and what next. */
import { boxOf, FACTION_NAMES, item, modulesOf, type PlayerView, type Seat, nameOfKind } from '@battalia/engine';
import { useRouter } from 'expo-router';
import { useMemo, useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { FigureView } from '@/art/FigureView';
import { Glyph } from '@/art/Glyph';
import { isGlyphName } from '@/art/glyphs/glyphs';
import { LIVERIES, NEUTRAL_LIVERY } from '@/art/palette';
import { glory, laurels, standard, TRIUMPH_BOX } from '@/art/places/standard';
import type { Replay } from '@/store/match/replay';
import { useClocks } from '@/store/match/clocks';
import { useMatch } from '@/store/match/useMatch';
import { Button } from '../../../components/Button';
import { Panel } from '../../../components/Panel';
import { Text } from '../../../components/Text';
import type { ModuleLook } from '../../../modules/look';
import { looksOf } from '../../../modules/registry';
import { SharePanel } from '../../../share/SharePanel';
import { endText } from '../../../text/event';
import { listText, playerText, type Speaker } from '../../../text/speaker';
import { kindText } from '../../../text/cards';
import { radius, space } from '../../../theme/tokens';
import { useTheme } from '../../../theme/useTheme';
import { useTranslate } from '../../../useTranslate';
import { citiesText, kindsIn, tieBreak } from './ending';
import { NewHonours } from './NewHonours';
import { PointsPlot } from './PointsPlot';

export function EndPanel({ view, speaker }: { readonly view: PlayerView; readonly speaker: Speaker }) {
  const t = useTranslate();
  const router = useRouter();
  const { id, setup, start, code, replay: play } = useMatch();
  const replay = useMemo(() => play(), [play]);
  const [sharing, setSharing] = useState(false);
  const standings = view.standings ?? [];
  const first = standings.filter(({ place }) => place === 1);
  // Partners have everything together, and stand in one line.
  const ranked = standings.filter(({ seat }) => membersOf(view, seat)[0] === seat);
  const winners = first.map(({ seat }) => playerText(speaker, seat));
  const again = async () => {
    const agreed = setup();
    if (!agreed) return;
    const next = await start(agreed);
    const clock = id === null ? undefined : useClocks.getState().clocks[id];
    if (clock !== undefined) useClocks.getState().begin(next, agreed.players.length, clock.minutes);
    router.replace(`/match/${next}`);
  };
  return (
    <Panel>
      <View style={styles.triumph}>
        {first.map(({ seat }) => (
          <Triumph key={seat} view={view} seat={seat} narrow={first.length > 1} />
        ))}
      </View>
      <Text variant="title" heading={2} align="center">
        {winners.length === 1
          ? t('match.winner', { player: winners[0] ?? '' })
          : first.every(({ seat }) => playTogether(view, seat, first[0]?.seat ?? seat))
            ? t('play.team.win', { players: listText(speaker, winners) })
            : t('match.shared', { players: listText(speaker, winners) })}
      </Text>
      {view.over === 'no' ? null : <Text align="center">{endText(speaker, view.over)}</Text>}
      <View>
        {ranked.map(({ seat, place: alone, points, cities, heroes }, i) => {
          const next = ranked[i + 1];
          // Partners take one place, not one each.
          const place = ranked.filter((other) => other.place < alone).length + 1;
          const party = membersOf(view, seat);
          return (
            <View key={seat} style={styles.standing}>
              <View style={styles.player}>
                {party.map((member) => (
                  <Badge key={member} view={view} seat={member} />
                ))}
                <View style={styles.words}>
                  <Text variant="label">
                    {party.length > 1
                      ? t('play.team.place', {
                          place,
                          points,
                          players: listText(
                            speaker,
                            party.map((member) => playerText(speaker, member)),
                          ),
                        })
                      : `${place}. ${playerText(speaker, seat)}: ${t('match.points', { count: points })}`}
                  </Text>
                  <Text variant="caption" color="inkMuted">
                    {`${citiesText(t, cities)} · ${t('count.hero', { count: heroes })}`}
                  </Text>
                </View>
              </View>
              {next === undefined ? null : (
                <Text variant="caption" style={styles.because}>
                  {becauseText(view, speaker, ranked[i] ?? next, next)}
                </Text>
              )}
            </View>
          );
        })}
        <Text variant="caption" color="inkMuted">
          {rankingOf(view)?.order(t) ?? t('end.order')}
        </Text>
      </View>
      <NewHonours />
      <View style={styles.ways}>
        <Button tight label={t('match.rematch')} onPress={() => void again()} />
        {id === null ? null : (
          <Button
            tight
            kind="plain"
            label={t('games.replay')}
            onPress={() => router.push({ pathname: '/replay', params: { match: id } })}
          />
        )}
        <Button tight kind="plain" label={t('games.share')} onPress={() => setSharing(!sharing)} />
        <Button tight kind="plain" label={t('home.stats')} onPress={() => router.push('/statistics')} />
      </View>
      {sharing ? <SharePanel running={false} makeCode={() => Promise.resolve(code())} /> : null}
      {replay === null || replay.scores.length < 2 ? null : (
        <PointsPlot scores={replay.scores} view={view} speaker={speaker} />
      )}
      {replay === null ? null : <Decks replay={replay} view={view} speaker={speaker} />}
    </Panel>
  );
}

const playTogether = ({ parties }: PlayerView, one: Seat, other: Seat): boolean =>
  one === other || (parties !== null && parties[one] === parties[other]);

/** A seat and its partners, in the order of the seats. */
const membersOf = (view: PlayerView, seat: Seat): readonly Seat[] =>
  view.players.map((player) => player.seat).filter((other) => playTogether(view, seat, other));

/** Where a module has another order than the core. */
const rankingOf = (view: PlayerView): ModuleLook['ranking'] =>
  looksOf(modulesOf(view)).find(({ ranking }) => ranking !== undefined)?.ranking;

function becauseText(
  view: PlayerView,
  speaker: Speaker,
  before: Parameters<typeof tieBreak>[0],
  after: Parameters<typeof tieBreak>[1],
): string {
  const { t } = speaker;
  const together = (seat: Seat) =>
    listText(
      speaker,
      membersOf(view, seat).map((member) => playerText(speaker, member)),
    );
  const reason = tieBreak(before, after);
  switch (reason.kind) {
    case 'points':
      return t('end.tie.points', { more: reason.more, fewer: reason.fewer });
    case 'cities':
      return t('end.tie.cities', { level: reason.level, more: reason.more, fewer: reason.fewer });
    case 'heroes':
      return t('end.tie.heroes', { more: reason.more, fewer: reason.fewer });
    case 'more':
      return rankingOf(view)?.more[reason.which]?.(t, { more: reason.more, fewer: reason.fewer }) ?? '';
    case 'shared':
      return t('end.tie.shared', { players: listText(speaker, [together(before.seat), together(after.seat)]) });
  }
}

/** The standard of a winner, between branches of laurel. Says nothing that words do not. */
function Triumph({ view, seat, narrow }: { readonly view: PlayerView; readonly seat: Seat; readonly narrow: boolean }) {
  const { colors } = useTheme();
  const faction = view.players[seat]?.faction ?? null;
  const figure = useMemo(
    () => [...glory(colors.gold), ...laurels(), ...standard(faction === null ? null : item(FACTION_NAMES, faction))],
    [faction, colors],
  );
  const wide = narrow ? 130 : 230;
  return (
    <FigureView figure={figure} width={wide} height={(wide * TRIUMPH_BOX[3]) / TRIUMPH_BOX[2]} box={TRIUMPH_BOX} />
  );
}

function Badge({ view, seat }: { readonly view: PlayerView; readonly seat: Seat }) {
  const faction = view.players[seat]?.faction ?? null;
  const name = faction === null ? null : item(FACTION_NAMES, faction);
  const livery = name === null ? NEUTRAL_LIVERY : LIVERIES[name];
  return (
    <View style={[styles.badge, { backgroundColor: livery.main }]}>
      {name === null ? null : <Glyph name={name} size={24} color={livery.on} />}
    </View>
  );
}

/** Every deck by kinds, with a picture and a number each. */
function Decks({
  replay,
  view,
  speaker,
}: {
  readonly replay: Replay;
  readonly view: PlayerView;
  readonly speaker: Speaker;
}) {
  const t = useTranslate();
  const { colors } = useTheme();
  return (
    <View style={styles.decks}>
      <Text variant="label" heading={3}>
        {t('end.decks')}
      </Text>
      {view.players.map(({ seat }) => {
        const deck = replay.deckOf(seat) ?? [];
        const kinds = kindsIn(deck);
        return (
          <View
            key={seat}
            role="img"
            aria-label={t('end.deck', {
              player: playerText(speaker, seat),
              cards: [
                t('count.cards', { count: deck.length }),
                ...kinds.map(({ kind, count }) => `${count}× ${kindText(t, kind, boxOf(view))}`),
              ].join(', '),
            })}
            style={styles.deck}
          >
            <Badge view={view} seat={seat} />
            <Text variant="label">{t('count.cards', { count: deck.length })}</Text>
            {kinds.map(({ kind, count }) => {
              const glyph = nameOfKind(boxOf(view), kind);
              return (
                <View key={kind} style={[styles.kind, { backgroundColor: colors.ground, borderColor: colors.line }]}>
                  {isGlyphName(glyph) ? <Glyph name={glyph} size={20} color={colors.ink} /> : null}
                  <Text variant="caption">{`×${count}`}</Text>
                </View>
              );
            })}
          </View>
        );
      })}
    </View>
  );
}

const styles = StyleSheet.create({
  triumph: { flexDirection: 'row', justifyContent: 'center', gap: space.sm },
  standing: { gap: space.xs, paddingBottom: space.sm },
  player: { flexDirection: 'row', alignItems: 'center', gap: space.sm },
  words: { flex: 1 },
  because: { paddingLeft: 44, fontStyle: 'italic' },
  badge: { width: 36, height: 36, borderRadius: 18, alignItems: 'center', justifyContent: 'center' },
  ways: { flexDirection: 'row', flexWrap: 'wrap', gap: space.sm },
  decks: { gap: space.sm },
  deck: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: space.xs },
  kind: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: 2,
    borderWidth: 1,
    borderRadius: radius.sm,
    paddingHorizontal: 4,
    minHeight: 28,
  },
});
