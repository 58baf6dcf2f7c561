// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { fill, renderScreen, useScreens } from '../../../../tools/testing/screen.tsx';
import { routes } from '../routes.ts';

useScreens();

const BGP = '/system/networking/bgp';

describe('routes', () => {
  // @sheet operator/13.28
  test('are shown by peer and by ASN, and filtered by an address', async () => {
    await renderScreen(routes, `${BGP}/routes`);
    const exported = within(await screen.findByRole('table', { name: 'Exported' }));
    expect(exported.getByText('172.20.15.13')).toBeTruthy();
    expect(await screen.findByText('Announced but not exported')).toBeTruthy();
    expect(screen.getByText(/IPv6 cannot be verified/)).toBeTruthy();
    const imported = within(await screen.findByRole('table', { name: 'Imported' }));
    expect((await imported.findAllByText('0.0.0.0/0')).length).toBe(2);
    fill(screen.getByRole('textbox', { name: 'Filter by prefix or address' }), '10.');
    await vi.waitFor(() => expect(screen.getByText('No route matches')).toBeTruthy());
    fill(screen.getByRole('textbox', { name: 'Filter by prefix or address' }), '8.8.8.8');
    expect((await screen.findAllByText('0.0.0.0/0')).length).toBe(2);
    fireEvent.click(screen.getByRole('button', { name: 'ASN 64600' }));
    fireEvent.click(await screen.findByRole('option', { name: '64601' }));
    fill(screen.getByRole('textbox', { name: 'Filter by prefix or address' }), '');
    expect(await screen.findByText('No routes from this ASN')).toBeTruthy();
  });
});

describe('messages', () => {
  // @sheet operator/13.29
  test('are loaded on request, without keepalives at first', async () => {
    const { mock } = await renderScreen(routes, `${BGP}/messages`);
    fireEvent.click(await screen.findByRole('button', { name: 'Load messages' }));
    const list = within(await screen.findByRole('list', { name: 'Messages' }));
    expect(list.queryByText(/keepalive/)).toBeNull();
    expect(list.getAllByText(/Sent .* open/).length).toBeGreaterThan(0);
    fireEvent.click(screen.getByRole('checkbox', { name: 'Hide keepalives' }));
    expect((await list.findAllByText(/keepalive/)).length).toBeGreaterThan(0);
    expect(mock.calls.get('networkingBgpMessageHistory')).toBe(1);
  });
});
