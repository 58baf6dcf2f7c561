import { expect, it } from 'vitest';
import { at, type Caller, world } from '../../testing.ts';

const BASE = '/v1/system/networking';

const session = {
  switch: 'switch0',
  remote: '172.20.15.13',
  mode: 'multi_hop',
  detection_threshold: 3,
  required_rx: 300_000,
};

const stateOf = async (call: Caller, peer: string) => {
  const { body } = await call('GET', `${BASE}/bfd-status`);
  return (Array.isArray(body) ? body : [])
    .filter((row) => at(row, 'peer') === peer)
    .map((row) => at(row, 'state'));
};

it('comes up within seconds when the remote is in a network of the switch', async () => {
  const { call, clock } = world();
  expect(
    (await call('POST', `${BASE}/bfd-disable`, { switch: 'switch0', remote: '172.20.15.9' })).status,
  ).toBe(204);
  expect(await stateOf(call, '172.20.15.9')).toEqual([]);
  const body = { ...session, remote: '172.20.15.9', mode: 'single_hop', local: '172.20.15.10' };
  expect(await call('POST', `${BASE}/bfd-enable`, body)).toEqual({ status: 204, body: undefined });
  const seen: unknown[] = [];
  for (let second = 0; second < 3; second += 1) {
    seen.push(...(await stateOf(call, '172.20.15.9')));
    clock.advance(1000);
  }
  expect(seen).toEqual(['down', 'init', 'up']);
});

it('stays down without a route, or with a local address that no switch has', async () => {
  const { call, clock } = world();
  expect(await stateOf(call, '172.20.19.1')).toEqual(['down']);
  const enable = async (changed: object) => call('POST', `${BASE}/bfd-enable`, { ...session, ...changed });
  await enable({ remote: '10.90.0.1' });
  await enable({ remote: '10.90.0.2', mode: 'single_hop' });
  await enable({ remote: '10.90.0.3', local: '10.8.8.8' });
  clock.advance(10_000);
  expect(await stateOf(call, '10.90.0.1')).toEqual(['up']);
  expect(await stateOf(call, '10.90.0.2')).toEqual(['down']);
  expect(await stateOf(call, '10.90.0.3')).toEqual(['down']);
});

it.each([
  [{ switch: 'switch4' }, 'there is no switch "switch4"'],
  [{ local: 'fd00::1' }, 'one IP version'],
  [{ detection_threshold: 0 }, 'threshold'],
  [{ required_rx: 0 }, 'interval'],
])('cannot be enabled with %o', async (changed, words) => {
  const { call } = world();
  const refused = await call('POST', `${BASE}/bfd-enable`, { ...session, ...changed });
  expect(refused.status).toBe(400);
  expect(at(refused.body, 'message')).toContain(words);
});

// @sheet corrections/R12
it('can be enabled once for a peer: a second time is an error of the server', async () => {
  const { call } = world();
  const again = await call('POST', `${BASE}/bfd-enable`, { ...session, remote: '172.20.15.9' });
  expect(again).toMatchObject({ status: 500, body: { error_code: 'Internal' } });
});

// @sheet corrections/R13
it('can be disabled again', async () => {
  const { call } = world();
  const body = { switch: 'switch1', remote: '172.20.15.13' };
  for (let turn = 0; turn < 2; turn += 1)
    expect((await call('POST', `${BASE}/bfd-disable`, body)).status).toBe(204);
  expect((await call('POST', `${BASE}/bfd-disable`, { ...body, switch: 'b' })).status).toBe(400);
});
