// Turns a TypeScript entry, which may import `@battalia/engine` and anything under src, into one file of JavaScript.
import path from 'node:path';
import { root } from './setup.mjs';

/** `engine`: a folder with another version of it. */
export async function bundle(entry, { outfile, format, platform, engine = path.join(root, 'src/engine'), ...rest }) {
  const { build } = await import('esbuild');
  return build({
    entryPoints: [path.resolve(entry)],
    outfile,
    bundle: true,
    format,
    platform,
    target: 'es2022',
    sourcemap: rest.minify === true ? false : 'inline',
    logLevel: 'warning',
    tsconfigRaw: { compilerOptions: { verbatimModuleSyntax: true } },
    alias: {
      '@battalia/engine/testing': path.join(engine, 'testing.ts'),
      '@battalia/engine': path.join(engine, 'index.ts'),
      '@': path.join(root, 'src'),
    },
    // Packages of node_modules stay where they are on Node; anywhere else everything has to be inside.
    ...(platform === 'node' ? { packages: 'external' } : {}),
    ...rest,
  });
}
