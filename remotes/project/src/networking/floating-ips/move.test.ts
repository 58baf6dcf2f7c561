// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { jobsAtom } from '@console/shared/query';
import { store } from '@console/shared/runtime';
import { answerTo, mockApi } from '../../../../../tools/testing/mock-api.ts';
import { moveBack, moveFloatingIp } from './move.ts';

type Mock = ReturnType<typeof mockApi>;

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  store.set(jobsAtom, new Map());
});

const text = (value: unknown) => (typeof value === 'string' ? value : '');
const named = async (mock: Mock, kind: string, name: string) => ({
  id: text((await answerTo(mock, `/v1/${kind}/${name}?project=edge-cache`))['id']),
  name,
});
const ownerIn = async (mock: Mock) =>
  (await answerTo(mock, '/v1/floating-ips/tls-entry?project=edge-cache'))['instance_id'];

async function moveIn(mock: Mock) {
  return {
    project: 'edge-cache',
    floatingIp: await named(mock, 'floating-ips', 'tls-entry'),
    from: await named(mock, 'instances', 'tls-terminator-a'),
    target: await named(mock, 'instances', 'tls-terminator-b'),
  };
}

const job = () => [...store.get(jobsAtom).values()].at(-1);

describe('moving a floating IP', () => {
  it('detaches and attaches it, as one entry of the activity', async () => {
    const mock = mockApi();
    const move = await moveIn(mock);
    expect(await moveFloatingIp(move)).toMatchObject({ state: 'done', isLoose: false });
    expect(await ownerIn(mock)).toBe(move.target.id);
    expect(job()).toMatchObject({
      title: 'Move floating IP tls-entry to tls-terminator-b',
      state: 'done',
      note: 'It is attached to tls-terminator-b.',
    });
  });

  it('changes nothing when it cannot be detached', async () => {
    const mock = mockApi({ operation: 'floatingIpDetach', status: 503, message: 'The rack is resting' });
    const move = await moveIn(mock);
    expect(await moveFloatingIp(move)).toMatchObject({
      state: 'failed',
      isLoose: false,
      note: 'The rack is resting. It is still attached to tls-terminator-a.',
    });
    expect(mock.calls.get('floatingIpAttach')).toBeUndefined();
    expect(await ownerIn(mock)).toBe(move.from.id);
  });

  // @sheet network-access/B-N5
  it.each([
    ['is refused', { status: 403 }, 'Action not authorized. It is not attached to an instance now.'],
    ['gets no answer', { abort: true }, /It is not attached to an instance now\.$/],
    ['gets one that cannot be read', { body: '{"id": ' }, /It is not attached to an instance now\.$/],
  ])('offers both directions when attaching %s', async (_, rule, note) => {
    const mock = mockApi({ operation: 'floatingIpAttach', count: 1, ...rule });
    const move = await moveIn(mock);
    const end = await moveFloatingIp(move);
    expect(end).toMatchObject({ state: 'failed', isLoose: true });
    expect(end.note).toMatch(note);
    expect(job()?.actions?.map(({ label }) => label)).toEqual(['Try again', 'Attach to tls-terminator-a']);
    expect(await ownerIn(mock)).toBeUndefined();
    expect(await moveBack(move)).toMatchObject({ state: 'done' });
    expect(await ownerIn(mock)).toBe(move.from.id);
    expect(mock.calls.get('floatingIpDetach')).toBe(1);
  });

  it('can be retried from the activity', async () => {
    const mock = mockApi({ operation: 'floatingIpAttach', count: 1, status: 503 });
    const move = await moveIn(mock);
    await moveFloatingIp(move);
    job()?.actions?.[0]?.run();
    await vi.waitFor(() => expect(job()?.state).toBe('done'));
    expect(await ownerIn(mock)).toBe(move.target.id);
  });

  it('shows when the position of the address is unknown', async () => {
    const mock = mockApi({ operation: 'floatingIpAttach', abort: true });
    const move = await moveIn(mock);
    // The view at the start succeeds; the one after the lost response is lost too
    vi.stubGlobal('fetch', (input: string, init?: RequestInit) => {
      if (input.includes('/attach')) mock.faults.add({ operation: 'floatingIpView', abort: true });
      return mock.handle(new Request(new URL(input, 'http://console.test'), init));
    });
    const { note, isLoose } = await moveFloatingIp(move);
    expect(note).toMatch(/It is not known whether it is attached to tls-terminator-b now\.$/);
    expect(isLoose).toBe(true);
  });

  it('keeps an address unchanged that somebody else has moved', async () => {
    const mock = mockApi();
    const move = await moveIn(mock);
    const elsewhere = await named(mock, 'instances', 'cache-ams-01');
    const end = await moveFloatingIp({ ...move, from: elsewhere });
    expect(end).toMatchObject({ state: 'failed', isLoose: false });
    expect(await ownerIn(mock)).toBe(move.from.id);
  });

  it('succeeds when the address is already there', async () => {
    const mock = mockApi();
    const move = await moveIn(mock);
    expect(await moveFloatingIp({ ...move, target: move.from })).toMatchObject({ state: 'done' });
    expect(mock.calls.get('floatingIpDetach')).toBeUndefined();
  });
});
