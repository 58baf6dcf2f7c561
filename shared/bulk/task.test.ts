import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Action } from '@console/shared/actions';
import { planOf } from './plan.ts';
import { bulkActions, actionLabel, taskOf } from './task.ts';
import { participleOf, summaryOf, titleOf } from './words.ts';

type Row = { readonly id: string; readonly name: string; readonly isOn: boolean };

const row = (name: string, isOn = true): Row => ({ id: `id-${name}`, name, isOn });
const NOUN = ['lamp', 'lamps'] as const;

const run = vi.fn<(one: Row) => Promise<void>>(() => Promise.resolve());
afterEach(() => run.mockClear());

const remove: Action<Row> = {
  id: 'delete',
  label: 'Delete',
  section: 'delete',
  danger: true,
  many: { consequence: 'They are gone.' },
  run,
};
const off: Action<Row> = {
  id: 'off',
  label: 'Switch off',
  allowed: ({ isOn }) => isOn || 'Only lamps that are on can be switched off',
  confirm: () => ({ title: '', body: '', errorTitle: '', danger: true }),
  many: {},
  run,
};
const look: Action<Row> = { id: 'look', label: 'Look', to: () => '/' };
const dim: Action<Row> = { id: 'dim', label: ({ name }) => `Dim ${name}`, many: { run }, run: () => {} };

describe('the bar', () => {
  it('offers the actions for several rows, in the order of the menu, red ones last', () => {
    expect(bulkActions([remove, look, off, dim]).map(actionLabel)).toEqual(['Switch off', 'dim', 'Delete']);
  });
});

describe('a task', () => {
  it('is dangerous or permanent as its action is', () => {
    expect(taskOf(remove, [row('a')], NOUN)).toMatchObject({
      label: 'Delete',
      isDanger: true,
      isFinal: true,
      consequence: 'They are gone.',
    });
    expect(taskOf(off, [row('a')], NOUN)).toMatchObject({ isDanger: true, isFinal: false });
    expect(taskOf(dim, [row('a')], NOUN)).toMatchObject({ isDanger: false, isFinal: false });
  });

  it('runs the bulk variant of the action on a row', async () => {
    const [one] = taskOf(dim, [row('a')], NOUN).candidates;
    await one?.run(vi.fn<(step: string) => void>());
    expect(run).toHaveBeenCalledExactlyOnceWith(row('a'));
  });
});

describe('a plan', () => {
  const rows = [row('a'), row('b', false), row('c'), row('d', false), row('e')];
  const names = (of: readonly { name: string }[]) => of.map(({ name }) => name);

  it('splits the rows, and groups disallowed rows by reason', () => {
    const { can, cannot } = planOf(taskOf(off, rows, NOUN).candidates, (id) => id === 'id-e');
    expect(names(can)).toEqual(['a', 'c']);
    expect(cannot.map(({ reason, rows: of }) => [reason, names(of)])).toEqual([
      ['Only lamps that are on can be switched off', ['b', 'd']],
      ['Another action is in progress', ['e']],
    ]);
  });

  it('is empty without selected rows', () => {
    expect(planOf([], () => false)).toEqual({ can: [], cannot: [] });
  });
});

describe('texts of a bulk job', () => {
  it.each([
    [1, 'Delete 1 lamp'],
    [12, 'Delete 12 lamps'],
    [0, 'Delete 0 lamps'],
  ])('are titled with the number of rows: %i', (count, title) =>
    expect(titleOf({ label: 'Delete', noun: NOUN }, count)).toBe(title),
  );

  it('contain the progress, without counts of zero', () => {
    const item = { id: 'a', name: 'a' };
    const failure = { message: 'm', isUnknown: false };
    expect(summaryOf({ phase: 'running', items: [{ ...item, state: 'waiting' }] })).toBe('0 of 1 done');
    expect(
      summaryOf({
        phase: 'over',
        items: [
          { ...item, state: 'done' },
          { ...item, state: 'failed', failure },
          { ...item, state: 'gone', failure },
          { ...item, state: 'skipped' },
          { ...item, state: 'skipped' },
        ],
      }),
    ).toBe('1 of 5 done, 1 failed, 1 no longer exists, 2 not started');
  });
});

it.each([
  ['Start', 'started'],
  ['Stop', 'stopped'],
  ['Delete', 'deleted'],
  ['Snapshot', 'snapshotted'],
  ['Unlink', 'unlinked'],
  ['Remove from group', 'removed from group'],
  ['Set policy', 'set policy'],
])('the participle of %s is %s', (label, participle) => {
  expect(participleOf(label)).toBe(participle);
});
