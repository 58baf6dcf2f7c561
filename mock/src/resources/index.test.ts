import { expect, it } from 'vitest';
import { operationTable } from '../wire/api.ts';
import { rules } from './rules.ts';
import { fakeClock } from '../store/clock.ts';
import { stableId } from '../values/ids.ts';
import { createMock } from '../server/mock.ts';
import { operations } from '../wire/operations.ts';
import { callerOf } from '../testing.ts';
import { handlers } from './index.ts';

it('has only operations of the contract, each with a rule', () => {
  expect(Object.keys(handlers).filter((id) => !(id in operationTable))).toEqual([]);
  expect(Object.keys(rules).sort()).toEqual(Object.keys(operationTable).sort());
});

it('returns every list of the demo in the format of the contract', async () => {
  const call = callerOf(createMock({ clock: fakeClock(), personas: true }));
  const values = {
    project: 'edge-cache',
    vpc: 'default',
    silo: 'fernhill',
    anti_affinity_group: 'cache-spread',
    affinity_group: 'ingest-chain',
    instance: 'cache-ams-01',
    disk: 'ams-01-hot',
    metric: 'read',
    metric_name: 'cpus_provisioned',
    subnet: 'cache-tier',
    router: 'regional',
    gateway: 'partner-link',
    pool: 'public-v4',
    rack_id: stableId('rack', 'fleet', '0'),
    sled_id: stableId('sled', 'FH22408817'),
    switch_location: 'switch0',
    port: 'qsfp0',
    receiver: 'pager-bridge',
    address_lot: 'switch-uplinks',
    start_time: '2026-05-13T14:00:00Z',
    end_time: '2026-05-14T14:00:00Z',
  };
  const statuses: Record<string, number> = {};
  for (const { id, row, path, query } of operations) {
    if (row.method !== 'GET' || row.sort === undefined || handlers[id] === undefined) continue;
    const filled = row.path.replace(/\{(\w+)\}/g, (_, name: string) => String(Reflect.get(values, name)));
    const search = new URLSearchParams();
    for (const [name, value] of Object.entries(values))
      if (query.has(name) && !path.has(name)) search.set(name, value);
    statuses[id] = (await call('GET', `${filled}?${search}`)).status;
  }
  expect(Object.keys(statuses).length).toBeGreaterThan(10);
  expect(Object.entries(statuses).filter(([, status]) => status !== 200)).toEqual([]);
});
