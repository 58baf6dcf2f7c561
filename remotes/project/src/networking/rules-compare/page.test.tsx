// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react';
import type { Mock } from '@console/mock';
import { describe, expect, test } from 'vitest';
import {
  expectToast,
  FAILURES,
  openDialog,
  press,
  renderScreen,
  useScreens,
} from '../../../../../tools/testing/screen.tsx';
import { routes } from '../../routes.ts';

useScreens();

const PROJECT = '/projects/edge-cache';
const PAGE = `${PROJECT}/vpcs-compare?vpc=default&vpc=lab`;

const send = async (mock: Mock, method: string, path: string, body?: object) => {
  const init = { method, headers: { 'content-type': 'application/json' } };
  const sent = body ? { ...init, body: JSON.stringify(body) } : init;
  return mock.handle(new Request(new URL(path, location.origin), sent));
};

type Rules = { rules: { name: string }[] };

/** A rule of the first VPC, with what the second one may lack. */
const toCopy = (name: string, targets: readonly object[], hosts: readonly object[] = []) => ({
  name,
  action: 'allow',
  description: '',
  direction: 'inbound',
  filters: { hosts },
  priority: 7,
  status: 'enabled',
  targets,
});

const WITH_NAMES = [
  toCopy(
    'apart',
    [
      { type: 'subnet', value: 'origins' },
      { type: 'instance', value: 'cache-ams-01' },
    ],
    [
      { type: 'vpc', value: 'gone' },
      { type: 'instance', value: 'nobody' },
    ],
  ),
  toCopy('shared', [{ type: 'vpc', value: 'default' }], [{ type: 'subnet', value: 'default' }]),
];

/** The words of the dialog about a rule that is added. */
const lineOf = (dialog: Awaited<ReturnType<typeof openDialog>>, name: string) =>
  dialog.getByText(name).closest('li')?.textContent;

const rulesOf = async (mock: Mock, vpc: string): Promise<Rules['rules']> => {
  const { rules }: Rules = await (
    await send(mock, 'GET', `/v1/vpc-firewall-rules?project=edge-cache&vpc=${vpc}`)
  ).json();
  return rules;
};

/** A second VPC, with the rules that a new one has. */
const withLab = {
  prepare: (mock: Mock) =>
    void send(mock, 'POST', '/v1/vpcs?project=edge-cache', { name: 'lab', description: '', dns_name: 'lab' }),
};

describe('the rules of two VPCs', () => {
  test('stand side by side, with the differences in words', async () => {
    const { address } = await renderScreen(routes, PAGE, withLab);
    const table = within(await screen.findByRole('table', { name: 'Rules' }));
    expect(table.getAllByText('Only in default').length).toBeGreaterThan(0);
    fireEvent.click(screen.getByRole('checkbox', { name: 'Only differences' }));
    expect(address()).toBe(`${PAGE}&only=differences`);
    expect(table.queryByText('Equal')).toBeNull();
  });

  test('are copied in one write, which keeps the other rules', async () => {
    const { mock } = await renderScreen(routes, PAGE, withLab);
    const before = await rulesOf(mock, 'lab');
    await press(await screen.findByRole('button', { name: 'Copy rules to lab…' }));
    const dialog = await openDialog('Copy rules to VPC lab');
    expect(await dialog.findByRole('heading', { name: /^Added \(/ })).toBeTruthy();
    await press(dialog.getByRole('button', { name: /^Save \d+ rules?$/ }));
    await expectToast('Rules of default copied to lab');
    const names = (await rulesOf(mock, 'lab')).map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining((await rulesOf(mock, 'default')).map(({ name }) => name)));
    expect(names).toEqual(expect.arrayContaining(before.map(({ name }) => name)));
  });

  test('are copied with a warning about what the other VPC lacks', async () => {
    const { mock } = await renderScreen(routes, PAGE, {
      prepare(mock) {
        withLab.prepare(mock);
        void send(mock, 'PUT', '/v1/vpc-firewall-rules?project=edge-cache&vpc=default', {
          rules: WITH_NAMES,
        });
      },
    });
    await press(await screen.findByRole('button', { name: 'Copy rules to lab…' }));
    const dialog = await openDialog('Copy rules to VPC lab');
    expect(
      await dialog.findByText(/^1 of these rules refers to resources that VPC lab does not have\./),
    ).toBeTruthy();
    expect(await dialog.findByText('Instance cache-ams-01 has no interface in VPC lab.')).toBeTruthy();
    const text = lineOf(dialog, 'apart');
    expect(text).toContain('No subnet of VPC lab is named origins.');
    expect(text).toContain('No VPC is named gone.');
    expect(text).toContain('No instance is named nobody.');
    expect(lineOf(dialog, 'shared')).not.toContain('No ');
    await press(dialog.getByRole('button', { name: 'Save 2 rules' }));
    await expectToast('Rules of default copied to lab');
    const names = (await rulesOf(mock, 'lab')).map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['apart', 'shared']));
  });

  test('are not written over a change that another user has made meanwhile', async () => {
    const { mock } = await renderScreen(routes, PAGE, withLab);
    await press(await screen.findByRole('button', { name: 'Copy rules to lab…' }));
    const dialog = await openDialog('Copy rules to VPC lab');
    const save = await dialog.findByRole('button', { name: /^Save \d+ rules?$/ });
    const theirs = {
      name: 'theirs',
      action: 'deny',
      description: '',
      direction: 'inbound',
      filters: {},
      priority: 7,
      status: 'enabled',
      targets: [{ type: 'vpc', value: 'lab' }],
    };
    const answer = await send(mock, 'PUT', '/v1/vpc-firewall-rules?project=edge-cache&vpc=lab', {
      rules: [theirs],
    });
    expect(answer.status).toBe(200);
    await press(save);
    expect(await dialog.findByText('Changed by another person')).toBeTruthy();
    expect((await rulesOf(mock, 'lab')).map(({ name }) => name)).toEqual(['theirs']);
  });

  test.each(FAILURES)('keep the dialog open when the write %s', async (_, rule, message) => {
    const { mock } = await renderScreen(routes, PAGE, withLab);
    await press(await screen.findByRole('button', { name: 'Copy rules to lab…' }));
    const dialog = await openDialog('Copy rules to VPC lab');
    mock.faults.add({ operation: 'vpcFirewallRulesUpdate', count: 1, ...rule });
    await press(await dialog.findByRole('button', { name: /^Save \d+ rules?$/ }));
    expect(await dialog.findByText(message)).toBeTruthy();
  });
});
