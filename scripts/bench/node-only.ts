/** What can only be measured with Node at hand. Times of the phones belong into `suite.ts`, which runs on Hermes too. */
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { size, type Row } from './measure';
import { referenceSection } from './reference';
import { saves } from './saves';

export interface NodeSection {
  readonly title: string;
  run(): Promise<readonly Row[]>;
}

const engineSize: NodeSection = {
  title: 'Size of the engine',
  async run() {
    const result = await build({
      entryPoints: ['src/engine/index.ts'],
      bundle: true,
      minify: true,
      format: 'esm',
      target: 'es2022',
      write: false,
    });
    const [file] = result.outputFiles;
    if (file === undefined) throw new Error('esbuild wrote nothing');
    return [size('minified', file.contents.length), size('minified and gzipped', gzipSync(file.contents).length)];
  },
};

export const NODE_SECTIONS: readonly NodeSection[] = [engineSize, saves, referenceSection];
