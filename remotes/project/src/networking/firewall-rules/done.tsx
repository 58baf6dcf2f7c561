import type { ReactNode } from 'react';

/**
 * The toast of a change: `Firewall rule x disabled`, `3 firewall rules disabled`.
 * @param done the participle: `disabled`
 */
export function doneText(done: string, names: readonly string[]): ReactNode {
  if (names.length !== 1) return `${names.length} firewall rules ${done}`;
  return (
    <>
      Firewall rule <b>{names[0]}</b> {done}
    </>
  );
}
