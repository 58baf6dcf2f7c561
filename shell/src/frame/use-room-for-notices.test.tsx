// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useRoomForNotices } from './use-room-for-notices.ts';

/** A page of 1000 px in a window that shows 500 of them, with a stack of notifications whose lower end is 50 px above that of the page. */
const CONTENT = 1_000;
const PAGE = { top: 100, end: 600 };
const STACK_END = 550;

let stackHeight = 0;
let resize: () => void;

class FakeObserver {
  constructor(callback: () => void) {
    resize = callback;
  }
  observe() {}
  disconnect() {}
}

function Page({ layout }: { layout?: string }) {
  const container = useRef<HTMLDivElement>(null);
  useRoomForNotices(container);
  return (
    <>
      <div ref={container} data-testid="page" data-layout={layout}>
        <input aria-label="Name" />
      </div>
      <div data-testid="Toasts" data-floating="" />
    </>
  );
}

const page = () => screen.getByTestId('page');
const room = () => Number.parseFloat(page().style.getPropertyValue('padding-block-end') || '0');

function resizeStack(height: number): void {
  stackHeight = height;
  act(() => resize());
}

function scrollTo(top: number): void {
  page().scrollTop = top;
  fireEvent.scroll(page());
}

beforeEach(() => {
  stackHeight = 0;
  vi.stubGlobal('ResizeObserver', FakeObserver);
  const stub = (name: 'clientHeight' | 'scrollHeight', value: () => number) =>
    vi.spyOn(HTMLElement.prototype, name, 'get').mockImplementation(value);
  stub('clientHeight', () => PAGE.end - PAGE.top);
  stub('scrollHeight', () => CONTENT + room());
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    if (this.dataset['testid'] === 'page') return new DOMRect(0, PAGE.top, 800, PAGE.end - PAGE.top);
    if (this.dataset['testid'] === 'Toasts')
      return new DOMRect(500, STACK_END - stackHeight, 300, stackHeight);
    return new DOMRect(0, PAGE.end - 60, 300, 40);
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  delete document.documentElement.dataset['modal'];
});

test('a page has room for what floats over its end, and without it none', () => {
  render(<Page />);
  resizeStack(90);
  // The stack, what is below it, and the gap
  expect(room()).toBe(90 + 50 + 8);
  resizeStack(0);
  expect(room()).toBe(0);
});

test('room that the person has scrolled to goes as far as they scroll back, so that nothing moves', () => {
  render(<Page />);
  resizeStack(90);
  scrollTo(CONTENT + 148 - 500);
  resizeStack(0);
  expect(room()).toBe(148);
  scrollTo(CONTENT + 100 - 500);
  expect(room()).toBe(100);
  scrollTo(300);
  expect(room()).toBe(0);
});

test('a page with its own scrolling region has no room, and under a dialog it does not change', () => {
  render(<Page layout="fill" />);
  resizeStack(90);
  expect(room()).toBe(0);
  cleanup();
  render(<Page />);
  document.documentElement.dataset['modal'] = '';
  resizeStack(90);
  expect(room()).toBe(0);
});

test('a field with the focus stays visible, another one does not move the page', () => {
  render(<Page />);
  resizeStack(0);
  resizeStack(90);
  expect(page().scrollTop).toBe(0);
  resizeStack(0);
  const field = screen.getByRole('textbox', { name: 'Name' });
  act(() => field.focus());
  resizeStack(90);
  // By what is covered of it, and the gap
  expect(page().scrollTop).toBe(580 - 452 + 8);
});
