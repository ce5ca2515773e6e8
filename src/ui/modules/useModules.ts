import { useEffect, useState } from 'react';
import { areLoaded, loadModules } from './load';

/** Whether the looks and words of these modules are there, or were tried for; fetches them. */
export function useModules(ids: readonly string[]): boolean {
  const name = ids.join();
  const [tried, setTried] = useState<string | null>(null);
  const ready = tried === name || areLoaded(ids);
  useEffect(() => {
    if (ready) return undefined;
    let here = true;
    void loadModules(name.split(',')).then(() => {
      if (here) setTried(name);
    });
    return () => {
      here = false;
    };
  }, [name, ready]);
  return ready;
}
