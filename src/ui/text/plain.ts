/** For what nobody has written a text for: legible, whatever it is. */

/** 'raiseStorm' as 'raise storm'. */
export const plainName = (name: string): string =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/[-_.]+/g, ' ')
    .toLowerCase();

/** 'Raise storm'. */
export const plainSentence = (name: string): string => {
  const words = plainName(name);
  return words.charAt(0).toUpperCase() + words.slice(1);
};
