// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { networkError } from '@console/shared/api';
import { useTask } from './use-task.ts';

// @sheet specification/4.10
it('stays pending after a success, and sends nothing twice', async () => {
  const task = vi.fn(async (_: string) => undefined);
  const { result } = renderHook(() => useTask(task));
  await act(() => Promise.all([result.current.run('a'), result.current.run('b')]));
  await act(() => result.current.run('c'));
  expect(task).toHaveBeenCalledExactlyOnceWith('a');
  expect(result.current).toMatchObject({ pending: true, error: null });
});

it('shows the reason of a failure and can be retried', async () => {
  const error = networkError('loginLocal');
  const task = vi.fn(async () => Promise.reject(error));
  const { result } = renderHook(() => useTask(task));
  await act(() => result.current.run(undefined));
  expect(result.current).toMatchObject({ pending: false, error });
  act(() => result.current.reset());
  expect(result.current.error).toBeNull();
  await act(() => result.current.run(undefined));
  expect(task).toHaveBeenCalledTimes(2);
});

it('rethrows errors that are not API errors', async () => {
  const { result } = renderHook(() => useTask(async () => Promise.reject(new Error('bug'))));
  await act(() => expect(result.current.run(undefined)).rejects.toThrow('bug'));
  expect(result.current).toMatchObject({ pending: false, error: null });
});
