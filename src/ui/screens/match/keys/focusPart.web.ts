import type { focusPart as native } from './focusPart';

export const focusPart = ((part: string) => {
  const first = document.getElementById(part)?.querySelector<HTMLElement>('[role=button]') ?? null;
  first?.focus();
  return first !== null;
}) satisfies typeof native;
