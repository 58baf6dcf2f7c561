import { describe, expect, it } from 'vitest';
import { at, world } from '../../testing.ts';

const LIST = '/v1/system/networking/allow-list';
const list = (...ips: string[]) => ({ allowed_ips: { allow: 'list', ips } });

describe('the allow list', () => {
  it('allows everybody until it is set', async () => {
    const { call, clock } = world({ seed: 'empty' });
    const began = new Date(clock.now()).toISOString();
    const before = (await call('GET', LIST)).body;
    expect(before).toEqual({ allowed_ips: { allow: 'any' }, time_created: began, time_modified: began });
    clock.advance(60_000);
    const { status, body } = await call('PUT', LIST, list('127.0.0.0/8', 'fd00::/8', '192.0.2.7/32'));
    expect(status).toBe(200);
    expect(body).toEqual({
      ...list('127.0.0.0/8', 'fd00::/8', '192.0.2.7/32'),
      time_created: began,
      time_modified: new Date(clock.now()).toISOString(),
    });
    expect((await call('GET', LIST)).body).toEqual(body);
    const any = { allowed_ips: { allow: 'any' } };
    expect(at((await call('PUT', LIST, any)).body, 'allowed_ips')).toEqual({ allow: 'any' });
  });

  // @sheet corrections/R17
  it.each([
    ['nothing', list()],
    ['every IPv4 address', list('10.0.0.0/8', '0.0.0.0/0')],
    ['every IPv6 address', list('::/0')],
    ['the address of no host', list('127.0.0.0/8', '0.0.0.0/32')],
    ['more than 1,000 entries', list(...Array.from({ length: 1001 }, () => '127.0.0.0/8'))],
    ['an address with a zone', list('fe80::1%eth0/64')],
    ['no network', list('10.0.0.1')],
    ['a list of nothing', { allowed_ips: { allow: 'list' } }],
  ])('refuses %s', async (_, body) => {
    const { call } = world();
    const before = (await call('GET', LIST)).body;
    expect((await call('PUT', LIST, body)).status).toBe(400);
    expect((await call('GET', LIST)).body).toEqual(before);
  });

  // @sheet corrections/R17
  it('may have duplicates and 1,000 entries', async () => {
    const { call } = world();
    const many = Array.from({ length: 1000 }, () => '127.0.0.0/8');
    expect((await call('PUT', LIST, list(...many))).status).toBe(200);
  });

  it('belongs to the fleet', async () => {
    const { other } = world();
    expect((await other('GET', LIST)).status).toBe(403);
    expect((await other('PUT', LIST, list('10.0.0.0/8'))).status).toBe(403);
  });
});
