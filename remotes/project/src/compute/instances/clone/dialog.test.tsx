// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  fill,
  openDialog,
  press,
  renderScreen,
  rowAction,
  type ScreenOptions,
  useScreens,
} from '../../../../../../tools/testing/screen.tsx';
import { routes } from '../../../routes.ts';

useScreens();

/** A machine with much to do takes its time. */
const LATE = { timeout: 15_000 };

async function open(row: string, options: ScreenOptions = {}) {
  const { mock } = await renderScreen(routes, '/projects/edge-cache/instances', options);
  await rowAction(row, 'Clone…');
  await screen.findByRole('textbox', { name: 'Number of clones' }, LATE);
  return { mock, dialog: await openDialog(`Clone instance ${row}`) };
}

const stepsOf = (list: HTMLElement) => [...list.querySelectorAll('li')].map(({ textContent }) => textContent);

test('the plan names every clone before anything is sent', async () => {
  const { dialog, mock } = await open('cache-ams-01');
  fill(dialog.getByRole('textbox', { name: 'Number of clones' }), '2');
  // cache-ams-02 exists
  expect(await dialog.findByText(/cache-ams-0\d and cache-ams-0\d\.$/, undefined, LATE)).toBeTruthy();
  expect(dialog.queryByText(/cache-ams-02 and/)).toBeNull();
  expect(dialog.getByText(/is running: its disks are copied as after a power failure/)).toBeTruthy();
  expect(dialog.getByText(/^Not copied: floating IPs/)).toBeTruthy();
  const steps = stepsOf(dialog.getByRole('list', { name: 'Plan' })).join('\n');
  expect(steps.match(/Take snapshot/g)).toHaveLength(4);
  expect(steps.match(/Create instance cache-ams-0\d with 4 disks/g)).toHaveLength(2);
  expect(steps.match(/Delete snapshot/g)).toHaveLength(4);
  expect(dialog.getByRole('button', { name: 'Copy as code' })).toBeTruthy();
  expect(mock.calls.get('snapshotCreate') ?? 0).toBe(0);
}, 60_000);

test('names without a number are refused for several clones', async () => {
  const { dialog, mock } = await open('schema-migrator');
  fill(dialog.getByRole('textbox', { name: 'Number of clones' }), '2');
  fill(dialog.getByRole('textbox', { name: 'Names' }), 'copy');
  await press(dialog.getByRole('button', { name: 'Clone' }));
  expect(await dialog.findByText('Put {n} where the number goes', undefined, LATE)).toBeTruthy();
  expect(mock.calls.get('snapshotCreate') ?? 0).toBe(0);
});

test.each([
  [
    'the quota',
    'utilizationView',
    { capacity: { cpus: 1, memory: 1, storage: 1 }, provisioned: { cpus: 1, memory: 1, storage: 1 } },
    /^The silo has only 0 vCPUs/,
  ],
  [
    'the pool',
    'ipPoolUtilizationView',
    { ipv4: { allocated: 8, capacity: 8 }, ipv6: { allocated: '0', capacity: '0' } },
    /^Pool .+ has only 0 free addresses, and the clones need 1\.$/,
  ],
])('nothing starts when %s does not suffice', async (_, operation, body, text) => {
  const { dialog } = await open('schema-migrator', { faults: [{ operation, body: JSON.stringify(body) }] });
  expect(await dialog.findByText(text, undefined, LATE)).toBeTruthy();
  expect(dialog.getByRole('button', { name: 'Clone' }).getAttribute('aria-disabled')).toBe('true');
});

test('a part that cannot be read is said, and read again', async () => {
  await renderScreen(routes, '/projects/edge-cache/instances', {
    faults: [{ operation: 'instanceDiskList', status: 403, count: 1 }],
  });
  await rowAction('schema-migrator', 'Clone…');
  await press(await screen.findByRole('button', { name: 'Try again' }, LATE));
  expect(await screen.findByRole('textbox', { name: 'Number of clones' }, LATE)).toBeTruthy();
});
