import { describe, expect, it } from 'vitest';
import type { InstanceState } from '@console/shared/api';
import { bootDiskActions, mustBeStopped, otherDiskActions } from './actions.tsx';
import { testDisk } from '../../../testing/disk.ts';
import { testInstance } from '../../../testing/instance.ts';

const attached = testDisk({ state: { state: 'attached', instance: testInstance().id } });
const STATES = ['creating', 'starting', 'running', 'stopping', 'stopped', 'rebooting', 'failed'] as const;
const owner = (runState: InstanceState, bootDiskId?: string) => ({
  project: 'edge-cache',
  instance: testInstance({ runState, bootDiskId }),
});

const noPage = () => undefined;

const possible = (actions: ReturnType<typeof otherDiskActions>, disk = attached) =>
  actions.filter((action) => (action.allowed?.(disk) ?? true) === true).map(({ id }) => id);

describe('disks of an instance', () => {
  it.each(STATES)('when it is %s', (state) => {
    const free = state === 'creating' || state === 'stopped' || state === 'failed';
    expect(possible(bootDiskActions(owner(state), noPage))).toEqual(
      free ? ['snapshot', 'grow', 'unset-boot-disk'] : ['snapshot', 'grow'],
    );
    expect(possible(otherDiskActions(owner(state), noPage))).toEqual(
      free ? ['snapshot', 'grow', 'set-boot-disk', 'detach'] : ['snapshot', 'grow'],
    );
    expect(mustBeStopped(testInstance({ runState: state }), 'attachDisk', 'it is') === undefined).toBe(
      state === 'creating' || state === 'stopped',
    );
  });

  it('can only be changed when attached', () => {
    const faulted = testDisk({ state: { state: 'faulted' } });
    expect(possible(otherDiskActions(owner('stopped'), noPage), faulted)).toEqual([]);
  });

  it('show the reason why not', () => {
    const reasons = [
      ...bootDiskActions(owner('running'), noPage),
      ...otherDiskActions(owner('running'), noPage),
    ].map((action) => action.allowed?.(attached));
    expect(reasons).toEqual([
      true,
      true,
      'The instance must be stopped before its boot disk can be unset',
      'Unset it as boot disk before detaching it',
      true,
      true,
      'The instance must be stopped before its boot disk can be set',
      'The instance must be stopped before a disk can be detached',
    ]);
  });

  it.each([
    [undefined, 'Confirm set boot disk', 'Could not set boot disk'],
    ['another', 'Confirm change boot disk', 'Could not change boot disk'],
  ])('asks for confirmation to set or to change: %s', (bootDiskId, title, errorTitle) => {
    const set = otherDiskActions(owner('stopped', bootDiskId), noPage).find(
      ({ id }) => id === 'set-boot-disk',
    );
    expect(set?.confirm?.(attached)).toMatchObject({ title, errorTitle });
  });
});
