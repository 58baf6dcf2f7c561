import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const FRAME_ALONE = 300;

beforeEach(() => {
  // Whether the frame is there is a state of the document
  vi.resetModules();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** The wait for the first page, in its own document, and whether it is over. */
async function waiting() {
  const { noteFrame, whenWorthRendering } = await import('./first-render.ts');
  const page = Promise.withResolvers<void>();
  const state = { isOver: false };
  void whenWorthRendering(page.promise).then(() => {
    state.isOver = true;
  });
  return { noteFrame, page, state };
}

// @sheet common-ui/34.53
test('the frame is rendered together with a page that is quick', async () => {
  const { noteFrame, page, state } = await waiting();
  noteFrame();
  await vi.advanceTimersByTimeAsync(FRAME_ALONE - 1);
  expect(state.isOver).toBe(false);
  page.resolve();
  await vi.advanceTimersByTimeAsync(0);
  expect(state.isOver).toBe(true);
});

// @sheet common-ui/34.53
test('the frame is rendered alone when the page takes longer', async () => {
  const { noteFrame, state } = await waiting();
  noteFrame();
  await vi.advanceTimersByTimeAsync(FRAME_ALONE);
  expect(state.isOver).toBe(true);
});

test('a page waits for the frame, however late it is', async () => {
  const { noteFrame, page, state } = await waiting();
  page.resolve();
  await vi.advanceTimersByTimeAsync(10 * FRAME_ALONE);
  expect(state.isOver).toBe(false);
  noteFrame();
  await vi.advanceTimersByTimeAsync(0);
  expect(state.isOver).toBe(true);
});
