// @vitest-environment happy-dom
import { jobsAtom } from '@console/shared/query';
import { store } from '@console/shared/runtime';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  commandOf,
  expectCell,
  expectClosed,
  expectGone,
  follow,
  headings,
  inEdgeCache,
} from '../../../../../tools/testing/on-screen.ts';
import {
  choose,
  confirmIn,
  descriptionOf,
  expectToast,
  fill,
  hurry,
  once,
  openDialog,
  openRowMenu,
  press,
  renderScreen,
  rowAction,
  rowOf,
  useScreens,
  valueOf,
} from '../../../../../tools/testing/screen.tsx';
import { routes } from '../../routes.ts';

useScreens(120);
beforeEach(() => {
  hurry();
  store.set(jobsAtom, new Map());
});

const LIST = '/projects/edge-cache/floating-ips';
const instance = (name: string) => `/projects/edge-cache/instances/${name}/networking`;

describe('floating IPs', () => {
  test('are listed, with their pool and their instance', async () => {
    const { place, visit } = await renderScreen(routes, LIST);
    await expectCell('tls-entry', 'Attached to instance', 'tls-terminator-a');
    expect(place()).toEqual(inEdgeCache(['Floating IPs', LIST]));
    expect(headings()).toEqual(['name', 'description', 'IP address', 'IP pool', 'Attached to instance', '']);
    const row = within(await rowOf('tls-entry'));
    expect(row.getByRole('link', { name: 'tls-terminator-a' }).getAttribute('href')).toBe(
      instance('tls-terminator-a'),
    );
    fireEvent.click(await row.findByRole('button', { name: 'public-v4' }));
    const pool = await openDialog('IP pool');
    expect(await pool.findByText('public-v4')).toBeTruthy();
    fireEvent.click(pool.getByRole('button', { name: 'Close' }));
    await expectClosed();
    await visit((await commandOf('unassigned')).to ?? '');
    await openDialog('Edit floating IP');
    expect(place().title).toMatch(/^Edit Floating IP \/ Floating IPs \/ edge-cache \/ Projects \//);
  });

  // @sheet network-access/15.27 network-access/15.46
  test('are created with a pool of the advanced section, and with a specific address', async () => {
    const { place, mock } = await renderScreen(routes, LIST);
    await rowOf('tls-entry');
    await follow('New Floating IP');
    const form = await openDialog('Create floating IP');
    // The trail stays while the form is open
    expect(place().crumbs.at(-1)).toEqual(['Floating IPs', LIST]);
    const advanced = form.getByRole('button', { name: 'Advanced' });
    expect(advanced.getAttribute('aria-expanded')).toBe('false');
    fill(form.getByRole('textbox', { name: 'Name' }), 'fra-entry');
    fill(form.getByRole('textbox', { name: /^Description/ }), 'For Frankfurt');
    fireEvent.click(advanced);
    expect(await form.findByText(/the default pool/)).toBeTruthy();
    await press(form.getByRole('button', { name: /^IP pool/ }));
    fireEvent.click(await screen.findByRole('option', { name: /^public-v4/ }));
    fill(form.getByRole('textbox', { name: /^IP address/ }), '203.0.113.33');
    await press(form.getByRole('button', { name: 'Create floating IP' }));
    await expectToast('Floating IP fra-entry created');
    await expectCell('fra-entry', 'description', 'For Frankfurt');
    await expectCell('fra-entry', 'IP address', /203\.0\.113\.33/);
    await expectCell('fra-entry', 'IP pool', 'public-v4');
    expect(mock.calls.get('floatingIpCreate')).toBe(1);
  });

  // @sheet network-access/15.32
  test('ask for confirmation before a partly filled form is left', async () => {
    const { address } = await renderScreen(routes, LIST);
    await rowOf('tls-entry');
    await follow('New Floating IP');
    const form = await openDialog('Create floating IP');
    const name = form.getByRole('textbox', { name: 'Name' });
    fill(name, 'half');
    fireEvent.click(form.getByRole('button', { name: 'Close' }));
    await press((await openDialog('Confirm navigation')).getByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Confirm navigation' })).toBeNull());
    expect(valueOf(name)).toBe('half');
    act(() => name.focus());
    fireEvent.keyDown(name, { key: 'Escape' });
    await press((await openDialog('Confirm navigation')).getByRole('button', { name: 'Leave form' }));
    await expectClosed();
    expect(address()).toBe(LIST);
  });

  // @sheet compute-storage/9.50 network-access/15.28 specification/4.6
  test('are detached and attached, and the page of the instance shows it', async () => {
    const { visit } = await renderScreen(routes, LIST);
    await rowAction('tls-entry', 'Detach');
    const question = await openDialog('Detach Floating IP');
    expect(await question.findByText('tls-terminator-a')).toBeTruthy();
    await confirmIn('Detach Floating IP');
    await expectToast('Floating IP tls-entry detached');
    await expectCell('tls-entry', 'Attached to instance', '—');
    await visit(instance('tls-terminator-a'));
    const attach = await screen.findByRole('button', { name: 'Attach floating IP' });
    expect(screen.queryByText('203.0.113.12')).toBeNull();
    // From the other side: the list of floating IPs shows what was attached here
    await press(attach);
    let modal = await openDialog('Attach floating IP');
    await choose(modal.getByRole('combobox', { name: 'Floating IP' }), 'tls-entry');
    await press(modal.getByRole('button', { name: 'Attach floating IP' }));
    await expectClosed();
    await rowOf('tls-entry');
    await visit(LIST);
    await expectCell('tls-entry', 'Attached to instance', 'tls-terminator-a');
    await follow('tls-entry');
    const form = await openDialog('Edit floating IP');
    expect(await form.findByRole('link', { name: 'tls-terminator-a' })).toBeTruthy();
    fireEvent.click(form.getByRole('button', { name: 'Cancel' }));
    await expectClosed();
    await rowAction('unassigned', 'Attach');
    modal = await openDialog('Attach floating IP');
    expect(modal.getByText('203.0.113.13')).toBeTruthy();
    await choose(modal.getByRole('combobox', { name: 'Instance' }), 'log-shipper');
    await press(modal.getByRole('button', { name: 'Attach' }));
    await expectCell('unassigned', 'Attached to instance', 'log-shipper');
    await expectClosed();
  });

  // @sheet network-access/B-N5
  test('are moved from one instance to another, and the activity shows the progress', async () => {
    const { mock } = await renderScreen(
      routes,
      LIST,
      once('floatingIpAttach', { status: 503, message: 'Busy' }),
    );
    await rowAction('tls-entry', 'Move');
    const modal = await openDialog('Move floating IP');
    await choose(modal.getByRole('combobox', { name: 'Instance' }), 'tls-terminator-b');
    expect(modal.getByText(/unreachable for a moment/)).toBeTruthy();
    await press(modal.getByRole('button', { name: 'Move' }));
    expect(await modal.findByText(/Busy\. Everything was undone/)).toBeTruthy();
    await expectCell('tls-entry', 'Attached to instance', 'tls-terminator-a');
    await press(modal.getByRole('button', { name: 'Move' }));
    await expectToast('Floating IP tls-entry attached to tls-terminator-b');
    await expectClosed();
    await expectCell('tls-entry', 'Attached to instance', 'tls-terminator-b');
    expect(mock.calls.get('floatingIpDetach')).toBe(2);
    expect([...store.get(jobsAtom).values()].map(({ title }) => title)).toEqual([
      'Move floating IP tls-entry to tls-terminator-b',
    ]);
  });

  // @sheet network-access/15.29 network-access/15.31 system-settings-auth/18.18
  test('are renamed, and deleted when they are free', async () => {
    const { mock } = await renderScreen(routes, LIST);
    const before = mock.store.tables.floatingIps.filter(() => true).length;
    await rowAction('unassigned', 'Edit');
    const form = await openDialog('Edit floating IP');
    for (const label of ['ID', 'Created', 'Updated', 'IP Address', 'IP Pool', 'Instance'])
      expect(form.getByText(label)).toBeTruthy();
    fill(form.getByRole('textbox', { name: 'Name' }), 'spare');
    fill(form.getByRole('textbox', { name: /^Description/ }), 'Nobody’s');
    await press(form.getByRole('button', { name: 'Update floating IP' }));
    await expectToast('Floating IP spare updated');
    await expectCell('spare', 'description', 'Nobody’s');
    const entry = (await openRowMenu('tls-entry')).getByRole('menuitem', { name: 'Delete' });
    expect(entry.getAttribute('aria-description') ?? descriptionOf(entry)).toMatch(/^Detach/);
    fireEvent.keyDown(entry, { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await rowAction('spare', 'Delete');
    await confirmIn('Confirm delete floating IP');
    await expectToast('Floating IP spare deleted');
    await expectGone('spare');
    const left = mock.store.tables.floatingIps.filter(() => true).map(({ name }) => name);
    expect(left).toHaveLength(before - 1);
    expect(left).not.toContain('spare');
  });
});
