/** npm run sounds: writes assets/sounds. The same bytes every time, so that a change of a sound is a change of its recipe. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { SOUNDS } from '@/motion/cues';
import { RECIPES } from './sounds/recipes';
import { wav } from './sounds/wav';

const folder = path.join('assets', 'sounds');
mkdirSync(folder, { recursive: true });
let total = 0;
for (const sound of SOUNDS) {
  const bytes = wav(RECIPES[sound]());
  writeFileSync(path.join(folder, `${sound}.wav`), bytes);
  total += bytes.length;
  console.log(`${sound}.wav ${bytes.length}`);
}
console.log(`${SOUNDS.length} sounds, ${total} bytes`);
