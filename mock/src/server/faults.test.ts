import { describe, expect, it } from 'vitest';
import { fakeClock } from '../store/clock.ts';
import { createMock } from './mock.ts';
import { demoLatency } from './settings.ts';
import { at, callerOf } from '../testing.ts';

const start = () => createMock({ clock: fakeClock(), personas: true });

describe('fault switch', () => {
  it('fails a counted number of calls of one operation', async () => {
    const call = callerOf(start());
    await call('POST', '/__mock/faults', { operation: 'projectList', status: 503, count: 2 });
    const statuses = [];
    for (let turn = 0; turn < 3; turn += 1) statuses.push((await call('GET', '/v1/projects')).status);
    expect(statuses).toEqual([503, 503, 200]);
    expect((await call('GET', '/v1/me')).status).toBe(200);
    expect((await call('GET', '/__mock/faults')).body).toEqual([]);
  });

  it('sets message and code, and does not run the call', async () => {
    const call = callerOf(start());
    await call('POST', '/__mock/faults', { operation: 'projectCreate', status: 403, message: 'No.' });
    expect(await call('POST', '/v1/projects', { name: 'a', description: '' })).toMatchObject({
      status: 403,
      body: { message: 'No.', error_code: 'Forbidden' },
    });
    await call('DELETE', '/__mock/faults');
    expect((await call('POST', '/v1/projects', { name: 'a', description: '' })).status).toBe(201);
  });

  it('returns an unreadable response, and breaks connections', async () => {
    const mock = start();
    mock.faults.add({ operation: '*', body: '<html>', count: 1 });
    mock.faults.add({ operation: '*', abort: true, count: 1 });
    const request = () =>
      mock.handle(new Request('http://mock.test/v1/me', { headers: { cookie: 'msw-user=x' } }));
    const garbage = await request();
    expect([garbage.status, await garbage.text()]).toEqual([200, '<html>']);
    await expect(request()).rejects.toThrow(TypeError);
    expect((await request()).status).toBe(200);
  });

  it('delays on the clock of the mock', async () => {
    const clock = fakeClock();
    const mock = createMock({ clock, personas: true });
    mock.faults.add({ operation: 'ping', delay: 5000, count: 1 });
    let done = false;
    const waiting = callerOf(mock)('GET', '/v1/ping').then(() => (done = true));
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(done).toBe(false);
    clock.advance(5000);
    await waiting;
  });

  it('removes one of several, by id', async () => {
    const call = callerOf(start());
    await call('POST', '/__mock/faults', { operation: 'ping', status: 500 });
    await call('POST', '/__mock/faults', { operation: 'projectList', status: 503 });
    const both = await call('GET', '/__mock/faults');
    expect(both.body).toMatchObject([{ operation: 'ping' }, { operation: 'projectList' }]);
    const left = await call('DELETE', '/__mock/faults', { id: at(both.body, 0, 'id') });
    expect(left.body).toEqual([{ operation: 'projectList', status: 503, id: at(both.body, 1, 'id') }]);
    expect((await call('GET', '/v1/ping')).status).toBe(200);
    expect((await call('DELETE', '/__mock/faults', { id: at(both.body, 0, 'id') })).status).toBe(404);
  });

  it.each([
    { status: 500 },
    { operation: 'nothing' },
    { operation: 'ping', status: 42 },
    { operation: 'ping', statu: 500 },
  ])('refuses the fault %j', async (fault) => {
    expect((await callerOf(start())('POST', '/__mock/faults', fault)).status).toBe(400);
  });
});

describe('control endpoints', () => {
  it('resets data, faults and counts', async () => {
    const call = callerOf(start());
    await call('DELETE', '/v1/disks/tile-0001?project=render-farm');
    await call('POST', '/__mock/faults', { operation: 'ping', status: 500 });
    expect(at((await call('POST', '/__mock/reset', { seed: 'empty' })).body, 'rows', 'projects')).toBe(0);
    expect(at((await call('POST', '/__mock/reset', { seed: 'demo' })).body, 'rows', 'disks')).toBe(1097);
    expect((await call('GET', '/v1/ping')).status).toBe(200);
    expect((await call('POST', '/__mock/reset', { seed: 'no' })).status).toBe(400);
  });

  // @sheet specification/7.15 specification/9.14
  it('delays slow operations more when latency is enabled', async () => {
    const waits: number[] = [];
    const clock = { ...fakeClock(), sleep: (ms: number) => (waits.push(ms), Promise.resolve()) };
    const mock = createMock({ clock, personas: true, latency: { min: 200, max: 200 } });
    const call = callerOf(mock);
    const longest = async (path: string, body?: unknown) => {
      waits.length = 0;
      await call('POST', `${path}?project=edge-cache`, body);
      return Math.max(...waits);
    };
    expect(await longest('/v1/timeseries/query', { query: 'get virtual_disk:reads' })).toBe(1200);
    expect(await longest('/v1/disks/import-paused/bulk-write-start')).toBe(2200);
    const chunk = { offset: 0, base64_encoded_data: 'AAAA' };
    expect(await longest('/v1/disks/import-paused/bulk-write', chunk)).toBe(1200);
    expect(await longest('/v1/disks/import-paused/bulk-write-stop')).toBe(2200);
    mock.settings.latency = null;
    expect(await longest('/v1/disks/import-paused/bulk-write-start')).toBe(0);
  });

  // @sheet specification/8.10
  it('sets chaos, latency, persona and clock', async () => {
    const mock = createMock({ clock: fakeClock() });
    const call = callerOf(mock);
    expect((await call('GET', '/v1/me')).status).toBe(401);
    await call('POST', '/__mock/persona', { name: 'Tobias Lindqvist' });
    expect(at((await call('GET', '/v1/me')).body, 'display_name')).toBe('Tobias Lindqvist');
    await call('POST', '/__mock/latency', {});
    expect(mock.settings.latency).toEqual(demoLatency);
    await call('POST', '/__mock/latency', { off: true });
    await call('POST', '/__mock/chaos', { percent: 100 });
    expect([401, 403, 404, 500]).toContain((await call('GET', '/v1/me')).status);
    const before = mock.clock.now();
    await call('POST', '/__mock/clock', { advance: 1000 });
    expect(mock.clock.now()).toBe(before + 1000);
  });

  it('lists the operations that can be made to fail', async () => {
    const { body } = await callerOf(start())('GET', '/__mock/operations');
    expect(body).toHaveLength(257);
    expect(body).toContainEqual({ id: 'projectList', method: 'GET', path: '/v1/projects' });
  });

  it('counts calls', async () => {
    const call = callerOf(start());
    await call('GET', '/v1/me');
    await call('GET', '/v1/me');
    expect(at((await call('GET', '/__mock/state')).body, 'calls')).toEqual({ currentUserView: 2 });
  });
});
