// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest';
import { findById } from '../../shell/src/search/by-id.ts';
import { openGate } from '../../shell/src/search/gate.ts';
import { createReader } from '../../shell/src/search/reader.ts';
import { askedPaths, mostAtOnce, rowsAt, useApi } from '../../shell/src/search/test-search.ts';
import { KINDS_BY_ID, searchAll, sourcesFor } from '../testing/search.ts';

useApi();

const NOBODY = '00000000-0000-4000-8000-000000000000';

/** The id of the first row of a list of the API. */
async function first(path: string): Promise<string> {
  const [row] = await rowsAt(path);
  if (!row) throw new Error(`${path} is empty`);
  return row('id');
}

async function find(id: string, isFleetViewer = true) {
  const { signal } = new AbortController();
  const reader = createReader(openGate(signal), signal);
  return findById(id, { sources: sourcesFor(isFleetViewer), siloName: 'fernhill' }, reader, signal);
}

const IN_PROJECT = '?project=edge-cache';
const IN_VPC = `${IN_PROJECT}&vpc=default`;
const PROJECT = '/projects/edge-cache';

/** Each kind: its list in the API, and the start of the path of its page. */
const KINDS = [
  ['instance', `/v1/instances${IN_PROJECT}`, `${PROJECT}/instances/`],
  ['disk', `/v1/disks${IN_PROJECT}`, `${PROJECT}/disks/`],
  ['snapshot', `/v1/snapshots${IN_PROJECT}`, `${PROJECT}/snapshots?filter=`],
  ['image', '/v1/images', '/images/'],
  ['project', '/v1/projects', '/projects/'],
  ['vpc', `/v1/vpcs${IN_PROJECT}`, `${PROJECT}/vpcs/`],
  ['subnet', `/v1/vpc-subnets${IN_VPC}`, `${PROJECT}/vpcs/default/subnets/`],
  ['router', `/v1/vpc-routers${IN_VPC}`, `${PROJECT}/vpcs/default/routers/`],
  ['route', `/v1/vpc-router-routes${IN_VPC}&router=system`, `${PROJECT}/vpcs/default/routers/system`],
  ['gateway', `/v1/internet-gateways${IN_VPC}`, `${PROJECT}/vpcs/default/internet-gateways/`],
  ['floating-ip', `/v1/floating-ips${IN_PROJECT}`, `${PROJECT}/floating-ips/`],
  [
    'interface',
    `/v1/network-interfaces${IN_PROJECT}&instance=cache-ams-01`,
    `${PROJECT}/instances/cache-ams-01/networking`,
  ],
  ['affinity-group', `/v1/affinity-groups${IN_PROJECT}`, `${PROJECT}/affinity-groups/`],
  ['anti-affinity-group', `/v1/anti-affinity-groups${IN_PROJECT}`, `${PROJECT}/affinity/`],
  ['group', '/v1/groups', '/users/groups/'],
  ['certificate', '/v1/certificates', '/certificates/'],
  ['silo', '/v1/system/silos', '/system/silos/'],
  ['ip-pool', '/v1/system/ip-pools', '/system/networking/ip-pools/'],
  ['sled', '/v1/system/hardware/sleds', '/system/inventory/sleds/'],
  ['rack', '/v1/system/hardware/racks', '/system/inventory/racks/'],
  ['switch', '/v1/system/hardware/switches', '/system/inventory/switches/'],
  ['physical-disk', '/v1/system/hardware/disks', '/system/inventory/disks/'],
  ['support-bundle', '/experimental/v1/system/support-bundles', '/system/support-bundles/'],
  ['receiver', '/v1/webhooks/receivers', '/system/alerting/receivers/'],
  ['port-settings', '/v1/system/networking/switch-port-settings', '/system/networking/port-settings/'],
] as const;

describe('an id', () => {
  // @sheet operator/13.55
  test('leads to the page of its resource, for each of the 25 kinds', async () => {
    expect(KINDS_BY_ID).toBe(KINDS.length);
    for (const [kind, list, path] of KINDS) {
      const id = await first(list);
      const found = await find(id);
      expect([list, found?.kind, found?.id, found?.to]).toEqual([
        list,
        kind,
        id,
        expect.stringContaining(path),
      ]);
    }
  });

  // @sheet operator/13.55
  test('of a user of this or another silo leads there too', async () => {
    const users = await first('/v1/users');
    expect((await find(users))?.to).toMatch(/^\/users\?filter=/);
    const foreign = await first('/v1/system/users?silo=northgate');
    expect((await find(foreign))?.to).toBe('/system/silos/northgate?tab=users');
  });

  // @sheet operator/13.55
  test('of nothing finds nothing, without an error, with at most six requests at a time', async () => {
    const found = await searchAll(NOBODY);
    expect(found.hits).toEqual([]);
    expect(found.sentence).toBe('No results.');
    expect(mostAtOnce()).toBeLessThanOrEqual(6);
  });

  test('in upper case is the same id', async () => {
    const id = await first(`/v1/instances${IN_PROJECT}`);
    const { hits } = await searchAll(id.toUpperCase());
    expect(hits.map((hit) => [hit.kind, hit.id])).toEqual([['instance', id]]);
  });

  // @sheet operator/13.58
  test('sends no request to the system for users without a fleet role', async () => {
    const silo = await first('/v1/system/silos');
    const sent = askedPaths().length;
    expect(await find(silo, false)).toBeUndefined();
    expect(
      askedPaths()
        .slice(sent)
        .filter((path) => path.startsWith('/v1/system')),
    ).toEqual([]);
  });
});
