/** Why something was refused, with the way to the rule; or what went wrong with a save. */
import { StyleSheet, View } from 'react-native';
import { useMatch } from '@/store/match/useMatch';
import { savingKnown, useSaving } from '@/store/saving';
import { Button } from '../../../components/Button';
import { Icon } from '../../../components/Icon';
import { IconButton } from '../../../components/IconButton';
import { Text } from '../../../components/Text';
import { violationText } from '../../../text/violation';
import { fonts, radius, space, TARGET } from '../../../theme/tokens';
import { useTheme } from '../../../theme/useTheme';
import { useTranslate } from '../../../useTranslate';
import { PlainLink } from '../../../components/PlainLink';
import { referenceFor, referenceHref } from '../../../game/referenceFor';
import { usePlay } from '../usePlay';
import { useBox } from '../../../components/box';

export function Notice() {
  const t = useTranslate();
  const box = useBox();
  const { colors } = useTheme();
  const { saying, say } = usePlay();
  const { trouble, saveAgain } = useMatch();
  const known = useSaving((saving) => saving.known);
  const unsaved = trouble !== null && !known;
  if (saying === null && !unsaved) return null;
  const entry = saying?.kind === 'violation' ? referenceFor(saying.violation.code) : (saying?.entry ?? null);
  const words =
    saying === null
      ? t('match.saveFailed')
      : saying.kind === 'violation'
        ? violationText({ t, box }, saying.violation)
        : saying.words;
  return (
    <View role="alert" aria-live="polite" style={[styles.notice, { backgroundColor: colors.ink }]}>
      <Text variant="caption" color="ground" style={styles.words}>
        {words}
      </Text>
      {entry === null ? null : (
        <PlainLink href={referenceHref(entry)} label={t('play.readRule')} style={styles.link}>
          <Icon name="book" color="ground" size={20} />
          <Text variant="caption" color="ground" style={styles.why}>
            {t('play.why')}
          </Text>
        </PlainLink>
      )}
      {saying === null ? <Button kind="plain" label={t('trouble.again')} onPress={saveAgain} /> : null}
      <IconButton
        bare
        tool="dismiss"
        icon="close"
        color="ground"
        label={t('play.dismiss')}
        onPress={() => (saying === null ? savingKnown() : say(null))}
      />
    </View>
  );
}

const styles = StyleSheet.create({
  notice: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.sm,
    marginHorizontal: space.sm,
    marginBottom: space.sm,
    paddingLeft: space.md,
    borderRadius: radius.md,
    minHeight: TARGET,
  },
  words: { flex: 1, paddingVertical: space.sm },
  link: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: 4,
    minHeight: TARGET,
    minWidth: TARGET,
    paddingHorizontal: space.xs,
  },
  why: { fontFamily: fonts.strong, textDecorationLine: 'underline' },
});
