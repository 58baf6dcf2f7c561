// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderScreen, useScreens } from '../../../../../../tools/testing/screen.tsx';
import { computeRoutes } from '../../routes.ts';

useScreens();

const CONNECT = '/projects/edge-cache/instances/cache-ams-01/connect';
/** A key whose fingerprint from `ssh-keygen -l` is expected below. */
const ED25519 =
  'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIJ+pBAaBzzqMLBC0GN7bQm0Ni0QbQbZGMWPUWfdKyZdB someone@example';
const key = (name: string, publicKey: string) => ({
  id: '0c6a3f6e-3b0a-4b6c-8a8d-2f6f3c1b9a10',
  name,
  description: '',
  public_key: publicKey,
  silo_user_id: '0c6a3f6e-3b0a-4b6c-8a8d-2f6f3c1b9a11',
  time_created: '2026-01-01T00:00:00Z',
  time_modified: '2026-01-01T00:00:00Z',
});
const answer = (items: readonly object[]) => ({
  faults: [{ operation: 'instanceSshPublicKeyList', body: JSON.stringify({ items }) }],
});

// @sheet operator/13.112
test('the keys of an instance show their fingerprints, except one that cannot be parsed', async () => {
  await renderScreen(
    computeRoutes,
    CONNECT,
    answer([key('laptop', ED25519), key('odd', 'ssh-ed25519 AAAA')]),
  );
  const table = await screen.findByRole('table', { name: 'SSH keys' });
  expect(await within(table).findByText('SHA256:I0lPbXgF6+M8nhBym7Whpg1MwhUQ8XqK1TCnqQPL92Y')).toBeTruthy();
  expect(within(table).getByText('Not available')).toBeTruthy();
});

// @sheet operator/13.112
test('an instance may have been created without keys', async () => {
  await renderScreen(computeRoutes, CONNECT, answer([]));
  expect(await screen.findByText('Created without SSH keys')).toBeTruthy();
});

test('when the keys cannot be read, the rest of the tab works', async () => {
  await renderScreen(computeRoutes, CONNECT, {
    faults: [{ operation: 'instanceSshPublicKeyList', status: 503 }],
  });
  expect(await screen.findByText('The SSH keys could not be loaded')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Connect' })).toBeTruthy();
});

// @sheet operator/13.112
test('an interface that the search opened is highlighted', async () => {
  const path = '/projects/edge-cache/instances/cache-ams-01/networking';
  const { mock } = await renderScreen(computeRoutes, path);
  const [nic] = mock.store.tables.interfaces.filter(({ instanceId }) =>
    [...mock.store.tables.instances].some(({ id, name }) => id === instanceId && name === 'cache-ams-01'),
  );
  await renderScreen(computeRoutes, `${path}?nic=${nic?.id ?? ''}`);
  const marked = async () =>
    (await screen.findAllByRole('row')).filter((row) => row.getAttribute('data-active') === 'true');
  await vi.waitFor(async () => expect(await marked()).toHaveLength(1));
  expect((await marked())[0]?.textContent).toContain(nic?.name);
});
