// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CONTRACT_VERSION, type RegistryEntry } from '@console/shared/contract';
import { siloMark } from '@console/shared/rollout';
import { config, setConfig, store } from '@console/shared/runtime';
import { checkForUpdates, updatesAtom } from '../update/watch.ts';
import { chooseBuilds } from './boot-choice.ts';
import { CHOICES, COHORT_KEY, PREVIEWS_KEY, SILO_KEY } from './choice.ts';
import { runningRows } from './cohort.ts';
import { keepPreview } from '../preview/keep.ts';
import { openConsole } from './console.ts';
import { readRows } from './registry-rows.ts';
import { HASH, testRow } from './test-row.ts';

const { fetchEntry, moduleOf } = vi.hoisted(() => ({
  fetchEntry: vi.fn<(row: { build: string }) => Promise<unknown>>(),
  moduleOf: vi.fn(),
}));
vi.mock('./entry-script.ts', () => ({ fetchEntry }));
vi.mock('./federation.ts', () => ({ moduleOf }));

const row = (build: string, more: Partial<RegistryEntry> = {}) =>
  testRow('system', { label: 'System', build, shared: '0.0.0', ...more });
const listed = (build: string) => ({
  build,
  row: [`/rows/system.${build}.json`, HASH] satisfies [string, string],
});

/** The files of the server: the registry, and the rows of builds. */
let registry: RegistryEntry;
const asked: string[] = [];
async function serve(url: string): Promise<Response> {
  asked.push(url);
  if (url === '/registry.json') return Response.json({ ...config(), remotes: [registry] });
  const build = /system\.(\w+)\.json$/.exec(url)?.[1];
  return build === undefined || build === 'lost'
    ? new Response('', { status: 404 })
    : Response.json(row(build));
}

/** Opens a document: runs what the boot script and the shell run. */
async function open(search = '') {
  history.replaceState(undefined, '', `/system${search}`);
  setConfig({ ...config(), remotes: [registry] });
  chooseBuilds([registry]);
  return openConsole(search, await runningRows(readRows([registry])));
}

const copies = { react: 1, 'react-dom': 1, router: 1, state: 1, runtime: 1 };

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  asked.length = 0;
  vi.stubGlobal('fetch', serve);
  fetchEntry.mockReset().mockImplementation(async (own) => ({ container: {}, row: own }));
  moduleOf.mockReset().mockResolvedValue({
    area: { name: 'system', contract: CONTRACT_VERSION, routes: [], copies },
  });
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, CHOICES);
});

const builds = () => fetchEntry.mock.calls.map(([own]) => own.build);

describe('a preview', () => {
  beforeEach(() => {
    registry = row('a', { previews: [listed('b')] });
  });

  it('runs in every later document of the tab, and in no other one', async () => {
    expect((await open('?remotes=system:b')).rows[0]?.build).toBe('b');
    expect((await open()).rows[0]?.build).toBe('b');
    sessionStorage.clear();
    expect((await open()).rows[0]?.build).toBe('a');
  });

  it('that is no longer listed ends in the tab, and the shell reports why', async () => {
    await open('?remotes=system:b');
    registry = row('a');
    const { rows, cohorts } = await open();
    expect([rows[0]?.build, cohorts.get('system')?.why]).toEqual(['a', 'refused']);
    expect(sessionStorage.getItem(PREVIEWS_KEY)).toBeNull();
    expect((await open()).cohorts.size).toBe(0);
  });

  it('of public pages runs after a click, not by a link, and then in every later document of the tab', async () => {
    registry = row('a', { mount: 'public', previews: [listed('b')] });
    const linked = await open('?remotes=system:b');
    expect([linked.rows[0]?.build, linked.cohorts.get('system')?.why]).toEqual(['a', 'offered']);
    expect(asked).toEqual([]);
    expect((await open()).cohorts.size).toBe(0);
    keepPreview('system', 'b');
    expect((await open('?remotes=system:b')).cohorts.get('system')?.why).toBe('preview');
    expect((await open()).cohorts.get('system')?.why).toBe('preview');
  });

  it('whose row cannot be fetched leaves the served build in use', async () => {
    registry = row('a', { previews: [listed('lost')] });
    const { rows, cohorts } = await open('?remotes=system:lost');
    expect([rows[0]?.build, cohorts.get('system')?.problem]).toEqual(['a', 'its row could not be fetched']);
  });
});

describe('a document of a rollout', () => {
  beforeEach(() => {
    registry = row('a', { rollout: { ...listed('b'), share: 100 } });
  });

  it('stores the id of the browser, requests only the row of its build, and is offered no update', async () => {
    const { loader } = await open();
    const id = localStorage.getItem(COHORT_KEY);
    expect(id).toMatch(/^\w{4,}$/);
    await open();
    expect(localStorage.getItem(COHORT_KEY)).toBe(id);
    expect(new Set(asked)).toEqual(new Set(['/rows/system.b.json']));
    await loader.load('system').catch(() => undefined);
    await checkForUpdates();
    expect(store.get(updatesAtom)).toEqual([]);
  });

  it('has an id of its own in each browser', async () => {
    const ids = new Set<string | null>();
    for (let browser = 0; browser < 5; browser += 1) {
      localStorage.clear();
      await open();
      ids.add(localStorage.getItem(COHORT_KEY));
    }
    expect(ids.size).toBe(5);
  });

  it('for silos runs where the user is of one of them', async () => {
    registry = row('a', { rollout: { ...listed('b'), silos: [siloMark('fernhill', 'system', 'b')] } });
    const buildFor = async (silo: string | undefined) => {
      if (silo === undefined) localStorage.removeItem(SILO_KEY);
      else localStorage.setItem(SILO_KEY, silo);
      return (await open()).rows[0]?.build;
    };
    expect([await buildFor('fernhill'), await buildFor('harbor-labs'), await buildFor(undefined)]).toEqual([
      'b',
      'a',
      'a',
    ]);
  });

  it('keeps its build when an attempt fails, even when the registry serves another build to all', async () => {
    const { loader } = await open();
    fetchEntry.mockRejectedValueOnce(new Error('broken'));
    await loader.load('system').catch(() => undefined);
    await loader.load('system').catch(() => undefined);
    expect(builds()).toEqual(['b', 'b']);
  });

  it('never runs a second build of an area, and runs the served one when its own is withdrawn before the load', async () => {
    const first = await open();
    await first.loader.load('system').catch(() => undefined);
    registry = row('a');
    await first.loader.load('system').catch(() => undefined);
    expect(new Set(builds())).toEqual(new Set(['b']));
    fetchEntry.mockClear();
    registry = row('a', { rollout: { ...listed('b'), share: 100 } });
    const second = await open();
    fetchEntry.mockRejectedValueOnce(new Error('broken'));
    await second.loader.load('system').catch(() => undefined);
    registry = row('a');
    await second.loader.load('system').catch(() => undefined);
    expect(builds()).toEqual(['b', 'a']);
  });
});

it('a document without other builds stores nothing in the browser and requests nothing', async () => {
  registry = row('a');
  await open();
  expect([localStorage.length, sessionStorage.length, asked.length]).toEqual([0, 0, 0]);
});
