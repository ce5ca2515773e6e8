/** Terms are in lower case where the language allows; alone on a line they start with a capital. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
