import { View } from 'react-native';
import { Icon } from '../components/Icon';
import { ListRow } from '../components/ListRow';
import { useTranslate } from '../useTranslate';
import { useNewerVersion } from './version';

/** Offers a newer version where nobody is in the middle of something; nothing while there is none. */
export function NewerVersion() {
  const t = useTranslate();
  const accept = useNewerVersion();
  if (accept === null) return null;
  return (
    <View role="status">
      <ListRow
        role="button"
        title={t('version.ready')}
        hint={t('version.ready.hint')}
        onPress={accept}
        trailing={<Icon name="turn" color="accent" />}
      />
    </View>
  );
}
