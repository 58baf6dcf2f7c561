import { createMock, type Fault, personas } from '@console/mock';
import { clearCache, fetchQuery, isCached } from '@console/shared/query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { vpcById } from '../../networking/vpcs/queries.ts';
import { instancePath } from './lookup.ts';
import { instanceByName, networkInterfaces } from '../../base/instances/queries.ts';

const mock = createMock({ personas: true, persona: personas.operator });
const asked: string[] = [];

beforeEach(() => {
  asked.length = 0;
  for (const level of ['debug', 'warn', 'error'] as const) vi.spyOn(console, level).mockReturnValue();
  vi.stubGlobal('fetch', (input: string | URL, init?: RequestInit) => {
    const url = new URL(input, 'http://localhost');
    asked.push(url.pathname);
    return mock.handle(new Request(url, init));
  });
});
afterEach(() => {
  clearCache();
  mock.faults.clear();
});

const PLACE = ['edge-cache', 'cache-ams-01'] as const;
const idOf = async () => (await fetchQuery(instanceByName(...PLACE))).id;

async function look(id: string, fault?: Fault) {
  clearCache();
  asked.length = 0;
  if (fault) mock.faults.add(fault);
  return instancePath(id);
}

test('an id leads to the page of its instance, whose data is cached under the names that the page uses', async () => {
  expect(await look(await idOf())).toBe('/projects/edge-cache/instances/cache-ams-01/storage');
  expect(isCached(instanceByName(...PLACE))).toBe(true);
  expect(isCached(networkInterfaces(...PLACE))).toBe(true);
  const { items } = await fetchQuery(networkInterfaces(...PLACE));
  expect(items.length).toBeGreaterThan(0);
  for (const { vpcId } of items) await vi.waitFor(() => expect(isCached(vpcById(vpcId))).toBe(true));
  // Each is requested once: by id, and not again by name
  expect(asked.filter((path) => /instances\/|network-interfaces/.test(path))).toHaveLength(2);
});

test('the page requests the interfaces when they cannot be read here', async () => {
  const fault = { operation: 'instanceNetworkInterfaceList', status: 503 } as const;
  expect(await look(await idOf(), fault)).toBe('/projects/edge-cache/instances/cache-ams-01/storage');
  expect(isCached(instanceByName(...PLACE))).toBe(true);
  expect(isCached(networkInterfaces(...PLACE))).toBe(false);
});

// @sheet compute-storage/9.58
test.each([
  ['an id of nothing', '00000000-0000-4000-8000-000000000000'],
  ['a name, which is not unique without a project', 'cache-ams-01'],
])('%s is not found', async (_, id) => {
  await expect(look(id)).rejects.toMatchObject({ kind: 'not-found', message: 'No instance has this ID' });
});

// @sheet specification/2.8 system-settings-auth/18.29
test('a server error shows not found too', async () => {
  await expect(look(await idOf(), { operation: 'projectView', status: 503 })).rejects.toMatchObject({
    kind: 'not-found',
  });
});
