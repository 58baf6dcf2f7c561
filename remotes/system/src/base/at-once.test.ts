// @vitest-environment happy-dom
import { renderHook, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { apiError } from '@console/shared/api';
import { QueryProvider, useQuery, useStale } from '@console/shared/query';
import { askMany } from './at-once.ts';

const items = Array.from({ length: 64 }, (_, index) => index);

// @sheet compute-storage/9.90
it('sends six requests at a time, and returns undefined for those that fail', async () => {
  let [running, most] = [0, 0];
  const answers = await askMany(
    items,
    async (item) => {
      running += 1;
      most = Math.max(most, running);
      await Promise.resolve();
      running -= 1;
      if (item % 10 === 3) throw new Error('no');
      return item * 2;
    },
    new AbortController().signal,
  );
  expect(most).toBe(6);
  expect(answers.size).toBe(64);
  expect([answers.get(2), answers.get(3)]).toEqual([4, undefined]);
});

// @sheet common-ui/34.43
it('reports missing entries, but not outdated ones', async () => {
  const ask = async (kind: 'server' | 'not-found') => {
    await Promise.resolve();
    throw apiError({ kind, message: 'no' });
  };
  const told = async (kinds: readonly ('server' | 'not-found')[]) => {
    const { result, unmount } = renderHook(
      () => {
        const { data } = useQuery({
          queryKey: ['sledView', 'each of', ...kinds] as const,
          queryFn: ({ signal }) => askMany(kinds, ask, signal),
        });
        return { data, stale: useStale() };
      },
      { wrapper: QueryProvider },
    );
    await waitFor(() => expect(result.current.data?.size).toBe(kinds.length));
    const { stale } = result.current;
    unmount();
    return stale?.missing;
  };
  expect(await told(['not-found', 'server'])).toBe('failed');
  expect(await told(['not-found'])).toBeUndefined();
});

it('stops when its caller aborts', async () => {
  const controller = new AbortController();
  const asked: number[] = [];
  const all = askMany(
    items,
    (item) => {
      asked.push(item);
      controller.abort();
      return Promise.reject(new Error('aborted'));
    },
    controller.signal,
  );
  await expect(all).rejects.toThrow('aborted');
  expect(asked.length).toBeLessThanOrEqual(6);
});

// @sheet operator/13.44
it('counts the requests of all callers', async () => {
  let [running, most] = [0, 0];
  const ask = async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setTimeout(resolve, 1));
    running -= 1;
  };
  const { signal } = new AbortController();
  await Promise.all([askMany(items, ask, signal), askMany(items, ask, signal), askMany(items, ask, signal)]);
  expect([running, most]).toEqual([0, 6]);
});

it('gives the slots of aborted requests to others', async () => {
  const controller = new AbortController();
  const never = askMany(
    items,
    () =>
      new Promise((_, refuse) => {
        controller.signal.addEventListener('abort', () => refuse(new Error('aborted')));
      }),
    controller.signal,
  );
  const others = askMany(items, async (item) => item, new AbortController().signal);
  controller.abort();
  await expect(never).rejects.toThrow();
  expect((await others).get(63)).toBe(63);
});
