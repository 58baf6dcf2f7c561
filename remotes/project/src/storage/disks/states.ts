import type { Disk, DiskState } from '@console/shared/api';

type State = DiskState['state'];

/** The states in which a disk allows what is done with it (docs/specification.md section 4). */
export const DISK_STATES = {
  snapshot: ['attached', 'detached'],
  delete: ['detached', 'faulted'],
  attach: ['creating', 'detached'],
  detach: ['attached'],
  setAsBootDisk: ['attached'],
  // Not of the specification: the states that an upload leaves behind when it is broken off
  discardImport: ['import_ready', 'importing_from_bulk_writes'],
} as const satisfies Record<string, readonly State[]>;

/** Something done with a disk whose state decides whether it can be. */
export type DiskAction = keyof typeof DISK_STATES;

/**
 * States that are on their way to another one by themselves. A bulk write is not: it ends when whoever uploads says so,
 * which may be never.
 */
const TRANSITIONING: ReadonlySet<State> = new Set([
  'creating',
  'attaching',
  'detaching',
  'finalizing',
  'importing_from_url',
]);

type HasState = Pick<Disk, 'state'>;

/** True when the disk's state allows the action. */
export function diskAllows(action: DiskAction, { state: { state } }: HasState): boolean {
  const states: readonly State[] = DISK_STATES[action];
  return states.includes(state);
}

/** True while the disk is on its way to another state. */
export const isDiskTransitioning = ({ state: { state } }: HasState): boolean => TRANSITIONING.has(state);

// Made once: every row of a list asks
const either = new Intl.ListFormat('en', { type: 'disjunction' });

/** `Only attached or detached disks can be …`: why an action is not possible in other states. */
export function onlyDisksIn(action: DiskAction, done: string): string {
  const states: readonly State[] = DISK_STATES[action];
  return `Only ${either.format(states).replaceAll('_', ' ')} disks can be ${done}`;
}

/** Id of the instance a disk is attached to, or on its way to or from. */
export const instanceIdOf = ({ state }: HasState): string | undefined =>
  'instance' in state ? state.instance : undefined;
