// @vitest-environment happy-dom
import { isApiError, projectList } from '@console/shared/api';
import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { load, query, usePage } from './index.ts';
import { ok, server, useStubServer, wire } from './test-server.ts';

useStubServer();

vi.mock('./read-rows.ts', () => {
  throw new Error('Loading chunk read-rows failed');
});

test('code that cannot be loaded is reported with a sentence, and the first page stays', async () => {
  const page = (pageToken?: string, limit = 2) => query(projectList, { query: { limit, pageToken } });
  server.set('GET /v1/projects?limit=2', ok({ items: [wire('a'), wire('b')], next_page: 'more' }));
  await load([page()]);
  const { result } = renderHook(() => usePage(page));
  act(() => result.current.wantAll(true));
  await waitFor(() => expect(result.current.reading?.error).toBeTruthy());
  expect(isApiError(result.current.reading?.error)).toBe(true);
  expect(result.current.reading?.error?.message).toMatch(/^A part of the console could not be loaded/);
  expect(result.current.reading?.hasMore).toBe(true);
  expect(result.current.items.map(({ name }) => name)).toEqual(['a', 'b']);
});
