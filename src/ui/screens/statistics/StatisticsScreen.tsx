/** What has come of the games that were finished here, person by person. */
import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { exportChronicle, MOST_RECORDS, type Chronicle } from '@/store/chronicle/chronicle';
import { peopleIn, statisticsOf, type Best, type Opponent, type Statistics } from '@/store/chronicle/statistics';
import type { Honour } from '@/store/chronicle/honours';
import { deviceStorage } from '@/store/match/deviceStorage';
import { Glyph } from '@/art/Glyph';
import type { GlyphName } from '@/art/glyphs/glyphs';
import { Button } from '../../components/Button';
import { Confirm } from '../../components/Confirm';
import { Emblem } from '../../components/Emblem';
import { Panel } from '../../components/Panel';
import { Screen } from '../../components/Screen';
import { Segments } from '../../components/Segments';
import { Text } from '../../components/Text';
import { Unexplored } from '../../components/Unexplored';
import { presetOf, type PresetId } from '../../modules/presets';
import { ExportText } from '../../share/ExportText';
import { capital } from '../../text/capital';
import { factionText } from '../../text/cards';
import { dateText } from '../../text/date';
import { dayText } from '../../text/day';
import { radius, space } from '../../theme/tokens';
import { useTheme } from '../../theme/useTheme';
import { useTwoColumns } from '../../theme/useTwoColumns';
import { useLanguage, useTranslate } from '../../useTranslate';
import { HonourList } from './HonourList';
import { Tallies } from './Tallies';
import { useChronicle } from './useChronicle';

type Preset = PresetId | 'own';

const NOTHING: ReadonlyMap<Honour, number> = new Map();

export function StatisticsScreen() {
  const t = useTranslate();
  const { counted, read, forget } = useChronicle();
  const people = counted === null || counted === 'unread' ? [] : peopleIn(counted.games);
  return (
    <Screen title={t('home.stats')} wide>
      {counted === null ? null : counted === 'unread' ? (
        <>
          <Text>{t('stats.cannotRead')}</Text>
          <Button kind="plain" label={t('trouble.again')} onPress={read} />
        </>
      ) : (
        <>
          {people.length === 0 ? (
            <>
              <Unexplored />
              <Text align="center">{t('stats.none')}</Text>
              <HonourList earned={NOTHING} />
            </>
          ) : (
            <People counted={counted} />
          )}
          <Counting counted={counted} onForget={forget} />
        </>
      )}
    </Screen>
  );
}

function People({ counted: { games } }: { readonly counted: Chronicle }) {
  const t = useTranslate();
  const people = peopleIn(games);
  const [wanted, setWanted] = useState<string | null>(null);
  const shown = people.find(({ person }) => person === wanted) ?? people[0];
  if (shown === undefined) return null;
  const statistics = statisticsOf(games, shown.person, presetOf);
  return (
    <>
      {people.length < 2 ? null : (
        <Segments
          title={t('stats.who')}
          hideTitle
          chosen={shown.person}
          onChoose={setWanted}
          segments={people.map(({ person, name }) => ({ value: person, label: name }))}
        />
      )}
      <Numbers name={shown.name} statistics={statistics} />
      <HonourList earned={statistics.honours} />
    </>
  );
}

function Numbers({ name, statistics }: { readonly name: string; readonly statistics: Statistics<Preset> }) {
  const t = useTranslate();
  const wide = useTwoColumns();
  const { games, casual, wins, streak, bestStreak, byFaction, bySetup, byOpponent } = statistics;
  return (
    <View style={wide ? styles.columns : styles.stack}>
      <View style={wide ? styles.column : styles.stack}>
        <Panel title={name}>
          <View style={styles.figures}>
            <Figure name={t('stats.games')} value={games} />
            <Figure name={t('stats.wins')} value={wins} />
            <Figure name={t('stats.streak')} value={streak} />
            <Figure name={t('stats.bestStreak')} value={bestStreak} />
          </View>
          {casual === 0 ? null : (
            <Text variant="caption" color="inkMuted">
              {t('stats.casual', { count: casual })}
            </Text>
          )}
        </Panel>
        <Panel title={t('stats.records')}>
          <Record name={t('stats.fastestCity')} best={statistics.fastestCity} words={(day) => dayText(t, day)} />
          <Record
            name={t('stats.fastestWin')}
            best={statistics.fastestWin}
            words={(count) => t('stats.days', { count })}
          />
          <Record
            name={t('stats.mostPoints')}
            best={statistics.mostPoints}
            words={(count) => t('match.points', { count })}
          />
        </Panel>
        <Tallies title={t('stats.bySetup')} tallies={bySetup} name={(preset) => t(`newGame.preset.${preset}`)} />
      </View>
      <View style={wide ? styles.column : styles.stack}>
        <Tallies
          title={t('stats.byFaction')}
          tallies={byFaction}
          name={(faction) => capital(factionText(t, faction))}
          picture={(faction) => <Emblem faction={faction} size={36} />}
        />
        <Tallies
          title={t('stats.byOpponent')}
          tallies={byOpponent}
          name={(opponent) => t(opponent === 'person' ? 'stats.people' : `newGame.bot.${opponent}`)}
          picture={(opponent) => <Sign opponent={opponent} />}
        />
      </View>
    </View>
  );
}

/** A level of bots by a sign of its kind of people, the gentlest by the horse that it looks after. */
const SIGNS = {
  person: 'hero1',
  squire: 'horse',
  friman: 'friman',
  chief: 'chief',
  lord: 'lord',
} as const satisfies Record<Opponent, GlyphName>;

function Sign({ opponent }: { readonly opponent: Opponent }) {
  const { colors } = useTheme();
  return (
    <View style={styles.sign}>
      <Glyph name={SIGNS[opponent]} size={28} color={colors.inkMuted} />
    </View>
  );
}

function Figure({ name, value }: { readonly name: string; readonly value: number }) {
  const { colors } = useTheme();
  const wide = useTwoColumns();
  return (
    <View
      role="img"
      aria-label={`${name}: ${value}`}
      style={[styles.figure, wide && styles.slim, { backgroundColor: colors.ground, borderColor: colors.line }]}
    >
      <Text variant="title" align="center">
        {String(value)}
      </Text>
      <Text variant="caption" color="inkMuted" align="center">
        {name}
      </Text>
    </View>
  );
}

interface RecordProps {
  readonly name: string;
  readonly best: Best | null;
  readonly words: (value: number) => string;
}

function Record({ name, best, words }: RecordProps) {
  const t = useTranslate();
  const language = useLanguage();
  return (
    <View style={styles.record}>
      <View style={styles.grow}>
        <Text>{name}</Text>
        {best === null ? null : (
          <Text variant="caption" color="inkMuted">
            {dateText(language, best.endedAt, true)}
          </Text>
        )}
      </View>
      <Text variant="label">{best === null ? t('stats.notYet') : words(best.value)}</Text>
    </View>
  );
}

function Counting({ counted, onForget }: { readonly counted: Chronicle; readonly onForget: () => void }) {
  const t = useTranslate();
  const [asked, setAsked] = useState(false);
  const empty = counted.games.length === 0 && counted.unread === 0;
  return (
    <Panel title={t('stats.counting')}>
      <Text>{t('stats.counting.games')}</Text>
      <Text>{t('stats.counting.casual')}</Text>
      <Text>{t('stats.counting.kept', { count: MOST_RECORDS })}</Text>
      {counted.unread === 0 ? null : <Text variant="label">{t('stats.unread', { count: counted.unread })}</Text>}
      {empty ? null : asked ? (
        <Confirm
          question={t('stats.reset.sure')}
          yes={t('stats.reset.yes')}
          no={t('stats.reset.no')}
          onYes={() => {
            setAsked(false);
            onForget();
          }}
          onNo={() => setAsked(false)}
        />
      ) : (
        <ExportText read={() => exportChronicle(deviceStorage)} file="battalia-statistics.json">
          <Button tight kind="plain" label={t('stats.reset')} onPress={() => setAsked(true)} />
        </ExportText>
      )}
    </Panel>
  );
}

const styles = StyleSheet.create({
  stack: { gap: space.lg },
  columns: { flexDirection: 'row', gap: space.lg, alignItems: 'flex-start' },
  column: { flex: 1, gap: space.lg },
  grow: { flexGrow: 1, flexShrink: 1 },
  figures: { flexDirection: 'row', flexWrap: 'wrap', gap: space.sm },
  figure: {
    flexGrow: 1,
    flexBasis: '40%',
    // Below that a word would break in two.
    minWidth: 96,
    borderWidth: 1,
    borderRadius: radius.sm,
    padding: space.sm,
  },
  slim: { flexBasis: 100 },
  record: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'flex-start', columnGap: space.md },
  sign: { width: 36, alignItems: 'center' },
});
