/** A paragraph of an entry: plain, an item of a list, or a numbered one. */
export interface TextLine {
  /** What stands before it: a bullet, a number, or nothing. */
  readonly mark: string | null;
  readonly text: string;
}

export function readLine(line: string): TextLine {
  const item = line.startsWith('- ') ? line.slice(2) : line;
  const numbered = /^(\d{1,2}) (.*)$/s.exec(item);
  if (numbered !== null) return { mark: numbered[1] ?? null, text: numbered[2] ?? '' };
  return { mark: item === line ? null : '•', text: item };
}
