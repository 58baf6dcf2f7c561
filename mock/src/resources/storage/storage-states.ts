import type { Store } from '../../store/store.ts';

/** Milliseconds that the creation of a disk takes. docs/contract/server-behaviour.md section 5. */
const DELAY = 1000;

/** Plans the end of a disk's creation. */
export function planDisk(store: Store, id: string): void {
  const due = new Date(store.clock.now() + DELAY);
  store.tables.transitions.put({ id, kind: 'disk', to: 'detached', due });
}
