/**
 * One round of random games, timed, as a line of JSON. Runs on Node and on Hermes, with the engine of this commit or of
 * another (`against.ts`): it uses nothing of it but what every version has.
 */
import { createGame, newChance, standardConfig } from '@battalia/engine';
import { anyGenerated, wander } from '../../__tests__/engine/wander';

export interface Pace {
  readonly decisions: number;
  readonly ms: number;
}

const CONFIG = standardConfig(4, [], { weeks: 3 });
const isHermes = 'HermesInternal' in globalThis;

const play = (seed: string): number =>
  wander(createGame(CONFIG, seed), newChance(`player ${seed}`), { choose: anyGenerated }).length;

if (!isHermes) for (let i = 0; i < 60; i++) play(`warm ${i}`);
const games = isHermes ? 12 : 150;
const began = Date.now();
let decisions = 0;
for (let i = 0; i < games; i++) decisions += play(`pace ${i}`);
console.log(JSON.stringify({ decisions, ms: Date.now() - began } satisfies Pace));
