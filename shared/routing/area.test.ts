// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { CONTRACT_VERSION } from '@console/shared/contract';
import { QueryIdentity } from '@console/shared/query';
import { defineArea } from './area.ts';

const MANIFEST = { name: 'reports' };

test('an area exposes its routes in order, its contract version and its other members', () => {
  const entry = (id: string) => ({ build: (area: string) => [{ id: `${area}:${id}` }] });
  const Commands = () => null;
  const area = defineArea(MANIFEST, [entry('a'), entry('b')], { Commands });
  expect(area).toMatchObject({ name: 'reports', contract: CONTRACT_VERSION, Commands });
  expect(area.routes.map(({ id }) => id)).toEqual(['reports:a', 'reports:b']);
});

test('the query library is compared only for areas that load data', () => {
  expect(defineArea(MANIFEST, [], { query: QueryIdentity }).copies.query).toBe(QueryIdentity);
  expect(Object.keys(defineArea(MANIFEST, []).copies)).not.toContain('query');
});
