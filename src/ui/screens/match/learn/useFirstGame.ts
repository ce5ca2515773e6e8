/** The guided first game: a short one against the gentle bot, with a companion. */
import { standardConfig } from '@battalia/engine';
import { useRouter } from 'expo-router';
import { useLearning } from '@/store/learn/learning';
import { drawn, FIRST_GAME, FIRST_RIVAL, readSetup } from '@/store/match/setup';
import { useMatch } from '@/store/match/useMatch';
import { RIVAL, useLearnerName } from './names';

/** Begins one; `go` leads to it. */
export function useFirstGame(go: 'push' | 'replace'): () => Promise<void> {
  const router = useRouter();
  const change = useLearning((learning) => learning.change);
  const start = useMatch((match) => match.start);
  const learner = useLearnerName();
  return async () => {
    const seats = [
      { name: learner, bot: null, faction: 'random' as const },
      { name: RIVAL, bot: FIRST_RIVAL, faction: 'random' as const },
    ];
    const setup = { ...readSetup({ ...standardConfig(2) }), seats, modules: [], options: FIRST_GAME };
    const id = await start({
      config: drawn(setup, Math.random),
      players: seats.map(({ name, bot }) => ({ name, bot })),
    });
    change({ guided: id, speaks: true, asked: true });
    router[go](`/match/${id}`);
  };
}
