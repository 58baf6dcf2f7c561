// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { apiError } from '@console/shared/api';
import { type Change, changeOf, onChange, seed } from '@console/shared/query';
import { followedSince } from './followed.ts';
import {
  asked,
  failWith,
  follow,
  lamp,
  lamps,
  OFF,
  PAGE,
  pass,
  put,
  switchOff,
  useLamps,
} from './test-lamps.ts';

useLamps();

describe('a change', () => {
  it('is polled until it is done, reported to whoever records it, and then no longer', async () => {
    const reports: Change['phase'][] = [];
    const forget = onChange((_, { phase }) => reports.push(phase));
    const { answer, following } = switchOff('red');
    expect(changeOf(answer)).toMatchObject({ phase: 'in progress', startedAt: 1_000_000 });
    await pass(3_500);
    expect(asked).toEqual(['red']);
    await pass(1_000);
    expect(followedSince(answer.id)).toBe(1_000_000);
    put('red', 'off');
    await pass(2_500);
    expect(followedSince(answer.id)).toBeUndefined();
    expect(await following.ended).toEqual({ phase: 'done', startedAt: 1_000_000, endedAt: 1_007_000 });
    expect(reports).toEqual(['accepted', 'in progress', 'done']);
    await pass(60_000);
    expect(asked).toEqual(['red', 'red']);
    forget();
  });

  // @sheet common-ui/34.31
  it('is detected in data that a page has requested, without a separate request', async () => {
    const { following } = switchOff('red');
    await pass(2_000);
    seed(PAGE, { items: [lamp('red', 'dimming')] });
    await pass(2_000);
    seed(PAGE, { items: [lamp('red', 'off')] });
    await pass(1);
    expect(following.getChange().phase).toBe('done');
    expect(asked).toEqual([]);
  });

  // @sheet common-ui/34.32
  it.each([1, 0])('is not ended by a state that began %d ms before it', async (earlier) => {
    const before = lamp('red', 'off', Date.now() - earlier);
    const { following } = switchOff('red');
    seed(PAGE, { items: [before] });
    await pass(1);
    expect(following.getChange().phase).toBe('in progress');
  });

  it('that ended with the response is not followed', async () => {
    const following = follow(lamp('red', 'off'), OFF);
    expect(following.isOver).toBe(true);
    await pass(60_000);
    expect(asked).toEqual([]);
  });

  it('ends as unknown when its resource does not exist any more, and when it may not be read', async () => {
    const gone = switchOff('red').following;
    lamps.delete('red');
    await pass(3_500);
    expect(gone.getChange()).toMatchObject({ phase: 'failed', reason: 'It no longer exists.' });
    const refused = switchOff('blue').following;
    failWith(apiError({ kind: 'forbidden', message: 'No', status: 403 }));
    await pass(3_500);
    expect(refused.getChange()).toMatchObject({ phase: 'unknown' });
  });

  it('is polled less often while the server cannot be reached, and survives that', async () => {
    const { following } = switchOff('red');
    failWith(apiError({ kind: 'network', message: 'Lost' }));
    await pass(60_000);
    expect(asked.length).toBeLessThan(7);
    failWith(undefined);
    put('red', 'off');
    await pass(15_000);
    expect(following.getChange().phase).toBe('done');
  });

  // @sheet common-ui/34.31
  it('that never ends is given up after ten minutes, and polled at longer intervals after the first minute', async () => {
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

  // @sheet common-ui/34.31
  it('is not polled in a hidden tab', async () => {
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
    expect(await first.ended).toMatchObject({
      phase: 'unknown',
      reason: 'Another action was started later.',
    });
    await pass(500);
    put('red', 'off');
    await pass(3_000);
    expect(second.getChange().phase).toBe('done');
  });
});

describe('several changes', () => {
  // @sheet common-ui/34.31
  it('are polled by one list request, and one by one only if the list lacks them', async () => {
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

it('each of several changes is polled when its own pause is over', async () => {
  switchOff('red');
  await pass(2_000);
  switchOff('blue');
  await pass(1_500);
  expect(asked).toEqual(['red']);
  await pass(2_000);
  expect(asked).toEqual(['red', 'blue']);
});

describe('the others of several changes', () => {
  it('are still followed when one has ended, in pages and by requests', async () => {
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
