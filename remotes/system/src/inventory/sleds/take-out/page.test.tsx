// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import {
  AS_VIEWER,
  confirmIn,
  expectToast,
  once,
  openRowMenu,
  press,
  renderScreen,
  type ScreenOptions,
  useScreens,
} from '../../../../../../tools/testing/screen.tsx';
import { addressOf } from '../../../../../../tools/walks/addresses.ts';
import { routes } from '../../../routes.ts';

useScreens();

const GUIDE = addressOf('/system/inventory/sleds/:sledId/take-out');
const open = (options?: ScreenOptions) => renderScreen(routes, GUIDE, options);

const step = async (title: string): Promise<HTMLElement> => {
  const heading = await screen.findByRole('heading', { name: title });
  const item = heading.closest('li');
  if (!item) throw new Error(`${title} is no step`);
  return item;
};
const expectStep = async (title: string, text: RegExp): Promise<void> => {
  const item = await step(title);
  await vi.waitFor(() => expect(item.textContent).toMatch(text), 8_000);
};
const reload = () => fireEvent.click(screen.getByRole('button', { name: 'Refresh data' }));

test('a sled is closed, its tenants are told, and a colleague sees the same the next day', async () => {
  const copied = vi.fn();
  vi.stubGlobal('navigator', {
    ...navigator,
    clipboard: { writeText: async (text: string): Promise<void> => void copied(text) },
  });
  const { mock } = await open();
  await press(within(await step('Stop placing instances')).getByRole('button'));
  await confirmIn('Stop placing instances on this sled');
  await expectStep('Stop placing instances', /^doneStop placing instancesThe sled accepts no new instances/);
  await expectStep('Who is on it', /^done.*\d+ instances? in \d+ projects? of \d+ silos?/);
  await expectStep('What fits elsewhere', /^(done|needs attention)/);
  const [mail] = within(await step('Tell the tenants')).getAllByRole('button', { name: /^Copy mail to / });
  if (mail) fireEvent.click(mail);
  await vi.waitFor(() => expect(copied.mock.calls[0]?.[0]).toContain('We cannot stop your instances'));
  await expectStep('Wait until it is empty', /^to do.*\d+ instances? left/);
  // Tenants stop their instances, and a colleague opens the sled again in between
  const { instances, sleds } = mock.store.tables;
  for (const instance of instances) instances.put({ ...instance, runState: 'stopped' });
  const sled = sleds.find(({ baseboard }) => baseboard.serial === 'FH22408817');
  if (sled) sleds.put({ ...sled, policy: { kind: 'in_service', provisionPolicy: 'provisionable' } });
  reload();
  await expectStep('Wait until it is empty', /^to do.*new ones can still be placed here/);
  await expectStep('Stop placing instances', /^to do/);
});

test('a refused change leaves the step open and says why', async () => {
  await open(once('sledSetProvisionPolicy', { status: 503, message: 'The region is being moved' }));
  await press(within(await step('Stop placing instances')).getByRole('button'));
  await confirmIn('Stop placing instances on this sled');
  await expectToast('The region is being moved');
  await expectStep('Stop placing instances', /^to do/);
});

test('a fleet viewer sees why they cannot close the sled', async () => {
  await open(AS_VIEWER);
  const closing = await step('Stop placing instances');
  // The reason puts a tooltip around the button
  const button = () => within(closing).getByRole('button');
  await vi.waitFor(() => expect(button().getAttribute('aria-disabled')).toBe('true'), 4_000);
  expect(button().getAttribute('aria-description')).toContain('Needs the fleet admin role');
});

test('a read that fails later makes its steps unknown, and not empty', async () => {
  const { mock } = await open();
  await expectStep('Wait until it is empty', /left/);
  mock.faults.add({ operation: 'sledInstanceList', status: 503, message: 'The rack is busy' });
  reload();
  await expectStep('Wait until it is empty', /^unknown.*The rack is busy/);
  await expectStep('Tell the tenants', /^unknown/);
});

test('a work order names what is known of the sled, and what is not', async () => {
  await renderScreen(routes, addressOf('/system/inventory/sleds/:sledId/work-order'), {
    faults: [{ operation: 'systemTimeseriesQuery', status: 503, message: 'No measurements' }],
  });
  const factOf = async (label: string) => (await screen.findByText(label)).parentElement?.textContent;
  await vi.waitFor(async () => expect(await factOf('Slot')).toContain('Unknown: No measurements'), 8_000);
  expect(await factOf('Safe to pull')).toContain('No. The sled is in service.');
  expect(await factOf('Affected instances')).toMatch(/\d+ instance/);
});

test.each([
  ['/system/inventory/disks/:diskId/work-order', 'The API does not report whose data is on a disk.'],
  [
    '/system/inventory/switches/:switchId/work-order',
    'The API does not report which instances use a switch.',
  ],
])('the work order of %s says what the API does not report', async (path, text) => {
  await renderScreen(routes, addressOf(path));
  expect(await screen.findByText(`Unknown: ${text}`)).toBeTruthy();
  const print = screen.getByRole('button', { name: 'Print' });
  await vi.waitFor(() => expect(print.getAttribute('aria-disabled')).not.toBe('true'), 8_000);
});

test('the steps are opened from the list, have files for tenants, and lead to a work order that says what is known', async () => {
  const { visit, address } = await renderScreen(routes, '/system/inventory/sleds');
  const menu = await openRowMenu('FH22408817');
  fireEvent.click(menu.getByRole('menuitem', { name: 'Take out of service' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Take out of service' })).toBeTruthy();
  await press(await screen.findByRole('button', { name: 'Make non-provisionable' }));
  await confirmIn('Stop placing instances on this sled');
  await expectStep('Stop placing instances', /^done/);
  const files: string[] = [];
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function own(
    this: HTMLAnchorElement,
  ) {
    files.push(this.download);
  });
  fireEvent.click(await screen.findByRole('button', { name: 'CSV of fernhill' }));
  await waitFor(() => expect(files).toEqual(['fernhill-instances-to-restart.csv']));
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  fireEvent.click(screen.getByRole('button', { name: 'Copy mail to fernhill' }));
  await waitFor(() => expect(writeText).toHaveBeenCalledOnce());
  click.mockRestore();
  const guide = address();
  fireEvent.click(screen.getByRole('link', { name: 'Work order' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Work order: Sled FH22408817' })).toBeTruthy();
  expect(await screen.findByText(/The sled is in service\./, {}, { timeout: 8_000 })).toBeTruthy();
  await visit(guide);
  await expectStep('Stop placing instances', /^done/);
  await expectStep('Wait until it is empty', /left/);
});
