import type { Settles } from '@console/shared/actions';
import type { Instance, InstanceState } from '@console/shared/api';
import type { Changing } from '@console/shared/stuck';

/** Allowed states of each action of an instance (docs/specification.md section 4). */
export const ALLOWED_STATES = {
  start: ['stopped', 'failed'],
  stop: ['running', 'starting', 'rebooting', 'failed'],
  reboot: ['running'],
  resize: ['stopped', 'failed', 'creating'],
  delete: ['stopped', 'failed'],
  updateBootDisk: ['stopped', 'failed', 'creating'],
  attachDisk: ['creating', 'stopped'],
  detachDisk: ['creating', 'stopped', 'failed'],
  updateNic: ['stopped'],
  addToAffinityGroup: ['stopped'],
  serialConsole: ['running', 'rebooting', 'migrating', 'repairing'],
} as const satisfies Record<string, readonly InstanceState[]>;

export type InstanceAction = keyof typeof ALLOWED_STATES;

/** Transitional states, which end within seconds (docs/specification.md section 4). */
export const TRANSITIONING: ReadonlySet<InstanceState> = new Set([
  'creating',
  'starting',
  'stopping',
  'rebooting',
]);

/** An instance whose start was requested. */
export const STARTED: Settles = { to: ['running'], failed: ['failed'], done: 'started' };

type HasState = Pick<Instance, 'runState'>;

/** True when the instance's state allows the action. */
export function allows(action: InstanceAction, { runState }: HasState): boolean {
  const states: readonly InstanceState[] = ALLOWED_STATES[action];
  return states.includes(runState);
}

/** The state of an instance, to be marked when it lasts too long. */
export const changingOf = ({ id, runState, timeRunStateUpdated }: Instance): Changing => ({
  id,
  kind: 'instance',
  state: runState,
  since: timeRunStateUpdated,
});

/** Whether the instance is in a transitional state. */
export const isTransitioning = ({ runState }: HasState): boolean => TRANSITIONING.has(runState);

/**
 * A failed instance is due for auto-restart when auto-restart is enabled and there is no cooldown or it has ended
 * (docs/specification.md section 4). `now` in milliseconds since 1970.
 */
export function isDueForRestart(
  instance: Pick<Instance, 'runState' | 'autoRestartEnabled' | 'autoRestartCooldownExpiration'>,
  now: number,
): boolean {
  const { runState, autoRestartEnabled, autoRestartCooldownExpiration: cooldown } = instance;
  if (runState !== 'failed' || !autoRestartEnabled) return false;
  return !cooldown || cooldown.getTime() <= now;
}

// Created once, because every row of a list uses it
const either = new Intl.ListFormat('en', { type: 'disjunction' });

/** `Only stopped or failed instances can be started`: why an action is not possible in other states. */
export function onlyIn(action: InstanceAction, done: string): string {
  const states: readonly InstanceState[] = ALLOWED_STATES[action];
  return `Only ${either.format(states)} instances can be ${done}`;
}
