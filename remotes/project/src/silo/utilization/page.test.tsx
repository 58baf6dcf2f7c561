// @vitest-environment happy-dom
import { personas } from '@console/mock';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { openDialog, press, renderScreen, useScreens } from '../../../../../tools/testing/screen.tsx';
import { routes } from '../../routes.ts';

useScreens();

const PAGE = '/utilization';

/** The picture of a chart, once it is drawn. */
const plotOf = (name: string) =>
  vi.waitFor(() => within(screen.getByRole('figure', { name })).getByRole('img'), 8_000);

const isShown = (text: RegExp) =>
  vi.waitFor(() => expect(document.body.textContent.replaceAll('\u00a0', ' ')).toMatch(text), 4_000);

// @sheet system-settings-auth/18.22
it.each([personas.operator, personas.nobody])('%s sees the utilization of the silo', async (persona) => {
  const { place } = await renderScreen(routes, PAGE, { persona });
  expect(await screen.findByRole('heading', { level: 1, name: 'Utilization' })).toBeTruthy();
  expect(place().title).toBe('Utilization / Oxide Console');
  await isShown(/Provisioned1,782 GiB/);
  await isShown(/Quota2,048 GiB/);
  expect(screen.queryByRole('tab')).toBeNull();
  await plotOf('CPU (Count)');
});

// @sheet system-settings-auth/18.22
it('charts can be filtered by project, and the numbers do not need the charts', async () => {
  const { mock, address } = await renderScreen(routes, PAGE);
  fireEvent.click(await screen.findByRole('button', { name: /^Filter by project/ }));
  fireEvent.click(await screen.findByRole('option', { name: 'edge-cache' }));
  await vi.waitFor(() => expect(address()).toBe(`${PAGE}?project=edge-cache`));
  await plotOf('Memory (GiB)');
  mock.faults.add({ operation: 'siloMetric', status: 503 });
  await press(screen.getByRole('button', { name: 'Refresh data' }));
  await vi.waitFor(
    () => expect(screen.getAllByText(/^Could not be refreshed\./).length).toBeGreaterThan(0),
    8_000,
  );
  expect(screen.getByRole('meter', { name: 'CPU' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Learn about utilization' }));
  expect((await openDialog('Learn about utilization')).getByRole('link', { name: /^Metrics/ })).toBeTruthy();
});
