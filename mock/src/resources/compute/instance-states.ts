import { invalid } from '../../wire/errors.ts';
import type { T } from '../../wire/api.ts';
import type { InstanceRow, Run } from './rows.ts';
import { bootLog, print } from './serial/output.ts';
import type { Store } from '../../store/store.ts';

/** States an action needs. server-behaviour 4 "States"; specification 4. */
export const allowedIn = {
  start: ['stopped', 'failed'],
  stop: ['running', 'starting', 'rebooting', 'failed'],
  reboot: ['running'],
  delete: ['stopped', 'failed'],
  resize: ['stopped', 'failed', 'creating'],
} as const satisfies Record<string, readonly T.InstanceState[]>;

/** @throws MockError 400 in a state the action does not allow */
export function requireState(
  instance: InstanceRow,
  action: string,
  states: readonly T.InstanceState[],
): void {
  if (!states.includes(instance.runState)) {
    throw invalid(
      `cannot ${action} the instance while it is ${instance.runState}; it must be ${states.join(' or ')}`,
    );
  }
}

/** Milliseconds of each change. server-behaviour 4 "States". */
export const delays = {
  creating: 1000,
  starting: 3000,
  stopping: 3000,
  rebooting: 3000,
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
