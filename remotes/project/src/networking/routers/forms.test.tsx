// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { formIn } from '../../../../../tools/testing/on-screen.ts';
import {
  descriptionOf,
  expectToast,
  FAILURES,
  fill,
  openDialog,
  openRowMenu,
  press,
  renderScreen,
  rowAction,
  rowOf,
  useScreens,
  valueOf,
} from '../../../../../tools/testing/screen.tsx';
import { networkingRoutes } from '../routes.ts';

useScreens();

const VPC = '/projects/edge-cache/vpcs/default';
const ROUTERS = `${VPC}/routers`;

/** The response to a deletion is empty, so it cannot be unreadable. */
const REFUSALS = FAILURES.filter(([, rule]) => !('body' in rule));

describe('a new router', () => {
  test.each(FAILURES)('that %s keeps the form unchanged, to be submitted again', async (_, rule, message) => {
    const faults = [{ operation: 'vpcRouterCreate', count: 1, ...rule }] as const;
    const { mock, address } = await renderScreen(networkingRoutes, `${VPC}/routers-new`, { faults });
    const { form, name, description, submit } = await formIn('Create router');
    fill(name, 'inner');
    fill(description, 'Between the tiers');
    submit();
    expect(await form.findByText(message)).toBeTruthy();
    expect([valueOf(name), valueOf(description)]).toEqual(['inner', 'Between the tiers']);
    submit();
    await vi.waitFor(() => expect(address()).toBe(ROUTERS));
    await expectToast('Router inner created');
    expect((await rowOf('inner')).textContent).toContain('Between the tiers');
    expect(mock.calls.get('vpcRouterCreate')).toBe(2);
  });

  test('with a taken name shows the error at the field', async () => {
    await renderScreen(networkingRoutes, `${VPC}/routers-new`);
    const { name, submit } = await formIn('Create router');
    fill(name, 'regional');
    submit();
    await vi.waitFor(() => expect(descriptionOf(name)).toContain('Name already exists'));
  });

  test('is sent once, however often the button is clicked', async () => {
    const faults = [{ operation: 'vpcRouterCreate', delay: 200 }] as const;
    const { mock, address } = await renderScreen(networkingRoutes, `${VPC}/routers-new`, { faults });
    const { name, submit } = await formIn('Create router');
    fill(name, 'inner');
    submit();
    submit();
    await vi.waitFor(() => expect(address()).toBe(ROUTERS), 4_000);
    expect(mock.calls.get('vpcRouterCreate')).toBe(1);
  });
});

describe('a changed router', () => {
  test.each(FAILURES)('that %s keeps the form unchanged, to be submitted again', async (_, rule, message) => {
    const faults = [{ operation: 'vpcRouterUpdate', count: 1, ...rule }] as const;
    const { address } = await renderScreen(networkingRoutes, ROUTERS, { faults });
    await rowAction('regional', 'Edit');
    const { form, name, submit } = await formIn('Edit router', 'Update router');
    expect(valueOf(name)).toBe('regional');
    fill(name, 'continental');
    submit();
    expect(await form.findByText(message)).toBeTruthy();
    expect(valueOf(name)).toBe('continental');
    submit();
    await vi.waitFor(() => expect(address()).toBe(ROUTERS));
    await expectToast('Router continental updated');
    expect(await rowOf('continental')).toBeTruthy();
  });

  test('with a taken name shows the error at the field, and is not sent', async () => {
    const { mock } = await renderScreen(networkingRoutes, ROUTERS);
    await rowAction('regional', 'Edit');
    const { name, submit } = await formIn('Edit router', 'Update router');
    fill(name, 'system');
    submit();
    await vi.waitFor(() => expect(descriptionOf(name)).toContain('Name already exists'));
    expect(mock.calls.get('vpcRouterUpdate')).toBeUndefined();
  });

  test('may be the system router', async () => {
    await renderScreen(networkingRoutes, ROUTERS);
    await rowAction('system', 'Edit');
    const { description, submit } = await formIn('Edit router', 'Update router');
    fill(description, 'As it came');
    submit();
    await vi.waitFor(async () => expect((await rowOf('system')).textContent).toContain('As it came'));
  });
});

describe('deleting a router', () => {
  test('is not offered for the system router', async () => {
    await renderScreen(networkingRoutes, ROUTERS);
    const entry = (await openRowMenu('system')).getByRole('menuitem', { name: 'Delete' });
    expect(entry.getAttribute('aria-disabled')).toBe('true');
    expect(descriptionOf(entry) || entry.getAttribute('aria-description')).toContain('cannot be deleted');
  });

  // @sheet network-access/B-N1
  test('lists the subnets that use it, and detaches it from them', async () => {
    const { mock } = await renderScreen(networkingRoutes, ROUTERS);
    await rowAction('regional', 'Delete');
    const question = await openDialog('Confirm delete');
    const link = await question.findByRole('link', { name: 'cache-tier' });
    expect(link.getAttribute('href')).toBe(`${VPC}/subnets/cache-tier/edit`);
    await press(question.getByRole('button', { name: 'Confirm' }));
    await expectToast('Router regional deleted');
    await vi.waitFor(() => expect(screen.queryByText('regional', { selector: 'td *' })).toBeNull());
    const subnets = mock.store.tables.subnets.filter(({ name }) => name === 'cache-tier');
    expect(subnets.every(({ customRouterId }) => !customRouterId)).toBe(true);
  });

  test('says that no subnet uses it, or that this is unknown', async () => {
    const faults = [{ operation: 'vpcSubnetList', status: 503 }] as const;
    await renderScreen(networkingRoutes, ROUTERS, { faults });
    await rowAction('regional', 'Delete');
    const question = await openDialog('Confirm delete');
    expect(await question.findByText(/could not be loaded/)).toBeTruthy();
  });

  test.each(REFUSALS)('that %s shows the reason, and keeps the row', async (_, rule, message) => {
    const faults = [{ operation: 'vpcRouterDelete', count: 1, ...rule }] as const;
    await renderScreen(networkingRoutes, ROUTERS, { faults });
    await rowAction('regional', 'Delete');
    await press((await openDialog('Confirm delete')).getByRole('button', { name: 'Confirm' }));
    await expectToast('Could not delete router');
    expect(await screen.findByText(message)).toBeTruthy();
    expect(await rowOf('regional')).toBeTruthy();
  });
});
