/** What lies on the chosen square, and what can be done there. A card is placed only on confirm. */
import type { CardView, Square } from '@battalia/engine';
import { useContext } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';
import { Button } from '../../../components/Button';
import { GameCard } from '../../../components/GameCard';
import { Icon } from '../../../components/Icon';
import { IconButton } from '../../../components/IconButton';
import { Text } from '../../../components/Text';
import { ExplainingContext } from '../../../hint/explaining';
import { useHint } from '../../../hint/hint';
import { actionText } from '../../../text/action';
import { space, TARGET } from '../../../theme/tokens';
import { useTranslate } from '../../../useTranslate';
import { useForesight } from '../battle/useForesight';
import { Deeds } from '../list/ActionList';
import { deedsAt } from './boardPlay';
import { actingFaction } from '../list/deedPicture';
import { cardsInLine } from '../lines/lines';
import { squareFacts } from './squareFacts';
import { SQUARE_PART } from '../keys/groupKeys';
import { usePlay, type ChosenHero } from '../usePlay';
import { usePreview } from './usePreview';

export function SquareCard() {
  const t = useTranslate();
  const play = usePlay();
  const { view, speaker, legal, lines, chosen, choose, turnCard, act } = play;
  const { preview, ways } = usePreview();
  const foresight = useForesight();
  const explains = useContext(ExplainingContext) !== null;
  const placing = view.decision?.kind === 'place' && legal.length > 0;
  const square = chosen === null ? undefined : view.board[chosen];
  if (square === undefined || square.kind === 'missing') {
    return placing ? (
      <Ask
        card={view.pool.find(({ kind }) => view.decision?.kind === 'place' && kind === view.decision.tile)?.top ?? null}
      />
    ) : null;
  }
  const { title, facts } = squareFacts(speaker, view, square);
  const there = placing ? [] : deedsAt(play, square.square);
  return (
    <View role="region" aria-label={title} style={styles.card}>
      <View style={styles.head}>
        <Text variant="heading" heading={2} style={styles.title}>
          {preview ? actionText(speaker, preview) : title}
        </Text>
        {preview || !explains ? null : <WhatIsIt square={square.square} hero={play.hero} />}
        <IconButton bare tool="dismiss" icon="close" label={t('play.dismiss')} onPress={() => choose(null)} />
      </View>
      {preview ? null : (
        <View style={styles.facts}>
          {facts.map(({ name, value }) => (
            <Text key={name} variant="caption" color="inkMuted">
              {`${name}: ${value}`}
            </Text>
          ))}
        </View>
      )}
      <View id={SQUARE_PART} style={styles.deeds}>
        {preview ? (
          <View style={styles.pair}>
            {ways.length > 1 ? (
              <Button
                kind="plain"
                topic={{ kind: 'tool', tool: 'turnCard', words: t('match.turnCard') }}
                label={t('match.turnCard')}
                onPress={turnCard}
              />
            ) : null}
            <View style={styles.grow}>
              <Button
                label={t('match.confirm')}
                topic={{ kind: 'deed', actions: [preview], words: t('match.confirm') }}
                onPress={() => act(preview)}
              />
            </View>
          </View>
        ) : null}
        <Deeds
          actions={there}
          speaker={speaker}
          faction={actingFaction(view)}
          note={foresight}
          next={cardsInLine(lines, lines.active).length > 0}
          onAct={act}
        />
      </View>
    </View>
  );
}

/** The way from what is chosen to what it is, and to the rule. */
function WhatIsIt({ square, hero }: { readonly square: Square; readonly hero: ChosenHero | null }) {
  const t = useTranslate();
  const { view } = usePlay();
  const stands = hero !== null && view.players[hero.seat]?.heroes[hero.hero] === square;
  const { hint, tell } = useHint(
    t('look.explain'),
    stands ? { kind: 'hero', ...hero, square } : { kind: 'square', square },
  );
  return (
    <Pressable {...hint} role="button" aria-label={t('look.explain')} onPress={tell} style={styles.what}>
      <Icon name="help" />
    </Pressable>
  );
}

/** Where to, with the card that is to be placed: its land matters as much as its roads. */
function Ask({ card }: { readonly card: CardView | null }) {
  const t = useTranslate();
  return (
    <View style={styles.ask}>
      {card === null ? null : <GameCard shown={card} size="line" />}
      <Text variant="label" style={styles.grow}>
        {t('match.chooseSquare')}
      </Text>
    </View>
  );
}

const styles = StyleSheet.create({
  ask: { flexDirection: 'row', alignItems: 'center', gap: space.md, paddingHorizontal: space.md, paddingTop: space.xs },
  card: { paddingHorizontal: space.md, gap: space.xs },
  head: { flexDirection: 'row', alignItems: 'center', gap: space.sm, minHeight: TARGET },
  title: { flex: 1, fontSize: 18, lineHeight: 24 },
  what: { width: TARGET, height: TARGET, alignItems: 'center', justifyContent: 'center' },
  facts: { flexDirection: 'row', flexWrap: 'wrap', columnGap: space.lg },
  deeds: { gap: space.xs },
  pair: { flexDirection: 'row', flexWrap: 'wrap', gap: space.sm },
  grow: { flexGrow: 1, flexShrink: 1 },
});
