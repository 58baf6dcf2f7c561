// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen, useScreens } from '../../../../../tools/testing/screen.tsx';
import { routes } from '../../routes.ts';

useScreens();

const LIST = '/projects/edge-cache/instances';

const names = () =>
  [...document.querySelectorAll('tr[data-row]')].map((row) => row.getAttribute('data-row-name'));

/** Every address of an instance, as its page shows them. */
async function addressesOf(instance: string): Promise<string[]> {
  const { mock } = await renderScreen(routes, `/projects/edge-cache/instances/${instance}/networking`);
  const read = async (path: string): Promise<string[]> => {
    const response = await mock.handle(new Request(new URL(path, location.origin)));
    return [...(await response.text()).matchAll(/"ip":\s*"([^"]+)"/g)].flatMap(([, ip]) => ip ?? []);
  };
  return [
    ...(await read(`/v1/instances/${instance}/external-ips?project=edge-cache`)),
    ...(await read(`/v1/network-interfaces?project=edge-cache&instance=${instance}`)),
  ];
}

test('the filter finds an instance by each of its external and private addresses', async () => {
  const addresses = await addressesOf('cache-ams-01');
  expect(addresses.length).toBeGreaterThan(1);
  for (const address of addresses) {
    cleanup();
    await renderScreen(routes, `${LIST}?filter=${address}`);
    await expect.poll(names, { timeout: 10_000 }).toContain('cache-ams-01');
  }
}, 60_000);

test('the filter does not say that no instance matches while or because addresses are missing', async () => {
  const { mock } = await renderScreen(routes, `${LIST}?filter=203.0.113.10`, {
    faults: [{ operation: 'instanceExternalIpList', status: 503 }],
  });
  expect(await screen.findByText('No instances match so far', {}, { timeout: 10_000 })).toBeTruthy();
  expect(screen.queryByText('No instances match')).toBeNull();
  expect(mock.calls.get('instanceNetworkInterfaceList')).toBeGreaterThan(0);
});

test('addresses are read only for a filter that can be a part of one', async () => {
  const { mock } = await renderScreen(routes, `${LIST}?filter=cache-ams`);
  await expect.poll(names, { timeout: 10_000 }).toContain('cache-ams-01');
  expect(mock.calls.get('instanceNetworkInterfaceList')).toBeUndefined();
});
