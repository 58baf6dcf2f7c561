// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import {
  cellOf,
  choose,
  descriptionOf,
  expectToast,
  FAILURES,
  fill,
  once,
  openDialog,
  openRowMenu,
  press,
  renderScreen,
  rowAction,
  rowOf,
  useScreens,
  valueOf,
} from '../../../../tools/testing/screen.tsx';
import { routes } from '../routes.ts';

useScreens();

const BGP = '/system/networking/bgp';
const SETS = `${BGP}/announce-sets`;

describe('BGP sessions', () => {
  // @sheet operator/13.27
  test('show their state, their message counts and their port', async () => {
    await renderScreen(routes, `${BGP}/sessions`);
    expect((await cellOf('172.20.15.9', 'State')).textContent).toBe('Established');
    expect((await cellOf('172.20.19.1', 'State')).textContent).toMatch(/Connect|Active/);
    await vi.waitFor(async () =>
      expect((await cellOf('172.20.15.9', 'Port')).textContent).toContain('qsfp0'),
    );
    const peer = within(await rowOf('172.20.15.13')).getByRole('link', { name: 'Edit peer' });
    expect(peer.getAttribute('href')).toBe(
      '/system/networking/port-settings/uplink-east/edit?peer=172.20.15.13',
    );
  });

  test('show, when there are none, where peers are configured', async () => {
    await renderScreen(routes, `${BGP}/sessions`, {
      faults: [{ operation: 'networkingBgpStatus', body: '[]' }],
    });
    expect(await screen.findByText('No BGP sessions')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Port settings' })).toBeTruthy();
  });
});

describe('BGP configs', () => {
  const form = async () => {
    const dialog = await openDialog('Create BGP config');
    return {
      dialog,
      asn: dialog.getByRole('textbox', { name: /^ASN/ }),
      name: dialog.getByRole('textbox', { name: 'Name' }),
      submit: () => fireEvent.click(dialog.getByRole('button', { name: 'Create BGP config' })),
    };
  };

  // @sheet operator/13.30
  test('in use cannot be deleted, and the reason names the settings', async () => {
    await renderScreen(routes, `${BGP}/configs`);
    const used = await cellOf('uplink-fallback', 'Used by');
    await vi.waitFor(() => expect(used.textContent).toBe('uplink-east'));
    const item = (await openRowMenu('uplink-fallback')).getByRole('menuitem', { name: 'Delete' });
    expect(descriptionOf(item)).toContain('In use by port settings uplink-east');
  });

  // @sheet operator/13.30
  test('are created from an ASN in two halves, and deleted by id', async () => {
    const { mock, address } = await renderScreen(routes, `${BGP}/configs-new`);
    const { dialog, asn, name, submit } = await form();
    fill(name, 'spare');
    fill(asn, '65535');
    submit();
    expect(await dialog.findByText('This ASN is reserved')).toBeTruthy();
    expect(dialog.getByText('Announce set is required')).toBeTruthy();
    fill(asn, '1.10');
    await choose(dialog.getByRole('combobox', { name: /^Announce set/ }), 'fallback-prefixes');
    submit();
    await expectToast('BGP config spare created');
    await vi.waitFor(() => expect(address()).toBe(`${BGP}/configs`));
    expect(mock.store.tables.bgpConfigs.find((row) => row.name === 'spare')?.asn).toBe(65_546);
    await rowAction('spare', 'Delete');
    await press((await openDialog('Delete BGP config')).getByRole('button', { name: 'Confirm' }));
    await expectToast('BGP config spare deleted');
  });

  // @sheet corrections/R4 operator/13.30
  test('of a taken name or ASN have the error at that field, before they are sent', async () => {
    const { mock } = await renderScreen(routes, `${BGP}/configs-new`);
    const { dialog, asn, name, submit } = await form();
    await vi.waitFor(() => expect(mock.calls.get('networkingBgpConfigList')).toBeGreaterThan(0));
    fill(name, 'uplink-main');
    fill(asn, 'AS64601');
    await choose(dialog.getByRole('combobox', { name: /^Announce set/ }), 'fallback-prefixes');
    submit();
    expect(await dialog.findByText('Name already exists')).toBeTruthy();
    expect(dialog.getByText('BGP config uplink-fallback has this ASN')).toBeTruthy();
    expect(mock.calls.get('networkingBgpConfigCreate')).toBeUndefined();
  });

  test('that the server refuses as a conflict show its sentence', async () => {
    const { mock } = await renderScreen(routes, `${BGP}/configs-new`);
    const { dialog, asn, name, submit } = await form();
    const [config] = mock.store.tables.bgpConfigs;
    if (!config) throw new Error('the demo has configs');
    mock.store.tables.bgpConfigs.put({ ...config, id: 'other', name: 'faster', asn: 64_777 });
    fill(name, 'second');
    fill(asn, '64777');
    await choose(dialog.getByRole('combobox', { name: /^Announce set/ }), 'fallback-prefixes');
    submit();
    expect(await dialog.findByText('The BGP config "faster" has the ASN 64777')).toBeTruthy();
  });
});

describe('announce sets', () => {
  const change = async (network: string) => {
    const dialog = await openDialog('Edit announce set');
    fireEvent.click(dialog.getByRole('button', { name: 'Add network' }));
    const modal = await openDialog('Add network');
    fill(modal.getByRole('textbox', { name: /^Network/ }), network);
    return { dialog, modal, add: () => fireEvent.click(modal.getByRole('button', { name: 'Add network' })) };
  };

  test('show the peers that receive each network; for IPv6 they are unknown', async () => {
    await renderScreen(routes, `${SETS}/public-prefixes`);
    await vi.waitFor(async () =>
      expect((await cellOf('198.51.100.0/26', 'Exported to')).textContent).toContain('172.20.15.13'),
    );
    expect((await cellOf('2001:db8:40::/64', 'Exported to')).textContent).toBe('Not available');
  });

  // @sheet operator/13.31
  test('correct a network with host bits, and select its block automatically', async () => {
    const { mock } = await renderScreen(routes, `${SETS}/public-prefixes/edit`);
    await vi.waitFor(() => expect(mock.calls.get('networkingAddressLotBlockList')).toBe(3));
    const { dialog, modal, add } = await change('192.0.2.130/26');
    add();
    expect(
      await modal.findByText('Use 192.0.2.128/26', { selector: '[role=alert], p, span, div' }),
    ).toBeTruthy();
    fireEvent.click(modal.getByRole('button', { name: 'Use 192.0.2.128/26' }));
    expect(valueOf(modal.getByRole('textbox', { name: /^Network/ }))).toBe('192.0.2.128/26');
    add();
    expect(await dialog.findByRole('row', { name: '192.0.2.128/26' })).toBeTruthy();
    fireEvent.click(dialog.getByRole('button', { name: 'Update announce set' }));
    await expectToast('Announce set public-prefixes updated');
    expect(
      [...mock.store.tables.bgpAnnouncements].filter(({ network }) => network === '192.0.2.128/26'),
    ).toHaveLength(1);
  });

  // @sheet operator/13.31
  test('refuse a network outside all blocks, and a duplicate', async () => {
    const { mock } = await renderScreen(routes, `${SETS}/public-prefixes/edit`);
    await vi.waitFor(() => expect(mock.calls.get('networkingAddressLotBlockList')).toBe(3));
    const { modal, add } = await change('10.0.0.0/8');
    add();
    expect((await modal.findAllByText('No block contains all of 10.0.0.0/8')).length).toBeGreaterThan(0);
    fill(modal.getByRole('textbox', { name: /^Network/ }), '198.51.100.0/26');
    expect(await modal.findByText('Items must be unique')).toBeTruthy();
  });

  test('leave the check of a network to the server when not all blocks are known, and report what is missing', async () => {
    const { mock } = await renderScreen(routes, `${SETS}/public-prefixes/edit`, {
      prepare: ({ faults }) => {
        faults.add({ operation: 'networkingAddressLotBlockList', status: 503, count: 1 });
      },
    });
    await vi.waitFor(() => expect(mock.calls.get('networkingAddressLotBlockList')).toBe(3));
    const { dialog, modal, add } = await change('10.0.0.0/8');
    expect(await dialog.findByText(/^Part of this page could not be loaded/)).toBeTruthy();
    add();
    await modal.findByText('Block is required');
    expect(modal.queryByText('No block contains all of 10.0.0.0/8')).toBeNull();
  });

  // @sheet operator/13.31
  test('show the changes of another user before they are overwritten', async () => {
    const { mock } = await renderScreen(routes, `${SETS}/public-prefixes/edit`);
    const dialog = await openDialog('Edit announce set');
    fireEvent.click(dialog.getByRole('button', { name: 'remove network 2001:db8:40::/64' }));
    const { bgpAnnouncements } = mock.store.tables;
    bgpAnnouncements.removeWhere(({ network }) => network === '203.0.113.0/26');
    fireEvent.click(dialog.getByRole('button', { name: 'Update announce set' }));
    expect(await dialog.findByText('Changed by another person')).toBeTruthy();
    expect(mock.calls.get('networkingBgpAnnounceSetUpdate')).toBeUndefined();
    fireEvent.click(dialog.getByRole('button', { name: 'Update announce set' }));
    await expectToast('Announce set public-prefixes updated');
    const set = mock.store.tables.bgpAnnounceSets.find(({ name }) => name === 'public-prefixes');
    expect(
      [...bgpAnnouncements].filter((row) => row.announceSetId === set?.id).map(({ network }) => network),
    ).toEqual(['198.51.100.0/26']);
  });

  // @sheet operator/13.91
  test('warn about addresses in use that a removed network makes unreachable', async () => {
    await renderScreen(routes, `${SETS}/public-prefixes/edit`);
    const dialog = await openDialog('Edit announce set');
    fireEvent.click(dialog.getByRole('button', { name: 'remove network 198.51.100.0/26' }));
    expect(await dialog.findByText('This withdraws addresses in use')).toBeTruthy();
    expect(await dialog.findByText('Pool public-v4: 29 allocated')).toBeTruthy();
  });

  // @sheet operator/13.31
  test('are not replaced by a new one with the same name', async () => {
    const { mock } = await renderScreen(routes, `${SETS}-new`);
    const dialog = await openDialog('Create announce set');
    fill(dialog.getByRole('textbox', { name: 'Name' }), 'fallback-prefixes');
    fireEvent.click(dialog.getByRole('button', { name: 'Create announce set' }));
    expect(await dialog.findByText('Name already exists')).toBeTruthy();
    expect(mock.calls.get('networkingBgpAnnounceSetUpdate')).toBeUndefined();
  });

  test.each(FAILURES)('whose change %s keep it', async (_, rule, message) => {
    const { address } = await renderScreen(
      routes,
      `${SETS}/public-prefixes/edit`,
      once('networkingBgpAnnounceSetUpdate', rule),
    );
    const dialog = await openDialog('Edit announce set');
    fireEvent.click(dialog.getByRole('button', { name: 'remove network 2001:db8:40::/64' }));
    fireEvent.click(dialog.getByRole('button', { name: 'Update announce set' }));
    expect(await dialog.findByText(message)).toBeTruthy();
    expect(address()).toBe(`${SETS}/public-prefixes/edit`);
  });

  // @sheet corrections/R5
  test('that a config uses are refused by the server', async () => {
    await renderScreen(routes, SETS);
    await rowAction('public-prefixes', 'Delete');
    await press((await openDialog('Delete announce set')).getByRole('button', { name: 'Confirm' }));
    await expectToast('Could not delete announce set');
  });
});
