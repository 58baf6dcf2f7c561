// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { mockApi } from '../../../../tools/testing/mock-api.ts';
import { type LeftOver, note, takeLeftOvers } from './left-over.ts';
import { LEFT_OVER } from './left-over-key.ts';
import { resumeLeftOvers } from './resume.ts';
import { goOn, stopAndAdd } from './stop-and-add.ts';
import { over, useJobs } from '../jobs/test-jobs.ts';
import { isMember, NAME, planIn } from './test-group.ts';

type Mock = ReturnType<typeof mockApi>;

useJobs();

describe('after a reload of the page', () => {
  /** Runs a job until the page is reloaded; returns what the next document finds. */
  async function cutOff(mock: Mock, after: number): Promise<string> {
    void stopAndAdd(await planIn(mock));
    await vi.advanceTimersByTimeAsync(after);
    return sessionStorage.getItem(LEFT_OVER) ?? '';
  }
  /** The next document: reloaded modules, the same storage. */
  async function reload(kept: string) {
    vi.resetModules();
    sessionStorage.setItem(LEFT_OVER, kept);
    const { takeLeftOvers } = await import('./left-over.ts');
    const [left, ...more] = takeLeftOvers();
    expect(more).toEqual([]);
    expect(takeLeftOvers()).toEqual([]);
    if (!left) throw new Error('nothing is left over');
    return left;
  }
  const stop = (mock: Mock) =>
    mock.handle(
      new Request(`http://console.test/v1/instances/${NAME}/stop?project=edge-cache`, { method: 'POST' }),
    );
  const left = async (mock: Mock, phase: LeftOver['phase']): Promise<LeftOver> => {
    const { place, instance } = await planIn(mock);
    return { kind: 'anti-affinity', ...place, ...instance, phase };
  };

  it('resumes what a previous document has started, once', async () => {
    const first = mockApi();
    const found = await reload(await cutOff(first, 500));
    expect(found).toMatchObject({ name: NAME, group: 'purge-spread', phase: 'add' });
  });

  // @sheet network-access/15.59
  it('adds the stopped instance, starts it, and removes the job', async () => {
    const mock = mockApi();
    await stop(mock);
    note(await left(mock, 'add'));
    expect(await over(goOn(await left(mock, 'add')))).toMatchObject({
      state: 'done',
      note: 'It is in group purge-spread. log-shipper was started again.',
    });
    expect(await isMember(mock)).toBe(true);
    expect(sessionStorage.getItem(LEFT_OVER)).toBeNull();
  });

  // @sheet network-access/15.59
  it('is resumed by the area, with the code that it needs', async () => {
    const mock = mockApi();
    await stop(mock);
    vi.resetModules();
    sessionStorage.setItem(LEFT_OVER, JSON.stringify([await left(mock, 'add')]));
    await resumeLeftOvers();
    for (let turn = 0; turn < 20; turn += 1) await vi.advanceTimersByTimeAsync(2_000);
    expect(await isMember(mock)).toBe(true);
    expect(sessionStorage.getItem(LEFT_OVER)).toBeNull();
  });

  // @sheet network-access/15.59
  it('does not stop the instance a second time: it shows the state of every part, and offers to repeat the job', async () => {
    const mock = mockApi();
    expect(await over(goOn(await left(mock, 'add')))).toMatchObject({
      state: 'failed',
      note: 'The page was reloaded before log-shipper had stopped. It is running. It is not in group purge-spread.',
      actions: [{ label: 'Stop, add, and start again' }],
    });
    expect(mock.calls.get('instanceStop') ?? 0).toBe(0);
  });

  it('only starts what had to be started', async () => {
    const mock = mockApi();
    await stop(mock);
    expect(await over(goOn(await left(mock, 'start')))).toMatchObject({
      state: 'given up',
      note: 'It is not in group purge-spread. log-shipper was started again.',
    });
    expect(await isMember(mock)).toBe(false);
  });

  it('ignores stored values that are not jobs', () => {
    for (const text of ['', '{', '{}', '[null, 1, {"id":"a"}]']) {
      sessionStorage.setItem(LEFT_OVER, text);
      expect(takeLeftOvers()).toEqual([]);
    }
  });
});
