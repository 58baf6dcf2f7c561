import {
  diskCreate,
  diskDelete,
  instanceNetworkInterfaceCreate,
  instanceStop,
  projectPolicyUpdate,
  siloDelete,
  snapshotDelete,
} from '@console/shared/api';
import { expect, it } from 'vitest';
import type { Entry, EntryState } from './entries.ts';
import { whereOf } from './where.ts';
import { manifest as project } from '../../../remotes/project/src/manifest.ts';
import { manifest as system } from '../../../remotes/system/src/manifest.ts';
import { testRow } from '../composition/test-row.ts';

const row = (manifest: typeof project) => testRow(manifest.name, manifest);

const ROUTES = [
  '/projects/:project',
  '/projects/:project/instances/:instance',
  '/projects/:project/disks/:disk',
];
const atlas = { rows: [row(project), row(system)], routesOf: () => ROUTES.map((path) => ({ path })) };

const entry = (operation: Entry['operation'], names: Entry['names'], state: EntryState = 'done'): Entry => ({
  id: 1,
  operation,
  names,
  state,
  startedAt: 0,
});

const inEdge = { project: 'edge' };
const disks = { to: '/projects/edge/disks', list: 'Disks' };

it.each([
  [
    'the page of a thing',
    instanceStop,
    { ...inEdge, instance: 'web-1' },
    'accepted',
    { to: '/projects/edge/instances/web-1' },
  ],
  ['a project for its policy', projectPolicyUpdate, inEdge, 'running', { to: '/projects/edge' }],
  ['a thing that was made', diskCreate, { ...inEdge, name: 'a' }, 'done', { to: '/projects/edge/disks/a' }],
  ['the list while it is made', diskCreate, { ...inEdge, name: 'a' }, 'running', disks],
  ['the list when it is not known', diskCreate, { ...inEdge, name: 'a' }, 'unknown', disks],
  ['the list of a thing that is gone', diskDelete, { ...inEdge, disk: 'a' }, 'done', disks],
  [
    'what could not be deleted',
    diskDelete,
    { ...inEdge, disk: 'a' },
    'failed',
    { to: '/projects/edge/disks/a' },
  ],
  [
    'the list of what has no page',
    snapshotDelete,
    { ...inEdge, snapshot: 'a' },
    'failed',
    { to: '/projects/edge/snapshots', list: 'Snapshots' },
  ],
  ['a list of the system', siloDelete, { silo: 'fernhill' }, 'done', { to: '/system/silos', list: 'Silos' }],
  ['nothing without a list', instanceNetworkInterfaceCreate, { ...inEdge, name: 'eth1' }, 'done', undefined],
] as const)('leads to %s', (_, operation, names, state, where) => {
  expect(whereOf(entry(operation, names, state), atlas)).toEqual(where);
});

it('links the object by the name in the response when the request used its id', () => {
  const told = { ...entry(instanceStop, { ...inEdge, instance: 'an-id' }), answeredName: 'web-1' };
  expect(whereOf(told, atlas)).toEqual({ to: '/projects/edge/instances/web-1' });
});
