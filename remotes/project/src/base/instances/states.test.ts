import { describe, expect, it } from 'vitest';
import { actionCommands, actionItems } from '@console/shared/actions';
import type { InstanceState } from '@console/shared/api';
import { bulkActions, taskOf } from '@console/shared/bulk';
import { instanceActions } from '../../compute/instances/actions.tsx';
import { allows, type InstanceAction, isDueForRestart, isTransitioning, onlyIn } from './states.ts';
import { testInstance } from '../../testing/instance.ts';
import { contractStates } from '../../../../../tools/testing/contract-states.ts';

const STATES = [
  'creating',
  'starting',
  'running',
  'stopping',
  'stopped',
  'rebooting',
  'migrating',
  'repairing',
  'failed',
  'destroyed',
] as const satisfies readonly InstanceState[];

/** Specification, section 4, cell by cell: the letters are the states in the order above. */
const TABLE = {
  //                   c s r s s r m r f d
  start: /*         */ '. . . . x . . . x .',
  stop: /*          */ '. x x . . x . . x .',
  reboot: /*        */ '. . x . . . . . . .',
  resize: /*        */ 'x . . . x . . . x .',
  delete: /*        */ '. . . . x . . . x .',
  updateBootDisk: /**/ 'x . . . x . . . x .',
  attachDisk: /*    */ 'x . . . x . . . . .',
  detachDisk: /*    */ 'x . . . x . . . x .',
  updateNic: /*     */ '. . . . x . . . . .',
  addToAffinityGroup: '. . . . x . . . . .',
  serialConsole: /* */ '. . x . . x x x . .',
} as const satisfies Record<InstanceAction, string>;

const actionsOf = () =>
  instanceActions({ project: 'edge-cache', onResize: () => undefined, onClone: () => undefined });

const isAction = (key: string): key is InstanceAction => key in TABLE;

const LABELS = {
  start: 'Start',
  stop: 'Stop',
  reboot: 'Reboot',
  resize: 'Resize',
  delete: 'Delete',
} as const;

const CELLS = Object.entries(TABLE).flatMap(([key, marks]) =>
  STATES.map((state, index) => [key, state, marks.split(' ')[index] === 'x'] as const),
);

describe('state table', () => {
  // @sheet specification/4.1
  it.each(CELLS)('%s when %s: %s', (key, runState, expected) => {
    expect(isAction(key) && allows(key, { runState })).toBe(expected);
  });

  // Menus consist of these objects: what they allow must match the table, and a refusal must contain the reason
  it.each(CELLS.filter(([key]) => actionsOf().some(({ id }) => id === key)))(
    'the action %s when %s: %s',
    (key, runState, expected) => {
      const answer = actionsOf()
        .find(({ id }) => id === key)
        ?.allowed?.(testInstance({ runState }));
      if (expected) expect(answer).toBe(true);
      else expect(answer).toMatch(/^Only .+ instances can be .+/);
    },
  );

  // Menus and buttons render these items, the palette these commands
  // @sheet specification/4.1
  it.each(STATES)('menus and palette offer what the table allows when %s', (runState) => {
    const instance = testInstance({ runState });
    const column = STATES.indexOf(runState);
    const allowed = Object.entries(LABELS)
      .filter(([key]) => isAction(key) && TABLE[key].split(' ')[column] === 'x')
      .map(([, label]) => label);
    const inMenu = actionItems(actionsOf(), instance).filter(({ reason }) => reason === undefined);
    const inPalette = actionCommands('Instance', actionsOf(), instance);
    // A clone needs an instance that was created
    const clone = ['creating', 'destroyed'].includes(runState) ? [] : ['Clone…'];
    const expected = [...allowed, ...clone, 'Compare…', 'View serial console'].toSorted();
    expect(inMenu.map(({ label }) => label).toSorted()).toEqual(expected);
    expect(inPalette.map(({ label }) => label).toSorted()).toEqual(expected);
  });

  // Bulk actions use these
  it.each(STATES)('bulk actions offer what the table allows when %s', (runState) => {
    const column = STATES.indexOf(runState);
    const offered = bulkActions(actionsOf());
    expect(offered.map(({ id }) => id)).toEqual(['start', 'stop', 'reboot', 'delete']);
    for (const action of offered) {
      const answer = taskOf(action, [testInstance({ runState })], ['instance', 'instances']).candidates[0]
        ?.allowed;
      const expected = isAction(action.id) && TABLE[action.id].split(' ')[column] === 'x';
      expect(answer === true, action.id).toBe(expected);
      if (!expected) expect(answer).toMatch(/^Only .+ instances can be .+/);
    }
  });

  it('has the actions in menu order, and allowed states for each action that changes the instance', () => {
    expect(actionsOf().map(({ id }) => id)).toEqual([
      'start',
      'stop',
      'reboot',
      'resize',
      'clone',
      'compare',
      'serial-console',
      'delete',
    ]);
    // A clone changes nothing of its instance
    for (const { id, run, call } of actionsOf())
      expect(isAction(id) || id === 'clone').toBe((run ?? call) !== undefined);
  });

  it('offers the serial console in every state', () => {
    const item = actionItems(actionsOf(), testInstance({ runState: 'stopped' })).find(
      ({ id }) => id === 'serial-console',
    );
    expect(item).toMatchObject({
      label: 'View serial console',
      to: '/projects/edge-cache/instances/cache-ams-01/serial-console',
    });
    expect(item?.reason).toBeUndefined();
  });

  // @sheet specification/3.14
  it('covers every state', () => {
    expect(STATES.toSorted()).toEqual(contractStates('InstanceState'));
  });

  it('names the allowed states of an action', () => {
    expect(onlyIn('reboot', 'rebooted')).toBe('Only running instances can be rebooted');
    expect(onlyIn('start', 'started')).toBe('Only stopped or failed instances can be started');
  });

  it.each([
    ['running', 'Only stopped or failed instances can be deleted. Stop it first.'],
    ['stopping', 'Only stopped or failed instances can be deleted'],
  ] as const)('shows how to leave %s when there is a way', (runState, reason) => {
    const remove = actionsOf().find(({ id }) => id === 'delete');
    expect(remove?.allowed?.(testInstance({ runState }))).toBe(reason);
  });

  // @sheet specification/4.2
  it('lists the transitional states', () => {
    expect(STATES.filter((runState) => isTransitioning({ runState }))).toEqual([
      'creating',
      'starting',
      'stopping',
      'rebooting',
    ]);
  });
});

describe('isDueForRestart', () => {
  const now = Date.parse('2026-05-02T15:00:00Z');
  const failed = { runState: 'failed', autoRestartEnabled: true } as const;

  // @sheet specification/4.3
  it.each([
    ['without a cooldown', failed, true],
    ['after the cooldown', { ...failed, autoRestartCooldownExpiration: new Date(now) }, true],
    ['during the cooldown', { ...failed, autoRestartCooldownExpiration: new Date(now + 1) }, false],
    ['when it is off', { ...failed, autoRestartEnabled: false }, false],
    ['when nothing failed', { ...failed, runState: 'stopped' }, false],
  ] as const)('%s', (_, instance, expected) => {
    expect(isDueForRestart(instance, now)).toBe(expected);
  });
});
