import type { Instance } from '@console/shared/api';
import { capitalize } from '@console/shared/format';

/** Something that happened to an instance, at a time that the API reports. */
export interface InstanceEvent {
  readonly said: string;
  readonly at: Date;
}

type Times = Pick<
  Instance,
  'runState' | 'timeCreated' | 'timeModified' | 'timeRunStateUpdated' | 'timeLastAutoRestarted'
>;

/** The events that follow from the times of an instance, the latest first. The API has no history of earlier states. */
export function eventsOf(instance: Times): readonly InstanceEvent[] {
  const { runState, timeCreated, timeModified, timeRunStateUpdated, timeLastAutoRestarted } = instance;
  const events: readonly InstanceEvent[] = [
    { said: capitalize(runState), at: timeRunStateUpdated },
    ...(timeLastAutoRestarted ? [{ said: 'Restarted automatically', at: timeLastAutoRestarted }] : []),
    ...(Number(timeModified) === Number(timeCreated) ? [] : [{ said: 'Last modified', at: timeModified }]),
    { said: 'Created', at: timeCreated },
  ];
  // Those at the same time stay in this order
  return events.toSorted((a, b) => Number(b.at) - Number(a.at));
}
