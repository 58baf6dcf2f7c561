// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { CONTRACT_VERSION, type RegistryEntry } from '@console/shared/contract';
import { config, extensionsAt, noteExtensionFailure, setConfig } from '@console/shared/runtime';
import { testRow } from '../composition/test-row.ts';
import { openConsole, currentConsole } from '../composition/console.ts';
import { changedParts } from '../update/watch.ts';
import { watchExtensions } from '../errors/extension-failures.ts';
import { areaReport, areaSummaries, extensionSummaries, supportText } from './report.ts';

const { fetchEntry, moduleOf } = vi.hoisted(() => ({ fetchEntry: vi.fn(), moduleOf: vi.fn() }));
vi.mock('../composition/entry-script.ts', () => ({ fetchEntry }));
vi.mock('../composition/federation.ts', () => ({ moduleOf }));

const row = (name: string, more: object = {}): RegistryEntry => ({ ...testRow(name), ...more });
const NEXT = row('system', {
  build: 'b',
  entry: '/remotes/system/b/remoteEntry.01234567.js',
  version: '4.2.0',
  commit: '1a2b3c4',
  publishedAt: '2026-11-22T07:00:00Z',
  publishedBy: 'maren',
});

function open(...remotes: RegistryEntry[]): void {
  setConfig({ ...config(), build: 'shell-1', remotes });
  openConsole('');
}
const ofSystem = () => areaSummaries().find(({ name }) => name === 'system');

/** Simulates that the build of the system area failed, another one was published, and "Try again" loaded it. */
async function tryAgain(): Promise<void> {
  const { loader } = currentConsole();
  fetchEntry.mockRejectedValueOnce(new Error('broken build'));
  await loader.load('system').catch(() => undefined);
  const registry = { ...config(), remotes: [NEXT] };
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(registry)));
  fetchEntry.mockImplementationOnce(async (asked: RegistryEntry) => ({ container: {}, row: asked }));
  const copies = { react: 1, 'react-dom': 1, router: 1, state: 1, runtime: 1 };
  moduleOf.mockResolvedValue({ area: { name: 'system', contract: CONTRACT_VERSION, routes: [], copies } });
  await loader.load('system').catch(() => undefined);
}

afterEach(() => {
  fetchEntry.mockReset();
});

it('reports the running build after "Try again", not the build in the registry of the document', async () => {
  open(row('system'));
  expect(ofSystem()).toMatchObject({ build: 'a', version: '1.0.0', published: undefined });
  await tryAgain();
  expect(ofSystem()).toMatchObject({
    build: 'b',
    version: '4.2.0',
    published: '2026-11-22T07:00:00Z, by maren, commit 1a2b3c4',
    lastError: expect.stringMatching(/broken build|shared-version/),
  });
  expect(supportText(areaSummaries(), [])).toMatch(/build\s+b\npublished\s+2026-11-22T07:00:00Z, by maren/);
});

it('reports the build that failed last', async () => {
  open(row('system'));
  await tryAgain();
  const error = currentConsole().loader.lastErrors().get('system')?.error;
  expect(error && areaReport(error)).toMatch(/entry\s+\/remotes\/system\/b\/[\s\S]*build\s+b\n/);
});

it('reports a refused area and the reason before the area is opened', () => {
  open(row('system', { label: '' }), row('settings'));
  expect(ofSystem()).toMatchObject({ state: 'refused', lastError: 'registry: label must be a label' });
  expect(areaSummaries().find(({ name }) => name === 'settings')).toMatchObject({ state: 'idle' });
});

it('reports a newer build only for an area that runs another build', () => {
  const next = { build: 'shell-1', rows: [NEXT] };
  expect(changedParts({ build: 'shell-1', rows: [NEXT] }, next)).toEqual([]);
  expect(changedParts({ build: 'shell-1', rows: [row('system')] }, next)).toEqual(['system']);
  expect(changedParts({ build: 'shell-0', rows: [] }, next)).toEqual(['Console']);
});

it('lists what areas add to pages, each with its place and its own last failure', () => {
  watchExtensions();
  vi.spyOn(console, 'error').mockReturnValue();
  const card = (id: string, label: string) => ({ place: 'project.card', id, label });
  open(row('system'), row('settings', { extends: [card('a', 'Audit'), card('b', 'Bills')] }));
  const [, bills] = extensionsAt('project.card');
  if (bills) noteExtensionFailure(bills, new Error('broken card'), 'crash');
  expect(extensionSummaries()).toMatchObject([
    { label: 'Audit', place: 'project.card', owner: 'settings', lastError: undefined },
    { label: 'Bills', place: 'project.card', lastError: expect.stringMatching(/^crash: broken card \(20/) },
  ]);
  expect(areaSummaries().find(({ name }) => name === 'settings')?.lastError).toMatch(
    /^crash: Bills \(project\.card\): broken card/,
  );
  expect(supportText([], extensionSummaries())).toMatch(
    /extension\s+Bills\nplace\s+project\.card\narea\s+settings\nlast error\s+crash: broken card/,
  );
});
