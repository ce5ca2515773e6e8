/** The lessons in their order, and the guided first game. */
import { StyleSheet, View } from 'react-native';
import type { GlyphName } from '@/art/glyphs/glyphs';
import { textOr } from '@/i18n/translate';
import { GUIDED, useLearning } from '@/store/learn/learning';
import { LESSON_IDS, type LessonId } from '@/store/learn/lesson';
import { Icon } from '../../../components/Icon';
import { ListRow } from '../../../components/ListRow';
import { Painted } from '../../../components/Painted';
import { Screen } from '../../../components/Screen';
import { Text } from '../../../components/Text';
import { space } from '../../../theme/tokens';
import { useNarrow } from '../../../theme/useNarrow';
import { useTranslate } from '../../../useTranslate';
import { useFirstGame } from './useFirstGame';

const PICTURES: Readonly<Record<LessonId, GlyphName>> = {
  hire: 'supply',
  create: 'tool',
  build: 'crossroad',
  upgrade: 'castle',
  cohort: 'cards',
  hero: 'horse',
  battle: 'weapon',
  keep: 'tent',
  change: 'amulet',
};

export function LearnScreen() {
  const t = useTranslate();
  const narrow = useNarrow();
  const { done, left } = useLearning();
  const begin = useFirstGame('push');
  const played = done.includes(GUIDED);
  // Whoever has learnt something need not look for it below all lessons.
  const first = (
    <ListRow
      role="button"
      upright={narrow}
      title={t('learn.guided')}
      hint={played ? t('learn.done', { hint: t('learn.guided.hint') }) : t('learn.guided.hint')}
      leading={<Sign name="book" />}
      trailing={<Icon name={played ? 'check' : 'play'} color="accent" />}
      onPress={() => void begin()}
    />
  );
  return (
    <Screen title={t('home.learn')}>
      <Text>{t('learn.intro')}</Text>
      {done.length === 0 ? null : first}
      <View role="list" aria-label={t('learn.lessons')} style={styles.list}>
        {LESSON_IDS.map((id, i) => {
          const isLeft = left?.lesson === id && left.actions.length > 0;
          const hint = textOr(t, `learn.${id}.hint`, {}, '');
          const title = textOr(t, `learn.${id}.title`, {}, id);
          return (
            <View key={id} role="listitem">
              <ListRow
                role="link"
                upright={narrow}
                href={`/learn/${id}`}
                title={t('learn.numbered', { number: i + 1, lesson: title })}
                hint={isLeft ? t('learn.left', { hint }) : done.includes(id) ? t('learn.done', { hint }) : hint}
                leading={<Sign name={PICTURES[id]} />}
                trailing={
                  <Icon
                    name={done.includes(id) ? 'check' : 'forward'}
                    color={done.includes(id) ? 'accent' : 'inkMuted'}
                  />
                }
              />
            </View>
          );
        })}
      </View>
      {done.length === 0 ? first : null}
    </Screen>
  );
}

/** As wide as any other, so that all titles begin at one line. */
const Sign = ({ name }: { readonly name: GlyphName }) => (
  <View style={styles.sign}>
    <Painted name={name} size={36} />
  </View>
);

const styles = StyleSheet.create({
  list: { gap: space.sm },
  sign: { width: 36, flexShrink: 0, alignItems: 'center' },
});
