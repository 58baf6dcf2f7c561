import { describe, expect, it } from 'vitest';
import { personas } from '../../seeds/index.ts';
import { at, idOf, itemsOf, world } from '../../testing.ts';
import { NOT_ALIGNED } from './oxql-parse.ts';

const MINUTE = 60_000;

function start(persona: string = personas.operator, project = 'edge-cache') {
  const { clock, as } = world();
  const call = as(persona);
  const ask = (query: string) => call('POST', `/v1/timeseries/query?project=${project}`, { query });
  const time = (ago: number) => `@${new Date(clock.now() - ago).toISOString().slice(0, 19)}.000`;
  /** A range as the UI requests it: extended by two windows. */
  const range = (ms: number, window: number) =>
    `timestamp >= ${time(ms + 2 * window)} && timestamp < ${time(0)}`;
  return { clock, call, ask, idOf: (path: string) => idOf(call, `${path}?project=${project}`), range };
}

const seriesOf = (body: unknown): unknown[] => Object.values(at(body, 'tables', 0, 'timeseries') ?? {});
const valuesOf = (series: unknown): number[] => {
  const values = at(series, 'points', 'values', 0, 'values', 'values');
  return Array.isArray(values) ? values.map(Number) : [];
};
const timesOf = (series: unknown): number[] => {
  const times = at(series, 'points', 'timestamps');
  return Array.isArray(times) ? times.map((time) => Date.parse(String(time))) : [];
};

describe('OxQL (docs/contract/server-behaviour.md section 9)', () => {
  it('returns CPU shares, one series per virtual CPU, that add up to the whole', async () => {
    const { clock, ask, idOf, range } = start();
    const id = await idOf('/v1/instances/cache-ams-01');
    const sums: number[] = [];
    for (const state of ['run', 'emulation', 'idle', 'waiting']) {
      const { status, body } = await ask(
        `get virtual_machine:vcpu_usage | filter ${range(60 * MINUTE, MINUTE)} && instance_id == "${id}" && state == "${state}" | align mean_within(60s) | group_by [vcpu_id], sum`,
      );
      expect(status).toBe(200);
      expect(at(body, 'tables', 0, 'name')).toBe('virtual_machine:vcpu_usage');
      const series = seriesOf(body);
      expect(series).toHaveLength(8);
      expect(at(series[0], 'fields')).toEqual({ vcpu_id: { type: 'u32', value: expect.any(Number) } });
      const times = timesOf(series[0]);
      expect(times).toHaveLength(62);
      expect(times[1]).toBe(clock.now() - 60 * MINUTE);
      expect(times.at(-1)).toBe(clock.now());
      for (const one of series)
        for (const [index, value] of valuesOf(one).entries()) sums[index] = (sums[index] ?? 0) + value;
    }
    for (const sum of sums) expect(sum / 8).toBeCloseTo(5e9, -1);
  });

  it('keeps the first or the last points of each series', async () => {
    const { ask, idOf, range } = start();
    const id = await idOf('/v1/instances/cache-ams-01');
    const query = `get virtual_machine:vcpu_usage | filter ${range(60 * MINUTE, MINUTE)} && instance_id == "${id}" | align mean_within(60s) | group_by [vcpu_id], sum`;
    const whole = seriesOf((await ask(query)).body).map(timesOf);
    const last = seriesOf((await ask(`${query} | last 2`)).body).map(timesOf);
    const first = seriesOf((await ask(`${query} | first 3`)).body).map(timesOf);
    expect(last).toEqual(whole.map((times) => times.slice(-2)));
    expect(first).toEqual(whole.map((times) => times.slice(0, 3)));
    for (const wrong of ['last', 'last 0', 'first x', 'last 2 | first 1', 'last 2 | align mean_within(60s)'])
      expect((await ask(`${query} | ${wrong}`)).status, wrong).toBe(400);
  });

  it('sums the disks of an instance to the total of the single ones', async () => {
    const { ask, idOf, range } = start();
    const instance = await idOf('/v1/instances/cache-ams-01');
    const disk = await idOf('/v1/disks/ams-01-hot');
    const filter = `filter ${range(3 * 60 * MINUTE, 3 * MINUTE)} && attached_instance_id == "${instance}"`;
    const one = `get virtual_disk:bytes_read | ${filter} && disk_id == "${disk}" | align mean_within(180s)`;
    const each = `get virtual_disk:bytes_read | ${filter} | align mean_within(180s)`;
    const alone = seriesOf((await ask(one)).body);
    expect(alone).toHaveLength(1);
    expect(at(alone[0], 'fields', 'disk_id', 'value')).toBe(disk);
    const all = seriesOf((await ask(each)).body);
    expect(all).toHaveLength(4);
    const total = seriesOf((await ask(`${each} | group_by [attached_instance_id], sum`)).body);
    expect(total).toHaveLength(1);
    const sums = valuesOf(total[0]);
    for (const [index, sum] of sums.entries())
      expect(sum).toBeCloseTo(
        all.reduce<number>((added, series) => added + (valuesOf(series)[index] ?? 0), 0),
        3,
      );
  });

  it('has points only while the instance ran', async () => {
    const { ask, idOf, range } = start(personas.operator, 'design-previews');
    const traffic = async (name: string) => {
      const id = await idOf(`/v1/instances/${name}`);
      const { body } = await ask(
        `get instance_network_interface:bytes_sent | filter ${range(60 * MINUTE, MINUTE)} && instance_id == "${id}" | align mean_within(60s) | group_by [instance_id], sum`,
      );
      return seriesOf(body).map((series) => valuesOf(series).length);
    };
    expect(await traffic('preview-never')).toEqual([]);
    expect(await traffic('preview-fresh')).toEqual([2]);
    expect(await traffic('preview-holes')).toEqual([62 - 7 - 7]);
  });

  it('returns deltas for unaligned queries', async () => {
    const { ask, idOf } = start();
    const id = await idOf('/v1/instances/log-shipper');
    const { body } = await ask(
      `get virtual_disk:writes | filter timestamp > @now() - 5m && attached_instance_id == "${id}"`,
    );
    expect(seriesOf(body)[0]).toMatchObject({ points: { values: [{ metric_type: 'delta' }] } });
    expect(timesOf(seriesOf(body)[0]).length).toBeGreaterThan(50);
  });

  it('reports what it does not support', async () => {
    const { ask } = start();
    const message = async (query: string) => {
      const { status, body } = await ask(query);
      return [status, at(body, 'message')];
    };
    expect(await message('get virtual_disk:reads | group_by [disk_id], sum')).toEqual([400, NOT_ALIGNED]);
    for (const [query, part] of [
      ['fetch virtual_disk:reads', 'must begin with'],
      ['get virtual_disk:nothing', 'no timeseries'],
      ['get virtual_disk:io_latency', 'too much data'],
      [`get virtual_disk:reads | filter disk_id == "${'a'.repeat(4096)}"`, 'longer than 4096'],
      ['get virtual_disk:reads\n| filter nothing', 'Error at 2:3: .. filter nothing ..'],
      ['get virtual_disk:reads | join', '"join" is not known'],
      ['get virtual_disk:reads | align mean_within(5s) | group_by [disk_id], max', 'group_by [disk_id], max'],
      ['get virtual_disk:reads | align mean_within(5s) | group_by disk_id', 'group_by disk_id'],
      ['get virtual_disk:reads | align median(5s)', 'align median'],
      ['get virtual_disk:reads | filter colour == "red"', 'no field "colour"'],
      ['get virtual_disk:reads | filter timestamp > @now() - 5m || disk_id == "b"', 'where && joins'],
      ['get virtual_disk:reads | filter (disk_id == "b"', 'not closed'],
      ['get virtual_disk:reads | filter timestamp > @yesterday', 'not a time'],
      ['get virtual_disk:reads | filter timestamp > @2001-01-01 ', 'too much data'],
    ] as const)
      expect(await message(query)).toEqual([400, expect.stringContaining(part)]);
  });

  it('supports the logic of conditions, joins, and filters after groups', async () => {
    const { call } = start();
    const ask = async (query: string) => (await call('POST', '/v1/system/timeseries/query', { query })).body;
    const since = 'filter timestamp > @now() - 1m';
    const slots = async (condition: string) => {
      const body = await ask(
        `get hardware_component:temperature | ${since} && sensor == "CPU" && chassis_kind == "sled" && (${condition}) | last 1`,
      );
      return seriesOf(body)
        .map((one) => Number(at(one, 'fields', 'slot', 'value')))
        .sort((a, b) => a - b);
    };
    expect(await slots('slot == 1 || slot == 3')).toEqual([1, 3]);
    expect(await slots('slot < 3')).toEqual([0, 1, 2]);
    expect(await slots('!(slot >= 2)')).toEqual([0, 1]);
    expect(await slots('slot <= 1 ^ slot >= 1 && slot <= 2')).toEqual([0, 2]);
    expect(await slots('chassis_serial ~= "8817$"')).toEqual([0]);
    const joinedBody = await ask(
      `{ get switch_data_link:bytes_sent | ${since} | align interpolate(10s); get switch_data_link:bytes_received | ${since} | align interpolate(10s) } | join`,
    );
    expect(at(joinedBody, 'tables', 0, 'name')).toBe(
      'switch_data_link:bytes_sent,switch_data_link:bytes_received',
    );
    expect(at(seriesOf(joinedBody)[0], 'points', 'values')).toHaveLength(2);
    const grouped = await ask(
      `get switch_data_link:bytes_sent | ${since} | align mean_within(10s) | group_by [switch_slot], sum | filter switch_slot == 1 | last 1`,
    );
    expect(seriesOf(grouped)).toHaveLength(1);
  });

  it('returns booleans, integers and distributions', async () => {
    const { call } = start();
    const firstOf = async (query: string) =>
      at(
        seriesOf((await call('POST', '/v1/system/timeseries/query', { query })).body)[0],
        'points',
        'values',
        0,
        'values',
      );
    const since = 'filter timestamp > @now() - 1m';
    expect(await firstOf(`get switch_data_link:link_up | ${since} | last 1`)).toEqual({
      type: 'boolean',
      values: [true],
    });
    expect(await firstOf(`get bgp_session:prefixes_imported | ${since} | last 1`)).toEqual({
      type: 'integer',
      values: [12],
    });
    const spread = await firstOf(`get virtual_disk:io_latency | ${since} && io_kind == "write" | last 1`);
    expect(at(spread, 'type')).toBe('integer_distribution');
    expect(at(spread, 'values', 0, 'p50', 'marker_heights')).toHaveLength(5);
  });

  it('restricts project queries to the project, and fleet queries to the fleet', async () => {
    const { call, ask } = start(personas.projectOnly);
    const query = 'get virtual_disk:reads | filter timestamp > @now() - 10m | align mean_within(1m)';
    expect((await call('POST', '/v1/timeseries/query?project=atlas-api', { query })).status).toBe(404);
    expect((await call('POST', '/v1/system/timeseries/query', { query })).status).toBe(403);
    const own = seriesOf((await ask(query)).body);
    const operator = start().call;
    const { body } = await operator('POST', '/v1/system/timeseries/query', { query });
    expect(seriesOf(body).length).toBeGreaterThan(own.length);
  });

  it("returns measurements of the rack's hardware, to fleet users only", async () => {
    const { call, ask } = start();
    const query = 'get hardware_component:temperature | filter timestamp > @now() - 5m | last 1';
    const { status, body } = await call('POST', '/v1/system/timeseries/query', { query });
    expect(status).toBe(200);
    const series = seriesOf(body);
    const serials = series
      .filter((one) => at(one, 'fields', 'chassis_kind', 'value') === 'sled')
      .map((one) => String(at(one, 'fields', 'chassis_serial', 'value')));
    // 29 sleds in service, one removed and inserted again, two that wait; three sensors each
    expect(new Set(serials).size).toBe(32);
    expect(serials).toHaveLength(96);
    for (const one of series) {
      expect(valuesOf(one)).toHaveLength(1);
      expect(at(one, 'points', 'values', 0, 'metric_type')).toBe('gauge');
    }
    expect((await ask(query)).status).toBe(400);
  });

  it('lists the timeseries page by page', async () => {
    const { call } = start();
    const { body } = await call('GET', '/v1/system/timeseries/schemas?limit=10');
    expect(itemsOf(body)).toHaveLength(10);
    expect(itemsOf(body)[0]).toMatchObject({ timeseries_name: 'bgp_session:prefixes_imported' });
    const next = encodeURIComponent(String(at(body, 'next_page')));
    const rest = await call('GET', `/v1/system/timeseries/schemas?page_token=${next}`);
    expect(itemsOf(rest.body)).toHaveLength(16);
  });
});
