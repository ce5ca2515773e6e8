/** The oracle in the order of one's own box: two signs of a wheel are pressed one after the other and change places. */
import { useState } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';
import { Glyph } from '@/art/Glyph';
import type { SetupOptions } from '@/store/match/setup';
import { Button } from '../../components/Button';
import { OracleWheel } from '../../components/OracleWheel';
import { Panel } from '../../components/Panel';
import { Text } from '../../components/Text';
import { kindText } from '../../text/cards';
import { kindName, kindOfName } from '../../text/kindName';
import { radius, space, TARGET } from '../../theme/tokens';
import { useTheme } from '../../theme/useTheme';
import { useTranslate } from '../../useTranslate';
import { isFixed, signsOf, withSwapped, type Wheel } from './wheel';

interface Props {
  readonly options: SetupOptions;
  readonly onChange: (options: SetupOptions) => void;
}

const WHEELS: readonly Wheel[] = ['outer', 'inner'];

export function WheelPanel({ options, onChange }: Props) {
  const t = useTranslate();
  const [picked, setPicked] = useState<{ readonly wheel: Wheel; readonly place: number } | null>(null);
  const signs = signsOf(options);
  const press = (wheel: Wheel, place: number) => {
    if (picked?.wheel !== wheel) return setPicked({ wheel, place });
    setPicked(null);
    if (picked.place !== place) onChange(withSwapped(options, wheel, picked.place, place));
  };
  const { wheel: agreed, ...others } = options;
  return (
    <Panel title={t('newGame.wheel')}>
      <View style={styles.middle}>
        <OracleWheel day={1} size={180} {...(agreed === undefined ? {} : { order: agreed })} />
      </View>
      <Text variant="caption" color="inkMuted">
        {t('newGame.wheel.hint')}
      </Text>
      {WHEELS.map((wheel) => {
        const title = t(`newGame.wheel.${wheel}`);
        return (
          <View key={wheel} role="group" aria-label={title} style={styles.wheel}>
            <Text variant="caption">{title}</Text>
            <View style={styles.signs}>
              {signs[wheel].map((sign, place) => (
                <Sign
                  key={place}
                  sign={sign}
                  label={t('newGame.wheel.place', {
                    wheel: title,
                    place: place + 1,
                    name: kindText(t, kindOfName(sign) ?? 0),
                  })}
                  picked={picked?.wheel === wheel && picked.place === place}
                  fixed={isFixed(place)}
                  onPress={() => press(wheel, place)}
                />
              ))}
            </View>
          </View>
        );
      })}
      {agreed === undefined ? null : (
        <Button kind="plain" label={t('newGame.repair.wheel')} onPress={() => onChange(others)} />
      )}
    </Panel>
  );
}

interface SignProps {
  readonly sign: string;
  readonly label: string;
  readonly picked: boolean;
  readonly fixed: boolean;
  readonly onPress: () => void;
}

function Sign({ sign, label, picked, fixed, onPress }: SignProps) {
  const { colors, relief } = useTheme();
  return (
    <Pressable
      role="button"
      aria-label={label}
      aria-pressed={picked}
      aria-disabled={fixed}
      disabled={fixed}
      onPress={onPress}
      style={[
        styles.sign,
        {
          borderColor: picked ? colors.accent : colors.edge,
          borderWidth: picked ? 3 : 1,
          backgroundColor: picked ? colors.surfacePressed : colors.ground,
          boxShadow: fixed ? 'none' : relief.key,
          opacity: fixed ? 0.6 : 1,
        },
      ]}
    >
      <Glyph name={kindName(kindOfName(sign) ?? 0)} size={26} color={colors.ink} />
    </Pressable>
  );
}

const styles = StyleSheet.create({
  middle: { alignItems: 'center' },
  wheel: { gap: space.xs },
  signs: { flexDirection: 'row', flexWrap: 'wrap', gap: 4 },
  sign: { width: TARGET, height: TARGET, borderRadius: radius.sm, alignItems: 'center', justifyContent: 'center' },
});
