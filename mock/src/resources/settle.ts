import type { TransitionRow } from '../store/planned.ts';
import type { Store } from '../store/store.ts';
import { enterState } from './compute/instance-states.ts';
import { endAddStep } from './rack/add-sled.ts';
import { endBundleStep } from './support/support-bundles.ts';
import { makeAttempt } from './webhooks/webhook-attempts.ts';

function apply(store: Store, change: TransitionRow): void {
  const { tables } = store;
  tables.transitions.remove(change.id);
  if (change.kind === 'instance') {
    const instance = tables.instances.get(change.id);
    if (instance === undefined) return;
    enterState(store, instance, change.to, change.due);
    if (change.then === undefined) return;
    tables.transitions.put({
      ...change,
      due: new Date(change.due.getTime() + change.then.ms),
      to: change.then.to,
      then: undefined,
    });
  } else if (change.kind === 'disk') {
    const disk = tables.disks.get(change.id);
    if (disk?.state.state === 'creating') tables.disks.put({ ...disk, state: { state: change.to } });
  } else if (change.kind === 'support-bundle') {
    endBundleStep(store, change.id, change.to, change.due);
  } else if (change.kind === 'sled') {
    endAddStep(store, change.id, change.to, change.due);
  } else {
    makeAttempt(store, change.id, change.due);
  }
}

/**
 * Executes every planned change that is due, oldest first. Called before each call, so that no call reads an outdated state, without
 * timers.
 */
export function settle(store: Store): void {
  for (;;) {
    const now = store.clock.now();
    let first: TransitionRow | undefined;
    for (const row of store.tables.transitions) {
      if (row.due.getTime() <= now && (first === undefined || row.due < first.due)) first = row;
    }
    if (first === undefined) return;
    apply(store, first);
  }
}
