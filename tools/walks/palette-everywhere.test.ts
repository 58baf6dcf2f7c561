// @vitest-environment happy-dom
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test, vi } from 'vitest';
import { myGroups } from '@console/shared/access/queries';
import {
  currentUserView,
  policyView,
  projectPolicyView,
  siloView,
  systemPolicyView,
} from '@console/shared/api';
import { clearCache, query } from '@console/shared/query';
import { queryClient } from '../../shared/query/client.ts';
import { manifest as auth } from '../../remotes/auth/src/manifest.ts';
import { manifest as project } from '../../remotes/project/src/manifest.ts';
import { manifest as settings } from '../../remotes/settings/src/manifest.ts';
import { manifest as system } from '../../remotes/system/src/manifest.ts';
import { readRows } from '../../shell/src/composition/registry-rows.ts';
import { frameOf } from '../../shell/src/composition/registry.ts';
import { pagesEverywhere } from '../../shell/src/palette/everywhere.ts';
import { filterItems } from '../../shell/src/palette/filter.ts';
import { paletteItems } from '../../shell/src/palette/items.ts';
import { OWN, SETTINGS } from '../../shell/src/palette/use-palette-items.ts';
import { navigationOf } from '../../shell/src/place/navigation.ts';

vi.mock('../../shell/src/composition/console.ts', () => ({ currentConsole: () => ({ rows: [] }) }));

const rows = readRows([project, system, settings, auth]);
/** The projects and VPCs that the index of the search has. */
const KNOWN = [{ project: 'edge-cache', vpc: 'default' }, { project: 'edge-cache' }];

/** What a text finds on a page: labels with the paths. */
function find(path: string, text: string): string[] {
  const { frame = 'silo', params = {} } = frameOf(rows, path) ?? {};
  const source = {
    rows,
    place: { frame, navigation: navigationOf(rows, frame), params, path },
    siloName: 'fernhill',
    isFleetViewer: true,
    crumbs: [],
    commands: [],
    recent: [],
    own: OWN,
  };
  const far = [...pagesEverywhere(source, KNOWN), ...SETTINGS];
  return filterItems(paletteItems(source), far, text).map(({ label, to = '' }) => `${label} ${to}`.trim());
}

const PAGES = [
  '/projects',
  '/images',
  '/projects/edge-cache/disks',
  '/projects/edge-cache/vpcs/default/subnets',
  '/settings/profile',
  '/system/silos',
  '/system/inventory/sleds',
];

/** Words of users, and what they look for. */
const WORDS = [
  ['oxql', 'OxQL explorer /system/oxql'],
  ['utilization', 'Utilization /utilization'],
  ['utilization', 'Utilization /system/utilization'],
  ['certificates', 'Certificates /certificates'],
  ['profile', 'Profile /settings/profile'],
  ['ssh', 'SSH Keys /settings/ssh-keys'],
  ['firewall', 'Firewall rules /projects/edge-cache/vpcs/default/firewall-rules'],
  ['map', 'Map of the VPC /projects/edge-cache/vpcs/default/map'],
  ['new disk', 'New disk /projects/edge-cache/disks-new'],
  ['upload', 'Upload image /projects/edge-cache/images-new'],
  ['dark', 'Dark theme'],
  ['sign out', 'Sign out'],
  ['silos', 'Silos /system/silos'],
  ['docs', 'Docs'],
  ['health', 'Network health /system/networking/health'],
] as const;

describe.each(PAGES)('the palette on %s', (path) => {
  // @sheet operator/13.122
  test.each(WORDS.filter(([, found]) => !found.endsWith(` ${path}`)))('finds by "%s": %s', (word, found) => {
    expect(find(path, word)).toContain(found);
  });
});

test('does not offer the system to users without a fleet role', () => {
  const place = { frame: 'silo', navigation: navigationOf(rows, 'silo'), params: {}, path: '/projects' };
  const source = {
    rows,
    place,
    siloName: 'fernhill',
    isFleetViewer: false,
    crumbs: [],
    commands: [],
    recent: [],
    own: [],
  };
  const paths = pagesEverywhere(source, KNOWN).map(({ to = '' }) => to);
  expect(paths.filter((to) => to.startsWith('/system'))).toEqual([]);
  expect(paths).toContain('/settings/ssh-keys');
});

test('offers no forms where the roles of the user are known not to allow changing anything', () => {
  const put = ({ queryKey }: { queryKey: readonly unknown[] }, data: object) =>
    queryClient.setQueryData([...queryKey], data);
  const MAREN = { id: 'maren', siloId: 'fernhill' };
  const answers = (role: 'viewer' | 'collaborator') => {
    const policy = { roleAssignments: [{ identityId: 'maren', identityType: 'silo_user', roleName: role }] };
    const none = { roleAssignments: [] };
    put(query(currentUserView), MAREN);
    put(myGroups(), { items: [] });
    put(query(siloView, { path: { silo: 'fernhill' } }), {
      mappedFleetRoles: {},
    });
    put(query(systemPolicyView), policy);
    put(query(policyView), none);
    put(query(projectPolicyView, { path: { project: 'edge-cache' } }), policy);
  };
  answers('viewer');
  expect(find('/projects/edge-cache/disks', 'new instance')).toEqual([]);
  expect(find('/system/silos', 'new ip pool')).toEqual([]);
  expect(find('/projects/edge-cache/disks', 'oxql')).toContain('OxQL explorer /projects/edge-cache/oxql');
  answers('collaborator');
  expect(find('/projects/edge-cache/disks', 'new instance')).toEqual([
    'New instance /projects/edge-cache/instances-new',
  ]);
  expect(find('/system/silos', 'new ip pool')).toEqual(['New IP pool /system/networking/ip-pools-new']);
  clearCache();
});

// @sheet operator/13.122
test('every guide that a page links to is found', () => {
  const guides = new Set(rows.flatMap(({ guides: all = [] }) => all.map(({ path }) => path)));
  const linked = globSync('remotes/*/src/**/*.tsx')
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/docsUrl\('(guides\/[^'#]+)/g)])
    .flatMap(([, path = '']) => path);
  expect(linked.length).toBeGreaterThan(20);
  expect(linked.filter((path) => !guides.has(path))).toEqual([]);
});
