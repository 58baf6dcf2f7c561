// @vitest-environment happy-dom
import { fetchQuery } from '@console/shared/query';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import {
  fill,
  openDialog,
  renderScreen,
  rowAction,
  rowOf,
  useScreens,
} from '../../../../../tools/testing/screen.tsx';
import { routes } from '../../routes.ts';
import { routePage } from '../routers/queries.ts';
import { routeActions } from '../routers/route-table/actions.tsx';

useScreens();

const VPC = '/projects/edge-cache/vpcs/default';
const REGIONAL = `${VPC}/routers/regional`;
const READ = 'vpcSubnetListNetworkInterfaces';

const flows = async (place = within(document.body)) =>
  within(await place.findByRole('list', { name: 'Flows that change' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

async function setType(form: Awaited<ReturnType<typeof openDialog>>, end: string, type: string) {
  fireEvent.click(form.getByRole('button', { name: new RegExp(`^${end} type`) }));
  fireEvent.click(await screen.findByRole('option', { name: type }));
}

test('the form of a new route shows what follows, once it has both ends', async () => {
  const { mock } = await renderScreen(routes, `${REGIONAL}/routes-new`);
  const form = await openDialog('Create route');
  expect(await form.findByText('Set the destination and the target to see what changes.')).toBeTruthy();
  expect(mock.calls.get(READ)).toBeUndefined();
  await setType(form, 'Destination', 'IP network');
  fill(form.getByRole('textbox', { name: /^Destination value/ }), '0.0.0.0/0');
  await setType(form, 'Target', 'Drop');
  expect(await flows()).toEqual([
    'Blocked from tls-terminator-a (10.40.0.5) to the internet except 10.60.0.0/16, 192.0.2.77 and 198.18.0.0/15: all traffic',
  ]);
});

test('the router of a subnet, too', async () => {
  await renderScreen(routes, `${VPC}/subnets/cache-tier/edit`);
  const form = await openDialog('Edit subnet');
  expect(await form.findByText('No flow changes.')).toBeTruthy();
  fireEvent.click(form.getByRole('button', { name: /^Custom router/ }));
  fireEvent.click(await screen.findByRole('option', { name: /^None/ }));
  await vi.waitFor(() =>
    expect(form.getByText(/flow/).textContent).toBe('1 flow becomes allowed, 1 may change.'),
  );
});

// @sheet network-access/15.71
test('the deletion of a route shows what follows', async () => {
  await renderScreen(routes, REGIONAL);
  await rowAction('to-nowhere', 'Delete');
  await openDialog('Confirm remove route');
  expect(await flows()).toEqual(['Allowed from tls-terminator-a (10.40.0.5) to 192.0.2.77: all traffic']);
});

// @sheet network-access/15.71
test('the deletion of several routes shows what follows from all of them', async () => {
  await renderScreen(routes, REGIONAL);
  await rowOf('to-nowhere');
  const place = { project: 'edge-cache', vpc: 'default', router: 'regional' };
  const { items } = await fetchQuery(routePage(place.project, place.vpc, place.router)());
  const many = routeActions(place, 'custom').find(({ id }) => id === 'delete')?.many;
  const gone = items.filter(({ name }) => name === 'to-nowhere' || name === 'to-backbone');
  expect(gone).toHaveLength(2);
  const { container } = render(<>{typeof many?.consequence === 'function' && many.consequence(gone)}</>);
  expect(await flows(within(container))).toEqual([
    'Allowed from tls-terminator-a (10.40.0.5) to 192.0.2.77: all traffic',
    'May change from tls-terminator-a (10.40.0.5) to 10.60.0.0/16: all traffic',
  ]);
});
