import type { Query } from '@console/shared/query';
import { expect, test } from 'vitest';
import { withConcurrencyLimit } from './in-turn.ts';

/** Queries whose answers come when told, and the names of those that have been asked. */
function line(names: readonly string[]) {
  const asked: string[] = [];
  const answers = new Map<string, (answer: string) => void>();
  const failures = new Map<string, (error: Error) => void>();
  const queries = names.map((name): Query<string> =>
    withConcurrencyLimit({
      queryKey: [name],
      queryFn: () => {
        asked.push(name);
        return new Promise((resolve, reject) => {
          answers.set(name, resolve);
          failures.set(name, reject);
        });
      },
    }),
  );
  return { asked, queries, answers, failures };
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 0));
const ask = (each: Query<string>, signal = new AbortController().signal) => each.queryFn({ signal });

test('four are asked at a time, the others in their order', async () => {
  const { asked, queries, answers } = line(['a', 'b', 'c', 'd', 'e', 'f']);
  const all = queries.map((each) => ask(each));
  await settle();
  expect(asked).toEqual(['a', 'b', 'c', 'd']);
  answers.get('c')?.('C');
  await settle();
  expect(asked).toEqual(['a', 'b', 'c', 'd', 'e']);
  for (const name of ['a', 'b', 'd', 'e']) answers.get(name)?.(name.toUpperCase());
  await settle();
  answers.get('f')?.('F');
  expect(await Promise.all(all)).toEqual(['A', 'B', 'C', 'D', 'E', 'F']);
});

test('a failure makes room as an answer does, and is passed on', async () => {
  const { asked, queries, answers, failures } = line(['a', 'b', 'c', 'd', 'e']);
  const [first, ...others] = queries.map((each) => ask(each));
  const refused = expect(first).rejects.toThrow('no');
  await settle();
  failures.get('a')?.(new Error('no'));
  await refused;
  await settle();
  expect(asked).toContain('e');
  for (const name of ['b', 'c', 'd', 'e']) answers.get(name)?.(name);
  expect(await Promise.all(others)).toEqual(['b', 'c', 'd', 'e']);
});

test('who gives up while waiting is never asked, and before it too', async () => {
  const { asked, queries, answers } = line(['a', 'b', 'c', 'd', 'e', 'f']);
  const impatient = new AbortController();
  const all = queries.map((each, index) => ask(each, index === 4 ? impatient.signal : undefined));
  const outcome = Promise.allSettled(all);
  await settle();
  impatient.abort();
  for (const name of ['a', 'b', 'c', 'd']) answers.get(name)?.(name);
  await settle();
  answers.get('f')?.('f');
  expect((await outcome).map(({ status }) => status === 'fulfilled')).toEqual([
    true,
    true,
    true,
    true,
    false,
    true,
  ]);
  const [late] = line(['z']).queries;
  await expect(late && ask(late, AbortSignal.abort())).rejects.toThrow();
  expect(asked).toEqual(['a', 'b', 'c', 'd', 'f']);
});
