/** Arrow keys go from square to square; squares that are not there are passed over. */
const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
  ArrowDown: [1, 0],
  ArrowUp: [-1, 0],
};

interface KeyPress {
  readonly key: string;
  readonly currentTarget: unknown;
  readonly preventDefault: () => void;
}

export const gridKeys = (columns: number): object => ({
  onKeyDown(event: KeyPress) {
    const step = STEPS[event.key];
    const { activeElement } = document;
    if (step === undefined || !(event.currentTarget instanceof HTMLElement) || activeElement === null) return;
    const rows = [...event.currentTarget.children].map((row) => [...row.children]);
    const from = rows.findIndex((row) => row.some((cell) => cell.contains(activeElement)));
    const cells = rows[from] ?? [];
    const at = cells.findIndex((cell) => cell.contains(activeElement));
    if (from < 0 || at < 0) return;
    event.preventDefault();
    for (let n = 1; n <= Math.max(columns, rows.length); n++) {
      const next = rows[from + step[0] * n]?.[at + step[1] * n];
      if (next === undefined) return;
      if (next instanceof HTMLElement && next.getAttribute('role') === 'button') return next.focus();
    }
  },
});
