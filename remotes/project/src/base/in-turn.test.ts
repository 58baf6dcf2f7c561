import type { Query } from '@console/shared/query';
import { expect, test, vi } from 'vitest';
import { withConcurrencyLimit } from './in-turn.ts';

/** Queries that the test settles, and the names of those that were requested. */
function queue(names: readonly string[]) {
  const requested: string[] = [];
  const responses = new Map<string, (response: string) => void>();
  const failures = new Map<string, (error: Error) => void>();
  const queries = names.map((name): Query<string> =>
    withConcurrencyLimit({
      queryKey: [name],
      queryFn: () => {
        requested.push(name);
        return new Promise((resolve, reject) => {
          responses.set(name, resolve);
          failures.set(name, reject);
        });
      },
    }),
  );
  return { requested, queries, responses, failures };
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 0));
const run = (each: Query<string>, signal = new AbortController().signal) => each.queryFn({ signal });

// @sheet compute-storage/9.90
test('runs six queries at a time and the others in order', async () => {
  const { requested, queries, responses } = queue(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']);
  const all = queries.map((each) => run(each));
  await settle();
  expect(requested).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
  responses.get('c')?.('C');
  await settle();
  expect(requested).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g']);
  for (const name of ['a', 'b', 'd', 'e', 'f', 'g']) responses.get(name)?.(name.toUpperCase());
  await settle();
  responses.get('h')?.('H');
  expect(await Promise.all(all)).toEqual(['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H']);
});

// @sheet compute-storage/9.90
test('shows outcomes together: when all have arrived, or 400 ms after the first', async () => {
  vi.useFakeTimers();
  const { queries, responses } = queue(['a', 'b', 'c']);
  const shown: string[] = [];
  for (const each of queries) void run(each).then((text) => shown.push(text));
  await vi.advanceTimersByTimeAsync(0);
  responses.get('a')?.('A');
  await vi.advanceTimersByTimeAsync(399);
  expect(shown).toEqual([]);
  responses.get('b')?.('B');
  await vi.advanceTimersByTimeAsync(1);
  expect(shown).toEqual(['A', 'B']);
  responses.get('c')?.('C');
  await vi.advanceTimersByTimeAsync(0);
  expect(shown).toEqual(['A', 'B', 'C']);
  vi.useRealTimers();
});

test('a failure also starts the next query, and is rethrown', async () => {
  const { requested, queries, responses, failures } = queue(['a', 'b', 'c', 'd', 'e', 'f', 'g']);
  const [first, ...others] = queries.map((each) => run(each));
  const refused = expect(first).rejects.toThrow('no');
  await settle();
  failures.get('a')?.(new Error('no'));
  await refused;
  await settle();
  expect(requested).toContain('g');
  for (const name of ['b', 'c', 'd', 'e', 'f', 'g']) responses.get(name)?.(name);
  expect(await Promise.all(others)).toEqual(['b', 'c', 'd', 'e', 'f', 'g']);
});

test('a query that is aborted before or while it waits is never requested', async () => {
  const { requested, queries, responses } = queue(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']);
  const controller = new AbortController();
  const all = queries.map((each, index) => run(each, index === 6 ? controller.signal : undefined));
  const outcome = Promise.allSettled(all);
  await settle();
  controller.abort();
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f']) responses.get(name)?.(name);
  await settle();
  responses.get('h')?.('h');
  expect((await outcome).map(({ status }) => status)).toEqual([
    ...Array.from({ length: 6 }, () => 'fulfilled'),
    'rejected',
    'fulfilled',
  ]);
  const [late] = queue(['z']).queries;
  await expect(late && run(late, AbortSignal.abort())).rejects.toThrow();
  expect(requested).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'h']);
});
