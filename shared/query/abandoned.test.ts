// @vitest-environment happy-dom
import { renderHook, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { queryClient } from './client.ts';
import { fetchQuery, fetchToShow, load, useQuery } from './index.ts';
import { calls, hang, ok, server, useStubServer, view, wire } from './test-server.ts';

/* A read is aborted when the last component that shows its data leaves the screen, also when others wait for it. */

useStubServer();

/** Reads a project on behalf of a query of several reads. */
const both = {
  queryKey: ['projectView', 'of several'],
  queryFn: async () => (await fetchToShow(view('a'))).name,
};

test('is sent again for the query that still waits for it', async () => {
  hang('GET /v1/projects/a');
  server.set('GET /v1/projects/a', ok(wire('a')));
  const reader = renderHook(() => useQuery(view('a')));
  const whole = fetchQuery(both);
  await waitFor(() => expect(calls()).toHaveLength(1));
  reader.unmount();
  expect(await whole).toBe('a');
  expect(calls()).toHaveLength(2);
});

test('is sent again for the page that opens', async () => {
  hang('GET /v1/projects/a');
  server.set('GET /v1/projects/a', ok(wire('a')));
  const reader = renderHook(() => useQuery(view('a')));
  const opened = load([view('a')]);
  await waitFor(() => expect(calls()).toHaveLength(1));
  reader.unmount();
  expect(await opened).toBeNull();
});

test.each([
  ['a query', () => fetchToShow(view('a'))],
  [
    'a form',
    async () => {
      await load([view('a')], [], { isFresh: true });
      return queryClient.getQueryData(view('a').queryKey);
    },
  ],
])('is sent again for %s that must not get the data from before a change', async (_, read) => {
  server.set('GET /v1/projects/a', ok(wire('a')));
  const reader = renderHook(() => useQuery(view('a')));
  await waitFor(() => expect(reader.result.current.data).toBeDefined());
  await queryClient.invalidateQueries({ queryKey: view('a').queryKey, refetchType: 'none' });
  hang('GET /v1/projects/a');
  const shown = read();
  await waitFor(() => expect(calls()).toHaveLength(2));
  server.set('GET /v1/projects/a', ok({ ...wire('a'), description: 'changed' }));
  reader.unmount();
  expect(await shown).toMatchObject({ description: 'changed' });
});

test('is not sent again when its data is removed', async () => {
  hang('GET /v1/projects/a');
  const whole = fetchQuery(view('a'));
  await waitFor(() => expect(calls()).toHaveLength(1));
  queryClient.clear();
  await expect(whole).rejects.toThrow();
  expect(calls()).toHaveLength(1);
});
