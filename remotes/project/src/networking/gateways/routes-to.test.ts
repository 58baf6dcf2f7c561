import { expect, it } from 'vitest';
import type { RouterRoute, RouteTarget, VpcRouter } from '@console/shared/api';
import { routesByGateway } from './routes-to.ts';

const MOMENT = new Date('2026-05-02T14:14:00Z');
const times = { timeCreated: MOMENT, timeModified: MOMENT };

const router = (name: string): VpcRouter => ({
  ...times,
  id: `id-${name}`,
  name,
  description: '',
  kind: 'custom',
  vpcId: 'vpc-1',
});

const route = (name: string, of: string, target: RouteTarget): RouterRoute => ({
  ...times,
  id: `id-${of}-${name}`,
  name,
  description: '',
  kind: 'custom',
  vpcRouterId: `id-${of}`,
  destination: { type: 'ip_net', value: '0.0.0.0/0' },
  target,
});

const toGateway = (value: string): RouteTarget => ({ type: 'internet_gateway', value });

// @sheet network-access/15.12
it('routes are counted over all routers, by the name of the gateway', () => {
  const routers = [router('one'), router('two')];
  const routes = [
    route('a', 'one', toGateway('out')),
    route('b', 'one', toGateway('side')),
    route('a', 'two', toGateway('out')),
    // Names of other kinds, and unknown routers
    route('c', 'two', { type: 'instance', value: 'out' }),
    route('d', 'two', { type: 'drop' }),
    route('e', 'gone', toGateway('out')),
  ];
  const found = routesByGateway(routes, routers);
  expect([...found.keys()]).toEqual(['out', 'side']);
  expect(found.get('out')).toEqual([
    { id: 'id-one-a', route: 'a', router: 'one' },
    { id: 'id-two-a', route: 'a', router: 'two' },
  ]);
  expect(routesByGateway([], routers).size).toBe(0);
});
