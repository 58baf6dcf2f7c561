// @vitest-environment happy-dom
import { personas } from '@console/mock';
import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { press, renderScreen, useScreens } from '../../../../../../tools/testing/screen.tsx';
import { routes } from '../../../routes.ts';

useScreens();

const glance = async () => within(await screen.findByRole('region', { name: 'At a glance' }));

const sled = async () => (await (await glance()).findByText('Sled')).parentElement?.textContent;
const open = async () => press(await (await glance()).findByRole('button', { name: /^Running for/ }));

it('nothing more is requested until the line is opened, which is remembered', async () => {
  const { mock } = await renderScreen(routes, '/projects/edge-cache/instances/cache-ams-01/connect');
  const toggle = await (
    await glance()
  ).findByRole('button', { name: /^Running for .+203\.0\.113\.10 and 2 more/ });
  const asked = ['timeseriesQuery', 'vpcFirewallRulesView', 'instanceDiskList', 'instanceAffinityGroupList'];
  expect(asked.filter((operation) => mock.calls.get(operation) !== undefined)).toEqual([]);
  await press(toggle);
  expect(await (await glance()).findByText(/^\d+ rules apply$/)).toBeTruthy();
  expect(await (await glance()).findByRole('link', { name: '4 disks' })).toBeTruthy();
  expect((await (await glance()).findAllByText(/^max /)).length).toBeGreaterThan(0);
  expect(localStorage.getItem('instance-glance-open')).not.toBeNull();
  await press(toggle);
  expect(localStorage.getItem('instance-glance-open')).toBeNull();
  expect((await glance()).queryByText(/rules apply$/)).toBeNull();
});

it('operators see the sled, and what happened last', async () => {
  await renderScreen(routes, '/projects/edge-cache/instances/cache-ams-01/connect');
  await open();
  await vi.waitFor(async () => expect(await sled()).toMatch(/^Sled[A-Z]/));
  const events = within(await (await glance()).findByRole('list', { name: 'Recent events' }));
  expect(await events.findByRole('link', { name: 'The guest booted to a login prompt' })).toBeTruthy();
  expect(events.getAllByRole('listitem').at(-1)?.textContent).toMatch(/^Created /);
});

it('a sled that could not be read leaves the place of an instance unknown', async () => {
  await renderScreen(routes, '/projects/edge-cache/instances/cache-ams-01/connect', {
    faults: [{ operation: 'sledInstanceList', status: 503 }],
  });
  await open();
  await vi.waitFor(async () => expect(await sled()).toBe('SledNot available'));
});

it('others do not ask for sleds', async () => {
  const { mock } = await renderScreen(routes, '/projects/edge-cache/instances/cache-ams-01/connect', {
    persona: personas.projectViewer,
  });
  await open();
  expect(await (await glance()).findByText(/rules apply$/)).toBeTruthy();
  expect((await glance()).queryByText('Sled')).toBeNull();
  expect(mock.calls.get('sledList')).toBeUndefined();
});

it('a failed instance has its ways out in the line', async () => {
  await renderScreen(routes, '/projects/edge-cache/instances/ingest-frozen/storage');
  const line = await glance();
  expect(await line.findByText(/^Failed 18m ago\. It does not restart automatically/)).toBeTruthy();
  expect(line.getByRole('button', { name: 'Start now' })).toBeTruthy();
  expect(line.getByRole('link', { name: 'Serial console' })).toBeTruthy();
});
