// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Table } from './table.tsx';
import { diskColumns, disks, setWidth, stage } from '../test-table.tsx';
import { WINDOW_FROM } from './use-row-window.ts';

beforeEach(() => setWidth(90));
afterEach(cleanup);

const rowsOf = () => [...document.querySelectorAll('tr[data-row]')];
const rowOf = (name: string) =>
  document.querySelector<HTMLElement>(`tr[data-row="id-${name}"]`) ?? document.body;

describe('many rows', () => {
  it('are rendered only near the view, and the table has their number', () => {
    stage(<Table rows={disks(WINDOW_FROM)} columns={diskColumns} />);
    expect(rowsOf()).toHaveLength(WINDOW_FROM);
    cleanup();
    stage(<Table rows={disks(10_000)} columns={diskColumns} />);
    expect(rowsOf().length).toBeLessThan(200);
    expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe('10001');
    expect(rowOf('disk-0').getAttribute('aria-rowindex')).toBe('2');
  });

  // @sheet common-ui/34.52
  it('come after the first visible rows, so that the frame of the page stays short', () => {
    stage(<Table rows={disks(10_000)} columns={diskColumns} />);
    expect(rowsOf().length).toBe(Math.ceil(window.innerHeight / 40 / 2));
  });

  it('keep the one with the focus while the list is scrolled away from it', async () => {
    stage(<Table rows={disks(10_000)} columns={diskColumns} />);
    const [first] = rowsOf();
    const button = within(rowOf('disk-0')).getByRole('button');
    button.focus();
    const body = document.querySelector('tbody');
    const scrollTo = async (top: number, row: string) => {
      if (body) vi.spyOn(body, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, -top, 800, 400_000));
      document.dispatchEvent(new Event('scroll'));
      await screen.findByText(row);
    };
    await scrollTo(200_000, 'disk-5000');
    expect(document.activeElement).toBe(button);
    expect(rowsOf()[0]).toBe(first);
    expect(rowsOf().length).toBeLessThan(100);
    const gaps = [...document.querySelectorAll<HTMLElement>('tbody [aria-hidden] td')];
    const heights = gaps.map(({ style }) => Number.parseInt(style.height, 10));
    expect(heights.reduce((sum, height) => sum + height, rowsOf().length * 40)).toBe(400_000);
    button.blur();
    await scrollTo(300_000, 'disk-7500');
    expect(rowsOf()).not.toContain(first);
  });
});
