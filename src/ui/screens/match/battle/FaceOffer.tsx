/** Two people fight on one big screen: they may lay it between them instead of passing it at every reply. */
import { FACTION_NAMES, item, type BattleView, type PlayerView, type Seat } from '@battalia/engine';
import { useMemo, useState } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';
import { FigureView } from '@/art/FigureView';
import { facing, FACING_BOX } from '@/art/places/facing';
import { useMatch } from '@/store/match/useMatch';
import { Button } from '../../../components/Button';
import { Panel } from '../../../components/Panel';
import { Text } from '../../../components/Text';
import { Toggle } from '../../../components/Toggle';
import { useHint } from '../../../hint/hint';
import { playerText, type Speaker } from '../../../text/speaker';
import { radius, space, TARGET } from '../../../theme/tokens';
import { useTheme } from '../../../theme/useTheme';
import { useTranslate } from '../../../useTranslate';
import { useFaceToFace } from './useFaceToFace';

interface Props {
  readonly view: PlayerView;
  readonly battle: BattleView;
  readonly speaker: Speaker;
}

/** While the device changes hands: both read it, so both can agree, also for the battles to come. */
export function FaceOffer({ view, battle, speaker }: Props) {
  const t = useTranslate();
  const face = useMatch((match) => match.face);
  const [sitting, setSitting] = useState(false);
  return (
    <Panel style={styles.panel}>
      <View style={styles.row}>
        <Seats view={view} battle={battle} wide={132} />
        <View style={styles.words}>
          <Text variant="heading" heading={2}>
            {t('battle.face')}
          </Text>
          <Text>
            {t('battle.face.hint', {
              player: sideText(speaker, battle.attack.seat),
              other: sideText(speaker, battle.defence.seat),
            })}
          </Text>
        </View>
      </View>
      <Toggle label={t('battle.face.sitting')} on={sitting} onChange={setSitting} />
      <View style={styles.ways}>
        <Button kind="plain" label={t('battle.face.do')} onPress={() => face('across', sitting)} />
        <Button
          kind="plain"
          label={t(sitting ? 'battle.face.never' : 'battle.face.not')}
          onPress={() => face('passing', sitting)}
        />
      </View>
    </Panel>
  );
}

/** In the panel of the battle: whoever has taken the device may still lay it down. */
export function SmallFaceOffer({ view, battle }: Omit<Props, 'speaker'>) {
  const t = useTranslate();
  const { colors, relief } = useTheme();
  const { offered } = useFaceToFace();
  const face = useMatch((match) => match.face);
  const { hint } = useHint(null, { kind: 'tool', tool: 'face', words: t('battle.face') });
  if (!offered) return null;
  return (
    <Pressable
      {...hint}
      role="button"
      aria-label={`${t('battle.face')}. ${t('battle.face.short')}`}
      onPress={() => face('across', false)}
      style={({ pressed }) => [
        styles.key,
        {
          backgroundColor: pressed ? colors.surfacePressed : colors.surface,
          borderColor: colors.edge,
          boxShadow: pressed ? relief.down : relief.key,
        },
      ]}
    >
      <Seats view={view} battle={battle} wide={44} />
      <Text variant="caption" style={styles.short}>
        {t('battle.face')}
      </Text>
    </Pressable>
  );
}

const sideText = (speaker: Speaker, seat: Seat | null): string => (seat === null ? '' : playerText(speaker, seat));

function Seats({ view, battle, wide }: Omit<Props, 'speaker'> & { readonly wide: number }) {
  const factionOf = (seat: Seat | null) => (seat === null ? null : (view.players[seat]?.faction ?? null));
  const near = factionOf(battle.attack.seat);
  const far = factionOf(battle.defence.seat);
  const figure = useMemo(() => {
    const name = (faction: number | null) => (faction === null ? null : item(FACTION_NAMES, faction));
    return facing(name(near), name(far));
  }, [near, far]);
  return <FigureView figure={figure} width={wide} height={(wide * FACING_BOX[3]) / FACING_BOX[2]} box={FACING_BOX} />;
}

const styles = StyleSheet.create({
  panel: { width: '100%', maxWidth: 560 },
  row: { flexDirection: 'row', alignItems: 'center', gap: space.md },
  words: { flex: 1, gap: space.xs },
  key: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.sm,
    minHeight: TARGET,
    paddingHorizontal: space.sm,
    borderWidth: 1,
    borderRadius: radius.md,
  },
  short: { maxWidth: 96 },
  ways: { flexDirection: 'row', flexWrap: 'wrap', gap: space.sm },
});
