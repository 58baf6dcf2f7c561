// @vitest-environment happy-dom
import { jobsAtom } from '@console/shared/query';
import { store } from '@console/shared/runtime';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, beforeEach, expect, test } from 'vitest';
import {
  commandOf,
  expectCell,
  expectClosed,
  expectGone,
  expectRows,
  follow,
  heading,
  headings,
  inEdgeCache,
} from '../../../../../tools/testing/on-screen.ts';
import {
  cellOf,
  confirmIn,
  expectToast,
  fill,
  openDialog,
  press,
  renderScreen,
  type Rendered,
  rowAction,
  rowOf,
  useScreens,
  valueOf,
} from '../../../../../tools/testing/screen.tsx';
import { routes } from '../../routes.ts';

useScreens(120);
beforeEach(() => store.set(jobsAtom, new Map()));

const VPCS = '/projects/edge-cache/vpcs';

/** Waits for the page of a VPC, with the tab that it opens with. */
async function expectVpcPage({ address, place }: Rendered, vpc: string): Promise<void> {
  await heading(vpc);
  await waitFor(() => {
    const [tab] = screen.getAllByRole('tab');
    expect(tab?.getAttribute('aria-selected')).toBe('true');
    expect(address()).toBe(tab?.getAttribute('href'));
    expect(place().title).toBe(`${tab?.textContent} / ${vpc} / VPCs / edge-cache / Projects / Oxide Console`);
  });
}

/** Opens the menu of the page of a VPC, and chooses an entry. */
async function pageAction(name: string): Promise<void> {
  fireEvent.click(await screen.findByRole('button', { name: 'VPC actions' }));
  fireEvent.click(await screen.findByRole('menuitem', { name }));
}

async function formOf(verb: 'Create' | 'Edit') {
  const form = await openDialog(`${verb} VPC`);
  const box = (name: string | RegExp) => form.getByRole('textbox', { name });
  return {
    name: box('Name'),
    dnsName: box('DNS name'),
    description: box(/^Description/),
    submit: () => press(form.getByRole('button', { name: verb === 'Edit' ? 'Update VPC' : 'Create VPC' })),
  };
}

// @sheet network-access/15.1
test('the VPCs of a project are listed, and lead to a VPC by its name and by its count of rules', async () => {
  const rendered = await renderScreen(routes, VPCS);
  await expectCell('probe-net', 'Firewall Rules', '3');
  expect(rendered.place()).toEqual(inEdgeCache(['VPCs', VPCS]));
  expect(headings()).toEqual(['name', 'DNS name', 'description', 'Firewall Rules', 'created', '']);
  await expectCell('probe-net', 'DNS name', 'probe');
  await expectCell('probe-net', 'description', 'Separate network for measurements');
  await follow('probe-net');
  await expectVpcPage(rendered, 'probe-net');
  await rendered.visit(VPCS);
  fireEvent.click(within(await cellOf('probe-net', 'Firewall Rules')).getByRole('link'));
  await expectVpcPage(rendered, 'probe-net');
});

test('a count of rules that is refused is not available', async () => {
  const { mock } = await renderScreen(routes, VPCS, {
    faults: [{ operation: 'vpcFirewallRulesView', status: 403 }],
  });
  for (const vpc of ['default', 'probe-net']) await expectCell(vpc, 'Firewall Rules', 'Not available');
  expect(mock.calls.get('vpcFirewallRulesView')).toBe(2);
});

// @sheet network-access/15.2 network-access/15.3 network-access/15.46
test('a VPC is created with three rules, renamed from the list, and described from its page', async () => {
  const rendered = await renderScreen(routes, VPCS);
  const { place, visit, mock } = rendered;
  await rowOf('probe-net');
  const { crumbs } = place();
  await follow('New VPC');
  const form = await formOf('Create');
  expect(place().title).toBe('New VPC / VPCs / edge-cache / Projects / Oxide Console');
  // The form adds nothing to the trail
  expect(place().crumbs).toEqual(crumbs);
  fill(form.name, 'labs');
  fill(form.dnsName, 'labs');
  await form.submit();
  await expectToast('VPC labs created');
  await expectVpcPage(rendered, 'labs');

  await visit(VPCS);
  await rowOf('labs');
  await expectRows(3);
  await expectCell('labs', 'description', '—');
  await expectCell('labs', 'Firewall Rules', '3');
  await rowAction('labs', 'Edit');
  const edit = await formOf('Edit');
  expect([valueOf(edit.name), valueOf(edit.dnsName)]).toEqual(['labs', 'labs']);
  expect(place().title).toBe('Edit VPC / labs / VPCs / edge-cache / Projects / Oxide Console');
  fill(edit.name, 'research');
  await edit.submit();
  await expectToast('VPC research updated');
  await expectVpcPage(rendered, 'research');

  await pageAction('Edit');
  const again = await formOf('Edit');
  fill(again.description, 'For what may break');
  await again.submit();
  await expectClosed();
  await waitFor(() => expect(screen.getAllByRole('definition')[0]?.textContent).toBe('For what may break'));
  await visit(VPCS);
  await expectCell('research', 'description', 'For what may break');
  await waitFor(() => expect(screen.queryByRole('link', { name: 'labs' })).toBeNull());
  expect([mock.calls.get('vpcCreate'), mock.calls.get('vpcUpdate')]).toEqual([1, 2]);
});

// @sheet network-access/B-L2
test('the page shows its prefix and ID, and arrow keys change the tab', async () => {
  const rendered = await renderScreen(routes, `${VPCS}/default`);
  await expectVpcPage(rendered, 'default');
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Description',
    'DNS Name',
    'Created',
    'Last Modified',
    'IPv6 Prefix',
    'ID',
  ]);
  const facts = screen.getAllByRole('definition');
  expect(facts[1]?.textContent).toBe('default');
  expect(facts[4]?.textContent).toMatch(/^fd[0-9a-f:]+::\/48$/);
  expect(within(facts[5] ?? document.body).getByRole('button', { name: 'Click to copy' })).toBeTruthy();
  const first = screen.getAllByRole('tab')[0] ?? document.body;
  act(() => first.focus());
  fireEvent.keyDown(first, { key: 'ArrowLeft' });
  await waitFor(() => {
    const last = screen.getAllByRole('tab').at(-1);
    expect(document.activeElement).toBe(last);
    expect(last?.getAttribute('aria-selected')).toBe('true');
  });
});

// @sheet network-access/B-L12
test('the palette leads to every VPC, and contains the actions of the open one', async () => {
  const rendered = await renderScreen(routes, VPCS);
  await rowOf('probe-net');
  await rendered.visit((await commandOf('probe-net', 'Go to VPC')).to ?? '');
  await expectVpcPage(rendered, 'probe-net');
  const remove = await commandOf('Delete');
  act(() => remove.run?.());
  await openDialog('Confirm delete VPC');
});

describe('a VPC', () => {
  // @sheet network-access/B-N1
  test('is deleted from its page with its subnets, step by step, and the activity shows it', async () => {
    const { address, mock } = await renderScreen(routes, `${VPCS}/probe-net`, {
      faults: [{ operation: 'vpcDelete', status: 503, message: 'Not now', count: 1 }],
    });
    await pageAction('Delete');
    const question = await openDialog('Confirm delete VPC');
    const stepsIn = (dialog: typeof question) =>
      dialog.getAllByRole('listitem').map(({ textContent }) => textContent);
    await waitFor(() => expect(stepsIn(question)).toEqual(['Delete subnet default', 'Delete VPC probe-net']));
    await confirmIn('Confirm delete VPC');
    const progress = await openDialog('Delete VPC probe-net');
    expect((await progress.findByRole('alert')).textContent).toContain('Not now');
    expect(stepsIn(progress)).toEqual([expect.stringMatching(/done$/), expect.stringMatching(/failed$/)]);
    await press(progress.getByRole('button', { name: 'Try again' }));
    await expectToast('VPC probe-net deleted');
    await heading('VPCs');
    expect(address()).toBe(VPCS);
    await rowOf('default');
    await expectGone('probe-net');
    expect([mock.calls.get('vpcSubnetDelete'), mock.calls.get('vpcDelete')]).toEqual([1, 2]);
    const titles = [...store.get(jobsAtom).values()].map(({ title }) => title);
    expect(titles).toEqual(['Delete VPC probe-net']);
  });

  // @sheet network-access/B-N1
  test('shows what uses it by a click, and leads there', async () => {
    await renderScreen(routes, VPCS);
    await rowAction('default', 'Delete');
    const question = await openDialog('Confirm delete VPC');
    expect(await question.findByText('The VPC is in use')).toBeTruthy();
    expect(question.getByRole('button', { name: 'Confirm' }).getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(question.getAllByRole('link', { name: 'cache-tier' })[0] ?? document.body);
    expect(await (await openDialog('Subnet')).findByText('10.40.0.0/20')).toBeTruthy();
  });
});
