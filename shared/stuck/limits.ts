import { entryOf } from '@console/shared/format';

/** How long a state usually lasts at most. */
export interface Limit {
  readonly minutes: number;
  /** The reason for the limit: what happens in the meantime, as a sentence. */
  readonly why: string;
  /** The remedy to try after waiting and before contacting support; absent when the state allows none. */
  readonly remedy?: string;
}

const STOP_IT = 'stop the instance and start it again';

/**
 * Limits by kind and state. Only states with a known beginning are here: an instance reports it, and a resource that is being created
 * began with its creation. The API does not report when attaching, detaching or importing a disk, or any deletion, has begun.
 */
const LIMITS: Readonly<Record<string, Limit>> = {
  'instance creating': { minutes: 10, why: 'It waits for its new disks.' },
  'instance starting': {
    minutes: 5,
    why: 'It is placed on a sled, and its disks are connected.',
    remedy: STOP_IT,
  },
  'instance stopping': { minutes: 3, why: 'It is removed from its sled.' },
  'instance rebooting': { minutes: 5, why: 'It is started again where it is.', remedy: STOP_IT },
  'instance migrating': { minutes: 15, why: 'Its memory is copied to another sled.' },
  'disk creating': { minutes: 10, why: 'Its space is reserved.' },
  'snapshot creating': {
    minutes: 30,
    why: 'All blocks of a disk are saved.',
    remedy: 'delete the snapshot and create another one',
  },
  'bundle collecting': {
    minutes: 60,
    why: 'The logs of all sleds are collected.',
    remedy: 'delete the bundle and create another one',
  },
};

/** The limit of `instance starting`; undefined when the state has none, or its beginning is not known. */
export const limitOf = (state: string): Limit | undefined => entryOf(LIMITS, state);

/**
 * Whether a state lasts longer than its limit. One without limit, or since a time that could not be read, does not.
 * @param state kind and state: `instance starting`
 * @param now milliseconds since 1970, by the clock of `since`
 */
export function takingLong(state: string, since: Date, now: number): boolean {
  const limit = limitOf(state);
  // Despite its type, a server of another version may send anything in place of a date
  return limit !== undefined && since instanceof Date && now - since.getTime() > limit.minutes * 60_000;
}
