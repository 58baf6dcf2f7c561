// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import {
  choose,
  confirmIn,
  expectToast,
  fill,
  openDialog,
  renderScreen,
  useScreens,
  valueOf,
} from '../../../../tools/testing/screen.tsx';
import { routes } from '../routes.ts';

useScreens();

const LOOPBACKS = '/system/networking/loopback-addresses';

describe('loopback addresses', () => {
  // @sheet operator/13.34
  test('show their lot, and that both switches have the same address', async () => {
    await renderScreen(routes, LOOPBACKS);
    const rows = (await screen.findAllByText('fd00:20:15::8/128')).map(
      (cell) => cell.closest('tr')?.textContent,
    );
    expect(rows).toHaveLength(2);
    for (const row of rows) expect(row).toContain('Anycast');
    expect(await screen.findAllByRole('link', { name: 'switch-uplinks' })).toHaveLength(2);
  });

  // @sheet operator/13.34
  test('are deleted by address and mask', async () => {
    const { mock } = await renderScreen(routes, LOOPBACKS);
    const [first] = await screen.findAllByRole('button', { name: 'Row actions' });
    fireEvent.click(first ?? document.body);
    fireEvent.click(within(await screen.findByRole('menu')).getByRole('menuitem', { name: 'Delete' }));
    await confirmIn('Delete loopback address');
    await expectToast('Loopback address fd00:20:15::8/128 deleted');
    expect([...mock.store.tables.loopbackAddresses]).toHaveLength(1);
  });

  // @sheet operator/13.34
  test('default to the first free address, with the longest mask', async () => {
    const { mock, address } = await renderScreen(routes, `${LOOPBACKS}-new`);
    const form = await openDialog('Create loopback address');
    const lot = form.getByRole('combobox', { name: /^Address lot/ });
    await vi.waitFor(() => expect(mock.calls.get('networkingSwitchPortSettingsView')).toBe(3));
    await choose(lot, 'switch-uplinks');
    await vi.waitFor(() =>
      expect(valueOf(form.getByRole('textbox', { name: /^Address/ }))).toBe('172.20.15.2'),
    );
    const mask = form.getByRole('textbox', { name: 'Mask' });
    expect(valueOf(mask)).toBe('32');
    fill(form.getByRole('textbox', { name: /^Address/ }), '10.0.0.1');
    fireEvent.click(form.getByRole('button', { name: 'Create loopback address' }));
    expect(await form.findByText('Not in the lot switch-uplinks')).toBeTruthy();
    fill(form.getByRole('textbox', { name: /^Address/ }), '172.20.15.2');
    fireEvent.click(form.getByRole('button', { name: 'Create loopback address' }));
    await expectToast('Loopback address 172.20.15.2/32 created');
    await vi.waitFor(() => expect(address()).toBe(LOOPBACKS));
  });

  test('that are in use elsewhere are refused', async () => {
    await renderScreen(routes, `${LOOPBACKS}-new`);
    const form = await openDialog('Create loopback address');
    await choose(form.getByRole('combobox', { name: /^Address lot/ }), 'switch-uplinks');
    fill(form.getByRole('textbox', { name: /^Address/ }), '172.20.15.10');
    fireEvent.click(form.getByRole('button', { name: 'Create loopback address' }));
    expect(await form.findByText(/already in use by/)).toBeTruthy();
  });
});
