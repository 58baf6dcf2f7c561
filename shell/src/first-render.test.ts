import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FRAME_ALONE, whenWorthRendering } from './first-render.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** The wait with promises that the test resolves, and whether it is over. */
function waiting() {
  const [frame, page] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const state = { isOver: false };
  void whenWorthRendering(frame.promise, page.promise).then(() => {
    state.isOver = true;
  });
  return { frame, page, state };
}

test('the frame is rendered together with a page that is quick', async () => {
  const { frame, page, state } = waiting();
  frame.resolve();
  await vi.advanceTimersByTimeAsync(FRAME_ALONE - 1);
  expect(state.isOver).toBe(false);
  page.resolve();
  await vi.advanceTimersByTimeAsync(0);
  expect(state.isOver).toBe(true);
});

test('the frame is rendered alone when the page takes longer', async () => {
  const { frame, state } = waiting();
  frame.resolve();
  await vi.advanceTimersByTimeAsync(FRAME_ALONE);
  expect(state.isOver).toBe(true);
});

test('a page waits for the frame, however late it is', async () => {
  const { frame, page, state } = waiting();
  page.resolve();
  await vi.advanceTimersByTimeAsync(10 * FRAME_ALONE);
  expect(state.isOver).toBe(false);
  frame.resolve();
  await vi.advanceTimersByTimeAsync(0);
  expect(state.isOver).toBe(true);
});
