// @vitest-environment happy-dom
import { act, cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Table } from './table.tsx';
import { diskColumns, disks, setWidth, stage } from '../test-table.tsx';

const ROWS = 60;

const rows = () => document.querySelectorAll('tr[data-row]').length;

/** Says how the document was opened, and holds the next frame back. */
function open(type: NavigationTimingType) {
  Reflect.defineProperty(performance, 'getEntriesByType', { configurable: true, value: () => [{ type }] });
  const frames = vi.spyOn(globalThis, 'requestAnimationFrame').mockReturnValue(1);
  return () => act(async () => frames.mock.calls.forEach(([callback]) => callback(0)));
}

beforeEach(() => setWidth(90));
afterEach(cleanup);

test('a table has all rows at once after a reload, because its page may be scrolled', () => {
  open('reload');
  stage(<Table rows={disks(ROWS)} columns={diskColumns} />);
  expect(rows()).toBe(ROWS);
});

test('the first table of a visit is painted with the rows that fit the window, then with all', async () => {
  const nextFrame = open('navigate');
  stage(<Table rows={disks(ROWS)} columns={diskColumns} />);
  expect(rows()).toBe(Math.ceil((window.innerHeight - 200) / 32));
  expect(document.querySelector('table')?.getAttribute('aria-rowcount')).toBeNull();
  await nextFrame();
  expect(rows()).toBe(ROWS);
  // The next one may be a list to which the user comes back
  cleanup();
  stage(<Table rows={disks(ROWS)} columns={diskColumns} />);
  expect(rows()).toBe(ROWS);
});
