/** Text under keys: what AsyncStorage offers, and what a test can let fail. */
export interface Storage {
  getItem(key: string): Promise<string | null>;
  setItem(key: string, value: string): Promise<void>;
  removeItem(key: string): Promise<void>;
  getAllKeys(): Promise<readonly string[]>;
}

/** FNV-1a over the characters: finds a torn or flipped text. */
export function checksum(text: string): string {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return (hash >>> 0).toString(36);
}

export function sealed(value: unknown): string {
  const text = JSON.stringify(value);
  return `${checksum(text)}:${text}`;
}

/** What was sealed, or undefined when the text is not whole. */
export function unsealed(text: string | null): unknown {
  if (text === null) return undefined;
  const colon = text.indexOf(':');
  const body = text.slice(colon + 1);
  if (colon < 1 || text.slice(0, colon) !== checksum(body)) return undefined;
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
