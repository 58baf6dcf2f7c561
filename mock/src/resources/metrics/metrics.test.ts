import { describe, expect, it } from 'vitest';
import { personas } from '../../seeds/index.ts';
import { at, itemsOf, world } from '../../testing.ts';

const HOUR = 3_600_000;

function start(persona: string = personas.operator) {
  const { clock, as } = world();
  const range = (from: number, to: number) =>
    `start_time=${new Date(clock.now() - from).toISOString()}&end_time=${new Date(clock.now() - to).toISOString()}`;
  return { clock, call: as(persona), range };
}

const values = (body: unknown) => itemsOf(body).map((item) => at(item, 'datum', 'datum'));
const times = (body: unknown) => itemsOf(body).map((item) => Date.parse(String(at(item, 'timestamp'))));

describe('capacity metrics (docs/contract/server-behaviour.md section 9)', () => {
  it('end at the current use, and are reproducible', async () => {
    const { call, range } = start();
    const path = `/v1/metrics/cpus_provisioned?limit=3000&${range(24 * HOUR, 0)}`;
    const { body } = await call('GET', path);
    expect(itemsOf(body)).toHaveLength(1000);
    const used = at((await call('GET', '/v1/utilization')).body, 'provisioned', 'cpus');
    expect(values(body).at(-1)).toBe(used);
    expect(new Set(values(body)).size).toBeGreaterThan(3);
    expect((await call('GET', path)).body).toEqual(body);
  });

  it.each(['virtual_disk_space_provisioned', 'ram_provisioned'])('%s is in whole GiB', async (metric) => {
    const { call, range } = start();
    const { body } = await call('GET', `/v1/system/metrics/${metric}?limit=3000&${range(80 * 24 * HOUR, 0)}`);
    const all = values(body).map(Number);
    expect(all.every((value) => value >= 0 && value % 1024 ** 3 === 0)).toBe(true);
    const silos = itemsOf((await call('GET', '/v1/system/utilization/silos')).body);
    const kind = metric === 'ram_provisioned' ? 'memory' : 'storage';
    const sum = silos.reduce<number>((total, silo) => total + Number(at(silo, 'provisioned', kind)), 0);
    expect(all.at(-1)).toBe(sum);
  });

  it('have a last point before a range, which is its first value', async () => {
    const { call, clock, range } = start();
    const epoch = clock.now();
    const before = await call(
      'GET',
      `/v1/metrics/cpus_provisioned?limit=1&order=descending&${range(epoch, 10 * HOUR)}`,
    );
    expect(times(before.body)).toEqual([clock.now() - 10 * HOUR - 1]);
    const around = await call(
      'GET',
      `/v1/metrics/cpus_provisioned?limit=3000&${range(10 * HOUR + 500, 10 * HOUR)}`,
    );
    expect(values(around.body).at(-1)).toBe(values(before.body)[0]);
  });

  it('are empty for an invalid range, and for times that are too old', async () => {
    const { call, range } = start();
    for (const asked of [range(HOUR, HOUR), range(0, HOUR), range(200 * 24 * HOUR, 100 * 24 * HOUR)])
      expect(itemsOf((await call('GET', `/v1/metrics/cpus_provisioned?${asked}`)).body)).toEqual([]);
  });

  it('continue over pages, whose tokens contain the range', async () => {
    const { call, clock, range } = start();
    const path = `/v1/metrics/ram_provisioned?limit=400&order=descending&${range(24 * HOUR, 0)}`;
    const first = await call('GET', path);
    clock.advance(60_000);
    const token = encodeURIComponent(String(at(first.body, 'next_page')));
    const second = await call('GET', `/v1/metrics/ram_provisioned?limit=600&page_token=${token}`);
    const all = [...times(first.body), ...times(second.body)];
    expect(new Set(all).size).toBe(1000);
    expect(all).toEqual([...all].sort((a, b) => b - a));
  });

  it('can be filtered, within what the caller may read', async () => {
    const { call, range } = start();
    const last = async (path: string) =>
      values((await call('GET', `${path}&limit=1&order=descending&${range(HOUR, 0)}`)).body)[0];
    expect(await last('/v1/metrics/cpus_provisioned?project=payments-staging')).toBe(0);
    expect(await last('/v1/system/metrics/cpus_provisioned?silo=harbor-labs')).toBe(32);
    const { call: ines } = start(personas.projectOnly);
    const day = range(24 * HOUR, 0);
    expect((await ines('GET', `/v1/metrics/cpus_provisioned?project=edge-cache&${day}`)).status).toBe(200);
    expect((await ines('GET', '/v1/metrics/cpus_provisioned?project=atlas-api')).status).toBe(404);
    expect((await ines('GET', '/v1/system/metrics/cpus_provisioned')).status).toBe(403);
  });
});

describe('disk metrics', () => {
  it('increase while the disk is attached, and are constant afterwards', async () => {
    const { call, range } = start();
    const read = async (disk: string) => {
      const path = `/v1/disks/${disk}/metrics/read_bytes?project=edge-cache&limit=3000&${range(24 * HOUR, 0)}`;
      return itemsOf((await call('GET', path)).body).map((item) =>
        Number(at(item, 'datum', 'datum', 'value')),
      );
    };
    const hot = await read('ams-01-hot');
    expect(hot).toHaveLength(1000);
    expect(hot).toEqual([...hot].sort((a, b) => a - b));
    expect(new Set(hot).size).toBe(1000);
    expect(new Set(await read('spare-16')).size).toBe(1);
  });
});
