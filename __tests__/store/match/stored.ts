/** A position in the storage of the app, as a game that goes on from its snapshot. */
import AsyncStorage from '@react-native-async-storage/async-storage';
import { encode, encodeGame, hash, type GameState } from '@battalia/engine';
import type { Player } from '@/store/match/journal';
import { sealed } from '@/store/match/storage';

export const STORED = 'arranged';
const KEY = `battalia.match.${STORED}`;

export const PEOPLE: readonly Player[] = ['Ada', 'Bo', 'Cy', 'Di'].map((name) => ({ name, bot: null }));

export async function store(state: GameState, number = 1, writer = 'before'): Promise<void> {
  const game = encodeGame({ config: state.rules.config, seed: 'arranged', actions: [] });
  const tail = {
    number,
    writer,
    players: PEOPLE,
    startedAt: 1,
    playedAt: 1,
    casual: false,
    over: false,
    day: state.day,
    chunks: 0,
    generation: 0,
    hash: hash(state),
    game,
  };
  await AsyncStorage.setItem(`${KEY}.tail.${number % 2}`, sealed(tail));
  await AsyncStorage.setItem(`${KEY}.snapshot.0`, sealed({ actions: 0, generation: 0, state: encode(state) }));
}
