// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { AreaModule } from '@console/shared/contract';
import { provideAreas } from '@console/shared/runtime';
import { search } from '../../shell/src/search/search.ts';
import { linesOf, pass, stopClock, useApi } from '../../shell/src/search/test-search.ts';
import { SCOPE, searchAll } from '../testing/search.ts';

vi.mock(import('../../shell/src/search/has-page.ts'), () => ({
  hasPage: (path: string) => !path.startsWith('/gone'),
}));

useApi();

type Find = NonNullable<AreaModule['find']>;

/** The area Backups, in the scope of a search. */
const AREAS = { areas: [{ name: 'backups', label: 'Backups', finds: 'Backup' }] };

const searchHere = (text: string) => searchAll(text, AREAS);

/** The code of the area; it has none when `find` is undefined. */
function provide(find: Find | undefined): void {
  const module: AreaModule = {
    name: 'backups',
    contract: 5,
    routes: [],
    copies: { react: 0, 'react-dom': 0, router: 0, state: 0, runtime: 0 },
    ...(find && { find }),
  };
  provideAreas(async () => module);
}

const BACKUP = { id: '1', name: 'nightly-zeta', context: ['edge-cache'], to: '/backups/1' };

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
});

test('what another area finds comes after the own results, under the label of its kind', async () => {
  const find = vi.fn<Find>(async () => [BACKUP, { id: '2', name: 'ams', to: '/backups/2' }]);
  provide(find);
  const found = await searchHere('Cache-AMS-01');
  expect(linesOf(found).slice(-2)).toEqual(['other · ams', 'other · nightly-zeta · edge-cache']);
  expect(found.hits.at(-1)).toMatchObject({ label: 'Backup', to: '/backups/1' });
  expect(found.sentence).toBe('');
  expect(find).toHaveBeenCalledExactlyOnceWith('cache-ams-01', expect.any(AbortSignal));
});

test('a better match of another area comes first', async () => {
  provide(async () => [{ ...BACKUP, name: 'cache-ams' }]);
  expect(linesOf(await searchHere('cache-ams'))[0]).toBe('other · cache-ams · edge-cache');
});

test.each([
  ['with a page that the console does not have', '/gone/1'],
  ['of another site', '//example.test/1'],
  ['with a script', 'javascript:alert(1)'],
])('a result %s is left out', async (_, to) => {
  provide(async () => [{ ...BACKUP, to }, BACKUP]);
  expect(linesOf(await searchHere('zeta'))).toEqual(['other · nightly-zeta · edge-cache']);
});

test('at most 50 are shown, and long names are cut', async () => {
  const name = 'zeta'.repeat(100);
  provide(async () => Array.from({ length: 60 }, (_, id) => ({ ...BACKUP, id: `${id}`, name })));
  const { hits } = await searchHere('zeta');
  expect(hits).toHaveLength(50);
  expect(Math.max(...hits.map((hit) => hit.name.length))).toBeLessThanOrEqual(200);
});

const bad = (answer: unknown): Find => new Proxy<Find>(async () => [], { apply: async () => answer });

describe('the search says that an area was not searched', () => {
  test.each([
    ['rejects', async () => Promise.reject(new Error('lost'))],
    [
      'throws',
      () => {
        throw new Error('broken');
      },
    ],
    ['has no such function', undefined],
    ['answers with no list', bad('nothing')],
    ['finds something without a name', bad([{ id: '1', to: '/backups/1' }])],
    ['finds null', bad([null])],
  ] satisfies [string, Find | undefined][])('when it %s', async (_, find) => {
    provide(find);
    const found = await searchHere('cache-ams-01');
    expect(found.sentence).toBe('Could not search Backups.');
    expect(found.hits.length).toBeGreaterThan(0);
  });

  test('when it does not answer within 20 seconds', async () => {
    provide(() => new Promise(() => undefined));
    stopClock();
    const ends = new AbortController();
    const sentences: string[] = [];
    search('cache-ams-01', { ...SCOPE, ...AREAS }, ends.signal, ({ isRunning, sentence }) =>
      sentences.push(isRunning ? 'running' : sentence),
    );
    await pass(5_000);
    expect(sentences.at(-1)).toBe('running');
    await pass(20_000);
    expect(sentences.at(-1)).toBe('Could not search Backups.');
    ends.abort();
  });
});

test('another area is not asked for kinds of the console alone', async () => {
  const find = vi.fn<Find>(async () => []);
  provide(find);
  await searchHere('instance:cache');
  expect(find).not.toHaveBeenCalled();
});

test('typing on aborts it', async () => {
  let given: AbortSignal | undefined;
  provide((_, signal) => {
    given = signal;
    return new Promise(() => undefined);
  });
  stopClock();
  const ends = new AbortController();
  search('cache-ams-01', { ...SCOPE, ...AREAS }, ends.signal, () => undefined);
  await pass(1_000);
  expect(given?.aborted).toBe(false);
  ends.abort();
  expect(given?.aborted).toBe(true);
});
