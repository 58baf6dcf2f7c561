// @vitest-environment happy-dom
import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Mock } from '@console/mock';
import { jobsAtom } from '@console/shared/query';
import { store } from '@console/shared/runtime';
import { ids } from '../../../../mock/verify/usual.ts';
import {
  AS_VIEWER,
  confirmIn,
  descriptionOf,
  expectToast,
  FAILURES,
  fill,
  openDialog,
  openRowMenu,
  renderScreen,
  rowAction,
  useScreens,
} from '../../../../tools/testing/screen.tsx';
import { routes } from '../routes.ts';

useScreens();

const LIST = '/system/support-bundles';
const READY = `${LIST}/${ids.activeBundle}`;

const short = (id: string) => `${id.slice(0, 5)}…${id.slice(-5)}`;

const idIn = ({ store: { tables } }: Mock, state: string) =>
  tables.supportBundles.find((bundle) => bundle.state === state)?.id ?? '';

describe('support bundles', () => {
  test('are listed newest first, in every state, with their sizes', async () => {
    await renderScreen(routes, LIST);
    await screen.findAllByText('Ready');
    const rows = screen.getAllByRole('row').slice(1);
    expect(
      rows.map(({ textContent }) => /Collecting|Ready|Failed|Deleting/.exec(textContent ?? '')?.[0]),
    ).toEqual(['Collecting', 'Ready', 'Failed', 'Deleting', 'Ready']);
    expect(rows[2]?.textContent).toContain('Sled FH22408830 restarted during the collection');
    await vi.waitFor(() => expect(rows[1]?.textContent).toMatch(/\d [KM]iB/), 4_000);
  }, 20_000);

  // @sheet corrections/W3
  test.each([
    ['collecting', 'Still collecting', undefined],
    ['failed', 'Collection failed', 'The server keeps failed bundles'],
    ['destroying', 'It is being deleted', 'It is being deleted'],
  ])('that are %s cannot be read', async (state, reason, noDelete) => {
    const { mock } = await renderScreen(routes, LIST);
    await screen.findByText('Failed');
    const link = screen
      .getAllByRole('link')
      .find(({ textContent }) => textContent === short(idIn(mock, state)));
    const menu = await openRowMenu(link?.textContent ?? '');
    expect(descriptionOf(menu.getByRole('menuitem', { name: 'Download' }))).toContain(reason);
    expect(descriptionOf(menu.getByRole('menuitem', { name: 'Browse files' }))).toContain(reason);
    expect(descriptionOf(menu.getByRole('menuitem', { name: 'Delete' }))).toBe(noDelete ?? '');
  });

  test.each(FAILURES)('that %s are not created, and can be submitted again', async (_, rule, message) => {
    const { mock } = await renderScreen(routes, LIST, {
      faults: [{ operation: 'supportBundleCreate', count: 1, ...rule }],
    });
    const create = await screen.findByRole('button', { name: 'New support bundle' });
    fireEvent.click(create);
    await confirmIn('Create support bundle');
    await expectToast('Could not create support bundle');
    expect(within(screen.getByTestId('Toasts')).getByText(message)).toBeTruthy();
    fireEvent.click(create);
    await confirmIn('Create support bundle');
    await expectToast('Collecting support bundle');
    expect(mock.calls.get('supportBundleCreate')).toBe(2);
    expect([...store.get(jobsAtom).values()].at(-1)).toMatchObject({ state: 'running' });
  });

  // @sheet operator/13.68
  test('without free space show which to delete', async () => {
    await renderScreen(routes, LIST, {
      faults: [{ operation: 'supportBundleCreate', status: 507, message: 'the disks are full' }],
    });
    fireEvent.click(await screen.findByRole('button', { name: 'New support bundle' }));
    await confirmIn('Create support bundle');
    await expectToast('No room for another support bundle');
    const toasts = within(screen.getByTestId('Toasts'));
    expect(toasts.getByText('The disks are full')).toBeTruthy();
    expect(toasts.getByRole('link', { name: 'Delete one' }).getAttribute('href')).toBe(
      `${LIST}?sort=created`,
    );
  });

  // @sheet operator/13.68
  test('that are being collected can be deleted, with a note', async () => {
    const { mock } = await renderScreen(routes, LIST);
    await screen.findByText('Collecting');
    const link = screen
      .getAllByRole('link')
      .find(({ textContent }) => textContent === short(idIn(mock, 'collecting')));
    const menu = await openRowMenu(link?.textContent ?? '');
    fireEvent.click(menu.getByRole('menuitem', { name: 'Delete' }));
    expect(
      (await openDialog('Delete support bundle')).getByText(/Collection stops, and the bundle is lost/),
    ).toBeTruthy();
    await confirmIn('Delete support bundle');
    await expectToast('Deleting support bundle');
  });

  test('that could not be deleted are still there, with the reason', async () => {
    const { mock } = await renderScreen(routes, LIST, {
      faults: [{ operation: 'supportBundleDelete', status: 503, message: 'Not now' }],
    });
    await screen.findByText('Failed');
    await rowAction(short(idIn(mock, 'active')), 'Delete');
    await confirmIn('Delete support bundle');
    await expectToast('Could not delete support bundle');
    expect(within(screen.getByTestId('Toasts')).getByText('Not now')).toBeTruthy();
  });

  // @sheet operator/13.2
  test('cannot be created by viewers of the fleet', async () => {
    await renderScreen(routes, LIST, AS_VIEWER);
    await vi.waitFor(() => {
      const create = screen.getByText('New support bundle').closest('[aria-disabled="true"]');
      expect(create?.getAttribute('aria-description')).toContain('Needs the fleet admin role');
    }, 4_000);
  });
});

describe('the page of a bundle', () => {
  // @sheet operator/13.67
  test('of which collecting ends becomes ready without a reload, also in the title', async () => {
    const { mock } = await renderScreen(routes, LIST);
    const id = idIn(mock, 'collecting');
    const link = (await screen.findAllByRole('link')).find(({ textContent }) => textContent === short(id));
    if (!link) throw new Error('not listed');
    // The page polls every five seconds
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    fireEvent.click(link);
    expect(await screen.findByText('Collecting')).toBeTruthy();
    expect(await screen.findByText(/The duration is unknown/)).toBeTruthy();
    await vi.waitFor(() => expect(document.title).toMatch(/^Collecting…/));
    mock.clock.advance(600_000);
    act(() => void vi.advanceTimersByTime(5_000));
    expect(await screen.findByRole('tree')).toBeTruthy();
    await vi.waitFor(() => expect(document.title).toMatch(/^Ready/));
  });

  // @sheet operator/13.68
  test('that is deleted while it is open says so', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    const { mock } = await renderScreen(routes, LIST);
    const id = idIn(mock, 'destroying');
    fireEvent.click(await screen.findByRole('link', { name: short(id) }));
    expect(await screen.findByText('It is being deleted.')).toBeTruthy();
    mock.store.tables.supportBundles.remove(id);
    act(() => void vi.advanceTimersByTime(5_000));
    expect(await screen.findByText('This bundle was deleted')).toBeTruthy();
    expect(screen.queryByText('Page not found')).toBeNull();
  });

  // @sheet operator/13.68
  test('that failed shows the reason, and offers another', async () => {
    const { mock } = await renderScreen(routes, LIST);
    await screen.findByText('Failed');
    fireEvent.click(screen.getByRole('link', { name: short(idIn(mock, 'failed')) }));
    expect(await screen.findByText('Collection failed')).toBeTruthy();
    expect(screen.getByText(/^Sled FH22408830 restarted during the collection/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    const dialog = await openDialog('Create support bundle');
    fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  });

  test('whose list of files cannot be read shows the error in its place', async () => {
    await renderScreen(routes, READY, {
      faults: [{ operation: 'supportBundleIndex', status: 503, count: 1 }],
    });
    expect(await screen.findByText('The list of files could not be loaded')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('tree')).toBeTruthy();
  });

  // @sheet operator/13.69
  test('has its files in a tree, with a filter and keyboard control', async () => {
    await renderScreen(routes, READY);
    const tree = await screen.findByRole('tree');
    expect(screen.getByText(/^\d+ files$/)).toBeTruthy();
    fireEvent.keyDown(tree, { key: 'End' });
    const active = () =>
      document.getElementById(tree.getAttribute('aria-activedescendant') ?? '')?.textContent;
    expect(active()).toBe('sled_info.json');
    fireEvent.keyDown(tree, { key: 'Home' });
    fireEvent.keyDown(tree, { key: 'ArrowLeft' });
    expect((await screen.findByRole('treeitem', { name: 'fleet' })).getAttribute('aria-expanded')).toBe(
      'false',
    );
    fireEvent.keyDown(tree, { key: 'ArrowRight' });
    fireEvent.keyDown(tree, { key: 'r' });
    expect(active()).toBe('racks.json');
    fireEvent.keyDown(tree, { key: 'Enter' });
    expect(await screen.findByRole('heading', { name: 'fleet/racks.json' })).toBeTruthy();
    fill(screen.getByRole('searchbox', { name: 'Filter files' }), 'agent');
    expect(await screen.findByText(/^\d+ of \d+ files$/)).toBeTruthy();
    fill(screen.getByRole('searchbox', { name: 'Filter files' }), 'nothing at all');
    expect(await screen.findByText('No file matches')).toBeTruthy();
  });
});
