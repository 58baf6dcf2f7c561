// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { instanceView } from '@console/shared/api';
import { query, useLoaded } from '@console/shared/query';
import { screen as page } from '@console/shared/routing';
import { renderScreen, useScreens } from '../../../src/testing.ts';
import { mock } from '../backups/mock.ts';
import { added, extensions } from './added.ts';
import { Component } from './last-backup.tsx';

useScreens();

const cache = query(instanceView, { path: { instance: 'cache-ams-01' }, query: { project: 'edge-cache' } });

function Host() {
  return <Component instance={useLoaded(cache)} project="edge-cache" />;
}

const routes = [page('/host', { load: () => [cache], component: async () => ({ Component: Host }) })];

test('the card of an instance leads to its last backup', async () => {
  await renderScreen(routes, '/host', { services: [mock] });
  await screen.findByText(/^cache-ams-01 is part of/);
  screen.getByRole('link', { name: 'monthly' });
});

test('a service that does not answer is said in the card', async () => {
  const faults = [{ operation: 'vault.backupList', status: 400, message: 'Moving' }];
  await renderScreen(routes, '/host', { services: [mock], faults });
  await screen.findByText('Not available');
});

test('each place has its code', () => {
  expect(Object.keys(extensions)).toEqual(added.map(({ id }) => id));
});
