// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { Mock } from '@console/mock';
import { press, renderScreen, useScreens } from '../../../../../../tools/testing/screen.tsx';
import { routes } from '../../../routes.ts';

useScreens();
afterEach(() => localStorage.clear());

const TAB = '/projects/edge-cache/instances/cache-ams-02/networking';

const rulesIn = async (name: string) => {
  const table = within(await screen.findByRole('table', { name }));
  return (await table.findAllByRole('link')).map(({ textContent }) => textContent);
};

// @sheet network-access/15.67
it('rules that apply are listed in order of decision, and counted by the line under the title', async () => {
  await renderScreen(routes, TAB);
  const rules = await rulesIn('Rules that apply');
  expect(rules).toEqual(['allow-public-web', 'allow-icmp', 'allow-internal-inbound', 'allow-ssh']);
  expect(screen.getByText(/inbound traffic is denied and outbound traffic is allowed/)).toBeTruthy();
  const glance = within(screen.getByRole('region', { name: 'At a glance' }));
  await press(glance.getByRole('button', { name: /^Running/ }));
  expect(await glance.findByRole('link', { name: `${rules.length} rules apply` })).toBeTruthy();
});

/** Gives the instance a second interface, in another VPC. */
function addToProbes({ store }: Mock) {
  const { tables } = store;
  const vpc = tables.vpcs.find(({ name }) => name === 'probe-net');
  const subnet = tables.subnets.find(({ vpcId }) => vpcId === vpc?.id);
  const own = tables.instances.find(({ name }) => name === 'cache-ams-02');
  const primary = tables.interfaces.find(({ instanceId }) => instanceId === own?.id);
  if (!vpc || !subnet || !primary) throw new Error('The demo has no second VPC');
  const ids = { vpcId: vpc.id, subnetId: subnet.id };
  tables.interfaces.put({
    ...primary,
    ...store.fresh(),
    ...ids,
    name: 'probe0',
    primary: false,
    ip: '172.30.0.9',
  });
}

// @sheet network-access/15.67
it('each VPC of the instance has its own rules', async () => {
  await renderScreen(routes, TAB, { prepare: addToProbes });
  expect(await rulesIn('Rules that apply in default')).toContain('allow-public-web');
  expect(await rulesIn('Rules that apply in probe-net')).toEqual(
    expect.not.arrayContaining(['allow-public-web']),
  );
});

// @sheet network-access/15.67
it.each(['vpcFirewallRulesView', 'vpcView'])(
  'without %s the rules are not known until it is read',
  async (operation) => {
    const { mock } = await renderScreen(routes, TAB, { faults: [{ operation, status: 503 }] });
    expect(await screen.findByText('Could not determine which rules apply')).toBeTruthy();
    expect(screen.queryByText('No firewall rule')).toBeNull();
    await press(
      within(screen.getByRole('region', { name: 'At a glance' })).getByRole('button', { name: /^Running/ }),
    );
    expect(screen.queryByText(/^\d+ rules? appl/)).toBeNull();
    mock.faults.clear();
    await press(screen.getByRole('button', { name: 'Try again' }));
    expect(await rulesIn('Rules that apply')).toContain('allow-ssh');
  },
);

it('without its subnet, rules for other subnets are listed with a note', async () => {
  const faults = [{ operation: 'vpcSubnetView', status: 503 }];
  await renderScreen(routes, TAB, { faults });
  expect(await rulesIn('Rules that apply')).toContain('allow-purge-api');
  expect(screen.getByText(/A subnet could not be loaded/)).toBeTruthy();
});
