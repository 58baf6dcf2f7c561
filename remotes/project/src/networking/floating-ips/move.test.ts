// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { endOf, job, mockWith, useJobs } from '../../jobs/test-jobs.ts';
import { moveFloatingIp, resumeMove } from './move.ts';

type Mock = ReturnType<typeof mockWith>;

useJobs();

const rowOf = <Row extends { readonly name: string }>(table: Iterable<Row>, name: string): Row => {
  const found = [...table].find((row) => row.name === name);
  if (!found) throw new Error(`no ${name}`);
  return found;
};

function moveIn({ store: { tables } }: Mock, source = 'tls-terminator-a', goal = 'tls-terminator-b') {
  const place = (name: string) => ({ id: rowOf(tables.instances, name).id, name });
  const { id, name } = rowOf(tables.floatingIps, 'tls-entry');
  return { project: 'edge-cache', floatingIp: { id, name }, from: place(source), target: place(goal) };
}
const ownerIn = ({ store: { tables } }: Mock) => rowOf(tables.floatingIps, 'tls-entry').instanceId;

describe('moving a floating IP', () => {
  it('detaches and attaches it, as one entry of the activity', async () => {
    const mock = mockWith();
    const move = moveIn(mock);
    expect(await endOf(moveFloatingIp(move))).toMatchObject({
      state: 'done',
      note: 'It is attached to tls-terminator-b.',
    });
    expect(ownerIn(mock)).toBe(move.target.id);
    expect(job()?.title).toBe('Move floating IP tls-entry to tls-terminator-b');
    expect(mock.sent).toHaveLength(2);
  });

  it('changes nothing when it cannot be detached', async () => {
    const mock = mockWith(0);
    const move = moveIn(mock);
    expect(await endOf(moveFloatingIp(move))).toMatchObject({
      state: 'failed',
      note: 'Detach it from tls-terminator-a: It is locked. Nothing was changed.',
    });
    expect(ownerIn(mock)).toBe(move.from.id);
  });

  // @sheet network-access/B-N5
  it('attaches it to its previous instance again when it cannot be attached, and can be repeated', async () => {
    const mock = mockWith(1);
    const move = moveIn(mock);
    expect(await endOf(moveFloatingIp(move))).toMatchObject({
      state: 'failed',
      note: 'Attach it to tls-terminator-b: It is locked. Everything was undone.',
      actions: [{ label: 'Try again' }],
    });
    expect(ownerIn(mock)).toBe(move.from.id);
    job()?.actions?.[0]?.run();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(ownerIn(mock)).toBe(move.target.id);
  });

  it.each([
    [0, 'lost before'],
    [0, 'lost after'],
    [1, 'lost before'],
    [1, 'lost after'],
  ] as const)('finishes when write %i is %s its execution', async (at, fate) => {
    const mock = mockWith(at, fate);
    const move = moveIn(mock);
    expect(await endOf(moveFloatingIp(move))).toMatchObject({ state: 'done' });
    expect(ownerIn(mock)).toBe(move.target.id);
  });

  it('keeps an address unchanged that somebody else has moved', async () => {
    const mock = mockWith();
    const owner = ownerIn(mock);
    expect(await endOf(moveFloatingIp(moveIn(mock, 'cache-ams-01')))).toMatchObject({ state: 'failed' });
    expect(ownerIn(mock)).toBe(owner);
    expect(mock.sent).toEqual([]);
  });

  it('is finished after a reload that has left the address detached', async () => {
    const mock = mockWith();
    const plan = moveIn(mock);
    const row = rowOf(mock.store.tables.floatingIps, 'tls-entry');
    mock.store.tables.floatingIps.put({ ...row, instanceId: null });
    resumeMove({ id: 'a', kind: 'move-floating-ip', plan, made: {}, done: 1, phase: 'go' });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(ownerIn(mock)).toBe(plan.target.id);
  });
});
