import type { Query } from '@console/shared/query';
import { expect, test } from 'vitest';
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

test('runs four queries at a time and the others in order', async () => {
  const { requested, queries, responses } = queue(['a', 'b', 'c', 'd', 'e', 'f']);
  const all = queries.map((each) => run(each));
  await settle();
  expect(requested).toEqual(['a', 'b', 'c', 'd']);
  responses.get('c')?.('C');
  await settle();
  expect(requested).toEqual(['a', 'b', 'c', 'd', 'e']);
  for (const name of ['a', 'b', 'd', 'e']) responses.get(name)?.(name.toUpperCase());
  await settle();
  responses.get('f')?.('F');
  expect(await Promise.all(all)).toEqual(['A', 'B', 'C', 'D', 'E', 'F']);
});

test('a failure also starts the next query, and is rethrown', async () => {
  const { requested, queries, responses, failures } = queue(['a', 'b', 'c', 'd', 'e']);
  const [first, ...others] = queries.map((each) => run(each));
  const refused = expect(first).rejects.toThrow('no');
  await settle();
  failures.get('a')?.(new Error('no'));
  await refused;
  await settle();
  expect(requested).toContain('e');
  for (const name of ['b', 'c', 'd', 'e']) responses.get(name)?.(name);
  expect(await Promise.all(others)).toEqual(['b', 'c', 'd', 'e']);
});

test('a query that is aborted before or while it waits is never requested', async () => {
  const { requested, queries, responses } = queue(['a', 'b', 'c', 'd', 'e', 'f']);
  const controller = new AbortController();
  const all = queries.map((each, index) => run(each, index === 4 ? controller.signal : undefined));
  const outcome = Promise.allSettled(all);
  await settle();
  controller.abort();
  for (const name of ['a', 'b', 'c', 'd']) responses.get(name)?.(name);
  await settle();
  responses.get('f')?.('f');
  expect((await outcome).map(({ status }) => status === 'fulfilled')).toEqual([
    true,
    true,
    true,
    true,
    false,
    true,
  ]);
  const [late] = queue(['z']).queries;
  await expect(late && run(late, AbortSignal.abort())).rejects.toThrow();
  expect(requested).toEqual(['a', 'b', 'c', 'd', 'f']);
});
