import { expect, it } from 'vitest';
import { config, setConfig } from '@console/shared/runtime';
import { endpointOf } from './endpoint.ts';

it.each([['/reports'], ['/own/reports'], ['/v1.2/re-ports']])('reports go to %j', (endpoint) => {
  expect(endpointOf({ endpoint })).toBe(endpoint);
});

it.each([
  '',
  'reports',
  '//evil.example/reports',
  'https://evil.example/reports',
  '/reports?x=1',
  '/\\evil.example',
])('reports do not go to %j', (endpoint) => {
  expect(endpointOf({ endpoint })).toBeUndefined();
});

it('a setting without an endpoint returns none', () => {
  expect(endpointOf({})).toBeUndefined();
});

it.each(['/reports', '/console/reports'])(
  'below /console, reports for %j go to /console/reports',
  (endpoint) => {
    const before = config();
    setConfig({ ...before, settings: { ...before.settings, basePath: '/console' } });
    expect(endpointOf({ endpoint })).toBe('/console/reports');
    setConfig(before);
  },
);
