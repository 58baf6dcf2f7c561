// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { hold } from '../../../../../../tools/testing/hold.ts';
import { inEdgeCache } from '../../../../../../tools/testing/on-screen.ts';
import {
  cellOf,
  choose,
  confirmIn,
  descriptionOf,
  expectToast,
  FAILURES,
  fill,
  hurry,
  once,
  openDialog,
  openRowMenu,
  press,
  renderScreen,
  rowAction,
  rowOf,
  type ScreenOptions,
  useScreens,
  valueOf,
} from '../../../../../../tools/testing/screen.tsx';
import { routes } from '../../../routes.ts';
import { attached, expectHeading, openStopped, otherDisks, rowIn, storage } from './test-storage.ts';

useScreens(80);

beforeEach(hurry);

const STOPPED_ONLY = /must be stopped/;
const DISKS = '/projects/edge-cache/disks';

const openRunning = (options?: ScreenOptions) => renderScreen(routes, storage('cache-ams-01'), options);
const button = (name: string) => screen.findByRole('button', { name });
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

/** An action that is not possible has its reason, in a tooltip or in the menu. */
function expectReason(item: HTMLElement, reason: RegExp): void {
  expect(item.getAttribute('aria-disabled')).toBe('true');
  expect(item.getAttribute('aria-description') ?? descriptionOf(item)).toMatch(reason);
}

async function openAttach() {
  await press(await button('Attach existing disk'));
  const modal = await openDialog('Attach disk');
  return {
    modal,
    choice: await modal.findByRole('combobox', { name: 'Disk name' }),
    submit: modal.getByRole('button', { name: 'Attach disk' }),
  };
}

describe('disks of a running instance', () => {
  // @sheet compute-storage/9.74
  it('are shown separately: boot disk and others', async () => {
    const { address, place } = await renderScreen(routes, '/projects/edge-cache/instances/cache-ams-01');
    await rowOf('cache-ams-01-root');
    expect(address()).toBe(storage('cache-ams-01'));
    expect(place()).toEqual(
      inEdgeCache(
        ['Instances', '/projects/edge-cache/instances'],
        ['cache-ams-01', storage('cache-ams-01')],
        ['Storage', storage('cache-ams-01')],
      ),
    );
    const boot = within(screen.getByRole('table', { name: 'Boot disk' }));
    expect(boot.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Disk',
      'state',
      'size',
      'created',
      '',
    ]);
    expect(boot.getAllByRole('row')[1]?.textContent).toContain('cache-ams-01-root');
    expect(await otherDisks()).toHaveLength(3);
  });

  // @sheet compute-storage/9.37
  it('cannot be changed, and every control shows the reason', async () => {
    await openRunning();
    for (const name of ['Attach existing disk', 'Create disk'])
      expectReason(await button(name), STOPPED_ONLY);
    for (const [name, change, detachReason] of [
      ['cache-ams-01-root', 'Unset as boot disk', /Unset it as boot disk/],
      ['ams-01-hot', 'Set as boot disk', STOPPED_ONLY],
    ] as const) {
      const menu = await openRowMenu(name);
      const items = menu.getAllByRole('menuitem');
      expect(items.map(({ textContent }) => textContent)).toEqual([
        'Copy ID',
        'Snapshot',
        'Grow…',
        change,
        'Detach',
      ]);
      expectReason(menu.getByRole('menuitem', { name: change }), STOPPED_ONLY);
      expectReason(menu.getByRole('menuitem', { name: 'Detach' }), detachReason);
      fireEvent.keyDown(screen.getByRole('menu'), { key: 'Escape' });
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    }
  });

  // @sheet common-ui/34.16 compute-storage/9.15 compute-storage/9.37
  it('can be changed after a stop; the boot disk stays attached; menus are updated', async () => {
    const { mock } = await openRunning();
    const { clock } = mock.store;
    await rowOf('cache-ams-01-root');
    fireEvent.click(await button('Stop'));
    await confirmIn('Confirm stop instance');
    const boot = await openRowMenu('cache-ams-01-root');
    const unset = boot.getByRole('menuitem', { name: 'Unset as boot disk' });
    await vi.waitFor(() => {
      clock.advance(5_000);
      expect(unset.getAttribute('aria-disabled')).not.toBe('true');
    }, 4_000);
    expectReason(boot.getByRole('menuitem', { name: 'Detach' }), /Unset it as boot disk/);
    fireEvent.keyDown(screen.getByRole('menu'), { key: 'Escape' });
    expect((await button('Attach existing disk')).getAttribute('aria-disabled')).not.toBe('true');
    await waitFor(async () => expect((await button('Start')).getAttribute('aria-disabled')).not.toBe('true'));
    fireEvent.click(await button('Start'));
    await confirmIn('Confirm start instance');
    await openRowMenu('ams-01-hot');
    const open = screen.getByRole('menu');
    await vi.waitFor(() => {
      clock.advance(5_000);
      expect(screen.getByText('running')).toBeTruthy();
    }, 4_000);
    expect(screen.getByRole('menu')).toBe(open);
  });
});

describe('attaching a disk', () => {
  // @sheet compute-storage/9.38
  it('requires a selection, leaves out attached disks, and shows the disk', async () => {
    const { mock, visit } = await openStopped(attached('spare-1'));
    const { modal, choice, submit } = await openAttach();
    fireEvent.click(submit);
    expect((await modal.findByRole('alert')).textContent).toBe('Disk name is required');
    fill(choice, 'spare');
    await waitFor(() =>
      expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
        expect.stringMatching(/^spare-128/),
        expect.stringMatching(/^spare-16/),
      ]),
    );
    fireEvent.click(screen.getByRole('option', { name: /^spare-16/ }));
    await press(submit);
    await closed();
    await expectToast('Disk spare-16 attached');
    expect((await otherDisks()).find((text) => text.startsWith('spare-16'))).toContain('attached');
    expect(mock.calls.get('instanceDiskAttach')).toBe(1);
    // The list of disks is updated too, although the page is still fresh
    await visit(DISKS);
    expect(within(await rowOf('spare-16')).getByRole('link', { name: 'schema-migrator' })).toBeTruthy();
  });

  it.each(FAILURES)('that %s keeps the selection until it is closed', async (_, rule, message) => {
    await openStopped(undefined, once('instanceDiskAttach', rule));
    const { modal, choice, submit } = await openAttach();
    await choose(choice, 'spare-16');
    await press(submit);
    expect(within(await modal.findByRole('alert')).getByText(message)).toBeTruthy();
    expect(valueOf(choice)).toBe('spare-16');
    fireEvent.click(modal.getByRole('button', { name: 'Cancel' }));
    await closed();
    const again = await openAttach();
    expect(again.modal.queryByRole('alert')).toBeNull();
    expect(valueOf(again.choice)).toBe('');
  });

  it('is submitted once', async () => {
    const { mock } = await openStopped();
    const { choice, submit } = await openAttach();
    await choose(choice, 'spare-16');
    const release = hold(/\/attach/);
    for (let click = 0; click < 2; click += 1) fireEvent.click(submit);
    await waitFor(() => expect(submit.getAttribute('aria-busy')).toBe('true'));
    fireEvent.click(submit);
    release();
    await expectToast('Disk spare-16 attached');
    expect(mock.calls.get('instanceDiskAttach')).toBe(1);
  });
});

describe('detaching a disk', () => {
  // @sheet compute-storage/9.40
  it('asks for confirmation, detaches, and the list of disks shows it', async () => {
    const { mock, visit } = await openStopped(attached('spare-16'));
    fireEvent.click(await button('spare-16'));
    fireEvent.click((await openDialog('Disk')).getByRole('button', { name: 'Close' }));
    await closed();
    await rowAction('spare-16', 'Detach');
    await confirmIn('Confirm detach disk');
    await expectToast('Disk spare-16 detached');
    await expectHeading('No other disks');
    expect(screen.queryByRole('table', { name: 'Additional disks' })).toBeNull();
    // Its details do not open again with the row that has changed
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(rowIn(mock.store.tables.disks, 'spare-16').state).toMatchObject({ state: 'detached' });
    await visit(DISKS);
    expect((await cellOf('spare-16', 'state')).textContent).toContain('detached');
  });

  it('that fails shows the reason once', async () => {
    await openStopped(attached('spare-16'), once('instanceDiskDetach', { status: 503, message: 'Not now' }));
    await rowAction('spare-16', 'Detach');
    await confirmIn('Confirm detach disk');
    await expectToast('Could not detach diskNot now');
    expect(screen.getByTestId('Toasts').textContent).toBe('Could not detach diskNot now');
    await rowOf('spare-16');
  });
});
