import { describe, expect, it, vi } from 'vitest';
import type { FetchedChoice } from './boot-choice.ts';
import { withChoices } from './chosen-rows.ts';
import { offers } from './registry.ts';
import { readRows } from './registry-rows.ts';
import { HASH, testRow } from './test-row.ts';

vi.mock('./offer.ts', () => ({
  OFFER: { contract: 5, contractMinor: 2, react: '19.3.0', shared: '1.2.0' },
}));

const rowOf = (name: string, build: string, more: object = {}) => testRow(name, { build, ...more });
const file = (build: string) => ({ build, row: [`/rows/system.${build}.json`, HASH] });
const registry = (more: object = {}) =>
  readRows([rowOf('project', 'p'), rowOf('system', 'a', { previews: [file('b')], ...more })]);
const chosen = (value: unknown, more: Partial<FetchedChoice> = {}): FetchedChoice => ({
  area: 'system',
  build: 'b',
  why: 'preview',
  fetched: Promise.resolve(value),
  ...more,
});
const system = (rows: Awaited<ReturnType<typeof withChoices>>) =>
  rows.rows.find(({ name }) => name === 'system');

describe('a chosen build', () => {
  it('replaces the served one, with its pages and navigation', async () => {
    const running = await withChoices(registry(), [chosen(rowOf('system', 'b', { label: 'New' }))]);
    expect(system(running)).toMatchObject({ build: 'b', label: 'New', previews: [file('b')] });
    expect(running.rows).toHaveLength(2);
    expect(running.cohorts.get('system')).toEqual({ build: 'b', why: 'preview' });
  });

  it.each([
    ['of another area', rowOf('project', 'b'), 'the file has the row of project b'],
    ['of another build', rowOf('system', 'c'), 'the file has the row of system c'],
    ['that is malformed', rowOf('system', 'b', { entry: 5 }), 'entry must be a path on this site'],
    ['that is no row', 'text', /^the row must be an object/],
    ['that could not be fetched', undefined, 'its row could not be fetched'],
    [
      'with a prefix of another area',
      rowOf('system', 'b', { prefixes: ['/system', '/project'] }),
      'the prefix /project belongs to another area',
    ],
    [
      'with an entry of another area',
      rowOf('system', 'b', { entry: '/remotes/project/b/remoteEntry.01234567.js' }),
      'its entry is in another folder',
    ],
    ['that is mounted elsewhere', rowOf('system', 'b', { mount: 'public' }), 'it would be mounted elsewhere'],
    ['for a later contract', rowOf('system', 'b', { contract: 9 }), 'Built for contract 9'],
  ])('with a row %s leaves the served build in use and reports why', async (_, value, problem) => {
    const rows = registry();
    const running = await withChoices(rows, [chosen(value)]);
    expect(running.rows).toEqual(rows);
    const found = running.cohorts.get('system')?.problem;
    if (typeof problem === 'string') expect(found).toContain(problem);
    else expect(found).toMatch(problem);
  });

  it('that was refused changes no row and is reported', async () => {
    const rows = registry();
    const running = await withChoices(rows, [{ area: 'system', build: 'x', why: 'refused' }]);
    expect(running.rows).toEqual(rows);
    expect(running.cohorts.get('system')).toEqual({ build: 'x', why: 'refused' });
  });

  it('does not make an area available whose own row is refused, or that is not registered', async () => {
    const rows = registry({ label: 5 });
    const running = await withChoices(rows, [
      chosen(rowOf('system', 'b')),
      chosen(rowOf('other', 'b'), { area: 'other' }),
    ]);
    expect(running.rows).toEqual(rows);
    expect(running.cohorts.size).toBe(0);
  });
});

describe('offers', () => {
  const row = registry({ rollout: { ...file('c'), share: 5 } })[1];
  it.each([
    ['a', true],
    ['b', true],
    ['c', true],
    ['d', false],
  ])('build %s: %s', (build, expected) => {
    expect(row && offers(row, build)).toBe(expected);
  });
});
