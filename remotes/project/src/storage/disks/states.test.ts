import { describe, expect, it } from 'vitest';
import type { Disk, DiskState } from '@console/shared/api';
import { bulkActions, taskOf } from '@console/shared/bulk';
import { diskActions, diskMenu } from './actions.tsx';
import { type DiskAction, diskAllows, instanceIdOf, isDiskTransitioning, onlyDisksIn } from './states.ts';
import { testDisk } from '../../testing/disk.ts';
import { contractStates } from '../../../../../tools/testing/contract-states.ts';

type State = DiskState['state'];

const noPage = () => undefined;

const STATES = [
  'creating',
  'detached',
  'import_ready',
  'importing_from_url',
  'importing_from_bulk_writes',
  'finalizing',
  'maintenance',
  'attaching',
  'attached',
  'detaching',
  'destroyed',
  'faulted',
] as const satisfies readonly State[];

/** Specification, section 4, cell by cell: the letters are the states in the order above. */
const TABLE = {
  //                  c d i u b f m a A d x F
  snapshot: /*     */ '. x . . . . . . x . . .',
  delete: /*       */ '. x . . . . . . . . . x',
  attach: /*       */ 'x x . . . . . . . . . .',
  detach: /*       */ '. . . . . . . . x . . .',
  setAsBootDisk: /**/ '. . . . . . . . x . . .',
  discardImport: /**/ '. . x . x . . . . . . .',
} as const satisfies Record<DiskAction, string>;

const diskIn = (state: State): Disk =>
  testDisk({
    state:
      state === 'attaching' || state === 'attached' || state === 'detaching'
        ? { state, instance: 'an-instance' }
        : { state },
  });

const isAction = (key: string): key is DiskAction => key in TABLE;

const CELLS = Object.entries(TABLE).flatMap(([key, marks]) =>
  STATES.map((state, index) => [key, state, marks.split(' ')[index] === 'x'] as const),
);

const MENU: Record<string, string> = {
  snapshot: 'snapshot',
  attach: 'attach',
  detach: 'detach',
  delete: 'delete',
  discardImport: 'discard-import',
};

describe('state table of disks', () => {
  // @sheet specification/4.4
  it.each(CELLS)('%s when %s: %s', (key, state, expected) => {
    expect(isAction(key) && diskAllows(key, diskIn(state))).toBe(expected);
  });

  // Menus consist of these objects: what they allow must match the table, and a refusal must contain the reason
  it.each(CELLS.filter(([key]) => key in MENU))('the action %s when %s: %s', (key, state, expected) => {
    const action = diskActions('edge-cache', noPage, noPage).find(({ id }) => id === MENU[key]);
    const answer = action?.allowed?.(diskIn(state));
    if (expected) expect(answer).toBe(true);
    else expect(answer).toMatch(/^(Only .+ disks can be .+|Detach the disk .+)$/);
  });

  // Bulk actions use these
  it.each(STATES)('bulk actions offer what the table allows when %s', (state) => {
    const column = STATES.indexOf(state);
    const offered = bulkActions(diskActions('edge-cache', noPage, noPage));
    expect(offered.map(({ id }) => id)).toEqual(['snapshot', 'delete']);
    for (const action of offered) {
      const answer = taskOf(action, [diskIn(state)], ['disk', 'disks']).candidates[0]?.allowed;
      const expected = isAction(action.id) && TABLE[action.id].split(' ')[column] === 'x';
      expect(answer === true, action.id).toBe(expected);
      if (!expected) expect(answer).toMatch(/^(Only .+ disks can be .+|Detach the disk .+)$/);
    }
  });

  // @sheet specification/3.5 specification/3.15
  it('covers every state', () => {
    expect(STATES.toSorted()).toEqual(contractStates('DiskState'));
  });

  it('names the states in which an action is allowed', () => {
    expect(onlyDisksIn('snapshot', 'snapshotted')).toBe('Only attached or detached disks can be snapshotted');
    expect(onlyDisksIn('discardImport', 'discarded')).not.toContain('_');
  });

  it('knows the states that change automatically', () => {
    expect(STATES.filter((state) => isDiskTransitioning(diskIn(state)))).toEqual([
      'creating',
      'importing_from_url',
      'finalizing',
      'attaching',
      'detaching',
    ]);
  });

  it('finds the instance of a disk', () => {
    expect(instanceIdOf(diskIn('attached'))).toBe('an-instance');
    expect(instanceIdOf(diskIn('detached'))).toBeUndefined();
  });
});

describe('menu of a disk', () => {
  it.each(STATES)('offers to end an import only when there is one: %s', (state) => {
    const ids = diskMenu('edge-cache', noPage, noPage)(diskIn(state)).map(({ id }) => id);
    const stuck = state === 'import_ready' || state === 'importing_from_bulk_writes';
    expect(ids).toEqual([
      'snapshot',
      'grow',
      'attach',
      'detach',
      ...(stuck ? ['discard-import'] : []),
      'delete',
    ]);
  });
});
