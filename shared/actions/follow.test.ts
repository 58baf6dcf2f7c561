// @vitest-environment happy-dom
import { render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { apiError } from '@console/shared/api';
import {
  type Change,
  changeOf,
  clearCache,
  onChange,
  type Page,
  type Query,
  seed,
} from '@console/shared/query';
import { store, toastsAtom } from '@console/shared/runtime';
import { createFollower, type Follower } from './follow.ts';
import type { Settles } from './phases.ts';
import { sayChange } from './say.tsx';

interface Lamp {
  readonly id: string;
  readonly name: string;
  readonly state: string;
  readonly at: Date;
}

const OFF: Settles = { to: ['off'], failed: ['broken'], done: 'switched off' };

/** The lamps as the server has them, and what was asked for. */
const lamps = new Map<string, Lamp>();
const asked: string[] = [];
let failure: Error | undefined;

const lamp = (name: string, state: string, at = Date.now()): Lamp => ({
  id: `id-${name}`,
  name,
  state,
  at: new Date(at),
});
const put = (name: string, state: string) => lamps.set(name, lamp(name, state));

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
const PAGE = list(50);

let follower: Follower<Lamp>;

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

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const toasts = () => store.get(toastsAtom);

/** Switches a lamp off; the server has answered and goes on. */
function switchOff(name: string) {
  put(name, 'dimming');
  const answer = lamp(name, 'dimming');
  return { answer, following: follower.follow(answer, OFF) };
}

describe('a change', () => {
  it('is asked for until it is done, told to who records it, and then no more', async () => {
    const reports: Change['phase'][] = [];
    const forget = onChange((_, { phase }) => reports.push(phase));
    const { answer, following } = switchOff('red');
    expect(changeOf(answer)).toMatchObject({ phase: 'in progress', startedAt: 1_000_000 });
    await pass(3_500);
    expect(asked).toEqual(['red']);
    await pass(1_000);
    put('red', 'off');
    await pass(2_500);
    expect(await following.ended).toEqual({ phase: 'done', startedAt: 1_000_000, endedAt: 1_007_000 });
    expect(reports).toEqual(['accepted', 'in progress', 'done']);
    await pass(60_000);
    expect(asked).toEqual(['red', 'red']);
    forget();
  });

  it('is seen in what a page has asked for, without a request of its own', async () => {
    const { following } = switchOff('red');
    await pass(2_000);
    seed(PAGE, { items: [lamp('red', 'dimming')] });
    await pass(2_000);
    seed(PAGE, { items: [lamp('red', 'off')] });
    await pass(1);
    expect(following.getChange().phase).toBe('done');
    expect(asked).toEqual([]);
  });

  it('is not ended by an answer from before it', async () => {
    const before = lamp('red', 'off', Date.now() - 1);
    const { following } = switchOff('red');
    seed(PAGE, { items: [before] });
    await pass(1);
    expect(following.getChange().phase).toBe('in progress');
  });

  it('that ended with the answer is not followed', async () => {
    const following = follower.follow(lamp('red', 'off'), OFF);
    expect(following.isOver).toBe(true);
    await pass(60_000);
    expect(asked).toEqual([]);
  });

  it('is lost sight of when its resource is gone, and when it may not be read', async () => {
    const gone = switchOff('red').following;
    lamps.delete('red');
    await pass(3_500);
    expect(gone.getChange()).toMatchObject({ phase: 'failed', reason: 'It no longer exists.' });
    const refused = switchOff('blue').following;
    failure = apiError({ kind: 'forbidden', message: 'No', status: 403 });
    await pass(3_500);
    expect(refused.getChange()).toMatchObject({ phase: 'unknown' });
  });

  it('is asked for less often while the server cannot be reached, and survives it', async () => {
    const { following } = switchOff('red');
    failure = apiError({ kind: 'network', message: 'Lost' });
    await pass(60_000);
    expect(asked.length).toBeLessThan(7);
    failure = undefined;
    put('red', 'off');
    await pass(15_000);
    expect(following.getChange().phase).toBe('done');
  });

  it('that never ends is given up after ten minutes, and asked for slowly after the first', async () => {
    const { following } = switchOff('red');
    await pass(60_000);
    const soon = asked.length;
    expect(soon).toBeGreaterThan(14);
    await pass(540_000 + 15_000);
    expect(asked.length - soon).toBeLessThan(40);
    expect(following.getChange()).toMatchObject({
      phase: 'unknown',
      reason: 'It is still dimming. Check its state before retrying.',
    });
  });

  it('is not asked for in a hidden tab', async () => {
    const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    const { following } = switchOff('red');
    await pass(1);
    put('red', 'off');
    await pass(60_000);
    expect(asked).toEqual([]);
    hidden.mockReturnValue('visible');
    await pass(3_500);
    expect(following.getChange().phase).toBe('done');
  });

  it('is replaced by the next one of the same resource', async () => {
    const first = switchOff('red').following;
    const second = switchOff('red').following;
    expect(await first.ended).toMatchObject({ phase: 'unknown', reason: 'Another action has followed.' });
    await pass(500);
    put('red', 'off');
    await pass(3_000);
    expect(second.getChange().phase).toBe('done');
  });
});

describe('several changes', () => {
  it('are asked for by one list, and one by one only if the list lacks them', async () => {
    const names = Array.from({ length: 30 }, (_, index) => `lamp-${index}`);
    const all = names.map((name) => switchOff(name).following);
    await pass(3_500);
    expect(asked).toEqual(['list']);
    for (const name of names) put(name, 'off');
    const [first] = lamps.values();
    lamps.delete('lamp-0');
    await pass(3_500);
    expect(asked).toEqual(['list', 'list', 'lamp-0']);
    expect(first?.name).toBe('lamp-0');
    expect(all.map((one) => one.getChange().phase)).toEqual(
      names.map((_, index) => (index === 0 ? 'failed' : 'done')),
    );
  });
});

describe('the others of several changes', () => {
  it('are still followed when one is over, in pages and by requests', async () => {
    const red = switchOff('red').following;
    const blue = switchOff('blue').following;
    const green = switchOff('green').following;
    await pass(1_000);
    seed(PAGE, { items: [lamp('red', 'off'), lamp('blue', 'dimming'), lamp('green', 'dimming')] });
    await pass(1);
    expect([red, blue, green].map((one) => one.getChange().phase)).toEqual([
      'done',
      'in progress',
      'in progress',
    ]);
    seed(PAGE, { items: [lamp('blue', 'off'), lamp('green', 'dimming')] });
    await pass(1);
    expect(blue.getChange().phase).toBe('done');
    put('green', 'off');
    await pass(3_500);
    expect(asked).toEqual(['green']);
    expect(green.getChange().phase).toBe('done');
  });
});

describe('the end is said', () => {
  it.each([
    ['takes its time', OFF, 'Lamp red switched off in 3.5 s'],
    ['is plain', { ...OFF, isPlain: true as const }, 'Lamp red switched off'],
  ])('of one that %s', async (_, settles, text) => {
    put('red', 'dimming');
    sayChange(follower.follow(lamp('red', 'dimming'), settles));
    await pass(1_000);
    put('red', 'off');
    await pass(2_500);
    expect(render(toasts()[0]?.content).container.textContent).toBe(text);
  });

  it.each([
    ['off', { variant: 'success', link: { label: 'Go to lamp', to: '/lamps/red' } }],
    ['broken', { variant: 'error', title: 'Lamp red not switched off', content: 'It is broken.' }],
  ])('of one that is %s', async (state, toast) => {
    sayChange(switchOff('red').following, 'Switching off red');
    expect(toasts()).toMatchObject([{ variant: 'info', content: 'Switching off red' }]);
    await pass(1_000);
    put('red', state);
    await pass(2_500);
    expect(toasts()).toHaveLength(2);
    expect(toasts()[1]).toMatchObject(toast);
  });

  it('once, when the answer was the end', async () => {
    sayChange(follower.follow(lamp('red', 'off'), OFF), 'Switching off red');
    await pass(1);
    expect(toasts()).toMatchObject([{ variant: 'success' }]);
  });

  it('as not known', async () => {
    sayChange(switchOff('red').following);
    failure = apiError({ kind: 'forbidden', message: 'No', status: 403 });
    await pass(3_500);
    expect(toasts()).toMatchObject([
      { variant: 'error', title: 'Not known whether lamp red is switched off' },
    ]);
  });
});
