// @vitest-environment happy-dom
import { clearCache } from '@console/shared/query';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  expectCell,
  expectClosed,
  expectGone,
  headings,
  inEdgeCache,
} from '../../../../../tools/testing/on-screen.ts';
import {
  expectToast,
  fill,
  openDialog,
  press,
  renderScreen,
  rowAction,
  rowOf,
  useScreens,
} from '../../../../../tools/testing/screen.tsx';
import { routes } from '../../routes.ts';
import { editForm, expectRules, rulesOn, TAB, tooltipOf, UPDATE } from './test-screen.tsx';

useScreens(120);

// @sheet network-access/15.14
test('the list has its heading and shows what each rule does, by priority', async () => {
  const { place } = await renderScreen(routes, TAB);
  await rowOf('allow-ssh');
  expect(place()).toEqual(
    inEdgeCache(['VPCs', '/projects/edge-cache/vpcs'], ['default', TAB], ['Firewall Rules', TAB]),
  );
  expect(headings()).toEqual(['Name', 'Priority', 'Action', 'Direction', 'Targets', 'Filters', 'Status', '']);
  await expectRules(6);
  expect(screen.getAllByRole('row')[1]?.textContent).toContain('block-legacy-sync');
  // Three targets and six filters show the first one, and list the rest in order
  await expectCell('allow-purge-api', 'Targets', 'instancepurge-worker-1+2');
  await expectCell('allow-public-web', 'Filters', 'IP network203.0.113.0/24+5');
  expect(await tooltipOf('allow-public-web', 'Filters', '+5')).toBe(
    'Other filtersip 198.51.100.77subnet cache-tierTCPUDPPort 80-443',
  );
  expect(await tooltipOf('allow-purge-api', 'Targets', '+2')).toBe(
    'Other targetsinstance purge-worker-2subnet cache-tier',
  );
});

// @sheet network-access/B-F2
test('all targets at once, what applies, and warnings stay in the view while a form is open', async () => {
  const { address } = await renderScreen(routes, TAB);
  await rowOf('allow-ssh');
  fireEvent.click(screen.getByRole('button', { name: 'Expand all' }));
  await expectCell(
    'allow-purge-api',
    'Targets',
    'instancepurge-worker-1instancepurge-worker-2subnetcache-tier',
  );
  const search = screen.getByRole('searchbox', { name: 'Show rules for' });
  fill(search, 'purge-worker-1:8443');
  const answer = await screen.findByText(/^Inbound traffic is /);
  expect(answer.textContent).toContain('allow-purge-api');
  await rowOf('allow-purge-api');
  await expectGone('allow-ssh');
  fireEvent.click(within(await rowOf('allow-purge-api')).getByRole('link', { name: 'allow-purge-api' }));
  const { form } = await editForm();
  expect(address()).toContain('show-for=purge-worker-1%3A8443');
  fireEvent.click(form.getByRole('button', { name: 'Cancel' }));
  await expectClosed();
  await expectGone('allow-ssh');
  fill(screen.getByRole('searchbox', { name: 'Show rules for' }), '');
  await expectRules(6);
  fireEvent.click(await screen.findByRole('button', { name: 'Show 1 warning' }));
  await expectRules(1);
});

test('the view with warnings has a URL, and its warning says what it means', async () => {
  const { address } = await renderScreen(routes, TAB);
  fireEvent.click(await screen.findByRole('button', { name: 'Show 1 warning' }));
  await expectRules(1);
  // As after a reload: the address is all that is kept
  const path = address();
  cleanup();
  clearCache();
  await renderScreen(routes, path);
  await expectRules(1);
  expect(await tooltipOf('allow-ssh', 'Status', 'Warning about allow-ssh')).toContain(
    'Open to every address: port 22 (SSH).',
  );
});

// @sheet network-access/B-F5
test('1,024 rules are listed and can be edited', async () => {
  const { mock } = await renderScreen(routes, TAB, {
    prepare(api) {
      const [kept] = rulesOn(api).values();
      const { firewallRules } = api.store.tables;
      if (!kept) throw new Error('the VPC has no rules');
      firewallRules.removeWhere(({ vpcId }) => vpcId === kept.vpcId);
      for (let index = 0; index < 1_024; index += 1)
        firewallRules.put({
          ...kept,
          id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
          name: `rule-${index}`,
          action: 'allow',
          direction: 'inbound',
          status: 'enabled',
          priority: index,
          targets: [{ type: 'ip', value: `10.40.${index % 16}.${Math.floor(index / 16)}` }],
          filters: { protocols: ['TCP'], ports: [String(index + 4_000)] },
        });
    },
  });
  await rowOf('rule-0');
  expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe('1025');
  expect(screen.getByRole('button', { name: 'New rule' }).getAttribute('aria-disabled')).toBe('true');
  fill(screen.getByRole('searchbox', { name: 'Show rules for' }), '10.40.3.7:4115');
  await expectRules(1);
  await rowAction('rule-115', 'Disable');
  await press((await openDialog('Confirm disable firewall rule')).getByRole('button', { name: 'Confirm' }));
  await expectToast('Firewall rule rule-115 disabled');
  expect(mock.calls.get(UPDATE)).toBe(1);
  expect([rulesOn(mock).size, rulesOn(mock).get('rule-115')?.status]).toEqual([1_024, 'disabled']);
});
