import { describe, expect, it } from 'vitest';
import { at, itemsOf, world } from '../../testing.ts';

const BASE = '/v1/system';

function start() {
  const { clock, call, tables } = world();
  const rack = [...tables.racks][0]?.id ?? '';
  const control = (name: string, body: object) => call('POST', `/__mock/${name}`, body);
  const port = `rack_id=${rack}&switch_location=switch0`;
  const get = async (path: string) => (await call('GET', `${BASE}${path}`)).body;
  const row = async (path: string, key: string, value: string): Promise<unknown> => {
    const all: unknown = await get(path);
    const rows: readonly unknown[] = Array.isArray(all) ? all : [];
    return rows.find((one) => at(one, key) === value && at(one, 'switch') === 'switch0');
  };
  return {
    clock,
    control,
    get,
    link: () => get(`/hardware/switch-port/qsfp0/status?${port}`),
    heard: async () =>
      itemsOf(await get(`/hardware/rack-switch-port/${rack}/switch0/qsfp0/lldp/neighbors`)).length,
    bgp: async () => at(await row('/networking/bgp-status', 'addr', '172.20.15.9'), 'state'),
    bfd: async () => at(await row('/networking/bfd-status', 'peer', '172.20.15.9'), 'state'),
  };
}

const flap = (what: string, name: string, down?: boolean) => ({
  what,
  switch: 'switch0',
  name,
  ...(down !== undefined && { down }),
});

describe('a flap', () => {
  it('of a link takes its sessions and neighbors down, and the link trains when it is back', async () => {
    const { clock, control, link, heard, bgp, bfd } = start();
    expect([await bgp(), await bfd(), await heard()]).toEqual(['established', 'up', 2]);
    await control('flap', flap('link', 'qsfp0'));
    expect(at(await link(), 'links')).toMatchObject([{ state: 'down' }]);
    expect([await bfd(), await heard()]).toEqual(['down', 0]);
    expect(['idle', 'connect', 'active']).toContain(await bgp());
    await control('flap', flap('link', 'qsfp0', false));
    expect(at(await link(), 'links')).toMatchObject([{ state: 'training' }]);
    clock.advance(20_000);
    expect(at(await link(), 'links')).toMatchObject([{ state: 'up' }]);
    expect([await bgp(), await bfd(), await heard()]).toEqual(['established', 'up', 2]);
  });

  it.each(['bgp', 'bfd'] as const)('of %s does not affect the link, and ends in time', async (what) => {
    const { clock, control, link, ...states } = start();
    await control('flap', flap(what, '172.20.15.9'));
    expect(['down', 'idle', 'connect', 'active']).toContain(await states[what]());
    expect(at(await link(), 'links')).toMatchObject([{ state: 'up' }]);
    await control('flap', flap(what, '172.20.15.9', false));
    clock.advance(20_000);
    expect(await states[what]()).toBe(what === 'bgp' ? 'established' : 'up');
  });

  it('of a neighbor silences only that neighbor', async () => {
    const { control, heard, bgp } = start();
    await control('flap', flap('neighbor', 'qsfp0'));
    expect([await heard(), await bgp()]).toEqual([0, 'established']);
    await control('flap', flap('neighbor', 'qsfp0', false));
    expect(await heard()).toBe(2);
  });

  it('of anything else is refused', async () => {
    const { control } = start();
    expect((await control('flap', flap('moon', 'qsfp0'))).status).toBe(400);
    expect((await control('flap', { what: 'link' })).status).toBe(400);
    expect((await control('flap', { ...flap('link', 'qsfp0'), down: 'yes' })).status).toBe(400);
  });
});

describe('the modes of a rack', () => {
  it('return the state of a port as production does', async () => {
    const { control, link } = start();
    await control('rack', { production: true });
    expect(await link()).toMatchObject({
      link: { enabled: true, link_state: 'Up', speed: 'speed100_g' },
      monitors: { receiver_power: [{ average: 0.82 }] },
    });
    await control('flap', flap('link', 'qsfp0'));
    expect(await link()).toMatchObject({ link: { link_state: 'Down', fsm_state: 'WaitSignalOK' } });
  });

  it('hide the switches, and keep the other modes unchanged', async () => {
    const { control, get } = start();
    await control('rack', { production: true });
    expect((await control('rack', { hide: true })).body).toEqual({
      tellsProductionStatus: true,
      hidesSwitches: true,
    });
    expect(itemsOf(await get('/hardware/switches'))).toEqual([]);
    await control('rack', { hide: false });
    expect(itemsOf(await get('/hardware/switches'))).toHaveLength(2);
  });
});
