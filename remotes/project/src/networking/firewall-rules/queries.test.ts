// @vitest-environment happy-dom
import { clearCache, fetchQuery } from '@console/shared/query';
import { afterEach, expect, it, vi } from 'vitest';
import { mockApi } from '../../../../../tools/testing/mock-api.ts';
import { vpcInterfaces } from './queries.ts';

afterEach(() => {
  clearCache();
  vi.unstubAllGlobals();
});

it('the addresses of a VPC have the names of their instances, also beyond the first thousand', async () => {
  const mock = mockApi();
  const { instances } = mock.store.tables;
  const [model] = instances.filter(({ name }) => name === 'cache-ams-01');
  if (!model) throw new Error('the demo data has no cache-ams-01');
  const place = { project: 'edge-cache', vpc: 'default' };
  const before = await fetchQuery(vpcInterfaces(place));
  // The list is in the order of names, so these are its first page
  for (let index = 0; index < 1_000; index += 1)
    instances.put({ ...model, id: crypto.randomUUID(), name: `a-${index}` });
  clearCache();
  expect(await fetchQuery(vpcInterfaces(place))).toEqual(before);
  expect(before.map(({ instance }) => instance)).toContain('cache-ams-01');
});
