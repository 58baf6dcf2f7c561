// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { heading } from '../../../../../../tools/testing/on-screen.ts';
import {
  openDialog,
  press,
  renderScreen,
  type ScreenOptions,
  setWidth,
  useScreens,
} from '../../../../../../tools/testing/screen.tsx';
import { routes } from '../../../routes.ts';
import { instanceAt } from '../test-time.ts';

useScreens();
beforeEach(() => {
  setWidth(120);
  for (const level of ['info', 'warn', 'error'] as const) vi.spyOn(console, level).mockReturnValue();
});

const metrics = (tab: string) => instanceAt('cache-ams-01', `metrics/${tab}`);
const open = (tab: string, options?: ScreenOptions) => renderScreen(routes, metrics(tab), options);

const figure = (name: RegExp) => screen.findByRole('figure', { name });
/** Waits for a number of charts with data. */
const drawn = (count: number) =>
  waitFor(() => expect(screen.getAllByRole('img', { name: /Latest/ })).toHaveLength(count));

async function pick(list: RegExp, option: string): Promise<void> {
  fireEvent.click(await screen.findByRole('button', { name: list }));
  fireEvent.click(await screen.findByRole('option', { name: option }));
}

test('one chart fails alone, with the reason, and can be retried', async () => {
  await open('network', {
    faults: [{ operation: 'timeseriesQuery', status: 503, message: 'The metrics are moved', count: 1 }],
  });
  await drawn(4);
  const failed = screen
    .getAllByRole('figure')
    .find(({ textContent }) => textContent.includes('Something went wrong'));
  expect(failed?.textContent).toContain('The metrics are moved');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await drawn(5);
});

test('a refresh that fails keeps the charts, with a message until the next one', async () => {
  const { mock } = await open('cpu');
  await drawn(1);
  mock.faults.add({ operation: 'timeseriesQuery', status: 503, message: 'Not now' });
  await press(screen.getByRole('button', { name: 'Refresh charts' }));
  const chart = await figure(/^CPU/);
  await waitFor(() => expect(chart.textContent).toContain('Could not be refreshed. Not now'));
  await drawn(1);
  mock.faults.clear();
  await press(screen.getByRole('button', { name: 'Refresh charts' }));
  await waitFor(() => expect(chart.textContent).not.toContain('Could not be refreshed'));
});

test('an instance without disks and interfaces has no charts of them', async () => {
  const { visit } = await open('disk', {
    faults: ['instanceDiskList', 'instanceNetworkInterfaceList'].map((operation) => ({
      operation,
      body: '{"items":[]}',
    })),
  });
  expect(await screen.findByRole('heading', { name: 'No disk metrics available' })).toBeTruthy();
  await visit(metrics('network'));
  expect(await screen.findByRole('heading', { name: 'No network metrics available' })).toBeTruthy();
});

test('rates can be shown as counts per sample, on both tabs and by the address', async () => {
  const { address, visit } = await open('disk');
  await figure(/^Disk Reads \(Count\/s\)/);
  await pick(/^Choose values/, 'Per sample');
  await figure(/^Disk Reads \(Count\)/);
  expect(address()).toBe(`${metrics('disk')}?values=counts`);
  fireEvent.click(
    within(screen.getByRole('tablist', { name: 'Metrics' })).getByRole('tab', { name: 'Network' }),
  );
  await figure(/^Bytes Sent \(\w+\)/);
  // Shares of time have no rate
  await visit(`${metrics('cpu')}?values=counts`);
  await figure(/^CPU/);
  expect(screen.queryByRole('button', { name: /^Choose values/ })).toBeNull();
});

test('a selection does not wait for the page', async () => {
  const { mock } = await open('cpu');
  await heading('cache-ams-01');
  await drawn(1);
  mock.faults.add({ operation: 'instanceView', delay: 60_000 });
  await pick(/^Choose state/, 'State: Waiting');
  await figure(/^CPU Utilization: Waiting/);
});

test('the query of a chart can be read and copied, and the metric has its documentation', async () => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await open('disk');
  await figure(/^Disk Reads/);
  fireEvent.click(screen.getByRole('button', { name: 'Disk Reads actions' }));
  const menu = within(await screen.findByRole('menu'));
  expect(menu.getByRole('menuitem', { name: 'About this metric' }).getAttribute('href')).toMatch(
    /timeseries-schemas#_virtual_diskreads$/,
  );
  fireEvent.click(menu.getByRole('menuitem', { name: 'View OxQL query' }));
  const modal = await openDialog('OxQL query');
  expect(modal.getByRole('code').textContent).toContain('get virtual_disk:reads');
  fireEvent.click(modal.getByRole('button', { name: 'Copy query' }));
  await waitFor(() =>
    expect(writeText).toHaveBeenCalledWith(
      expect.stringMatching(
        /^get virtual_disk:reads \| filter .* \| group_by \[attached_instance_id\], sum$/,
      ),
    ),
  );
});
