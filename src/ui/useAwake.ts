import { activateKeepAwakeAsync, deactivateKeepAwake } from 'expo-keep-awake';
import { useEffect } from 'react';

/** Keeps the screen lit while somebody reads at the table. A browser may refuse, and then it just dims as usual. */
export function useAwake(tag: string): void {
  useEffect(() => {
    const started = activateKeepAwakeAsync(tag).then(
      () => true,
      () => false,
    );
    return () => {
      void started.then((active) => (active ? deactivateKeepAwake(tag) : undefined)).catch(() => undefined);
    };
  }, [tag]);
}
