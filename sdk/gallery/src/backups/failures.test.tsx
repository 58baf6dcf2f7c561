// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Fault } from '@console/mock';
import { renderScreen, useScreens } from '../../../src/testing.ts';
import { mock } from './mock.ts';
import { backupRoutes } from './routes.ts';

useScreens();

const open = (fault: Omit<Fault, 'operation'>) =>
  renderScreen(backupRoutes, '/gallery/backups/daily/summary', {
    services: [mock],
    faults: [{ operation: 'vault.backupSizes', ...fault }],
  });

/** The value of the property that reads for itself. */
const measured = async () => (await screen.findByText('Last measured')).nextElementSibling;

test.each([
  [403, 'Not available'],
  [404, '—'],
  [500, 'Not available'],
])('sizes that are answered with %s leave the page as it is', async (status, text) => {
  await open({ status });
  await screen.findByRole('heading', { level: 1, name: 'daily' });
  await expect.poll(async () => (await measured())?.textContent).toBe(text);
});

test('the chart of sizes that cannot be read says why', async () => {
  await renderScreen(backupRoutes, '/gallery/backups/daily/size', {
    services: [mock],
    faults: [{ operation: 'vault.backupSizes', status: 400, message: 'Moving' }],
  });
  await screen.findByText('Moving');
});
