import { conflict, invalid } from '../../wire/errors.ts';
import type { T } from '../../wire/api.ts';
import type { InstanceRow, Run } from '../../store/rows/compute.ts';
import { bootLog, print } from './serial/output.ts';
import type { Store } from '../../store/store.ts';

/** Result of an action in a state in which it is not allowed: `done` already, or a conflict with a change (`conflict`, 409). */
interface ActionStates {
  /** States in which the action is executed. */
  readonly from: readonly T.InstanceState[];
  /** States in which the request succeeds and changes nothing. */
  readonly done: readonly T.InstanceState[];
  /** Result in other states: 409 when the action conflicts with the state, 400 when the action does not apply to it. */
  readonly otherwise: 400 | 409;
}

/**
 * Allowed states of the actions. corrections "Policies, instances" where it differs from docs/contract/server-behaviour.md section
 * 4 "States".
 */
export const actionStates = {
  start: {
    from: ['stopped', 'failed'],
    done: ['starting', 'running', 'rebooting', 'migrating'],
    otherwise: 409,
  },
  stop: {
    from: ['running', 'starting', 'rebooting', 'failed'],
    done: ['stopping', 'stopped'],
    otherwise: 409,
  },
  reboot: { from: ['running'], done: ['rebooting'], otherwise: 400 },
  delete: { from: ['stopped', 'failed'], done: [], otherwise: 400 },
  resize: { from: ['stopped', 'failed', 'creating'], done: [], otherwise: 409 },
} as const satisfies Record<string, ActionStates>;

/**
 * Whether an action is to be executed; false when it is done already.
 * @throws MockError 409 or 400 in a state in which it is not allowed
 */
export function mayAct(
  { runState }: InstanceRow,
  action: keyof typeof actionStates,
  words: string = `${action} the instance`,
): boolean {
  const { from, done, otherwise }: ActionStates = actionStates[action];
  if (done.includes(runState)) return false;
  if (from.includes(runState)) return true;
  const message = `cannot ${words} while it is ${runState}; it must be ${from.join(' or ')}`;
  throw otherwise === 409 ? conflict(message) : invalid(message);
}

/** @throws MockError 400 in a state in which disks and interfaces of an instance cannot be changed */
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

/** Duration of each change in milliseconds. docs/contract/server-behaviour.md section 4 "States". */
export const delays = {
  creating: 1000,
  starting: 3000,
  stopping: 3000,
  rebooting: 3000,
} as const;

/** A provisionable sled with the fewest instances; null when there is none. docs/contract/server-behaviour.md section 11 [P]. */
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

/** Maximum number of recorded runs: sufficient for any chart. */
const KEPT_RUNS = 50;

/** Starts or ends a run when the state does. */
function runsAfter({ runs }: InstanceRow, hasMachine: boolean, at: Date): readonly Run[] {
  const last = runs.at(-1);
  const open = last !== undefined && last.to === null;
  if (open === hasMachine) return runs;
  return open
    ? [...runs.slice(0, -1), { from: last.from, to: at }]
    : [...runs, { from: at, to: null }].slice(-KEPT_RUNS);
}

/** The serial output lasts as long as the virtual machine, across reboots. */
function tellConsole(store: Store, instance: InstanceRow, runState: T.InstanceState): void {
  if (runsNowhere.has(runState)) store.tables.consoles.remove(instance.id);
  else if (runState === 'running' && instance.runState === 'rebooting')
    print(store, instance, `\r\nRestarting.\r\n${bootLog(instance)}`);
}

/** Sets the state of an instance at a given time, and allocates or releases its sled. */
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
 * Sets the state of an instance now, and plans the next one. A pending plan is dropped: a second action cancels it
 * (docs/contract/server-behaviour.md section 4 [P]).
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
