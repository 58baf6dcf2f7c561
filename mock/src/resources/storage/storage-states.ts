import type { Store } from '../../store/store.ts';

/** Milliseconds that the creation of a disk or a snapshot takes. docs/contract/server-behaviour.md section 5. */
const delays = { disk: 1000, snapshot: 2000 } as const;

/** Plans the end of a disk's or a snapshot's creation. */
export function plan(
  store: Store,
  transition: { kind: 'disk'; to: 'detached' } | { kind: 'snapshot'; to: 'ready' },
  id: string,
): void {
  const due = new Date(store.clock.now() + delays[transition.kind]);
  store.tables.transitions.put({ ...transition, id, due });
}
