// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { press, renderScreen, useScreens } from '../../../../../../tools/testing/screen.tsx';
import { routes } from '../../../routes.ts';

useScreens();

const glance = async () => within(await screen.findByRole('region', { name: 'At a glance' }));

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

it('a failed instance has its ways out in the line', async () => {
  await renderScreen(routes, '/projects/edge-cache/instances/ingest-frozen/storage');
  const line = await glance();
  expect(await line.findByText(/^Failed 18m ago\. It does not restart automatically/)).toBeTruthy();
  expect(line.getByRole('button', { name: 'Start now' })).toBeTruthy();
  expect(line.getByRole('link', { name: 'Serial console' })).toBeTruthy();
});
