// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

type Callback = (entries: { target: Element; isIntersecting: boolean }[]) => void;

let report: Callback = () => undefined;
const observed = new Set<Element>();
let observers = 0;

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  observed.clear();
  observers = 0;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: Callback) {
        report = callback;
        observers += 1;
      }
      observe = (element: Element) => observed.add(element);
      unobserve = (element: Element) => observed.delete(element);
    },
  );
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

async function show(known: (name: string) => boolean = () => false) {
  const { useHasBeenVisible } = await import('./use-seen.ts');
  function Row({ name }: { name: string }) {
    const [ref, isSeen] = useHasBeenVisible<HTMLLIElement>(() => known(name));
    return (
      <li ref={ref}>
        {name} {isSeen ? 'seen' : 'waits'}
      </li>
    );
  }
  return render(
    <ul>
      <Row name="a" />
      <Row name="b" />
    </ul>,
  );
}

const texts = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
const move = (name: 'a' | 'b', isIntersecting = true) =>
  act(() => {
    const target = screen.getAllByRole('listitem')[name === 'a' ? 0 : 1];
    if (target) report([{ target, isIntersecting }]);
  });
const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });

test('the first visible rows count at once', async () => {
  await show();
  expect(texts()).toEqual(['a waits', 'b waits']);
  move('a');
  expect(texts()).toEqual(['a seen', 'b waits']);
  expect(observed.size).toBe(1);
});

test('while the list is scrolled, a row counts only when the scrolling stops', async () => {
  await show();
  move('a');
  pass(50);
  move('b');
  expect(texts()).toEqual(['a seen', 'b waits']);
  pass(119);
  expect(texts()).toEqual(['a seen', 'b waits']);
  pass(1);
  expect(texts()).toEqual(['a seen', 'b seen']);
});

test('a row that was scrolled past does not count', async () => {
  await show();
  move('a');
  pass(50);
  move('b');
  pass(50);
  move('b', false);
  pass(500);
  expect(texts()).toEqual(['a seen', 'b waits']);
});

test('after a pause the next row counts at once', async () => {
  await show();
  move('a');
  pass(120);
  move('b');
  expect(texts()).toEqual(['a seen', 'b seen']);
});

test('a row whose data is known counts without being observed', async () => {
  await show((name) => name === 'a');
  expect(texts()).toEqual(['a seen', 'b waits']);
  expect(observed.size).toBe(1);
});

test('a row that leaves the document is no longer observed, and the observer ends with the last one', async () => {
  const { unmount } = await show();
  expect(observed.size).toBe(2);
  unmount();
  expect(observed.size).toBe(0);
  expect(observers).toBe(1);
  await show();
  expect(observers).toBe(2);
});
