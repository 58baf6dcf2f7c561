// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import {
  openRowMenu,
  press,
  renderScreen,
  rowAction,
  rowOf,
  useScreens,
} from '../../../../tools/testing/screen.tsx';
import { manifest } from '../manifest.ts';
import { routes } from '../routes.ts';

useScreens(80);

const PAGE = '/system/utilization';

const spaced = ({ textContent }: HTMLElement) => textContent.replaceAll('\u00a0', ' ');

/** The pictures of the charts, once all are drawn. */
const plotsDrawn = () =>
  vi.waitFor(() => {
    for (const name of ['CPU (Count)', 'Memory (GiB)', 'Storage (TiB)'])
      expect(within(screen.getByRole('figure', { name })).getByRole('img')).toBeTruthy();
  }, 8_000);

const openMetrics = async () => fireEvent.click(await screen.findByRole('tab', { name: 'Metrics' }));

// @sheet system-settings-auth/18.20
it('shows bars, a table and the menu of a row', async () => {
  const { mock, address, place } = await renderScreen(routes, PAGE);
  expect(await screen.findByRole('heading', { level: 1, name: 'Utilization' })).toBeTruthy();
  expect(manifest.frames.flatMap(({ navigation }) => navigation)).toContainEqual(
    expect.objectContaining({ label: 'Utilization', to: PAGE }),
  );
  expect(place().title).toBe('Utilization / Oxide Console');
  for (const name of ['CPU', 'MEMORY', 'STORAGE'])
    expect(screen.getAllByRole('meter', { name }).length).toBeGreaterThan(0);
  const northgate = await rowOf('northgate');
  const headings = within(northgate.closest('table') ?? northgate).getAllByRole('columnheader');
  expect(headings.map(({ textContent }) => textContent).filter((text) => /\w/.test(text))).toEqual([
    'Provisioned / Quota',
    'Available',
    'Silo',
    'CPU',
    'Memory',
    'Storage',
    'CPU',
    'Memory',
    'Storage',
  ]);
  const cells = within(northgate).getAllByRole('cell').map(spaced);
  expect(cells).toContainEqual(expect.stringMatching(/^52 \/ 64/));
  expect(cells).toContainEqual(expect.stringMatching(/24 GiB/));
  expect(within(northgate).getAllByRole('img', { name: '81.25% used' }).length).toBeGreaterThan(0);
  expect(spaced(await rowOf('quarry'))).toContain('0 TiB');
  expect(document.body.textContent).not.toContain('NaN');
  const menu = await openRowMenu('northgate');
  expect(menu.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    'Copy silo ID',
    'Edit quotas',
    'Report',
  ]);
  fireEvent.keyDown(screen.getByRole('menu'), { key: 'Escape' });
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await rowAction('northgate', 'Copy silo ID');
  const [silo] = mock.store.tables.silos.filter(({ name }) => name === 'northgate');
  await waitFor(() => expect(writeText).toHaveBeenCalledExactlyOnceWith(silo?.id));
  fireEvent.click(within(await rowOf('northgate')).getByRole('link', { name: 'northgate' }));
  await waitFor(() => expect(address()).toMatch(/^\/system\/silos\/northgate/));
});

// @sheet system-settings-auth/18.20
it('charts send two requests each, after the tab opens', async () => {
  const { mock, address } = await renderScreen(routes, PAGE);
  const asked = (times: number) =>
    vi.waitFor(() => expect(mock.calls.get('systemMetric')).toBe(times), 8_000);
  // The sentence above the bars asks for the history of each resource
  await asked(3);
  await openMetrics();
  await waitFor(() => expect(address()).toBe(`${PAGE}?tab=metrics`));
  await plotsDrawn();
  await asked(9);
  fireEvent.click(screen.getByRole('button', { name: /^Filter by silo/ }));
  fireEvent.click(await screen.findByRole('option', { name: 'northgate' }));
  await waitFor(() => expect(address()).toBe(`${PAGE}?tab=metrics&silo=northgate`));
  fireEvent.click(screen.getByRole('button', { name: /^Choose a time range preset/ }));
  fireEvent.click(await screen.findByRole('option', { name: 'Last week' }));
  await waitFor(() => expect(address()).toContain('range=lastWeek'));
  await plotsDrawn();
  const before = mock.calls.get('systemMetric') ?? 0;
  await press(screen.getByRole('button', { name: 'Refresh data' }));
  await vi.waitFor(() => expect(mock.calls.get('systemMetric')).toBeGreaterThanOrEqual(before + 6), 8_000);
  await plotsDrawn();
});

// @sheet system-settings-auth/18.20
it('a failed chart does not affect the others', async () => {
  const { mock } = await renderScreen(routes, PAGE);
  await vi.waitFor(() => expect(mock.calls.get('systemMetric')).toBe(3), 8_000);
  mock.faults.add({ operation: 'systemMetric', status: 503, count: 2 });
  await openMetrics();
  await screen.findAllByText('Something went wrong', {}, { timeout: 8_000 });
  const [again] = await screen.findAllByRole('button', { name: 'Try again' });
  await vi.waitFor(
    () => expect(within(screen.getByRole('figure', { name: 'Storage (TiB)' })).getByRole('img')).toBeTruthy(),
    8_000,
  );
  if (again) fireEvent.click(again);
  await plotsDrawn();
});

// @sheet system-settings-auth/18.39
it('the table is saved as a file', async () => {
  await renderScreen(routes, PAGE);
  const files: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) files.push(file);
    return 'blob:file';
  });
  const names: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function own(this: HTMLAnchorElement) {
    names.push(this.download);
  });
  await rowOf('northgate');
  const [button] = await screen.findAllByRole('button', { name: /^Download CSV/ });
  if (button) await press(button);
  await waitFor(() => expect(names).toEqual(['utilization.csv']));
  expect(await files[0]?.text()).toContain('northgate,CPU,vCPU,52,64,12');
});
