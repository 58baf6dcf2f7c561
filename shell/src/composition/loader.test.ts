import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CONTRACT_VERSION, type RegistryEntry } from '@console/shared/contract';
import type { AreaRow } from './registry-rows.ts';
import { RemoteError } from './remote-error.ts';
import { testRow } from './test-row.ts';

const fetchEntry = vi.hoisted(() => vi.fn());
const moduleOf = vi.hoisted(() => vi.fn());
vi.mock('./entry-script.ts', () => ({ fetchEntry }));
vi.mock('./federation.ts', () => ({ moduleOf }));
vi.mock('./offer.ts', () => ({
  OFFER: { contract: CONTRACT_VERSION, contractMinor: 2, react: '19.3.0', shared: '1.2.0' },
}));
const { AreaLoader } = await import('./loader.ts');

const copies = { react: 1, 'react-dom': 2, router: 3, query: 4, state: 5, runtime: 6 };
const area = { name: 'system', contract: CONTRACT_VERSION, routes: [], copies };
const row = testRow('system', { label: 'System' });
const freshRow = vi.fn(async (): Promise<RegistryEntry | undefined> => undefined);
const open = (rows: AreaRow[] = [row]) => new AreaLoader(rows, async () => copies, freshRow);
const reasonOf = async (promise: Promise<unknown>) =>
  promise.then(
    () => 'ready',
    (error: unknown) => (error instanceof RemoteError ? error.reason : error),
  );
const fail = (reason: 'http' | 'timeout' | 'network' | 'evaluation') =>
  Promise.reject(new RemoteError('system', reason, reason));

beforeEach(() => {
  fetchEntry.mockReset().mockImplementation(async (asked: AreaRow) => ({ container: {}, row: asked }));
  moduleOf.mockReset().mockResolvedValue({ area });
  freshRow.mockClear();
});

describe('AreaLoader', () => {
  it('loads an area once and caches the success', async () => {
    const loader = open();
    const [first, second] = await Promise.all([loader.load('system'), loader.load('system')]);
    expect(first).toBe(second);
    await loader.load('system');
    expect(fetchEntry).toHaveBeenCalledTimes(1);
    expect(loader.states().get('system')?.phase).toBe('ready');
  });

  it.each(['http', 'network'] as const)('retries once after %s, at another URL', async (reason) => {
    fetchEntry.mockImplementationOnce(() => fail(reason));
    await open().load('system');
    expect(fetchEntry.mock.calls).toMatchObject([
      [{}, ''],
      [{}, '?try=2'],
    ]);
  });

  it.each(['timeout', 'evaluation'] as const)('does not retry automatically after %s', async (reason) => {
    fetchEntry.mockImplementation(() => fail(reason));
    expect(await reasonOf(open().load('system'))).toBe(reason);
    expect(fetchEntry).toHaveBeenCalledTimes(1);
  });

  it('does not cache a failure and retries with the current row', async () => {
    fetchEntry.mockImplementationOnce(() => fail('evaluation'));
    const loader = open();
    expect(await reasonOf(loader.load('system'))).toBe('evaluation');
    expect(loader.states().get('system')).toMatchObject({ phase: 'failed', reason: 'evaluation' });
    freshRow.mockResolvedValueOnce({
      ...row,
      build: 'b',
      entry: '/remotes/system/b/remoteEntry.11111111.js',
    });
    await loader.load('system');
    expect(fetchEntry.mock.lastCall?.[0]).toMatchObject({ build: 'b' });
    expect(loader.states().get('system')?.phase).toBe('ready');
  });

  it('runs and reports the build whose entry loaded, even when an earlier attempt requested it', async () => {
    fetchEntry.mockImplementationOnce(() => fail('timeout'));
    const loader = open();
    await reasonOf(loader.load('system'));
    const next = { ...row, build: 'b', entry: '/remotes/system/b/remoteEntry.11111111.js' };
    freshRow.mockResolvedValueOnce(next);
    fetchEntry.mockImplementationOnce(async () => ({ container: {}, row }));
    await loader.load('system');
    expect(fetchEntry.mock.lastCall?.[0]).toEqual(next);
    expect(loader.rowOf('system')).toEqual(row);
  });

  it('keeps the last failure after a successful retry, and failures while the area runs', async () => {
    fetchEntry.mockImplementationOnce(() => fail('evaluation'));
    const loader = open();
    await reasonOf(loader.load('system'));
    await loader.load('system');
    expect(loader.lastErrors().get('system')?.error.reason).toBe('evaluation');
    loader.note(new RemoteError('system', 'crash', 'broken'));
    expect(loader.lastErrors().get('system')?.error.message).toBe('broken');
    expect(loader.states().get('system')?.phase).toBe('ready');
  });

  it('uses a valid row that replaces an invalid one', async () => {
    const refused: AreaRow = { ...row, refusal: 'label must be a label' };
    const loader = open([refused]);
    expect(await reasonOf(loader.load('system'))).toBe('registry');
    freshRow.mockResolvedValueOnce(row);
    expect(await reasonOf(loader.load('system'))).toBe('ready');
  });

  it.each([
    ['a malformed member', { refusal: 'label must be a label' }, 'registry'],
    ['no hash', { integrity: '' }, 'integrity'],
    ['a weak hash', { integrity: `sha256-${'A'.repeat(43)}=` }, 'integrity'],
    ['a newer contract', { contract: CONTRACT_VERSION + 1 }, 'contract'],
    ['a newer minor version of the contract', { contractMinor: 3 }, 'contract'],
    ['a newer react', { react: '19.3.1' }, 'shared-version'],
    ['another major version of react', { react: '18.3.0' }, 'shared-version'],
    ['newer shared modules', { shared: '1.3.0' }, 'shared-version'],
    ['its pages in the other document', { elsewhere: true } as const, 'elsewhere'],
  ])('refuses a row with %s before anything is fetched', async (_, change, reason) => {
    const loader = open([{ ...row, ...change }]);
    expect(await reasonOf(loader.load('system'))).toBe(reason);
    expect(loader.states().get('system')?.phase).toBe('refused');
    expect(fetchEntry).not.toHaveBeenCalled();
  });

  it('runs a remote of any release of the federation plugin, with an earlier react and earlier shared modules', async () => {
    const earlier = { ...row, federation: '2.8.0', react: '19.2.7', contractMinor: 2 };
    expect(await reasonOf(open([earlier]).load('system'))).toBe('ready');
  });

  it('refuses a module that brings its own copy of a shared library', async () => {
    moduleOf.mockResolvedValue({ area: { ...area, copies: { ...copies, query: 'other' } } });
    expect(await reasonOf(open().load('system'))).toBe('shared-version');
  });

  it.each([undefined, {}, { area: {} }])('refuses the module %j', async (module) => {
    moduleOf.mockResolvedValue(module);
    expect(await reasonOf(open().load('system'))).toBe('contract');
  });

  it('refuses a module of a newer contract than its row says', async () => {
    moduleOf.mockResolvedValue({ area: { ...area, contract: 9 } });
    expect(await reasonOf(open().load('system'))).toBe('contract');
  });

  it('reports a failing exposed chunk and requests it again from the same container', async () => {
    moduleOf.mockRejectedValueOnce(
      Object.assign(new Error('Loading chunk 1 failed'), { name: 'ChunkLoadError' }),
    );
    const loader = open();
    expect(await reasonOf(loader.load('system'))).toBe('chunk');
    expect(await reasonOf(loader.load('system'))).toBe('ready');
    expect(fetchEntry).toHaveBeenCalledTimes(1);
  });

  it('reports an area that is not registered', async () => {
    expect(await reasonOf(open([]).load('system'))).toBe('not-registered');
  });
});
