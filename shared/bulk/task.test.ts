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
  it('offers what can be taken for many, in the order of the menu, red ones last', () => {
    expect(bulkActions([remove, look, off, dim]).map(actionLabel)).toEqual(['Switch off', 'dim', 'Delete']);
  });
});

describe('a task', () => {
  it('knows of what kind it is', () => {
    expect(taskOf(remove, [row('a')], NOUN)).toMatchObject({
      label: 'Delete',
      isDanger: true,
      isFinal: true,
      consequence: 'They are gone.',
    });
    expect(taskOf(off, [row('a')], NOUN)).toMatchObject({ isDanger: true, isFinal: false });
    expect(taskOf(dim, [row('a')], NOUN)).toMatchObject({ isDanger: false, isFinal: false });
  });

  it('does what the action does to one of many', async () => {
    const [one] = taskOf(dim, [row('a')], NOUN).candidates;
    await one?.run();
    expect(run).toHaveBeenCalledExactlyOnceWith(row('a'));
  });
});

describe('a plan', () => {
  const rows = [row('a'), row('b', false), row('c'), row('d', false), row('e')];
  const names = (of: readonly { name: string }[]) => of.map(({ name }) => name);

  it('parts the rows, and puts those together that have a reason in common', () => {
    const { can, cannot } = planOf(taskOf(off, rows, NOUN).candidates, (id) => id === 'id-e');
    expect(names(can)).toEqual(['a', 'c']);
    expect(cannot.map(({ reason, rows: of }) => [reason, names(of)])).toEqual([
      ['Only lamps that are on can be switched off', ['b', 'd']],
      ['Another action is in progress', ['e']],
    ]);
  });

  it('has nobody in it when nobody is chosen', () => {
    expect(planOf([], () => false)).toEqual({ can: [], cannot: [] });
  });
});

describe('words', () => {
  it.each([
    [1, 'Delete 1 lamp'],
    [12, 'Delete 12 lamps'],
    [0, 'Delete 0 lamps'],
  ])('of %i', (count, title) => expect(titleOf({ label: 'Delete', noun: NOUN }, count)).toBe(title));

  it('say how far it is, and nothing of what there is none of', () => {
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
])('rows of %s will be %s', (label, participle) => {
  expect(participleOf(label)).toBe(participle);
});
