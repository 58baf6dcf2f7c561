// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import { commandsAtom, refusalAtom, store } from '@console/shared/runtime';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  expectToast,
  fill,
  openDialog,
  press,
  renderScreen,
  type ScreenOptions,
  useScreens,
} from '../../../../../../tools/testing/screen.tsx';
import { routes } from '../../../routes.ts';

useScreens();

const TAB = '/projects/edge-cache/instances/cache-ams-02/networking';
const BUTTON = 'Open a port…';

async function opened(options: ScreenOptions = {}) {
  const rendered = await renderScreen(routes, TAB, options);
  await press(await screen.findByRole('button', { name: BUTTON }));
  const dialog = await openDialog('Open a port');
  return {
    ...rendered,
    dialog,
    choose: (name: string) => press(dialog.getByRole('radio', { name })),
    said: () => dialog.getByRole('status').textContent,
    next: () => press(dialog.getByRole('button', { name: 'Continue' })),
  };
}

// @sheet network-access/15.68
it('leads to the form of a new rule, which shows what changes and returns to the instance', async () => {
  const { said, next, address } = await opened();
  const name = 'allow-tcp-443-from-anywhere-to-cache-ams-02';
  expect(said()).toContain(`A new rule, ${name}, lets exactly this traffic through.`);
  await next();
  const form = await openDialog('Add firewall rule');
  expect(form.getByDisplayValue(name)).toBeTruthy();
  expect(await form.findByText(/flows? becomes? allowed/)).toBeTruthy();
  await press(form.getByRole('button', { name: 'Add rule' }));
  await expectToast(`Firewall rule ${name} created`);
  expect(address()).toBe(TAB);
  const table = within(await screen.findByRole('table', { name: 'Rules that apply' }));
  expect(await table.findByRole('link', { name })).toBeTruthy();
});

describe('the palette', () => {
  afterEach(() => store.set(refusalAtom, undefined));

  const commandOf = (label: string) =>
    [...store.get(commandsAtom).values()].flat().find((one) => one.label === label);

  it('leads to it from every tab of the instance, and a closed dialog leaves the tab', async () => {
    const { address } = await renderScreen(routes, TAB.replace('networking', 'storage'));
    await screen.findByRole('heading', { name: 'cache-ams-02' });
    const { to } = commandOf(BUTTON) ?? {};
    expect(to).toBe(`${TAB}?open=port`);
    cleanup();
    const again = await renderScreen(routes, to ?? '');
    const dialog = await openDialog('Open a port');
    await press(dialog.getByRole('button', { name: 'Cancel' }));
    await vi.waitFor(() => expect(again.address()).toBe(TAB));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(address()).toBe(TAB);
  });

  it('leads from the rules of a VPC to a new rule that lets traffic in to it', async () => {
    await renderScreen(routes, '/projects/edge-cache/vpcs/default/firewall-rules');
    await screen.findByRole('link', { name: 'New rule' });
    const { to } = commandOf(BUTTON) ?? {};
    cleanup();
    await renderScreen(routes, to ?? '');
    const form = await openDialog('Add firewall rule');
    expect(within(form.getByRole('table', { name: 'Targets' })).getByText('default')).toBeTruthy();
    expect(form.getByRole('radio', { name: 'Allow' })).toHaveProperty('checked', true);
    expect(form.getByRole('radio', { name: 'Inbound' })).toHaveProperty('checked', true);
  });

  it.each([TAB, '/projects/edge-cache/vpcs/default/firewall-rules'])(
    'does not offer it at %s to a viewer',
    async (at) => {
      store.set(refusalAtom, 'You may only view this project.');
      await renderScreen(routes, at);
      await vi.waitFor(() => expect(commandOf('Networking') ?? commandOf('Subnets')).toBeTruthy());
      expect(commandOf(BUTTON)).toBeUndefined();
    },
  );
});

it('offers to widen a rule that lacks one value, or a new one', async () => {
  const { dialog, choose, said, next } = await opened();
  await choose('Other');
  fill(dialog.getByLabelText('Port'), '8443');
  expect(said()).toContain(
    'With target instance cache-ams-02, rule allow-purge-api also lets this traffic through',
  );
  await choose('New rule allow-tcp-8443-from-anywhere-to-cache-ams-02');
  expect(said()).toContain('A new rule');
  await choose('Add target instance cache-ams-02 to allow-purge-api');
  await next();
  const form = await openDialog('Edit rule');
  const targets = within(form.getByRole('table', { name: 'Targets' }));
  expect(targets.getByText('purge-worker-1')).toBeTruthy();
  expect(targets.getByText('cache-ams-02')).toBeTruthy();
  await press(form.getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByRole('button', { name: BUTTON })).toBeTruthy();
});

it('says which rule lets the traffic through already', async () => {
  const { dialog, choose, said } = await opened();
  await choose('SSH (TCP 22)');
  expect(said()).toBe('This traffic is allowed already by allow-ssh.');
  expect(dialog.getByRole('button', { name: 'Continue' }).getAttribute('aria-disabled')).toBe('true');
});

it.each([
  ['', 'Enter an address or a network, such as 203.0.113.0/24'],
  ['203.0.113.0/33', 'Enter an address or a network, such as 203.0.113.0/24'],
  ['2001:db8::/32', 'cache-ams-02 has no address of this IP version in the VPC'],
])('refuses the network "%s"', async (network, message) => {
  const { dialog, choose, next } = await opened();
  await choose('An address or a network');
  fill(dialog.getByLabelText('Address or network'), network);
  await next();
  expect(await dialog.findByText(message)).toBeTruthy();
  expect(dialog.queryByRole('status')).toBeNull();
});

it.each(['', '70000', '80-443'])('refuses the port "%s"', async (port) => {
  const { dialog, choose, next } = await opened();
  await choose('Other');
  fill(dialog.getByLabelText('Port'), port);
  await next();
  expect(await dialog.findByText('Enter a port from 0 to 65535')).toBeTruthy();
});

it('asks for no port of ICMP', async () => {
  const { dialog, choose, said } = await opened();
  await choose('Other');
  await choose('ICMP');
  expect(dialog.queryByLabelText('Port')).toBeNull();
  expect(said()).toContain('already by allow-icmp');
});

it('says that nothing arrives from outside without an external IP', async () => {
  const { dialog } = await opened({
    faults: [{ operation: 'instanceExternalIpList', body: JSON.stringify({ items: [] }) }],
  });
  expect(await dialog.findByText(/no external IP/)).toBeTruthy();
});
