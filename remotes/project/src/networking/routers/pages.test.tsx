// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import {
  commandOf,
  expectCell,
  expectClosed,
  expectGone,
  expectRows,
  follow,
  heading,
  headings,
} from '../../../../../tools/testing/on-screen.ts';
import {
  cellOf,
  choose,
  confirmIn,
  descriptionOf,
  expectToast,
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
import { routes } from '../../routes.ts';

useScreens(80);

const VPC = '/projects/edge-cache/vpcs/default';
const ROUTERS = `${VPC}/routers`;
const REGIONAL = `${ROUTERS}/regional`;
/** The router of the VPC with only its default resources. */
const SYSTEM = '/projects/edge-cache/vpcs/probe-net/routers/system';

// @sheet network-access/15.7
test('a custom router is deleted, another one is created, and the system router is opened', async () => {
  const { address, place, mock } = await renderScreen(routes, ROUTERS);
  await rowOf('regional');
  expect(place().title).toBe('Routers / default / VPCs / edge-cache / Projects / Oxide Console');
  expect(headings()).toEqual(['name', 'description', 'created', '']);
  await expectRows(2);
  await rowAction('regional', 'Delete');
  const question = await openDialog('Confirm delete');
  expect((await question.findByRole('link', { name: 'cache-tier' })).getAttribute('href')).toBe(
    `${VPC}/subnets/cache-tier/edit`,
  );
  await confirmIn('Confirm delete');
  await expectToast('Router regional deleted');
  await expectGone('regional');
  expect(mock.calls.get('vpcRouterDelete')).toBe(1);
  await follow('New router');
  const form = await openDialog('Create router');
  expect(place().title).toBe('New Router / Routers / default / VPCs / edge-cache / Projects / Oxide Console');
  fill(form.getByRole('textbox', { name: 'Name' }), 'inner');
  fill(form.getByRole('textbox', { name: /^Description/ }), 'Between the tiers');
  await press(form.getByRole('button', { name: 'Create router' }));
  await expectToast('Router inner created');
  await waitFor(() => expect(address()).toBe(ROUTERS));
  await expectCell('inner', 'description', 'Between the tiers');
  await follow('system');
  await heading('system');
  expect(address()).toBe(`${ROUTERS}/system`);
});

// @sheet network-access/B-N1
test('the confirmation of a deletion links to what uses the router', async () => {
  const { mock } = await renderScreen(routes, ROUTERS);
  await rowAction('regional', 'Delete');
  fireEvent.click(await (await openDialog('Confirm delete')).findByRole('link', { name: 'cache-tier' }));
  const form = await openDialog('Edit subnet');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Confirm delete' })).toBeNull());
  await waitFor(() =>
    expect(form.getByRole('button', { name: /^Custom router/ }).textContent).toContain('regional'),
  );
  expect(mock.calls.has('vpcRouterDelete')).toBe(false);
});

// @sheet network-access/15.8
test('the system router keeps its routes, and shows why', async () => {
  await renderScreen(routes, SYSTEM);
  await heading('system');
  await expectCell('default-v4', 'Kind', 'default');
  expect(headings()).toEqual(['Name', 'Kind', 'Destination', 'Target', '']);
  await expectRows(3);
  expect(screen.queryByRole('link', { name: 'New route' })).toBeNull();
  expect(screen.getByRole('button', { name: 'New route' }).getAttribute('aria-description')).toMatch(
    /cannot be added/,
  );
  const menu = await openRowMenu('default-v4');
  const isDisabled = (name: string) =>
    screen.getByRole('menuitem', { name }).getAttribute('aria-disabled') === 'true';
  expect([isDisabled('Delete'), isDisabled('Edit')]).toEqual([true, false]);
  fireEvent.keyDown(menu.getByRole('menuitem', { name: 'Edit' }), { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  const subnetRow = screen.getByRole('row', { name: /vpc subnet/i });
  fireEvent.click(within(subnetRow).getByRole('button', { name: 'Row actions' }));
  await screen.findByRole('menu');
  expect(isDisabled('Edit')).toBe(true);
});

// @sheet common-ui/34.59 network-access/B-L16 network-access/T9
test('every breadcrumb of a router leads to a separate page, also with an open form', async () => {
  const { address, place, visit } = await renderScreen(routes, `${REGIONAL}/routes-new`);
  const form = await openDialog('Create route');
  const { title, crumbs } = place();
  expect(title).toBe(
    'New Route / Routes / regional / Routers / default / VPCs / edge-cache / Projects / Oxide Console',
  );
  expect(crumbs).toEqual([
    ['Projects', '/projects'],
    ['edge-cache', '/projects/edge-cache/instances'],
    ['VPCs', '/projects/edge-cache/vpcs'],
    ['default', expect.stringMatching(`^${VPC}`)],
    ['Routers', ROUTERS],
    ['regional', REGIONAL],
    ['Routes', REGIONAL],
  ]);
  fireEvent.click(form.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(address()).toBe(REGIONAL));
  expect(place().crumbs.filter(([label]) => label === 'regional')).toHaveLength(1);
  await visit(crumbs[3]?.[1] ?? '');
  await heading('default');
});

// @sheet network-access/15.10
test('the target of a route is changed, also to another subnet, and the route is deleted', async () => {
  const { mock } = await renderScreen(routes, REGIONAL);
  await rowOf('to-nowhere');
  await expectRows(4);
  await rowAction('to-nowhere', 'Edit');
  const form = await openDialog('Edit route');
  const setType = async (end: string, type: string) => {
    fireEvent.click(form.getByRole('button', { name: new RegExp(`^${end} type`) }));
    fireEvent.click(await screen.findByRole('option', { name: type }));
  };
  const submit = () => press(form.getByRole('button', { name: 'Update route' }));
  expect(valueOf(form.getByRole('textbox', { name: 'Name' }))).toBe('to-nowhere');
  await setType('Target', 'IP');
  const target = form.getByRole('textbox', { name: /^Target value/ });
  fill(target, '999');
  await submit();
  await waitFor(() => expect(descriptionOf(target)).toMatch(/Not a valid IP address$/));
  expect(mock.calls.has('vpcRouterRouteUpdate')).toBe(false);
  fill(target, '10.40.0.7');
  await setType('Destination', 'Subnet');
  await choose(form.getByRole('combobox', { name: /^Destination value/ }), 'default');
  await submit();
  await expectToast('Route to-nowhere updated');
  await expectCell('to-nowhere', 'Destination', 'VPC subnetdefault');
  expect((await cellOf('to-nowhere', 'Target')).textContent).toBe('IP10.40.0.7');
  await rowAction('to-nowhere', 'Delete');
  await confirmIn('Confirm remove route');
  await expectToast('Route deleted');
  await expectClosed();
  await expectRows(3);
});

// @sheet network-access/B-L12 network-access/T11
test('the palette contains routers, routes and their forms', async () => {
  const { visit } = await renderScreen(routes, ROUTERS);
  await rowOf('regional');
  const { to } = await commandOf('regional');
  expect(to).toBe(REGIONAL);
  expect((await commandOf('New router', 'Actions')).to).toBe(`${VPC}/routers-new`);
  await visit(REGIONAL);
  await heading('regional');
  expect(await commandOf('to-nowhere')).toMatchObject({ to: `${REGIONAL}/routes/to-nowhere/edit` });
  await visit((await commandOf('New route', 'Actions')).to ?? '');
  const name = (await openDialog('Create route')).getByRole('textbox', { name: 'Name' });
  await vi.waitFor(() => expect(document.activeElement).toBe(name));
});
