import type { Fault } from '@console/mock';
import { describe, expect, it } from 'vitest';
import { stepStatus, type UploadState } from './state.ts';
import { STEPS, WORK_STEPS } from './steps.ts';
import { imageBytes, job, namesOn, PROJECT, stage } from './test-upload.ts';

/** Whether request `now` is lost when `nth` is: for chunks, all three attempts. */
const isLost = (now: number, nth: number) => (nth === 3 || nth === 4 ? now >= 3 && now <= 8 : now === nth);

/** The requests of a successful upload. */
const REQUESTS = [
  'POST /v1/disks',
  'POST /v1/disks/tmp-for-image/bulk-write-start',
  ...Array.from({ length: 2 }, () => 'POST /v1/disks/tmp-for-image/bulk-write'),
  'POST /v1/disks/tmp-for-image/bulk-write-stop',
  'POST /v1/disks/tmp-for-image/finalize',
  'GET /v1/snapshots/tmp-snapshot',
  'POST /v1/images',
  'DELETE /v1/snapshots/tmp-snapshot',
  'DELETE /v1/disks/tmp-for-image',
];
const NTH = REQUESTS.map((request, index) => [index + 1, request] as const);
/** Before the image is created and all steps are done. */
const OF_WORK = NTH.slice(0, 8);

const withImage = (names: ReturnType<typeof namesOn>) => ({ ...names, images: [...names.images, job.name] });

describe('an upload', () => {
  // @sheet specification/4.8
  it('runs all steps, creates the image and leaves nothing else', async () => {
    const { mock, upload, run, requests } = stage();
    const before = namesOn(mock);
    const seen = new Set<string>();
    upload.subscribe(() => {
      const state = upload.getState();
      if (state.phase === 'running') seen.add(state.step);
    });
    expect(await run()).toEqual({ ended: 'done', left: [] });
    // The view before the disk is deleted
    expect(requests.filter((request) => !request.startsWith('GET /v1/disks'))).toEqual(REQUESTS);
    expect([...seen]).toEqual([...WORK_STEPS, 'cleanUp']);
    expect(namesOn(mock)).toEqual(withImage(before));
    const image = [...mock.store.tables.images].find(({ name }) => name === job.name);
    expect(image).toMatchObject({ os: 'plan9', version: '4', blockSize: 512, size: 1024 ** 3 });
    const state = upload.getState();
    for (const { id } of STEPS) expect(stepStatus(state, id)).toBe('complete');
    expect(state).toMatchObject({ progress: { done: imageBytes().length, total: imageBytes().length } });
  });

  it('runs once when it is started twice', async () => {
    const { upload, until, requests } = stage();
    const first = upload.start(job);
    expect(upload.start(job)).toBe(first);
    await until(first);
    expect(requests.filter((request) => request === 'POST /v1/disks')).toHaveLength(1);
  });

  it('can be followed by another upload', async () => {
    const { mock, run } = stage();
    await run();
    expect(await run({ ...job, name: 'second' })).toMatchObject({ ended: 'done' });
    expect(namesOn(mock).images.slice(-2)).toEqual(['uploaded', 'second']);
  });
});

/** Kinds of refusals: by the request, by the state of the server, and with an unreadable response. */
const REFUSALS: readonly Omit<Fault, 'operation'>[] = [
  { status: 400, message: 'Not today' },
  { status: 503 },
  { body: '<html>' },
];

describe('a refusal', () => {
  it.each([
    ['diskCreate', 'createDisk'],
    ['diskBulkWriteImportStart', 'startImport'],
    ['diskBulkWriteImport', 'upload'],
    ['diskBulkWriteImportStop', 'stopImport'],
    ['diskFinalizeImport', 'finalize'],
    ['snapshotView', 'finalize'],
    ['imageCreate', 'createImage'],
  ] as const)("of %s fails %s with the server's message and leaves nothing", async (operation, step) => {
    for (const fault of REFUSALS) {
      const { mock, upload, run } = stage();
      const before = namesOn(mock);
      // Three attempts of a chunk, two of an unreadable read; the clean-up succeeds
      const isReadTwice = operation === 'snapshotView' && fault.body !== undefined;
      mock.faults.add({ operation, ...fault, count: step === 'upload' ? 6 : isReadTwice ? 2 : 1 });
      expect(await run()).toEqual({ ended: 'failed', left: [] });
      expect(upload.getState()).toMatchObject({ phase: 'failed', step, cleaning: false });
      if (fault.message !== undefined) expect(upload.getState()).toMatchObject({ message: fault.message });
      expect(namesOn(mock)).toEqual(before);
      mock.faults.clear();
      expect(await run()).toMatchObject({ ended: 'done' });
    }
  });

  it('of a chunk is overcome by another attempt', async () => {
    const { mock, run } = stage();
    mock.faults.add({ operation: 'diskBulkWriteImport', status: 503, count: 2 });
    expect(await run()).toEqual({ ended: 'done', left: [] });
  });

  it.each(['taken', 'answered with 503'])(
    'of a name that was taken in the meantime keeps the other image: %s',
    async (answer) => {
      const { mock, run } = stage();
      const taken = [...mock.store.tables.images].find(({ projectId }) => projectId)?.name ?? '';
      const before = namesOn(mock);
      // After that it is unknown whether our image exists
      if (answer !== 'taken') mock.faults.add({ operation: 'imageCreate', status: 503, count: 1 });
      expect(await run({ ...job, name: taken })).toMatchObject({ ended: 'failed' });
      expect(namesOn(mock)).toEqual(before);
    },
  );
});

describe('cancelling', () => {
  it.each(NTH)('at request %d, %s, leaves nothing, and a second try succeeds', async (nth) => {
    const { mock, upload, rules, run } = stage();
    const before = namesOn(mock);
    rules.onRequest = (now) => {
      if (now === nth) upload.cancel();
    };
    expect(await run()).toEqual({ ended: 'cancelled', left: [] });
    expect(upload.getState()).toEqual({ phase: 'idle' });
    expect(namesOn(mock)).toEqual(before);
    expect(await run()).toEqual({ ended: 'done', left: [] });
    expect(namesOn(mock)).toEqual(withImage(before));
  });

  it('has no effect before and after an upload', async () => {
    const { upload, run } = stage();
    upload.cancel();
    expect(upload.getState().phase).toBe('idle');
    await run();
    upload.cancel();
    expect(upload.getState().phase).toBe('done');
  });
});

/** Calls a function each time the connection is lost. */
const onInterruption = ({ upload }: ReturnType<typeof stage>, act: (state: UploadState) => void) =>
  upload.subscribe(() => {
    const state = upload.getState();
    // Not within the state change itself
    if (state.phase === 'interrupted') setTimeout(() => act(state), 0);
  });

describe.each(['unsent', 'unanswered'] as const)('a request that is %s', (fate) => {
  it.each(OF_WORK)('%d, %s, is continued', async (nth) => {
    const staged = stage();
    const { mock, upload, rules, run } = staged;
    const before = namesOn(mock);
    rules.fate = (now) => (isLost(now, nth) ? fate : undefined);
    let interruptions = 0;
    onInterruption(staged, () => {
      interruptions += 1;
      upload.resume();
    });
    expect(await run()).toEqual({ ended: 'done', left: [] });
    expect(interruptions).toBe(1);
    expect(namesOn(mock)).toEqual(withImage(before));
  });

  it.each(OF_WORK)('%d, %s, can be cancelled instead, which leaves nothing', async (nth) => {
    const staged = stage();
    const { mock, upload, rules, run } = staged;
    const before = namesOn(mock);
    rules.fate = (now) => (isLost(now, nth) ? fate : undefined);
    onInterruption(staged, () => upload.cancel());
    expect(await run()).toEqual({ ended: 'cancelled', left: [] });
    expect(namesOn(mock)).toEqual(before);
  });
});

describe('a lost connection', () => {
  it('keeps the chunks that are done', async () => {
    const staged = stage();
    const { upload, rules, run, requests } = staged;
    // The first chunk arrives, the other one is lost three times
    rules.fate = (now) => (now >= 4 && now <= 6 ? 'unsent' : undefined);
    onInterruption(staged, (state) => {
      expect(state).toMatchObject({ step: 'upload' });
      upload.resume();
    });
    await run();
    const writes = requests.filter((request) => request.endsWith('/bulk-write'));
    expect(writes).toHaveLength(1 + 3 + 1);
  });

  it('includes a response that takes longer than 30 seconds', async () => {
    const staged = stage();
    const { mock, upload, run } = staged;
    mock.faults.add({ operation: 'diskBulkWriteImportStart', delay: 600_000, count: 1 });
    let message = '';
    onInterruption(staged, (state) => {
      if ('message' in state) ({ message } = state);
      upload.resume();
    });
    expect(await run()).toEqual({ ended: 'done', left: [] });
    expect(message).toMatch(/^The server did not answer in time\. .* Resume when the connection is back\.$/);
  });
});

describe('a clean-up that fails', () => {
  it('shows a warning after a success, and can be retried', async () => {
    const { mock, upload, until, run } = stage();
    const before = namesOn(mock);
    const { id } = mock.faults.add({ operation: 'diskDelete', status: 503 });
    const { ended, left } = await run();
    expect([ended, left.map(({ kind }) => kind)]).toEqual(['done', ['disk']]);
    expect(upload.getState()).toMatchObject({ phase: 'done', left });
    expect(stepStatus(upload.getState(), 'cleanUp')).toBe('error');
    expect(stepStatus(upload.getState(), 'done')).toBe('complete');
    mock.faults.remove(id);
    await until(upload.cleanUpAgain());
    expect(upload.getState()).toMatchObject({ phase: 'done', left: [] });
    expect(namesOn(mock)).toEqual(withImage(before));
  });

  it('lists everything that is left after a failure', async () => {
    const { mock, upload, until, run } = stage();
    const before = namesOn(mock);
    mock.faults.add({ operation: 'imageCreate', status: 503, count: 1 });
    for (const operation of ['snapshotDelete', 'diskView']) mock.faults.add({ operation, status: 503 });
    const { ended, left } = await run();
    expect([ended, left.map(({ kind }) => kind)]).toEqual(['failed', ['snapshot', 'disk']]);
    const known = new Set([...namesOn(mock).disks, ...namesOn(mock).snapshots]);
    for (const { name } of left) expect(known).toContain(name);
    mock.faults.clear();
    await until(upload.cleanUpAgain());
    expect(namesOn(mock)).toEqual(before);
  });

  it('does not start when nothing was created', async () => {
    const { upload, until, run, requests } = stage();
    await run();
    const count = requests.length;
    await until(upload.cleanUpAgain());
    expect(requests).toHaveLength(count);
  });
});

it('works in the project that it was created for', async () => {
  const { mock, run } = stage();
  const project = [...mock.store.tables.projects].find(({ name }) => name === PROJECT);
  await run();
  const image = [...mock.store.tables.images].find(({ name }) => name === job.name);
  expect(image?.projectId).toBe(project?.id);
});
