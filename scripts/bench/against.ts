/**
 * The engine of this commit beside that of another: both are built, and play the same random games in turns, each round in
 * a process of its own, so that whatever else the machine does burdens both alike.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { quantile } from './measure';
import type { Pace } from './pace';

const ROUNDS = 15;
/** What a change may cost. */
const LEAST = 0.95;

interface Bundling {
  bundle(entry: string, options: { outfile: string; format: string; platform: string; engine: string }): Promise<void>;
}
interface Hermes {
  compileForHermes(entry: string, bytecode: string, args: string[], engine: string): Promise<{ status: number | null }>;
  runBytecode(bytecode: string, options: { stdio: string }): { status: number | null; stdout: string };
}

/** The scripts that build are plain JavaScript and not part of a bundle. */
const script = (name: string): string => path.resolve('scripts', name);

function paceOf(result: { status: number | null; stdout: string }): Pace {
  if (result.status !== 0) throw new Error(`A round failed: ${result.stdout}`);
  return JSON.parse(result.stdout);
}

/** True if this commit is fast enough on both. */
export async function compare(commit: string): Promise<boolean> {
  const { bundle }: Bundling = await import(script('bundle.mjs'));
  const { compileForHermes, runBytecode }: Hermes = await import(script('hermes.mjs'));
  mkdirSync(path.resolve('.artifacts'), { recursive: true });
  const folder = mkdtempSync(path.resolve('.artifacts', 'against-'));
  try {
    const archive = execFileSync('git', ['archive', commit, 'src/engine'], { maxBuffer: 1 << 28 });
    execFileSync('tar', ['-x', '-C', folder], { input: archive });
    const engines = { before: path.join(folder, 'src', 'engine'), now: path.resolve('src', 'engine') };
    const entry = path.join('scripts', 'bench', 'pace.ts');
    const node: Record<string, () => Pace> = {};
    const hermes: Record<string, () => Pace> = {};
    for (const [name, engine] of Object.entries(engines)) {
      const outfile = path.join(folder, `${name}.mjs`);
      await bundle(entry, { outfile, format: 'esm', platform: 'node', engine });
      node[name] = () => paceOf(spawnSync(process.execPath, [outfile], { encoding: 'utf8' }));
      const bytecode = path.join(folder, `${name}.hbc`);
      if ((await compileForHermes(entry, bytecode, [], engine)).status !== 0)
        throw new Error('Hermes compiles nothing.');
      hermes[name] = () => paceOf(runBytecode(bytecode, { stdio: 'pipe' }));
    }
    const enough = [report('node', node, commit), report('hermes', hermes, commit)];
    return enough.every(Boolean);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function report(runtime: string, sides: Readonly<Record<string, () => Pace>>, commit: string): boolean {
  const rates: Record<string, number[]> = {};
  const decisions: Record<string, number> = {};
  for (let round = 0; round < ROUNDS; round++) {
    // Who goes first changes from round to round.
    const order = Object.entries(sides);
    for (const [name, run] of round % 2 === 0 ? order : order.reverse()) {
      const pace = run();
      (rates[name] ??= []).push((pace.decisions / pace.ms) * 1000);
      decisions[name] = pace.decisions;
    }
  }
  const now = rates.now ?? [];
  const before = rates.before ?? [];
  const ratio = quantile(
    now.map((rate, round) => rate / (before[round] ?? Number.NaN)),
    0.5,
  );
  const best = Math.max(...now) / Math.max(...before);
  const show = (list: readonly number[]) => Math.round(quantile(list, 0.5)).toLocaleString('en').padStart(9);
  console.log(
    `${runtime.padEnd(7)}${commit} ${show(before)} /s   now ${show(now)} /s   ${ratio.toFixed(3)} (of the best rounds ${best.toFixed(3)})`,
  );
  if (decisions.now !== decisions.before)
    console.log(
      `${''.padEnd(7)}The games differ (${decisions.before} and ${decisions.now} decisions): a rule has changed.`,
    );
  return Math.max(ratio, best) >= LEAST;
}
