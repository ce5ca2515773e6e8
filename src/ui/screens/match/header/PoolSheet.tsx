/** COMP-10: what lies open for everybody: the top of each deck and how many cards it has, Great Artefacts, the limbo. */
import {
  boxOf,
  isArtefact,
  isUnit,
  SUPPLY,
  type DeckView,
  type Kind,
  type PlayerView,
  isTerrain,
  type Box,
} from '@battalia/engine';
import { StyleSheet, View } from 'react-native';
import { Sheet } from '../../../components/Sheet';
import { Text } from '../../../components/Text';
import { Explained } from '../../../hint/Explained';
import { capital } from '../../../text/capital';
import { kindText } from '../../../text/cards';
import { useTranslate } from '../../../useTranslate';
import { OpenCards, Shown } from './OpenCards';

const GROUPS = [
  ['units', (box: Box, kind: Kind) => isUnit(box, kind) || kind === SUPPLY],
  ['artefacts', isArtefact],
  ['land', isTerrain],
] as const satisfies readonly (readonly [string, (box: Box, kind: Kind) => boolean])[];

export function PoolSheet({ view, onClose }: { readonly view: PlayerView; readonly onClose: () => void }) {
  const t = useTranslate();
  const { pool, great, limbo } = view;
  const box = boxOf(view);
  return (
    <Sheet title={capital(t('term.pool'))} onClose={onClose}>
      {great.length === 0 ? null : (
        <OpenCards title={capital(t('term.great.plural'))}>
          {great.map((card) => (
            <Shown key={card.card} card={card} />
          ))}
        </OpenCards>
      )}
      {GROUPS.map(([name, belongs]) => (
        <OpenCards key={name} title={t(`look.pool.${name}`)}>
          {pool
            .filter(({ kind }) => belongs(box, kind))
            .map((deck) => (
              <Deck key={deck.kind} deck={deck} />
            ))}
        </OpenCards>
      ))}
      {limbo.length === 0 ? null : (
        <OpenCards title={capital(t('term.limbo'))}>
          {limbo.map((card) => (
            <Shown key={card.card} card={card} />
          ))}
        </OpenCards>
      )}
    </Sheet>
  );
}

/** CREATE-03: an empty deck gives nothing any more, and says so. */
function Deck({ deck: { kind, size, top } }: { readonly deck: DeckView }) {
  const t = useTranslate();
  if (top === null) {
    return (
      <Text variant="caption" color="inkMuted">
        {t('look.pool.empty', { deck: capital(kindText(t, kind)) })}
      </Text>
    );
  }
  const left = t('look.pool.left', { count: size });
  return (
    <View style={styles.deck}>
      <Shown card={top} />
      <Explained topic={{ kind: 'told', words: left, rule: 'empty-deck' }} label={left}>
        <Text variant="caption" color="inkMuted">
          {`× ${size}`}
        </Text>
      </Explained>
    </View>
  );
}

const styles = StyleSheet.create({ deck: { alignItems: 'center' } });
