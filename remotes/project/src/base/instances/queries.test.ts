// @vitest-environment happy-dom
import { clearCache, fetchQuery } from '@console/shared/query';
import { afterEach, expect, it, vi } from 'vitest';
import { mockApi } from '../../../../../tools/testing/mock-api.ts';
import { everyInstance } from './queries.ts';

afterEach(() => {
  clearCache();
  vi.unstubAllGlobals();
});

// @sheet common-ui/34.70 network-access/T11
it('pickers list all instances of a project, also beyond the first thousand', async () => {
  const mock = mockApi();
  const { instances } = mock.store.tables;
  const [model] = instances.filter(({ name }) => name === 'cache-ams-01');
  if (!model) throw new Error('the demo data has no cache-ams-01');
  const before = (await fetchQuery(everyInstance('edge-cache'))).items.length;
  for (let index = 0; index < 2_100; index += 1)
    instances.put({ ...model, id: crypto.randomUUID(), name: `many-${index}` });
  clearCache();
  mock.calls.clear();
  const { items } = await fetchQuery(everyInstance('edge-cache'));
  expect(items).toHaveLength(before + 2_100);
  expect(new Set(items.map(({ name }) => name))).toContain('many-2099');
  expect(mock.calls.get('instanceList')).toBe(3);
});
