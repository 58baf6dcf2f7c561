// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import {
  cellOf,
  choose,
  descriptionOf,
  expectToast,
  FAILURES,
  fill,
  openDialog,
  renderScreen,
  rowAction,
  useScreens,
  valueOf,
} from '../../../../../../tools/testing/screen.tsx';
import { networkingRoutes } from '../../routes.ts';

useScreens();

const VPC = '/projects/edge-cache/vpcs/default';
const REGIONAL = `${VPC}/routers/regional`;
const SYSTEM = `${VPC}/routers/system`;

async function formOf(title: 'Create route' | 'Edit route') {
  const form = await openDialog(title);
  const value = (end: 'Destination' | 'Target') => {
    const name = new RegExp(`^${end} value`);
    const field = form.queryByRole('textbox', { name }) ?? form.getByRole('combobox', { name });
    return field;
  };
  return {
    form,
    name: form.getByRole('textbox', { name: 'Name' }),
    value,
    setType: async (end: 'Destination' | 'Target', type: string) => {
      fireEvent.click(form.getByRole('button', { name: new RegExp(`^${end} type`) }));
      fireEvent.click(await screen.findByRole('option', { name: type }));
    },
    submit: () => fireEvent.click(form.getByRole('button', { name: title.replace('Edit', 'Update') })),
  };
}

describe('a new route', () => {
  // @sheet network-access/15.10
  test.each(FAILURES)('that %s keeps the form unchanged, to be submitted again', async (_, rule, message) => {
    const faults = [{ operation: 'vpcRouterRouteCreate', count: 1, ...rule }] as const;
    const { mock, address } = await renderScreen(networkingRoutes, `${REGIONAL}/routes-new`, { faults });
    const { form, name, value, setType, submit } = await formOf('Create route');
    fill(name, 'to-test');
    await setType('Destination', 'IP network');
    fill(value('Destination'), '198.51.100.0/24');
    await setType('Target', 'Drop');
    submit();
    expect(await form.findByText(message)).toBeTruthy();
    expect([valueOf(name), valueOf(value('Destination'))]).toEqual(['to-test', '198.51.100.0/24']);
    submit();
    await vi.waitFor(() => expect(address()).toBe(REGIONAL));
    await expectToast('Route to-test created');
    expect((await cellOf('to-test', 'Destination')).textContent).toBe('IP network198.51.100.0/24');
    expect((await cellOf('to-test', 'Target')).textContent).toBe('Drop');
    expect(mock.calls.get('vpcRouterRouteCreate')).toBe(2);
  });

  test('with a taken name shows the error at the field', async () => {
    await renderScreen(networkingRoutes, `${REGIONAL}/routes-new`);
    const { name, value, setType, submit } = await formOf('Create route');
    fill(name, 'to-nowhere');
    fill(value('Destination'), '10.0.0.1');
    await setType('Target', 'Drop');
    submit();
    await vi.waitFor(() => expect(descriptionOf(name)).toContain('Name already exists'));
  });

  test('is sent once, however often the button is clicked', async () => {
    const faults = [{ operation: 'vpcRouterRouteCreate', delay: 200 }] as const;
    const { mock, address } = await renderScreen(networkingRoutes, `${REGIONAL}/routes-new`, { faults });
    const { name, value, setType, submit } = await formOf('Create route');
    fill(name, 'to-test');
    fill(value('Destination'), '10.0.0.1');
    await setType('Target', 'Drop');
    submit();
    submit();
    await vi.waitFor(() => expect(address()).toBe(REGIONAL), 4_000);
    expect(mock.calls.get('vpcRouterRouteCreate')).toBe(1);
  });

  // @sheet network-access/15.9
  test('shows invalid and missing values when it is submitted, each until it is fixed', async () => {
    const { mock } = await renderScreen(networkingRoutes, `${REGIONAL}/routes-new`);
    const { form, name, value, setType, submit } = await formOf('Create route');
    fill(name, 'to-test');
    fill(value('Destination'), 'nonsense');
    expect(form.queryByRole('alert')).toBeNull();
    submit();
    expect(await form.findByText('Not a valid IP address')).toBeTruthy();
    expect(form.getByText('Target value is required')).toBeTruthy();
    fill(value('Target'), '10.0.0.1');
    await vi.waitFor(() => expect(form.queryByText('Target value is required')).toBeNull());
    expect(form.getByText('Not a valid IP address')).toBeTruthy();
    // Another type starts empty, without an error, and with its own rule
    await setType('Destination', 'IP network');
    expect(valueOf(value('Destination'))).toBe('');
    expect(form.queryByText('Not a valid IP address')).toBeNull();
    fill(value('Destination'), '10.0.0.1');
    submit();
    expect(await form.findByText(/separated by a \//)).toBeTruthy();
    await setType('Destination', 'Subnet');
    expect(form.queryByText(/separated by a \//)).toBeNull();
    submit();
    expect(await form.findByText('Destination value is required')).toBeTruthy();
    expect(mock.calls.get('vpcRouterRouteCreate')).toBeUndefined();
  });

  test.each([
    ['Instance', 'cache-ams-01', { type: 'instance', value: 'cache-ams-01' }],
    ['Internet gateway', 'standby', { type: 'internet_gateway', value: 'standby' }],
  ] as const)('leads from a subnet to: %s', async (type, text, target) => {
    const { mock, address } = await renderScreen(networkingRoutes, `${REGIONAL}/routes-new`);
    const { name, value, setType, submit } = await formOf('Create route');
    fill(name, 'to-test');
    await setType('Destination', 'Subnet');
    await choose(value('Destination'), 'cache-tier');
    await setType('Target', type);
    await choose(value('Target'), text);
    submit();
    await vi.waitFor(() => expect(address()).toBe(REGIONAL));
    const [made] = mock.store.tables.routes.filter((one) => one.name === 'to-test');
    expect(made).toMatchObject({ destination: { type: 'subnet', value: 'cache-tier' }, target });
  });

  test('accepts no free text where a choice is required', async () => {
    await renderScreen(networkingRoutes, `${REGIONAL}/routes-new`);
    const { form, value, setType, submit } = await formOf('Create route');
    await setType('Target', 'Instance');
    fill(value('Target'), 'no-such-instance');
    expect(await screen.findByText('No items match')).toBeTruthy();
    submit();
    expect(await form.findByText('Target value is required')).toBeTruthy();
  });

  test('cannot be created in the system router, also by its address', async () => {
    await renderScreen(networkingRoutes, `${SYSTEM}/routes-new`);
    const form = await openDialog('Create route');
    expect(form.getByRole('button', { name: 'Create route' }).getAttribute('aria-disabled')).toBe('true');
    expect(form.getByText(/Create a custom router/)).toBeTruthy();
  });
});

describe('a changed route', () => {
  // @sheet network-access/15.10
  test.each(FAILURES)('that %s keeps the form unchanged, to be submitted again', async (_, rule, message) => {
    const faults = [{ operation: 'vpcRouterRouteUpdate', count: 1, ...rule }] as const;
    const { address } = await renderScreen(networkingRoutes, REGIONAL, { faults });
    await rowAction('to-nowhere', 'Edit');
    const { form, name, value, setType, submit } = await formOf('Edit route');
    expect(valueOf(value('Destination'))).toBe('192.0.2.77');
    fill(name, 'to-somewhere');
    await setType('Target', 'IP');
    fill(value('Target'), '10.40.0.7');
    submit();
    expect(await form.findByText(message)).toBeTruthy();
    expect(valueOf(value('Target'))).toBe('10.40.0.7');
    submit();
    await vi.waitFor(() => expect(address()).toBe(REGIONAL));
    await expectToast('Route to-somewhere updated');
    expect((await cellOf('to-somewhere', 'Target')).textContent).toBe('IP10.40.0.7');
  });

  test('with a taken name shows the error at the field, and is not sent', async () => {
    const { mock } = await renderScreen(networkingRoutes, REGIONAL);
    await rowAction('to-nowhere', 'Edit');
    const { name, submit } = await formOf('Edit route');
    fill(name, 'to-backbone');
    submit();
    await vi.waitFor(() => expect(descriptionOf(name)).toContain('Name already exists'));
    expect(mock.calls.get('vpcRouterRouteUpdate')).toBeUndefined();
  });

  // @sheet network-access/B-L4
  test('for a subnet is read-only, also by its address, and shows why', async () => {
    await renderScreen(networkingRoutes, `${SYSTEM}/routes/cache-tier/edit`);
    const { form, name, value } = await formOf('Edit route');
    expect(form.getAllByText(/they follow their subnet/).length).toBeGreaterThan(0);
    expect(name.hasAttribute('disabled')).toBe(true);
    expect(value('Destination').hasAttribute('disabled')).toBe(true);
    expect(valueOf(value('Target'))).toBe('cache-tier');
    expect(form.getByRole('button', { name: 'Update route' }).getAttribute('aria-disabled')).toBe('true');
  });

  test('that is a default route gets another target, and keeps the rest', async () => {
    const { mock, address } = await renderScreen(networkingRoutes, `${SYSTEM}/routes/default-v4/edit`);
    const { form, name, value, setType, submit } = await formOf('Edit route');
    expect(form.getByText(/^Only the target/)).toBeTruthy();
    expect(name.hasAttribute('disabled')).toBe(true);
    expect(valueOf(value('Destination'))).toBe('0.0.0.0/0');
    await setType('Target', 'Internet gateway');
    await choose(value('Target'), 'standby');
    submit();
    await vi.waitFor(() => expect(address()).toBe(SYSTEM));
    const targets = mock.store.tables.routes.filter((one) => one.name === 'default-v4');
    expect(targets.map(({ target }) => target)).toContainEqual({
      type: 'internet_gateway',
      value: 'standby',
    });
  });

  // @sheet network-access/B-F7
  test('that names a missing resource shows that, and can be submitted', async () => {
    const faults = [{ operation: 'instanceList', body: '{"items":[]}' }] as const;
    const { address } = await renderScreen(networkingRoutes, REGIONAL, { faults });
    await rowAction('to-backbone', 'Edit');
    const { form, value, submit } = await formOf('Edit route');
    expect((await form.findByRole('status')).textContent).toContain('There is no instance tls-terminator-a');
    expect(valueOf(value('Target'))).toBe('tls-terminator-a');
    fill(form.getByRole('textbox', { name: /^Description/ }), 'Kept');
    submit();
    await vi.waitFor(() => expect(address()).toBe(REGIONAL));
    await vi.waitFor(async () =>
      expect((await cellOf('to-backbone', 'Target')).textContent).toContain('No such instance'),
    );
  });
});
