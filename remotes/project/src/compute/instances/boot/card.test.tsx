// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen, useScreens } from '../../../../../../tools/testing/screen.tsx';
import { computeRoutes } from '../../routes.ts';

useScreens();

const at = (name: string) => `/projects/edge-cache/instances/${name}/connect`;

test('a guest that booted has its steps and its host keys', async () => {
  await renderScreen(computeRoutes, at('cache-ams-01'));
  expect(await screen.findByText(/^The guest booted to a login prompt\. Linux 6/)).toBeTruthy();
  const steps = screen.getByRole('list', { name: 'Boot steps' });
  expect(within(steps).getByText('cloud-init 25.1.4 finished.')).toBeTruthy();
  const keys = screen.getByRole('list', { name: 'SSH host keys' });
  expect(within(keys).getAllByText(/^SHA256:.{43}$/)).toHaveLength(3);
});

test('a start that stopped shows where, with the line', async () => {
  await renderScreen(computeRoutes, at('tls-terminator-a'));
  expect(await screen.findByText(/^Boot stopped in the emergency shell\. Linux/)).toBeTruthy();
  expect(screen.getByText(/^You are in emergency mode/)).toBeTruthy();
  expect(screen.queryByRole('list', { name: 'SSH host keys' })).toBeNull();
});

test('a console without output, and an instance without a machine, are neither booted nor failed', async () => {
  await renderScreen(computeRoutes, at('purge-worker-1'));
  expect(await screen.findByText('No output on the serial console.')).toBeTruthy();
  await renderScreen(computeRoutes, at('schema-migrator'));
  expect(await screen.findByText(/^The output is available while the instance is running/)).toBeTruthy();
});

test('output that cannot be read is not known', async () => {
  await renderScreen(computeRoutes, at('cache-ams-01'), {
    faults: [{ operation: 'instanceSerialConsole', status: 503 }],
  });
  expect(await screen.findByText('The output of the serial console could not be loaded')).toBeTruthy();
  expect(screen.queryByText(/prompt/)).toBeNull();
});
