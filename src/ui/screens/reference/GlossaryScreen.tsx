import { StyleSheet, View } from 'react-native';
import { Panel } from '../../components/Panel';
import { Text } from '../../components/Text';
import { space } from '../../theme/tokens';
import { useTranslate } from '../../useTranslate';
import { GLOSSARY_SECTIONS } from '../../game/terms';
import { termsOfSection } from './glossary';
import { Frame } from '../../components/Frame';
import { TermRow } from './parts/TermRow';

/** The words of the four rulebooks side by side. */
export function GlossaryScreen() {
  const t = useTranslate();
  return (
    <Frame tab="rules" title={t('ref.glossary')} full>
      <Text variant="caption" color="inkMuted">
        {t('ref.glossary.own')}
      </Text>
      {GLOSSARY_SECTIONS.map((section) => (
        <Panel key={section} title={t(`ref.section.${section}`)} style={styles.section}>
          <View>
            {termsOfSection(section).map((term) => (
              <TermRow key={term} term={term} />
            ))}
          </View>
        </Panel>
      ))}
    </Frame>
  );
}

const styles = StyleSheet.create({ section: { gap: space.xs } });
