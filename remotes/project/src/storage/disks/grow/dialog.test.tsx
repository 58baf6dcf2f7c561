// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import {
  fill,
  openDialog,
  press,
  renderScreen,
  rowAction,
  useScreens,
} from '../../../../../../tools/testing/screen.tsx';
import { routes } from '../../../routes.ts';

useScreens();
afterEach(() => sessionStorage.clear());

/** A machine with much to do takes its time. */
const LATE = { timeout: 15_000 };

const STORAGE = '/projects/edge-cache/instances/cache-ams-01/storage';

const stepsOf = (list: HTMLElement) => [...list.querySelectorAll('li')].map(({ textContent }) => textContent);

async function open(row: string, address = STORAGE, options = {}) {
  const { mock } = await renderScreen(routes, address, options);
  await rowAction(row, 'Grow…');
  await screen.findByRole('textbox', { name: 'New size (GiB)' }, LATE);
  return { mock, dialog: await openDialog(`Grow disk ${row}`) };
}

test('its steps are shown as a script, and nothing is sent', async () => {
  const { mock, dialog } = await open('cache-ams-01-root');
  await dialog.findByRole('button', { name: 'Stop, grow, and start again' }, LATE);
  fireEvent.click(await dialog.findByRole('button', { name: 'Copy as code' }, LATE));
  expect(await screen.findByRole('menuitem', { name: 'CLI script' }, LATE)).toBeTruthy();
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Show…' }, LATE));
  const shown = within(await screen.findByRole('dialog', { name: 'Copy as code' }, LATE));
  const text = shown.getByText(/^#!\/bin\/sh/).textContent;
  expect(text).toContain('# Grow disk cache-ams-01-root to ');
  expect(text).toContain("echo 'Unset cache-ams-01-root as boot disk of cache-ams-01'");
  expect(text).toContain('"disk": "${disk_2}"');
  expect(shown.getByRole('button', { name: 'Copy script' })).toBeTruthy();
  expect(mock.calls.get('instanceStop') ?? 0).toBe(0);
}, 60_000);

test('a running boot disk is grown in four actions: menu, Grow…, size, submit', async () => {
  const { mock, dialog } = await open('cache-ams-01-root');
  const size = await dialog.findByRole('textbox', { name: 'New size (GiB)' }, LATE);
  fill(size, '60');
  const submit = await dialog.findByRole('button', { name: 'Stop, grow, and start again' }, LATE);
  expect(stepsOf(dialog.getByRole('list', { name: 'Plan' }))).toEqual([
    'Stop cache-ams-01',
    expect.stringMatching(/^Take snapshot cache-ams-01-root-[0-9a-f]{6} of cache-ams-01-root$/),
    'Create disk cache-ams-01-root-60gib with 60 GiB from the snapshot',
    'Unset cache-ams-01-root as boot disk of cache-ams-01',
    'Detach cache-ams-01-root from cache-ams-01',
    'Attach cache-ams-01-root-60gib to cache-ams-01',
    'Set cache-ams-01-root-60gib as boot disk of cache-ams-01',
    'Start cache-ams-01 again',
  ]);
  expect(dialog.getByText(/growpart/)).toBeTruthy();
  await press(submit);
  const steps = await screen.findByRole('list', { name: 'Steps' }, LATE);
  expect(stepsOf(steps)[0]).toBe('Stop cache-ams-01, running');
  await press(screen.getAllByRole('button', { name: 'Close' })[0] ?? document.body);
  // Opened again, it shows what runs
  await rowAction('cache-ams-01-root', 'Grow…');
  expect(await screen.findByRole('list', { name: 'Steps' }, LATE)).toBeTruthy();
  expect(mock.calls.get('instanceStop')).toBe(1);
}, 30_000);

describe('the plan', () => {
  const DISKS = '/projects/edge-cache/disks';

  test('refuses a size that is not larger, and a taken name', async () => {
    const { dialog, mock } = await open('spare-16', DISKS);
    fill(await dialog.findByRole('textbox', { name: 'New size (GiB)' }, LATE), '16');
    fill(dialog.getByRole('textbox', { name: /^Name of the larger disk/ }), 'spare-1');
    await press(dialog.getByRole('button', { name: 'Grow disk' }));
    expect(await dialog.findByText('Must be larger than now: at least 17 GiB', undefined, LATE)).toBeTruthy();
    expect(await dialog.findByText('Name is already in use', undefined, LATE)).toBeTruthy();
    expect(mock.calls.get('snapshotCreate') ?? 0).toBe(0);
  });

  test('starts nothing beyond the storage quota', async () => {
    const body = JSON.stringify({
      capacity: { cpus: 9, memory: 9, storage: 20 * 1024 ** 3 },
      provisioned: { cpus: 0, memory: 0, storage: 0 },
    });
    const { dialog } = await open('spare-16', DISKS, { faults: [{ operation: 'utilizationView', body }] });
    expect(
      await dialog.findByText(/^The snapshot needs 16 GiB and the new disk 20 GiB\./, undefined, LATE),
    ).toBeTruthy();
    expect(dialog.getByRole('button', { name: 'Grow disk' }).getAttribute('aria-disabled')).toBe('true');
  });

  test.each([
    [
      'ams-01-hot',
      { run_state: 'rebooting' },
      'cache-ams-01 is rebooting. Wait until it is running or stopped.',
    ],
    ['ams-01-hot', { run_state: 'failed' }, 'cache-ams-01 has failed. Stop it first, or start it.'],
  ])('of %s waits for its instance: %o', async (row, _, text) => {
    const runState = text.includes('failed') ? 'failed' : 'rebooting';
    const { dialog } = await open(row, DISKS, {
      prepare: (mock: Awaited<ReturnType<typeof renderScreen>>['mock']) => {
        const { instances } = mock.store.tables;
        const found = [...instances].find(({ name }) => name === 'cache-ams-01');
        if (found) instances.put({ ...found, runState });
      },
    });
    expect(await dialog.findByText(text, undefined, LATE)).toBeTruthy();
  });
});

test('the details of a disk open it too', async () => {
  await renderScreen(routes, '/projects/edge-cache/disks/spare-16');
  const panel = await openDialog('Disk');
  await press(await panel.findByRole('button', { name: 'Grow…' }, LATE));
  expect(await screen.findByRole('dialog', { name: 'Grow disk spare-16' }, LATE)).toBeTruthy();
  expect(screen.queryByRole('dialog', { name: 'Disk' })).toBeNull();
});
