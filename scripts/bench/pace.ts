/**
 * One round of random games, timed, as a line of JSON. Runs on Node and on Hermes, with the engine of this commit or of
 * another (`against.ts`): it uses nothing of it but what every version has.
 */
import {
  createGame,
  generate,
  isOver,
  item,
  newChance,
  pick,
  standardConfig,
  step,
  type Action,
} from '@battalia/engine';

export interface Pace {
  readonly decisions: number;
  readonly ms: number;
}

const CONFIG = standardConfig(4, [], { weeks: 3 });
const isHermes = 'HermesInternal' in globalThis;

function play(seed: string, actions: Action[]): number {
  const s = createGame(CONFIG, seed);
  const chance = newChance(`player ${seed}`);
  let decisions = 0;
  for (; !isOver(s); decisions++) {
    actions.length = 0;
    generate(s, actions);
    step(s, item(actions, pick(chance, actions.length)));
  }
  return decisions;
}

const actions: Action[] = [];
if (!isHermes) for (let i = 0; i < 60; i++) play(`warm ${i}`, actions);
const games = isHermes ? 12 : 150;
const began = Date.now();
let decisions = 0;
for (let i = 0; i < games; i++) decisions += play(`pace ${i}`, actions);
console.log(JSON.stringify({ decisions, ms: Date.now() - began } satisfies Pace));
