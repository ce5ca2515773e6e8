/**
 * Does something that the game can do without; when it goes wrong, the game goes on with what it would have done otherwise.
 * It is told on the console, where whoever develops and whatever tests finds it.
 */
export function spared<T>(ornament: () => T, otherwise: (error: unknown) => T): T {
  try {
    return ornament();
  } catch (error) {
    // eslint-disable-next-line no-console -- As React tells what its boundaries catch.
    console.error(error);
    return otherwise(error);
  }
}
