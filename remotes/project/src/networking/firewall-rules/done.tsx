import type { ReactNode } from 'react';
import { type TableChange, VERB_WORDS } from './change.ts';

/** The toast of a change: `Firewall rule x disabled`, `3 firewall rules disabled`. */
export function doneText({ verb, names }: Pick<TableChange, 'verb' | 'names'>): ReactNode {
  const { done } = VERB_WORDS[verb];
  if (names.length !== 1) return `${names.length} firewall rules ${done}`;
  return (
    <>
      Firewall rule <b>{names[0]}</b> {done}
    </>
  );
}
