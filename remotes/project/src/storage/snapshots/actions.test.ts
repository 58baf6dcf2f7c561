import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { actionItems } from '@console/shared/actions';
import type { Snapshot, SnapshotState } from '@console/shared/api';
import { bulkActions } from '@console/shared/bulk';
import { confirmAtom, settleConfirm, store, toastsAtom } from '@console/shared/runtime';
import { snapshotActions } from './actions.tsx';

const snapshot = (state: SnapshotState): Snapshot => ({
  id: '8f1c9d2e-5a3b-4c7d-9e0f-1a2b3c4d5e6f',
  name: 'nightly',
  description: '',
  projectId: '0e9d8c7b-6a5f-4e3d-8c2b-1a0f9e8d7c6b',
  diskId: '1e9d8c7b-6a5f-4e3d-8c2b-1a0f9e8d7c6b',
  size: 2 ** 30,
  state,
  timeCreated: new Date(0),
  timeModified: new Date(0),
});

const itemsIn = (state: SnapshotState) => actionItems(snapshotActions('edge'), snapshot(state));

beforeEach(() => store.set(toastsAtom, []));
afterEach(() => vi.unstubAllGlobals());

// @sheet specification/3.16
it.each([
  ['ready', undefined],
  ['creating', 'Only ready snapshots can be used to create'],
  ['faulted', 'Only ready snapshots can be used to create'],
  ['destroyed', 'Only ready snapshots can be used to create'],
] as const)('a %s snapshot', (state, reason) => {
  expect(itemsIn(state).map(({ label, reason: why, to }) => [label, why, to])).toEqual([
    ['Create image', reason && `${reason} images`, '/projects/edge/snapshots/nightly/images-new'],
    ['Create disk', reason && `${reason} disks`, '/projects/edge/disks-new?snapshot=nightly'],
    ['Create instance', reason && `${reason} instances`, '/projects/edge/instances-new?snapshot=nightly'],
    ['Delete', undefined, undefined],
  ]);
});

it('deleting asks for confirmation, then deletes by name and shows a toast', async () => {
  const fetch = vi.fn(async () => new Response(null, { status: 204 }));
  vi.stubGlobal('fetch', fetch);
  itemsIn('ready')
    .find(({ id }) => id === 'delete')
    ?.onSelect?.();
  expect(store.get(confirmAtom)?.request).toMatchObject({ title: 'Confirm delete', danger: true });
  expect(fetch).not.toHaveBeenCalled();
  await settleConfirm(true);
  expect(fetch).toHaveBeenCalledWith(
    '/v1/snapshots/nightly?project=edge',
    expect.objectContaining({ method: 'DELETE' }),
  );
  expect(store.get(toastsAtom)).toMatchObject([{ variant: 'success' }]);
});

it('of several snapshots only deletion is offered', () => {
  expect(bulkActions(snapshotActions('edge')).map(({ id }) => id)).toEqual(['delete']);
});
