import type { Disk, DiskState } from '@console/shared/api';
import type { Changing } from '@console/shared/stuck';

type State = DiskState['state'];

/** The states in which a disk allows each action (docs/specification.md section 4). */
export const DISK_STATES = {
  snapshot: ['attached', 'detached'],
  delete: ['detached', 'faulted'],
  attach: ['creating', 'detached'],
  detach: ['attached'],
  setAsBootDisk: ['attached'],
  // Not in the specification: the states of a disk after an interrupted upload
  discardImport: ['import_ready', 'importing_from_bulk_writes'],
} as const satisfies Record<string, readonly State[]>;

export type DiskAction = keyof typeof DISK_STATES;

/** States that change automatically. A bulk write does not: it ends when the uploader ends it, which may never happen. */
export const TRANSITIONING: ReadonlySet<State> = new Set([
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

/** The state of a disk, to be marked when it lasts too long: only the beginning of its creation is known. */
export const changingOf = ({ id, state: { state }, timeCreated }: Disk): Changing => ({
  id,
  kind: 'disk',
  state,
  since: timeCreated,
});

/** True while the disk is changing to another state. */
export const isDiskTransitioning = ({ state: { state } }: HasState): boolean => TRANSITIONING.has(state);

// Created once, because every row of a list uses it
const either = new Intl.ListFormat('en', { type: 'disjunction' });

/** Why an action is not possible in other states: `Only attached or detached disks can be …`. */
export function onlyDisksIn(action: DiskAction, done: string): string {
  const states: readonly State[] = DISK_STATES[action];
  return `Only ${either.format(states).replaceAll('_', ' ')} disks can be ${done}`;
}

/** Id of the instance that a disk is attached to, or is being attached to or detached from. */
export const instanceIdOf = ({ state }: HasState): string | undefined =>
  'instance' in state ? state.instance : undefined;
