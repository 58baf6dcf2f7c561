// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import {
  cellOf,
  descriptionOf,
  expectToast,
  FAILURES,
  fill,
  openDialog,
  renderScreen,
  rowAction,
  rowOf,
  useScreens,
  valueOf,
} from '../../../../tools/testing/screen.tsx';
import { routes } from '../routes.ts';
import { VPC_START } from './vpcs/tabs.ts';

useScreens();

const VPCS = '/projects/edge-cache/vpcs';
const SUBNETS = `${VPCS}/default/subnets`;
const startOf = (vpc: string) => VPC_START.replace(':project', 'edge-cache').replace(':vpc', vpc);

async function formOf(title: string, button: string) {
  const form = await openDialog(title);
  const box = (name: string | RegExp) => form.getByRole('textbox', { name });
  return { form, box, submit: () => fireEvent.click(form.getByRole('button', { name: button })) };
}

const newVpc = () => formOf('Create VPC', 'Create VPC');
const newSubnet = () => formOf('Create subnet', 'Create subnet');

describe('a new VPC', () => {
  test('requires a DNS name, and a valid prefix', async () => {
    const { mock } = await renderScreen(routes, `${VPCS}-new`);
    const { form, box, submit } = await newVpc();
    fill(box('Name'), 'labs');
    fill(box(/^IPv6 prefix/), '2001:db8::/48');
    submit();
    await form.findByText('DNS name is required');
    expect(descriptionOf(box(/^IPv6 prefix/))).toContain('Must be a unique local address, in fd00::/8');
    expect(mock.calls.get('vpcCreate')).toBeUndefined();
    fill(box(/^IPv6 prefix/), 'fd00::/64');
    await form.findByText('Width must be 48');
  });

  test('with a taken name shows the error at the top and at the field', async () => {
    await renderScreen(routes, `${VPCS}-new`);
    const { form, box, submit } = await newVpc();
    fill(box('Name'), 'default');
    fill(box('DNS name'), 'labs');
    submit();
    await form.findByText('Name already exists');
    expect(document.activeElement).toBe(box('Name'));
  });

  test.each(FAILURES)('that %s keeps the form unchanged, to be submitted again', async (_, rule, message) => {
    const faults = [{ operation: 'vpcCreate', count: 1, ...rule }] as const;
    const { mock, address } = await renderScreen(routes, `${VPCS}-new`, { faults });
    const { form, box, submit } = await newVpc();
    fill(box('Name'), 'labs');
    fill(box('DNS name'), 'labs');
    submit();
    submit();
    expect(await form.findByText(message)).toBeTruthy();
    expect(valueOf(box('DNS name'))).toBe('labs');
    expect(mock.calls.get('vpcCreate')).toBe(1);
    submit();
    await vi.waitFor(() => expect(address()).toBe(startOf('labs')), 4_000);
  });
});

test.each(FAILURES)(
  'a change of a VPC that %s keeps the form, which can be submitted again',
  async (_, rule, message) => {
    const faults = [{ operation: 'vpcUpdate', count: 1, ...rule }] as const;
    const { address } = await renderScreen(routes, `${VPCS}/probe-net/edit`, { faults });
    const { form, box, submit } = await formOf('Edit VPC', 'Update VPC');
    fill(box('Name'), 'probes');
    submit();
    expect(await form.findByText(message)).toBeTruthy();
    submit();
    await vi.waitFor(() => expect(address()).toBe(startOf('probes')), 4_000);
    await expectToast('VPC probes updated');
    expect(await screen.findByRole('heading', { level: 1, name: 'probes' })).toBeTruthy();
  },
);

describe('a VPC whose new name is taken', () => {
  const failed = /^The server failed\. Another VPC may have this name/;
  const rename = async (to: string) => {
    const { form, box, submit } = await formOf('Edit VPC', 'Update VPC');
    fill(box('Name'), to);
    submit();
    return { form, box };
  };

  test('shows the error at the field, and nothing is sent', async () => {
    const { mock } = await renderScreen(routes, `${VPCS}/probe-net/edit`);
    const { form, box } = await rename('default');
    expect(await form.findByText('VPC name already exists')).toBeTruthy();
    expect(descriptionOf(box('Name'))).toContain('Name already exists');
    expect(document.activeElement).toBe(box('Name'));
    expect(mock.calls.get('vpcUpdate')).toBeUndefined();
  });

  test('says so too when the server met it first', async () => {
    const { mock } = await renderScreen(routes, `${VPCS}/probe-net/edit`);
    await formOf('Edit VPC', 'Update VPC');
    mock.faults.add({ operation: 'vpcView', count: 1, status: 403 });
    const { form, box } = await rename('default');
    expect(await form.findByText('VPC name already exists')).toBeTruthy();
    expect(valueOf(box('Name'))).toBe('default');
    expect(mock.calls.get('vpcUpdate')).toBe(1);
  });

  test('is the likely reason of a failure when VPCs cannot be viewed', async () => {
    const { mock } = await renderScreen(routes, `${VPCS}/probe-net/edit`);
    await formOf('Edit VPC', 'Update VPC');
    mock.faults.add({ operation: 'vpcView', status: 403 });
    const { form, box } = await rename('default');
    expect(await form.findByText(failed)).toBeTruthy();
    expect(valueOf(box('Name'))).toBe('default');
  });
});

describe('a new subnet', () => {
  // @sheet network-access/15.4 network-access/B-N4
  test('shows an overlap while typing, and can use the next free block', async () => {
    const { mock, address } = await renderScreen(routes, `${SUBNETS}-new`);
    const { form, box, submit } = await newSubnet();
    fill(box('Name'), 'web');
    fill(box(/^IPv4 block/), '10.40.2.0/24');
    await form.findByText('Overlaps 10.40.0.0/20 of the subnet cache-tier');
    fireEvent.click(form.getByRole('button', { name: 'Use IPv4 block 10.40.16.0/24' }));
    expect(valueOf(box(/^IPv4 block/))).toBe('10.40.16.0/24');
    expect(form.queryByText(/^Overlaps/)).toBeNull();
    // Typed and cleared again: it is not sent
    fill(box(/^IPv6 block/), 'fd00::/64');
    fill(box(/^IPv6 block/), '');
    submit();
    await vi.waitFor(() => expect(address()).toBe(SUBNETS), 4_000);
    await expectToast('Subnet web created');
    expect((await rowOf('web')).textContent).toContain('10.40.16.0/24');
    expect(mock.calls.get('vpcSubnetCreate')).toBe(1);
  });

  test('with invalid blocks shows the errors at the fields, and nothing is sent', async () => {
    const { mock } = await renderScreen(routes, `${SUBNETS}-new`);
    const { form, box, submit } = await newSubnet();
    fill(box('Name'), 'web');
    submit();
    await form.findByText('IPv4 block is required');
    fill(box(/^IPv4 block/), '10.40.2.0/24');
    await vi.waitFor(
      () => expect(descriptionOf(box(/^IPv4 block/))).toContain('Overlaps 10.40.0.0/20'),
      4_000,
    );
    expect(form.getAllByText(/^Overlaps/)).toHaveLength(1);
    fill(box(/^IPv4 block/), '8.8.8.0/24');
    await form.findByText(/^Must be private/);
    expect(mock.calls.get('vpcSubnetCreate')).toBeUndefined();
  });

  test.each(FAILURES)('that %s keeps the form unchanged, to be submitted again', async (_, rule, message) => {
    const faults = [{ operation: 'vpcSubnetCreate', count: 1, ...rule }] as const;
    const { address } = await renderScreen(routes, `${SUBNETS}-new`, { faults });
    const { form, box, submit } = await newSubnet();
    fill(box('Name'), 'web');
    fill(box(/^IPv4 block/), '192.168.0.0/24');
    submit();
    expect(await form.findByText(message)).toBeTruthy();
    expect(valueOf(box(/^IPv4 block/))).toBe('192.168.0.0/24');
    submit();
    await vi.waitFor(() => expect(address()).toBe(SUBNETS), 4_000);
  });
});

test.each(FAILURES)(
  'a change of a subnet that %s keeps the form, which can be submitted again',
  async (_, rule, message) => {
    const faults = [{ operation: 'vpcSubnetUpdate', count: 1, ...rule }] as const;
    await renderScreen(routes, SUBNETS, { faults });
    await rowAction('cache-tier', 'Edit');
    const { form, box, submit } = await formOf('Edit subnet', 'Update subnet');
    fill(box('Name'), 'tier');
    submit();
    expect(await form.findByText(message)).toBeTruthy();
    submit();
    await expectToast('Subnet tier updated');
    // The router stays, although the form did not change it
    expect((await cellOf('tier', 'Custom Router')).textContent).toBe('regional');
  },
);
