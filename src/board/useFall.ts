import { useCallback, useState } from 'react';

/** Throws a fault of a timer, a gesture or a listener where React sees it: whoever shows the board decides what to show instead. */
export function useFall(): (error: unknown) => void {
  const [, setNothing] = useState(null);
  return useCallback(
    (error) =>
      setNothing(() => {
        throw error;
      }),
    [],
  );
}

export type Attempt = <T>(what: () => T, otherwise: T) => T;

/** Does something outside of React's sight; if it fails, the board falls. */
export function useAttempt(fall: (error: unknown) => void): Attempt {
  return useCallback(
    (what, otherwise) => {
      try {
        return what();
      } catch (error) {
        fall(error);
        return otherwise;
      }
    },
    [fall],
  );
}
