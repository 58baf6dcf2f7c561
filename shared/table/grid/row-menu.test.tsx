// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { columns } from '../columns/columns.tsx';
import { Table } from './table.tsx';
import { type Disk, diskActions, disks, stage } from '../test-table.tsx';

afterEach(cleanup);

it('renders no cell again when the menu of a row opens and closes', () => {
  const cell = vi.fn<(row: Disk) => string>((row) => row.state);
  const counted = [columns<Disk>().name('name', (row) => row.name), columns<Disk>().custom('state', cell)];
  stage(<Table rows={disks(5)} columns={counted} actions={diskActions} />);
  expect(cell).toHaveBeenCalledTimes(5);
  const row = document.querySelector<HTMLElement>('tr[data-row="id-disk-2"]') ?? document.body;
  const button = within(row).getByRole('button', { name: 'Row actions' });
  expect(button.getAttribute('aria-description')).toBe('disk-2');
  fireEvent.click(button);
  expect(screen.getByRole('menu')).toBeTruthy();
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
  expect(screen.queryByRole('menu')).toBeNull();
  expect(cell).toHaveBeenCalledTimes(5);
});
