import { afterAll, expect, test, vi } from 'vitest';
import { firstReads, recordReads } from './first-reads.ts';

const real = globalThis.fetch;
recordReads();
afterAll(() => {
  globalThis.fetch = real;
  vi.unstubAllGlobals();
});

interface Args {
  params: Readonly<Record<string, string | undefined>>;
}
const ask = (url: string, method = 'GET') => fetch(url, { method });

const readsOf = (loader: (args: Args) => unknown) =>
  firstReads('/silos/:silo/users/:user', [{ loader }], () => undefined);

test('reads have the parameters of the path', async () => {
  const found = await readsOf(({ params: { silo, user } }) => ask(`/v1/users/${user}?silo=${silo}`));
  expect(found).toEqual(['/v1/users/:user?silo=:silo']);
});

test('the same read is listed once, and a write or a read with a body never', async () => {
  const found = await readsOf(() => Promise.all([ask('/v1/a'), ask('/v1/a'), ask('/v1/b', 'POST')]));
  expect(found).toEqual(['/v1/a']);
});

test('a read that waits for another response is not listed', async () => {
  const found = await readsOf(async () => {
    await ask('/v1/first');
    await ask('/v1/second');
  });
  expect(found).toEqual(['/v1/first']);
});

test.each<[what: string, url: () => string]>([
  ['the time', () => `/v1/x?start=${new Date().toISOString()}`],
  ['the day', () => `/v1/x?day=${new Date(Date.now()).toDateString()}`],
  ['chance', () => `/v1/x?id=${Math.random()}`],
])('a read that depends on %s is not listed, the others are', async (_, url) => {
  expect(await readsOf(() => Promise.all([ask(url()), ask('/v1/y')]))).toEqual(['/v1/y']);
});

test('a read that depends on what a parameter looks like is not listed', async () => {
  const found = await readsOf(({ params: { user = '' } }) =>
    ask(/^[\da-f-]{36}$/.test(user) ? `/v1/by-id/${user}` : `/v1/by-name/${user}`),
  );
  expect(found).toEqual([]);
});

test.each(['localStorage', 'sessionStorage'] as const)(
  'a page that looks into %s has no reads',
  async (name) => {
    const found = await readsOf(() => {
      void ask('/v1/x');
      try {
        return Reflect.get(globalThis, name).getItem('kept');
      } catch {
        return null;
      }
    });
    expect(found).toEqual([]);
  },
);

test('a page whose loader fails without a browser has no reads', async () => {
  const found = await readsOf(() => {
    void ask('/v1/x');
    throw new Error('no document');
  });
  expect(found).toEqual([]);
});
