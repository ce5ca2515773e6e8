/** What ESLint says of tests that could not fail. */
import { spawnSync } from 'node:child_process';
import path from 'node:path';

/** The lines that break the rule of the tests. ESLint is a module of the kind that Jest does not load. */
function refused(code: string): unknown {
  const script = `
    import { Linter } from 'eslint';
    import config from './eslint.config.mjs';
    const { rules } = config.find(({ files, rules }) => files?.[0] === '__tests__/**' && 'no-restricted-syntax' in rules);
    console.log(JSON.stringify(new Linter().verify(process.env.CODE, [{ rules }]).map(({ line }) => line)));`;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: path.resolve(__dirname, '..'),
    env: { ...process.env, CODE: code },
    encoding: 'utf8',
  });
  if (stdout === '') throw new Error(stderr);
  return JSON.parse(stdout);
}

test('nothing is asserted under a condition that has no other side', () => {
  const code = [
    'if (found) expect(found).toBe(1);',
    'if (found) { for (const one of found) expect(one).toBe(1); }',
    'if (found) assert.equal(found, 1);',
    'if (found) expect(found).toBe(1); else expect(other).toBe(1);',
    'for (const one of found) { if (one === null) continue; expect(one).toBe(1); }',
    'if (expect.getState().testPath) go();',
  ].join('\n');
  expect(refused(code)).toEqual([1, 2, 3]);
});
