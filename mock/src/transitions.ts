import type { T } from './api.ts';
import type { InstanceRow, Run, TransitionRow } from './rows.ts';
import { bootLog, print } from './serial/output.ts';
import type { Store } from './store.ts';
import { endBundleStep } from './support-bundles.ts';
import { makeAttempt } from './webhook-attempts.ts';

/** Milliseconds of each change. server-behaviour 4 "States", 5. */
export const delays = {
  creating: 1000,
  starting: 3000,
  stopping: 3000,
  rebooting: 3000,
  disk: 1000,
  snapshot: 2000,
} as const;

/** A provisionable sled with the fewest instances; null when there is none. server-behaviour 11 [P]. */
function pickSled(store: Store): string | null {
  const { sleds, instances } = store.tables;
  const load = new Map<string, number>();
  for (const sled of sleds) {
    if (sled.policy.kind === 'in_service' && sled.policy.provisionPolicy === 'provisionable')
      load.set(sled.id, 0);
  }
  for (const { sledId } of instances) {
    if (sledId !== null && load.has(sledId)) load.set(sledId, (load.get(sledId) ?? 0) + 1);
  }
  let best: [string, number] | undefined;
  for (const entry of load) if (best === undefined || entry[1] < best[1]) best = entry;
  return best?.[0] ?? null;
}

const runsNowhere: ReadonlySet<T.InstanceState> = new Set(['creating', 'stopped', 'failed', 'destroyed']);

/** Enough for any chart. */
const KEPT_RUNS = 50;

/** Begins or ends a run where the state does. */
function runsAfter({ runs }: InstanceRow, hasMachine: boolean, at: Date): readonly Run[] {
  const last = runs.at(-1);
  const open = last !== undefined && last.to === null;
  if (open === hasMachine) return runs;
  return open
    ? [...runs.slice(0, -1), { from: last.from, to: at }]
    : [...runs, { from: at, to: null }].slice(-KEPT_RUNS);
}

/** The serial port lives as long as the virtual machine, reboots included. */
function tellConsole(store: Store, instance: InstanceRow, runState: T.InstanceState): void {
  if (runsNowhere.has(runState)) store.tables.consoles.remove(instance.id);
  else if (runState === 'running' && instance.runState === 'rebooting')
    print(store, instance, `\r\nRestarting.\r\n${bootLog(instance)}`);
}

/** Puts an instance into a state, at a time. A sled is taken and given back on the way. */
export function enterState(
  store: Store,
  instance: InstanceRow,
  runState: T.InstanceState,
  at: Date,
): InstanceRow {
  const hasMachine = !runsNowhere.has(runState);
  const sledId = hasMachine ? (instance.sledId ?? pickSled(store)) : null;
  const runs = runsAfter(instance, hasMachine, at);
  tellConsole(store, instance, runState);
  return store.tables.instances.put({ ...instance, runState, sledId, runs, timeRunStateUpdated: at });
}

/**
 * Puts an instance into a state now, and plans what follows. A plan that was pending is dropped: a second action cancels it
 * (server-behaviour 4 [P]).
 */
export function beginState(
  store: Store,
  instance: InstanceRow,
  runState: T.InstanceState,
  next?: {
    readonly ms: number;
    readonly to: T.InstanceState;
    readonly then?: { readonly to: T.InstanceState; readonly ms: number };
  },
): InstanceRow {
  store.tables.transitions.remove(instance.id);
  if (next !== undefined) {
    const due = new Date(store.clock.now() + next.ms);
    store.tables.transitions.put({ id: instance.id, kind: 'instance', due, to: next.to, then: next.then });
  }
  return enterState(store, instance, runState, store.now());
}

/** Plans the end of a disk's or a snapshot's creation. */
export function plan(
  store: Store,
  transition: { kind: 'disk'; to: 'detached' } | { kind: 'snapshot'; to: 'ready' },
  id: string,
): void {
  const due = new Date(store.clock.now() + delays[transition.kind]);
  store.tables.transitions.put({ ...transition, id, due });
}

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
  } else if (change.kind === 'webhook-delivery') {
    makeAttempt(store, change.id, change.due);
  } else {
    const snapshot = tables.snapshots.get(change.id);
    if (snapshot?.state === 'creating') tables.snapshots.put({ ...snapshot, state: change.to });
  }
}

/**
 * Makes every change whose time has come, oldest first. Runs before each call, so nobody can see a late state, and no timers
 * are left behind.
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
