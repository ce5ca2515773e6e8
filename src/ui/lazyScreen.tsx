import { Component, lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { Button } from './components/Button';
import { Text } from './components/Text';
import { renew } from './falls/renew';
import { space } from './theme/tokens';
import { useTheme } from './theme/useTheme';
import { useTranslate } from './useTranslate';

/**
 * A screen whose code is fetched when it is first shown, so that no other screen waits for it. In the browser every
 * distinct `import()` becomes a file of its own with all that it needs; screens that share much should come from the same one.
 */
export function lazyScreen(load: () => Promise<ComponentType>): ComponentType {
  // Kept between visits: coming back shows the screen at once.
  let Screen = fetched(load);
  return class LazyScreen extends Component<object, { readonly error: unknown }> {
    override state = { error: null };

    static getDerivedStateFromError(error: unknown) {
      return { error };
    }

    retry = () => {
      Screen = fetched(load, renew);
      this.setState({ error: null });
    };

    override render() {
      const { error } = this.state;
      if (isUnfetched(error)) return <Failed onRetry={this.retry} />;
      // A bug of the screen itself is not ours to tell.
      if (error !== null) throw error;
      return (
        <Suspense fallback={<Ground />}>
          <Screen />
        </Suspense>
      );
    }
  };
}

class Unfetched extends Error {}
const isUnfetched = (error: unknown): boolean => error instanceof Unfetched;

/** One that cannot be had for the second time may be gone for good. */
const fetched = (load: () => Promise<ComponentType>, onFailed = () => Promise.resolve()): ComponentType =>
  lazy(async () => {
    try {
      return { default: await load() };
    } catch (cause) {
      await onFailed();
      throw new Unfetched('the code of a screen could not be fetched', { cause });
    }
  });

function Ground({ children }: { readonly children?: ReactNode }) {
  const { colors } = useTheme();
  return <View style={[styles.ground, { backgroundColor: colors.ground }]}>{children}</View>;
}

/** In a browser: offline before the file was ever fetched, or it is of a version that is no longer there. */
function Failed({ onRetry }: { readonly onRetry: () => void }) {
  const t = useTranslate();
  return (
    <Ground>
      <Text align="center">{t('ref.loadFailed')}</Text>
      <Button label={t('ref.again')} onPress={onRetry} />
    </Ground>
  );
}

const styles = StyleSheet.create({
  ground: { flex: 1, alignItems: 'center', justifyContent: 'center', gap: space.lg, padding: space.xl },
});
