// @vitest-environment happy-dom
import { personas } from '@console/mock';
import { instanceExternalIpList, instanceList } from '@console/shared/api';
import { clearCache, load, query } from '@console/shared/query';
import { describe, expect, test, vi } from 'vitest';
import { type Found, IDLE, search } from '../../shell/src/search/search.ts';
import { currentIndex, endIndex } from '../../shell/src/search/search-index.ts';
import {
  askedPaths,
  holdAnswers,
  linesOf,
  mostAtOnce,
  pass,
  rowsAt,
  serve,
  stopClock,
  useApi,
} from '../../shell/src/search/test-search.ts';
import { SCOPE, searchAll } from '../testing/search.ts';

useApi();

const names = ({ hits }: Found) => hits.map(({ name }) => name);

describe('names', () => {
  test('finds resources of the project, the silo and the system, with their state', async () => {
    const found = await searchAll('cache-ams-01');
    expect(linesOf(found)).toContain('instance · cache-ams-01 · edge-cache');
    expect(found.hits[0]).toMatchObject({
      kind: 'instance',
      name: 'cache-ams-01',
      state: 'running',
      to: '/projects/edge-cache/instances/cache-ams-01/storage',
    });
    expect(linesOf(await searchAll('public-v4'))).toContain('ip-pool · public-v4');
    expect(linesOf(await searchAll('FH22408817'))[0]).toMatch(/^sled · FH22408817/);
  });

  // @sheet operator/13.123
  test('finds by the label of a state', async () => {
    const found = await searchAll('instance:stopped');
    expect(found.hits.length).toBeGreaterThan(0);
    expect(found.hits.every(({ kind, state }) => kind === 'instance' && state === 'stopped')).toBe(true);
  });

  // @sheet operator/13.53
  test('finds names in all projects, and says nothing about requests', async () => {
    const { hits, sentence } = await searchAll('web-');
    expect(sentence).toBe('');
    const elsewhere = hits.filter(({ project }) => project !== undefined && project !== 'edge-cache');
    expect(elsewhere.length).toBeGreaterThan(0);
    expect(elsewhere[0]?.context).toContain(elsewhere[0]?.project);
  });

  // @sheet operator/13.53
  test('reads the other projects once in a session', async () => {
    await searchAll('web-');
    const before = askedPaths().length;
    clearCache();
    await searchAll('cache-');
    const again = askedPaths().slice(before);
    expect(again).not.toHaveLength(0);
    // Only the current project, the silo and the fleet
    expect(again.filter((path) => path === '/v1/instances')).toHaveLength(1);
  });

  // @sheet operator/13.53
  test('keeps nothing when the session has ended', async () => {
    await searchAll('web-');
    expect(currentIndex().hits()).not.toEqual([]);
    endIndex();
    expect(currentIndex().hits()).toEqual([]);
  });

  // @sheet operator/13.54
  test('an operator finds an instance of another silo, with its sled and without a link', async () => {
    const foreign = (await searchAll('instance:a')).hits.filter(({ to }) => to === undefined);
    expect(foreign.length).toBeGreaterThan(0);
    expect(foreign[0]).toMatchObject({
      kind: 'instance',
      sledTo: expect.stringMatching(/^\/system\/inventory\/sleds\//),
    });
    expect(foreign[0]?.context[0]).not.toBe('fernhill');
    expect(foreign[0]?.context).toHaveLength(3);
  });

  test('shows what could not be searched', async () => {
    serve(personas.operator, (mock) => mock.faults.add({ operation: 'diskList', status: 503 }));
    const found = await searchAll('cache-ams-01');
    expect(found.sentence).toContain('Could not search disks.');
    expect(names(found)).toContain('cache-ams-01');
  });
});

describe('addresses', () => {
  const item = async (path: string, is: (row: (key: string) => string) => boolean = () => true) => {
    const row = (await rowsAt(path)).find(is);
    if (!row) throw new Error(`${path} has no such row`);
    return row;
  };
  const project = 'project=edge-cache';

  // @sheet operator/13.56
  test('a private IP and a MAC address belong to an instance', async () => {
    const nic = await item(`/v1/network-interfaces?${project}&instance=cache-ams-01`);
    for (const text of [nic('ip'), nic('mac').toLowerCase().replaceAll(':', '-')]) {
      const [first] = (await searchAll(text)).hits;
      expect(first).toMatchObject({ kind: 'instance', name: 'cache-ams-01' });
      expect(first?.to).toBe('/projects/edge-cache/instances/cache-ams-01/networking');
    }
  });

  // @sheet operator/13.56
  test.each(['02:5e:10:7a:00:02', '025E.107A.0002'])(
    'the MAC address %s of a neighbor finds the port that hears it',
    async (text) => {
      const { hits } = await searchAll(text);
      expect(hits).toMatchObject([{ kind: 'switch-port', name: 'qsfp0', found: '02:5e:10:7a:00:02' }]);
      expect(hits[0]?.to).toMatch(/^\/system\/networking\/switch-ports\/[^/]+\/switch1\/qsfp0$/);
    },
  );

  test.each(['198.51.100', '198.51.1', '198.51.100.'])(
    'the start %s of an address finds what has such addresses',
    async (text) => {
      const lines = linesOf(await searchAll(text)).join('\n');
      for (const kind of ['instance · cache-ams-01', 'ip-pool · public-v4']) expect(lines).toContain(kind);
    },
  );

  test('an address that a list has read already is found at once', async () => {
    const path = { instance: 'cache-ams-01' };
    const place = { project: 'edge-cache' };
    await load([
      query(instanceList, { query: { ...place, limit: 50 } }),
      query(instanceExternalIpList, { path, query: place }),
    ]);
    const before = askedPaths().length;
    const ends = new AbortController();
    const { hits } = await new Promise<Found>((report) => search('198.51.100', SCOPE, ends.signal, report));
    ends.abort();
    expect(hits).toContainEqual(expect.objectContaining({ name: 'cache-ams-01', found: '198.51.100.24' }));
    expect(askedPaths()).toHaveLength(before);
  });

  // @sheet common-ui/34.55
  test('the start of a MAC address or of an IPv6 address finds instances', async () => {
    const nic = await item(`/v1/network-interfaces?${project}&instance=cache-ams-01`);
    const mac = nic('mac').toLowerCase();
    for (const text of [mac.slice(0, 14), mac.replaceAll(':', '-').slice(0, 16)])
      expect((await searchAll(text)).hits).toContainEqual(
        expect.objectContaining({ kind: 'instance', name: 'cache-ams-01', found: nic('mac') }),
      );
    const subnet = await item(`/v1/vpc-subnets?${project}&vpc=default`);
    const begin = subnet('ipv6_block').split(':').slice(0, 3).join(':');
    expect(linesOf(await searchAll(begin)).join()).toContain(`subnet · ${subnet('name')}`);
  });

  test('the start of an address is searched in names too', async () => {
    serve(personas.operator, ({ store }) => {
      const [user] = store.tables.users.filter(({ displayName }) => displayName === 'Tobias Lindqvist');
      if (user) store.tables.users.put({ ...user, displayName: 'Group 10.20' });
    });
    expect(linesOf(await searchAll('10.20')).join()).toContain('user · Group 10.20');
  });

  // @sheet operator/13.56
  test('an ephemeral IP belongs to its instance, a floating IP to itself and its instance', async () => {
    const ephemeral = await item(
      `/v1/instances/cache-ams-01/external-ips?${project}`,
      (row) => row('kind') === 'ephemeral',
    );
    const owner = (await searchAll(ephemeral('ip'))).hits;
    expect(owner.map(({ kind, name }) => `${kind} ${name}`)).toContain('instance cache-ams-01');
    const floating = await item(
      `/v1/floating-ips?${project}`,
      (row) => !['null', 'undefined'].includes(row('instance_id')),
    );
    const found = (await searchAll(floating('ip'))).hits;
    // Its users come first
    expect(found.map(({ kind }) => kind)).toEqual(['instance', 'floating-ip', 'ip-pool', 'address-lot']);
    expect(found.find(({ kind }) => kind === 'floating-ip')?.name).toBe(floating('name'));
  });

  // @sheet operator/13.56
  test('an address of a pool, of a lot and of a switch finds its owner', async () => {
    const loopback = await item('/v1/system/networking/loopback-address');
    const address = loopback('address').replace(/\/\d+$/, '');
    const found = (await searchAll(address, { project: undefined })).hits.map(({ kind }) => kind);
    expect(found).toEqual(expect.arrayContaining(['loopback', 'address-lot']));
    const range = await item('/v1/system/ip-pools/public-v4/ranges');
    const inPool = await searchAll(range('range.first'), { project: undefined });
    expect(linesOf(inPool)).toContain('ip-pool · public-v4');
    const session = await item('/v1/system/networking/bgp-status');
    expect(linesOf(await searchAll(session('addr'))).join()).toContain(`bgp-session · ${session('addr')}`);
    expect(linesOf(await searchAll(`AS${session('remote_asn')}`)).join()).toContain(session('addr'));
  });

  // @sheet operator/13.56
  test('a network finds its subnet', async () => {
    const subnet = await item(`/v1/vpc-subnets?${project}&vpc=default`);
    const found = await searchAll(subnet('ipv4_block'));
    expect(linesOf(found)).toContain(`subnet · ${subnet('name')} · default · edge-cache`);
  });
});

describe('limits', () => {
  // @sheet operator/13.57
  test('at most six requests at a time', async () => {
    await searchAll('cache');
    expect(askedPaths().length).toBeGreaterThan(60);
    expect(mostAtOnce()).toBeLessThanOrEqual(6);
  });

  // @sheet operator/13.57
  test('the next keystroke stops all reports; what the index reads goes on', async () => {
    stopClock();
    const ends = new AbortController();
    const report = vi.fn<(found: Found) => void>();
    const answer = holdAnswers();
    search('cache', SCOPE, ends.signal, report);
    await vi.advanceTimersByTimeAsync(IDLE);
    await vi.waitFor(() => expect(askedPaths()).toHaveLength(6), { interval: 5 });
    ends.abort();
    report.mockClear();
    answer();
    await pass(60_000);
    expect(askedPaths().length).toBeGreaterThan(60);
    expect(report).not.toHaveBeenCalled();
  });

  // @sheet operator/13.53
  test('the end of the session stops the index too', async () => {
    stopClock();
    const answer = holdAnswers();
    void currentIndex().fill(SCOPE);
    await vi.waitFor(() => expect(askedPaths()).toHaveLength(1), { interval: 5 });
    endIndex();
    answer();
    await pass(60_000);
    expect(askedPaths()).toHaveLength(1);
  });

  test('less than three characters send no request; three do', async () => {
    stopClock();
    const { signal } = new AbortController();
    search('ca', SCOPE, signal, () => undefined);
    await pass(60_000);
    expect(askedPaths()).toEqual([]);
    search('cac', SCOPE, signal, () => undefined);
    await pass(60_000);
    expect(askedPaths()).not.toEqual([]);
  });
});

// @sheet operator/13.58
test('without a fleet role no system request is sent, and refusals are not shown', async () => {
  serve(personas.siloCollaborator);
  for (const text of ['cache', '10.0.0.1', '5c56b1d0-31c0-4b0a-a5a5-0d7c8f6c7c11', 'AS64500'])
    expect((await searchAll(text, { isFleetViewer: false })).sentence).not.toContain('Could not');
  expect(askedPaths().filter((path) => path.startsWith('/v1/system'))).toEqual([]);
});
