import { describe, expect, it } from 'vitest';
import { at, EDGE, told, world } from './world.ts';

const VPC = `${EDGE}&vpc=default`;
const fresh = { name: 'fresh', description: '' };

describe('a change to a name that is taken', () => {
  const REGIONAL = `${VPC}&router=regional`;
  const drop = { target: { type: 'drop' }, destination: { type: 'ip_net', value: '10.9.0.0/24' } };

  // @sheet corrections/N1
  it.each([
    ['VPC', `/v1/vpcs/probe-net${EDGE}`, { name: 'default' }],
    ['router', `/v1/vpc-routers/regional${VPC}`, { name: 'system' }],
    ['route', `/v1/vpc-router-routes/to-nowhere${REGIONAL}`, { name: 'to-backbone', ...drop }],
    ['IP pool', '/v1/system/ip-pools/reserve', { name: 'public-v4' }],
    ['webhook receiver', '/v1/webhooks/receivers/retired-chat', { name: 'pager-bridge' }],
  ])('fails with 500 for a %s', async (_, path, body) => {
    expect(told(await world().call('PUT', path, body))).toEqual([500, 'Internal']);
  });

  // @sheet corrections/N1
  it('is refused for a subnet', async () => {
    const { call } = world();
    await call('POST', `/v1/vpc-subnets${VPC}`, { ...fresh, ipv4_block: '10.9.0.0/24' });
    expect(told(await call('PUT', `/v1/vpc-subnets/fresh${VPC}`, { name: 'default' }))).toEqual([
      400,
      'ObjectAlreadyExists',
    ]);
  });
});

describe('a default route', () => {
  // @sheet corrections/N2
  it('takes neither name nor description, not even its own', async () => {
    const { call } = world();
    const path = `/v1/vpc-router-routes/default-v4${VPC}&router=system`;
    const ends = { destination: { type: 'ip_net', value: '0.0.0.0/0' }, target: { type: 'drop' } };
    const description = at((await call('GET', path)).body, 'description');
    expect((await call('PUT', path, { ...ends, name: 'default-v4' })).status).toBe(400);
    expect((await call('PUT', path, { ...ends, description })).status).toBe(400);
    expect((await call('PUT', path, ends)).status).toBe(200);
  });
});
