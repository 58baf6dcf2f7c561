import type { T } from '../wire/api.ts';
import { GIB } from '../resources/silos/capacity.ts';
import { stableId } from '../values/ids.ts';
import { enterState } from '../resources/compute/instance-states.ts';
import { addEphemeral, addMachine, addSeedDisk, arrive } from './machines.ts';
import { groupId, grant, siloId, userId } from './people.ts';
import { poolId } from './pools.ts';
import { projectId } from './projects.ts';
import type { Seeder } from './seeder.ts';

/** Silo and project of an image (no project: a silo image), name, OS, version, GiB, block size. */
const images = [
  ['fernhill', undefined, 'debian-13-generic', 'debian', '13.1', 3, 512],
  ['fernhill', undefined, 'fedora-44-cloud', 'fedora', '44', 5, 4096],
  ['fernhill', undefined, 'ubuntu-26-04', 'ubuntu', '26.04', 4, 512],
  ['fernhill', 'edge-cache', 'cache-golden', 'debian', '13.1', 12, 512],
  ['fernhill', 'edge-cache', 'cache-golden-old', 'debian', '12.9', 11, 512],
  ['fernhill', 'edge-cache', 'terminator-base', 'alpine', '3.24', 1, 512],
  ['fernhill', 'edge-cache', 'varnish-test', 'debian', '13.0', 6, 4096],
] as const;

/** Silo, project, name prefix, number, vCPUs, GiB of memory, GiB of boot disk, state. */
const fleets = [
  ['fernhill', 'atlas-api', 'router', 6, 8, 32, 60, 'running'],
  ['fernhill', 'billing-core', 'ledger', 3, 4, 16, 100, 'running'],
  ['fernhill', 'billing-core', 'export', 1, 2, 8, 40, 'stopped'],
  ['fernhill', 'field-telemetry', 'collector', 8, 2, 8, 40, 'running'],
  ['fernhill', 'identity', 'directory', 3, 4, 16, 60, 'running'],
  ['fernhill', 'ml-sandbox', 'notebook', 2, 16, 128, 500, 'stopped'],
  ['fernhill', 'observability', 'metrics', 6, 8, 64, 800, 'running'],
  ['fernhill', 'search-index', 'shard', 12, 8, 64, 1000, 'running'],
  ['fernhill', 'web-frontend', 'web', 5, 4, 8, 30, 'running'],
  ['northgate', 'dispatch', 'planner', 4, 8, 16, 100, 'running'],
  ['northgate', 'warehouse', 'stock', 5, 4, 8, 300, 'running'],
  ['harbor-labs', 'tide-model', 'solver', 2, 16, 64, 500, 'running'],
] as const;

/** Images of the silo and of edge-cache; returns the usual boot image. */
export function addImages(seeder: Seeder): T.Image {
  const { images: table } = seeder.store.tables;
  for (const [silo, project, name, os, version, size, blockSize] of images) {
    const parent = project === undefined ? silo : projectId(silo, project);
    const base = seeder.named('image', parent, name, 60, `${os} ${version}`);
    const inProject = project === undefined ? undefined : parent;
    table.put({
      ...base,
      siloId: siloId(silo),
      projectId: inProject,
      os,
      version,
      size: size * GIB,
      blockSize,
    });
  }
  return table.must(stableId('image', 'fernhill', 'debian-13-generic'));
}

/** Instances of the other projects, and the project with more disks than a picker loads. */
export function addFleets(seeder: Seeder): void {
  for (const [silo, project, prefix, count, cpus, memory, boot, state] of fleets) {
    for (let number = 1; number <= count; number += 1) {
      const name = `${prefix}-${String(number).padStart(2, '0')}`;
      addMachine(seeder, projectId(silo, project), {
        name,
        cpus,
        memory,
        boot,
        state,
        days: 30 + number,
        minutes: 20_000,
      });
    }
  }
  const farm = projectId('fernhill', 'render-farm');
  for (let number = 1; number <= 1010; number += 1) {
    const name = `tile-${String(number).padStart(4, '0')}`;
    addSeedDisk(seeder, farm, {
      name,
      size: 1 + (number % 128),
      days: 100 - number / 20,
      state: { state: 'detached' },
    });
  }
}

/** An instance whose start fails after a day: the console marks a state that lasts too long. */
export function addStuck(seeder: Seeder): void {
  const id = stableId('instance', projectId('fernhill', 'observability'), 'metrics-03');
  const { store } = seeder;
  enterState(store, store.tables.instances.must(id), 'starting', seeder.minutesAgo(24));
  arrive(seeder, id, 24 * 60, 'failed');
}

/** Instances whose responses are lost: their subnet leaves through a firewall that was removed. */
export function addDeadRoute(seeder: Seeder): void {
  const { tables } = seeder.store;
  const project = projectId('fernhill', 'web-frontend');
  const vpc = tables.vpcs.find((row) => row.projectId === project);
  const subnet = vpc && tables.subnets.find((row) => row.vpcId === vpc.id);
  if (!vpc || !subnet) throw new Error('the project has no default VPC');
  const router = tables.routers.put({
    ...seeder.named('vpc-router', vpc.id, 'inspection', 60, 'Through the inspecting firewall'),
    vpcId: vpc.id,
    kind: 'custom',
  });
  tables.routes.put({
    ...seeder.named('router-route', router.id, 'to-firewall', 60, 'All traffic that leaves the VPC'),
    vpcRouterId: router.id,
    kind: 'custom',
    destination: { type: 'ip_net', value: '0.0.0.0/0' },
    target: { type: 'ip', value: '172.30.0.200' },
  });
  tables.subnets.put({ ...subnet, customRouterId: router.id });
  // Four, so that the others continue to share source addresses in groups of four
  for (const number of [1, 2, 3, 4])
    addEphemeral(
      seeder,
      stableId('instance', project, `web-0${number}`),
      `203.0.113.${35 + number}`,
      poolId('public-v4'),
    );
}

/** Data for charts with gaps, with one or two points, and with none. docs/contract/server-behaviour.md section 12, 9 "OxQL". */
export function addPreviews(seeder: Seeder): void {
  const small = { cpus: 1, memory: 2, boot: 10 } as const;
  const project = projectId('fernhill', 'design-previews');
  const holes = [
    [400, 47],
    [40, 22],
    [15, null],
  ] as const;
  addMachine(seeder, project, { ...small, name: 'preview-holes', days: 1, state: 'running', ran: holes });
  addMachine(seeder, project, {
    ...small,
    name: 'preview-fresh',
    days: 0.0014,
    state: 'running',
    ran: [[2, null]],
  });
  addMachine(seeder, project, { ...small, name: 'preview-never', days: 2, state: 'stopped', ran: [] });
}

/** Roles on projects: one user, one group. docs/contract/server-behaviour.md section 2 "Reference personas". */
export function addProjectRoles(seeder: Seeder): void {
  grant(seeder, projectId('fernhill', 'edge-cache'), 'silo_user', userId('fernhill', 'ines'), 'collaborator');
  grant(
    seeder,
    projectId('fernhill', 'field-telemetry'),
    'silo_group',
    groupId('fernhill', 'field-ops'),
    'viewer',
  );
  grant(
    seeder,
    projectId('fernhill', 'edge-cache'),
    'silo_group',
    groupId('fernhill', 'field-ops'),
    'viewer',
  );
}
