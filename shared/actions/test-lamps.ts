import { afterEach, beforeEach, vi } from 'vitest';
import { apiError } from '@console/shared/api';
import { clearCache, type Page, type Query } from '@console/shared/query';
import { store, toastsAtom } from '@console/shared/runtime';
import { createFollower, type Follower } from './follow.ts';
import type { Settles } from './phases.ts';

/** A lamp, which takes some time to switch off. */
export interface Lamp {
  readonly id: string;
  readonly name: string;
  readonly state: string;
  readonly at: Date;
}

/** The change that switches a lamp off. */
export const OFF: Settles = { to: ['off'], failed: ['broken'], done: 'switched off' };

/** The lamps on the server, and the requests so far. */
export const lamps = new Map<string, Lamp>();
export const asked: string[] = [];
let failure: Error | undefined;
/** From now on every request fails with the error, or none without one. */
export const failWith = (error: Error | undefined) => (failure = error);

/** A lamp in a state since a time, in milliseconds. */
export const lamp = (name: string, state: string, at = Date.now()): Lamp => ({
  id: `id-${name}`,
  name,
  state,
  at: new Date(at),
});
/** Adds a lamp to the server. */
export const put = (name: string, state: string) => lamps.set(name, lamp(name, state));

const view = ({ name }: Pick<Lamp, 'name'>): Query<Lamp> => ({
  queryKey: ['lampView', name],
  queryFn: async () => {
    asked.push(name);
    if (failure) throw failure;
    const found = lamps.get(name);
    if (!found) throw apiError({ kind: 'not-found', message: 'Not found', status: 404 });
    return found;
  },
});
const list = (limit: number): Query<Page<Lamp>> => ({
  queryKey: ['lampList', limit],
  queryFn: async () => {
    asked.push('list');
    if (failure) throw failure;
    return { items: [...lamps.values()].slice(0, limit) };
  },
});
/** The list that pages show. */
export const PAGE = list(50);

let follower: Follower<Lamp>;
/** The follower of the test. */
export const follow: Follower<Lamp>['follow'] = (...change) => follower.follow(...change);

/** Runs each test of a file on a fake clock, with no lamps. */
export function useLamps(): void {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.setSystemTime(1_000_000);
    follower = createFollower({
      noun: 'lamp',
      stateOf: ({ state }) => state,
      changedAt: ({ at }) => at,
      via: ['dimming'],
      view,
      shown: [PAGE],
      all: list(1000),
      to: ({ name }) => `/lamps/${name}`,
    });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
    clearCache();
    lamps.clear();
    asked.length = 0;
    failure = undefined;
    store.set(toastsAtom, []);
  });
}

/** Advances the time. */
export const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
/** The visible toasts. */
export const toasts = () => store.get(toastsAtom);

/** Switches a lamp off; the server has responded and continues. */
export function switchOff(name: string) {
  put(name, 'dimming');
  const answer = lamp(name, 'dimming');
  return { answer, following: follower.follow(answer, OFF) };
}
