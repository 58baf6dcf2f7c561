// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { RegistryEntry } from '@console/shared/contract';
import { config, setConfig } from '@console/shared/runtime';
import { openConsole } from '../composition/console.ts';
import { reloadOnceForNewBuild } from './stale.ts';
import { testRow } from '../composition/test-row.ts';

const { fetchEntry, moduleOf, reloadWithDrafts } = vi.hoisted(() => ({
  fetchEntry: vi.fn(),
  moduleOf: vi.fn(),
  reloadWithDrafts: vi.fn(),
}));
vi.mock('../entry-script.ts', () => ({ fetchEntry }));
vi.mock('../federation.ts', () => ({ moduleOf }));
vi.mock('@console/shared/runtime', async (original) => ({
  ...(await original<typeof import('@console/shared/runtime')>()),
  reloadWithDrafts,
}));

const row = (name: string, build: string) => testRow(name, { build });

/** The registry that the server has published now. */
const published = vi.fn<() => Promise<Response>>();
const publish = (build: string, ...remotes: RegistryEntry[]) =>
  published.mockImplementation(async () => Response.json({ ...config(), build, remotes }));

beforeEach(() => {
  sessionStorage.clear();
  reloadWithDrafts.mockReset();
  vi.stubGlobal('fetch', published);
  setConfig({
    ...config(),
    build: 'shell-1',
    remotes: [row('system', 'system-1'), row('project', 'project-1')],
  });
  openConsole('');
  publish('shell-1', row('system', 'system-1'), row('project', 'project-1'));
});

describe('a lost file', () => {
  test('of an area that was published again reloads the page', async () => {
    publish('shell-1', row('system', 'system-2'), row('project', 'project-1'));
    expect(await reloadOnceForNewBuild('system')).toBe(true);
    expect(reloadWithDrafts).toHaveBeenCalledTimes(1);
  });

  test('of a shell that was published again reloads the page', async () => {
    publish('shell-2', row('system', 'system-1'), row('project', 'project-1'));
    expect(await reloadOnceForNewBuild('console')).toBe(true);
    expect(reloadWithDrafts).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['the same build is published', 'system', () => {}],
    [
      'only another area was published again',
      'system',
      () => publish('shell-2', row('project', 'project-2')),
    ],
    ['only an area was published again', 'console', () => publish('shell-1', row('system', 'system-2'))],
    ['the area is not published any more', 'system', () => publish('shell-1')],
    [
      'the registry cannot be read',
      'system',
      () => published.mockResolvedValue(new Response('', { status: 503 })),
    ],
    ['the server cannot be reached', 'system', () => published.mockRejectedValue(new TypeError('offline'))],
  ])('does not reload the page when %s', async (_, area, prepare) => {
    prepare();
    expect(await reloadOnceForNewBuild(area)).toBe(false);
    expect(reloadWithDrafts).not.toHaveBeenCalled();
  });

  test('reloads the page once for each build, also when two builds stay broken', async () => {
    publish('shell-1', row('system', 'system-2'), row('project', 'project-2'));
    expect(await reloadOnceForNewBuild('system')).toBe(true);
    expect(await reloadOnceForNewBuild('project')).toBe(true);
    expect(await reloadOnceForNewBuild('system')).toBe(false);
    expect(await reloadOnceForNewBuild('project')).toBe(false);
    publish('shell-1', row('system', 'system-3'), row('project', 'project-2'));
    expect(await reloadOnceForNewBuild('system')).toBe(true);
    expect(reloadWithDrafts).toHaveBeenCalledTimes(3);
  });

  test('does not reload the page without storage, because the reload could not be recorded', async () => {
    publish('shell-1', row('system', 'system-2'));
    vi.stubGlobal('sessionStorage', {
      getItem: () => null,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
      clear: () => {},
    });
    expect(await reloadOnceForNewBuild('system')).toBe(false);
    expect(reloadWithDrafts).not.toHaveBeenCalled();
  });
});
