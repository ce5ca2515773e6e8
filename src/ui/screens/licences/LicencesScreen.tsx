import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { Icon } from '../../components/Icon';
import { ListRow } from '../../components/ListRow';
import { Panel } from '../../components/Panel';
import { Screen } from '../../components/Screen';
import { Text } from '../../components/Text';
import { space } from '../../theme/tokens';
import { useTranslate } from '../../useTranslate';
// Written by "npm run licences" from what is in the exported app.
import { code, fonts, own } from './licences.json';

interface Licence {
  readonly names: readonly string[];
  readonly licence: string;
  readonly text: string;
}

/** Whose work the app is made of, and what they ask for it. */
export function LicencesScreen() {
  const t = useTranslate();
  return (
    <Screen title={t('licences.title')}>
      <View style={styles.column}>
        <Panel title={t('licences.own')}>
          <Text>{t('licences.own.text')}</Text>
          <Shown names={['Battalia']} licence="MIT" text={own} />
        </Panel>
        <Panel title={t('licences.fonts')}>
          <List of={fonts} />
        </Panel>
        <Panel title={t('licences.code')}>
          <Text variant="caption" color="inkMuted">
            {t('licences.words')}
          </Text>
          <List of={code} />
        </Panel>
      </View>
    </Screen>
  );
}

const List = ({ of }: { readonly of: readonly Licence[] }) =>
  of.map((licence) => <Shown key={licence.names.join()} {...licence} />);

/** Its words are long and open only when they are asked for. */
function Shown({ names, licence, text }: Licence) {
  const [open, setOpen] = useState(false);
  return (
    <View>
      <ListRow
        role="button"
        title={names.join(', ')}
        hint={licence}
        expanded={open}
        onPress={() => setOpen(!open)}
        trailing={<Icon name={open ? 'up' : 'down'} color="inkMuted" />}
      />
      {open ? (
        <Text variant="caption" style={styles.words}>
          {text}
        </Text>
      ) : null}
    </View>
  );
}

const styles = StyleSheet.create({
  column: { gap: space.lg },
  words: { padding: space.md },
});
