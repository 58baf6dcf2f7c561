// @vitest-environment happy-dom
import { jobsAtom, type Job } from '@console/shared/query';
import { store, toastsAtom } from '@console/shared/runtime';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { type KeptUpload, uploadOf } from './keep.ts';
import { job, namesOn, PROJECT, stage } from './test-upload.ts';

const job1 = (): Job | undefined => [...store.get(jobsAtom).values()].at(-1);
const toasts = () => store.get(toastsAtom).map(({ title, content }) => title ?? content);

/** Whether the browser would ask before closing the tab. */
const isHeld = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));

let leave = () => {};
const look = (upload: KeptUpload, isOpen = true) => {
  leave = upload.watch(() => isOpen);
};

beforeEach(() => {
  store.set(jobsAtom, new Map());
  store.set(toastsAtom, []);
});
afterEach(() => leave());

describe('an upload that is kept', () => {
  it('is the same upload on every page while it runs', async () => {
    const { mock } = stage();
    const upload = uploadOf(PROJECT);
    look(upload);
    const outcome = upload.start(job);
    leave();
    expect(uploadOf(PROJECT)).toBe(upload);
    expect(uploadOf('another')).not.toBe(upload);
    expect(upload.job()).toBe(job);
    expect(await outcome).toMatchObject({ ended: 'done' });
    await vi.waitFor(() => expect(toasts()).toEqual(['Image uploaded uploaded']));
    expect(namesOn(mock).images).toContain('uploaded');
    // It succeeded and no page showed it: the next one is new
    expect(uploadOf(PROJECT)).not.toBe(upload);
  });

  it('shows no toast while its page is open, and is removed when the page is left', async () => {
    stage();
    const upload = uploadOf(PROJECT);
    look(upload);
    await upload.start(job);
    expect(toasts()).toEqual([]);
    expect(uploadOf(PROJECT)).toBe(upload);
    leave();
    expect(uploadOf(PROJECT)).not.toBe(upload);
  });

  it('that failed without its page stays until it is seen, with the values it was started with', async () => {
    const { mock } = stage();
    mock.faults.add({ operation: 'diskFinalizeImport', status: 503, message: 'not today', count: 1 });
    const upload = uploadOf(PROJECT);
    await upload.start(job);
    expect(toasts()).toEqual(['Could not upload image uploaded']);
    expect(job1()).toMatchObject({ state: 'failed', note: 'Not today', requestId: expect.any(String) });
    expect(uploadOf(PROJECT)).toBe(upload);
    look(upload);
    leave();
    expect(uploadOf(PROJECT)).not.toBe(upload);
  });

  it('asks before the tab closes until it has ended, including the clean-up', async () => {
    stage();
    expect(isHeld()).toBe(false);
    const upload = uploadOf(PROJECT);
    const outcome = upload.start(job);
    expect(isHeld()).toBe(true);
    upload.cancel();
    expect(isHeld()).toBe(true);
    await outcome;
    expect(isHeld()).toBe(false);
  });
});

describe('the activity', () => {
  it('shows every step, every percent once, and the end', async () => {
    stage();
    const seen: (Job | undefined)[] = [];
    const stopListening = store.sub(jobsAtom, () => seen.push(job1()));
    await uploadOf(PROJECT).start(job);
    stopListening();
    expect(seen.map((one) => one?.note)).toEqual(
      expect.arrayContaining(['Upload image file', 'Create image']),
    );
    expect(new Set(seen.map((one) => JSON.stringify([one?.state, one?.percent, one?.note]))).size).toBe(
      seen.length - 1,
    );
    expect(seen[0]).toMatchObject({ title: 'Upload image uploaded', state: 'running', percent: 0 });
    expect(seen[0]?.actions?.map(({ label }) => label)).toEqual(['Cancel upload']);
    expect(job1()).toMatchObject({ state: 'done', percent: 100, endedAt: expect.any(Number), actions: [] });
    expect(job1()?.stop).toBeUndefined();
    expect(store.get(jobsAtom).size).toBe(1);
  });

  it('can cancel it after a confirmation, which leaves nothing on the server', async () => {
    const { mock } = stage();
    const before = namesOn(mock);
    const upload = uploadOf(PROJECT);
    const outcome = upload.start(job);
    const ask = vi.fn<() => boolean>().mockReturnValueOnce(false).mockReturnValueOnce(true);
    vi.stubGlobal('confirm', ask);
    job1()?.actions?.[0]?.run();
    expect(job1()).toMatchObject({ state: 'running' });
    job1()?.actions?.[0]?.run();
    expect(ask).toHaveBeenCalledTimes(2);
    expect(job1()).toMatchObject({ state: 'stopping' });
    expect(await outcome).toMatchObject({ ended: 'cancelled' });
    expect(job1()).toMatchObject({ state: 'given up', note: 'The upload was canceled.' });
    expect(namesOn(mock)).toEqual(before);
  });

  it('can stop it without a confirmation, and shows when it has ended', async () => {
    const { mock } = stage();
    const before = namesOn(mock);
    void uploadOf(PROJECT).start(job);
    await job1()?.stop?.();
    expect(job1()).toMatchObject({ state: 'given up' });
    expect(namesOn(mock)).toEqual(before);
  });

  it('names the resources that could not be deleted', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const { mock } = stage();
    mock.faults.add({ operation: 'diskDelete', status: 400 });
    const outcome = uploadOf(PROJECT).start(job);
    await vi.waitFor(() => expect(job1()?.note).toBe('Delete disk and snapshot'));
    // The deletion is tried three times, with pauses
    await vi.waitFor(
      async () => {
        await vi.advanceTimersByTimeAsync(1_000);
        expect(job1()?.state).toBe('done');
      },
      { interval: 5 },
    );
    await outcome;
    expect(job1()).toMatchObject({ state: 'done', note: expect.stringMatching(/^The disk tmp-.*could not/) });
    expect(toasts()).toContain('Cleanup incomplete');
  });
});
