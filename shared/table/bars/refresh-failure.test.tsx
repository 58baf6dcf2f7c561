// @vitest-environment happy-dom
import { apiError, projectList, projectView } from '@console/shared/api';
import { clearCache, load, markPartial, query, refresh, useLoaded, useQuery } from '@console/shared/query';
import { announcementAtom, store } from '@console/shared/runtime';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { RefreshControl } from './refresh-control.tsx';
import { RefreshFailure } from './refresh-failure.tsx';

const SEEN = new Date(2026, 10, 22, 18, 3);
const view = query(projectView, { path: { project: 'a' } });
const fetchStub = vi.fn<typeof fetch>();
const answer = (status: number, body: unknown) =>
  fetchStub.mockImplementation(async () => new Response(JSON.stringify(body), { status }));

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: SEEN });
  vi.stubGlobal('fetch', fetchStub);
  vi.spyOn(console, 'error').mockReturnValue();
  answer(200, { name: 'a', description: 'first' });
  await load([view]);
});
afterEach(() => {
  cleanup();
  clearCache();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function Detail({ isPlain = false }) {
  const { description } = useLoaded(view);
  return (
    <>
      <h1>{description}</h1>
      {isPlain ? <RefreshFailure /> : <RefreshControl onRefresh={async () => undefined} updatedAt={SEEN} />}
    </>
  );
}

test.each([
  ['today', SEEN, 'Updated 6:03 PM'],
  ['yesterday', new Date(2026, 10, 21, 18, 3), 'Updated Nov 21, 2026, 6:03 PM'],
])('data of %s has a time that says so', (_, at, text) => {
  const { container } = render(<RefreshControl onRefresh={async () => undefined} updatedAt={at} />);
  expect(container.textContent?.replaceAll(/\s/gu, ' ')).toBe(text);
});

const fail = async () => {
  answer(503, {});
  vi.setSystemTime(SEEN.valueOf() + 3_600_000);
  await act(() => refresh(projectView, projectList));
};

describe.each([
  ['beside the refresh button', false],
  ['on a page without one', true],
])('%s', (_, isPlain) => {
  test('a failed refresh is reported with the age of the data shown, until a refresh succeeds', async () => {
    render(<Detail isPlain={isPlain} />);
    expect(screen.queryByText('Updated 6:03 PM') === null).toBe(isPlain);
    await fail();
    const line = await screen.findByText('Could not refresh · data from 6:03 PM ·');
    expect(line).toBeDefined();
    expect(screen.queryByText('Updated 6:03 PM')).toBeNull();
    expect(store.get(announcementAtom).text).toBe('Could not refresh. Data from 6:03 PM.');
    expect(screen.getByRole('heading').textContent).toBe('first');
    answer(200, { name: 'a', description: 'second' });
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(screen.queryByText(/Could not refresh/)).toBeNull());
    expect(screen.getByRole('heading').textContent).toBe('second');
  });
});

describe('data that was never loaded', () => {
  function Part() {
    useQuery(query(projectList, {}));
    return <RefreshControl onRefresh={async () => undefined} updatedAt={SEEN} />;
  }

  // @sheet common-ui/34.38
  test('is announced once, and stays reported while it is refetched in vain', async () => {
    answer(503, {});
    render(<Part />);
    await screen.findByText('Part of this page could not be loaded ·');
    const { id } = store.get(announcementAtom);
    const { promise, resolve } = Promise.withResolvers<Response>();
    fetchStub.mockReturnValue(promise);
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await act(async () => {});
    expect(screen.queryByText('Part of this page could not be loaded ·')).not.toBeNull();
    await act(async () => resolve(new Response('{}', { status: 503 })));
    expect(screen.queryByText('Part of this page could not be loaded ·')).not.toBeNull();
    expect(store.get(announcementAtom).id).toBe(id);
  });

  // @sheet common-ui/34.36 common-ui/34.38
  test('is reported, and can be refetched', async () => {
    answer(503, {});
    render(<Part />);
    await screen.findByText('Part of this page could not be loaded ·');
    expect(store.get(announcementAtom).text).toBe('Part of this page could not be loaded.');
    answer(200, { items: [] });
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await screen.findByText('Updated 6:03 PM');
  });

  // @sheet common-ui/34.36
  test('for lack of a right is reported without a retry button', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    answer(403, {});
    render(<Part />);
    await screen.findByText('Part of this page is not available with your roles');
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  });

  // @sheet common-ui/34.43
  test('as one of many requests for the same data is shown and retried', async () => {
    const many = vi.fn(async () => {
      const data = new Map<string, string | undefined>([['a', undefined]]);
      markPartial(data, [apiError({ kind: 'server', message: 'no' })]);
      return data;
    });
    const both = { queryKey: ['projectView', 'each of', 'a'] as const, queryFn: many };
    function Many() {
      useQuery(both);
      return <RefreshControl onRefresh={async () => undefined} updatedAt={SEEN} />;
    }
    render(<Many />);
    await screen.findByText('Part of this page could not be loaded ·');
    many.mockResolvedValue(new Map([['a', 'told']]));
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await screen.findByText('Updated 6:03 PM');
  });

  test('that does not exist is shown by its cell', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    answer(404, {});
    render(<Part />);
    await waitFor(() => expect(console.warn).toHaveBeenCalled());
    expect(screen.getByText('Updated 6:03 PM')).toBeDefined();
  });
});
