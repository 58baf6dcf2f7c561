import { expect, it } from 'vitest';
import { flat, itIsARouteTable } from '../../../build/testing/test-route-table.ts';
import { area } from './area.ts';
import { manifest } from './manifest.ts';
import { routes } from './routes.ts';

itIsARouteTable({ area, manifest, routes });

it('no page has its own breadcrumb or title', () => {
  for (const { handle } of flat(area.routes)) expect(handle).toEqual({ area: 'auth' });
});
