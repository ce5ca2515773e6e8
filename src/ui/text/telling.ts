/** What came of something, in sentences. */
import { isArtefact, isUnit, SUPPLY, type Event, type Seat } from '@battalia/engine';
import type { Nearer, Outcome } from '../game/outcome';
import type { Passage } from '../game/passages';
import { objectText } from './cards';
import { eventText, opensBattle } from './event';
import { listText, playerText, type Speaker } from './speaker';

/** Passages as somebody would tell them: what one person did one after the other is one sentence. */
export function proseText(speaker: Speaker, passages: readonly Pick<Passage, 'events'>[]): string {
  const sentences = passages.flatMap(({ events }) =>
    events.map((event) => ({ words: toldText(speaker, event, events), subject: subjectOf(speaker, event) })),
  );
  return together(
    speaker,
    sentences.filter(({ words }) => words !== ''),
  ).join(' ');
}

export const passageText = (speaker: Speaker, passage: Pick<Passage, 'events'>): string =>
  proseText(speaker, [passage]);

const subjectOf = (speaker: Speaker, event: Event): string | null =>
  'seat' in event ? playerText(speaker, event.seat) : null;

/** What is gained outside of a battle was hired or made; the supply that comes with a unit goes without saying (HIRE-02). */
function toldText(speaker: Speaker, event: Event, passage: readonly Event[]): string {
  if (event.kind !== 'gained' || passage.some(opensBattle)) return eventText(speaker, event);
  const kindOf = (card: number) => speaker.box.faces[card]?.kind ?? SUPPLY;
  const facts = { player: playerText(speaker, event.seat), card: objectText(speaker, event.card) };
  const kind = kindOf(event.card);
  if (isUnit(speaker.box, kind)) return speaker.t('event.hired', facts);
  if (isArtefact(speaker.box, kind)) return speaker.t('event.created', facts);
  const comesAlong = passage.some((other) => other.kind === 'gained' && isUnit(speaker.box, kindOf(other.card)));
  return comesAlong ? '' : eventText(speaker, event);
}

interface Sentence {
  readonly words: string;
  readonly subject: string | null;
}

/** More is out of breath. */
const MOST = 3;

/** 'Bo hires a chief. Bo builds a road.' as 'Bo hires a chief and builds a road.' */
function together(speaker: Speaker, sentences: readonly Sentence[]): readonly string[] {
  const and = speaker.t('match.and', { one: '', other: '' });
  const isPair = (deed: string | undefined): boolean => deed?.includes(and) === true;
  const runs: { readonly subject: string | null; readonly deeds: string[] }[] = [];
  for (const { words, subject } of sentences) {
    const deed = subject === null ? null : deedOf(words, subject);
    const last = runs[runs.length - 1];
    const goesOn = last?.subject === subject && last.deeds.length < MOST && !isPair(last.deeds.at(-1));
    if (deed === null) runs.push({ subject: null, deeds: [words] });
    else if (goesOn) last.deeds.push(deed);
    else runs.push({ subject, deeds: [deed] });
  }
  return runs.map(({ subject, deeds }) => {
    if (subject === null) return deeds.join(' ');
    return `${subject} ${isPair(deeds.at(-1)) ? deeds.join(', ') : listText(speaker, deeds)}.`;
  });
}

/** What follows the name in a plain sentence; null where it is more than that. */
function deedOf(words: string, subject: string): string | null {
  const deed = words.startsWith(`${subject} `) && words.endsWith('.') ? words.slice(subject.length + 1, -1) : null;
  return deed === null || /[:;,.]/.test(deed) ? null : deed;
}

/** Somebody, or all who play together. */
const namesOf = (
  speaker: Speaker,
  { seat, with: partners }: { readonly seat: Seat; readonly with?: readonly Seat[] },
): string =>
  listText(
    speaker,
    (partners ?? [seat]).map((one) => playerText(speaker, one)),
  );

function nearerText(speaker: Speaker, nearer: Nearer): string {
  const { t } = speaker;
  switch (nearer.kind) {
    case 'city':
      return t('outcome.nearer.city', { player: namesOf(speaker, nearer) });
    case 'points':
      return t('outcome.nearer.points', { player: namesOf(speaker, nearer), count: nearer.count });
    case 'squares':
      return t('outcome.nearer.squares', { count: nearer.count });
    case 'lastWeek':
      return t('outcome.nearer.lastWeek');
  }
}

/** What it is named after, and what changed by it, a line each. */
export function outcomeText(
  speaker: Speaker,
  { heads, changes, points, nearer }: Outcome,
): { readonly title: string; readonly lines: readonly string[] } {
  const ends = nearer.map((each) => nearerText(speaker, each));
  return {
    title: heads.length === 0 ? speaker.t('outcome.nearer') : passageText(speaker, { events: heads }),
    lines: [
      ...changes.map((event) => eventText(speaker, event)),
      ...points.map(({ seat, from, to }) =>
        speaker.t('outcome.points', { player: playerText(speaker, seat), from, to }),
      ),
      ...ends,
    ],
  };
}
