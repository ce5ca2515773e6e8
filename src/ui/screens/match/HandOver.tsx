/** Between two people: opaque, with the next one's name and emblem, and one deliberate press. */
import { FACTION_NAMES, item, type Faction } from '@battalia/engine';
import { Children, useMemo, type ReactNode } from 'react';
import { ScrollView, StyleSheet, useWindowDimensions, View } from 'react-native';
import { horizon, horizonBox } from '@/art/cards/lands';
import { tinted } from '@/art/figure';
import { FigureView } from '@/art/FigureView';
import { glory, standard, STANDARD_BOX } from '@/art/places/standard';
import { useMatch } from '@/store/match/useMatch';
import { Backdrop } from '../../components/Backdrop';
import { Button } from '../../components/Button';
import { PageTitle } from '../../components/PageTitle';
import { Text } from '../../components/Text';
import { space } from '../../theme/tokens';
import { useTheme } from '../../theme/useTheme';
import { useTranslate } from '../../useTranslate';

/** With room for the light around it. */
const BOX = [STANDARD_BOX[0] - 40, STANDARD_BOX[1] - 14, STANDARD_BOX[2] + 80, STANDARD_BOX[3] + 20] as const;
const WIDE = 460;
/** As wide as any screen is for the share of its height that the land takes. */
const REACH = 170;
const LAND = horizonBox(REACH);
/** Less height than this, in points of text as it is designed, is all for the words: a phone held across, or large letters. */
const LOW = 520;
/** And what both may read takes the room of the land below this; a choice on top of that below the other. */
const ROOMY = 960;
const AMPLE = 1000;

interface Props {
  readonly name: string;
  readonly faction: Faction | null;
  /** In the middle of a battle. */
  readonly fights: boolean;
  /** Another way than to pass it. */
  readonly offer?: ReactNode;
  /** What both may read while the device changes hands. */
  readonly children?: ReactNode;
}

export function HandOver({ name, faction, fights, offer = null, children }: Props) {
  const t = useTranslate();
  const { colors, dark } = useTheme();
  const { width, height, fontScale } = useWindowDimensions();
  const takeOver = useMatch((match) => match.takeOver);
  const room = height / Math.max(1, fontScale);
  const chooses = offer !== null;
  const reads = Children.count(children) > 0;
  const wide = Math.min(WIDE, width * 0.8, (room * BOX[2]) / BOX[3] / (chooses ? 5 : reads ? 3.6 : 2.7));
  const cloth = useMemo(
    () => [...glory(colors.gold), ...standard(faction === null ? null : item(FACTION_NAMES, faction))],
    [faction, colors],
  );
  // The home of whoever comes next, at the foot of the screen.
  const land = useMemo(() => {
    const day = horizon(faction === null ? null : item(FACTION_NAMES, faction), REACH);
    return dark ? tinted(day, colors.ground, 0.6) : day;
  }, [faction, dark, colors]);
  const bare = room < (chooses ? AMPLE : reads ? ROOMY : LOW);
  return (
    <View role="main" style={[styles.fill, { backgroundColor: colors.ground }]}>
      <PageTitle title={t('match.handOver', { player: name })} />
      {room < LOW ? null : (
        <View style={[styles.far, bare && styles.near]}>
          <Backdrop />
        </View>
      )}
      <ScrollView tabIndex={0} style={styles.fill} contentContainerStyle={[styles.words, room < LOW && styles.across]}>
        <FigureView figure={cloth} width={wide} height={(wide * BOX[3]) / BOX[2]} box={BOX} />
        <View style={styles.said}>
          {children}
          <Text variant="title" heading={1} align="center">
            {t('match.handOver', { player: name })}
          </Text>
          {fights ? <Text align="center">{t('handOver.battle', { player: name })}</Text> : null}
          <Text color="inkMuted" align="center">
            {t('match.handOverHint', { player: name })}
          </Text>
          {offer}
        </View>
      </ScrollView>
      {/* However much there is to read, the button is in sight. */}
      <View style={styles.foot}>
        <Button label={t('match.takeOver', { player: name })} onPress={takeOver} />
      </View>
      {bare ? null : (
        <View style={styles.land}>
          <FigureView figure={land} width="100%" height="100%" box={LAND} />
        </View>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  fill: { flex: 1 },
  words: { flexGrow: 1, alignItems: 'center', justifyContent: 'center', gap: space.lg, padding: space.xl },
  across: { flexDirection: 'row', flexWrap: 'wrap', alignContent: 'center' },
  said: { flexShrink: 1, alignItems: 'center', gap: space.lg },
  foot: { alignItems: 'center', paddingHorizontal: space.xl, paddingVertical: space.md },
  // Behind the land, and a little above it.
  far: { position: 'absolute', left: 0, right: 0, top: 0, bottom: '17%' },
  // At the foot itself, where there is no land.
  near: { bottom: 0 },
  land: { height: '30%' },
});
