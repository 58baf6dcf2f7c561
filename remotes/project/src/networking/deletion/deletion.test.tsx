// @vitest-environment happy-dom
import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import {
  expectToast,
  FAILURES,
  fill,
  once,
  openDialog,
  press,
  renderScreen,
  rowAction,
  useScreens,
} from '../../../../../tools/testing/screen.tsx';
import { routes } from '../../routes.ts';
import { deleteWithSubnets } from '../vpcs/vpc-deletion.ts';

useScreens();

const VPCS = '/projects/edge-cache/vpcs';
const SUBNETS = `${VPCS}/default/subnets`;

/** Confirms a deletion, once the check has found nothing that blocks it. */
async function agree(dialog: Awaited<ReturnType<typeof openDialog>>): Promise<void> {
  const button = () => dialog.getByRole('button', { name: 'Confirm' });
  await vi.waitFor(() => expect(button().getAttribute('aria-disabled')).not.toBe('true'), 4_000);
  fireEvent.click(button());
}

/** The ways in which a deletion is refused; one whose response was lost is checked and sent again. */
const REFUSALS = FAILURES.filter(([, rule]) => 'status' in rule);
const LOST = FAILURES.filter(([, rule]) => !('status' in rule));

describe('deleting a VPC', () => {
  const ask = async (name: string) => {
    await rowAction(name, 'Delete');
    return openDialog('Confirm delete VPC');
  };

  test('in use shows what uses it, with links, and sends nothing', async () => {
    const { mock } = await renderScreen(routes, VPCS);
    const dialog = await ask('default');
    await dialog.findByText('The VPC is in use');
    const link = (await dialog.findAllByRole('link', { name: 'cache-ams-01' }))[0];
    expect(link?.getAttribute('href')).toBe('/projects/edge-cache/instances/cache-ams-01/networking');
    expect(dialog.getAllByRole('link', { name: 'cache-tier' })[0]?.getAttribute('href')).toBe(
      `${SUBNETS}/cache-tier`,
    );
    fireEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
    expect(mock.calls.get('vpcSubnetDelete')).toBeUndefined();
    expect(mock.calls.get('vpcDelete')).toBeUndefined();
  });

  // @sheet network-access/B-N1
  test('in use can delete its unused subnets, and then still shows what uses it', async () => {
    const { mock } = await renderScreen(routes, VPCS);
    for (const name of ['spare-a', 'spare-b'])
      await mock.handle(
        new Request(new URL('/v1/vpc-subnets?project=edge-cache&vpc=default', location.origin), {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({
            name,
            description: '',
            ipv4_block: name === 'spare-a' ? '10.77.0.0/24' : '10.78.0.0/24',
          }),
        }),
      );
    mock.faults.add({ operation: 'vpcSubnetDelete', status: 503, message: 'Busy now', count: 1 });
    const dialog = await ask('default');
    await dialog.findByText('The VPC is in use');
    const list = within(await dialog.findByRole('list', { name: 'Deleted in this order' }));
    expect(list.getAllByRole('listitem').map((one) => one.textContent)).toEqual([
      'Delete subnet spare-a',
      'Delete subnet spare-b',
    ]);
    fireEvent.click(dialog.getByRole('button', { name: 'Delete 2 unused subnets' }));
    const progress = await openDialog('Delete VPC default');
    await progress.findByText(/Busy now/);
    await press(progress.getByRole('button', { name: 'Try again' }));
    await expectToast('2 unused subnets deleted');
    const again = await openDialog('Confirm delete VPC');
    expect(await again.findByText('The VPC is in use')).toBeTruthy();
    expect(again.queryByRole('button', { name: /unused/ })).toBeNull();
    expect(mock.calls.get('vpcDelete')).toBeUndefined();
  });

  test('without interfaces deletes its subnets first, then the VPC', async () => {
    const { mock } = await renderScreen(routes, VPCS);
    const dialog = await ask('probe-net');
    await dialog.findByText('Delete subnet default');
    await agree(dialog);
    await expectToast('VPC probe-net deleted');
    expect(mock.calls.get('vpcSubnetDelete')).toBe(1);
    expect(mock.calls.get('vpcDelete')).toBe(1);
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), 4_000);
    await vi.waitFor(() => expect(screen.queryByText('probe-net', { selector: 'td *' })).toBeNull(), 4_000);
  });

  test.each(REFUSALS)('that %s stops, and continues from there', async (_, rule, message) => {
    const { mock } = await renderScreen(routes, VPCS, once('vpcDelete', rule));
    const dialog = await ask('probe-net');
    await dialog.findByText('Delete subnet default');
    await agree(dialog);
    const progress = await openDialog('Delete VPC probe-net');
    expect((await progress.findByRole('alert')).textContent).toContain(message);
    await press(progress.getByRole('button', { name: 'Try again' }));
    await expectToast('VPC probe-net deleted');
    expect(mock.calls.get('vpcSubnetDelete')).toBe(1);
  });

  test.each(LOST)('that %s is sent again, because the check finds that it was not done', async (_, rule) => {
    const { mock } = await renderScreen(routes, VPCS, once('vpcDelete', rule));
    const dialog = await ask('probe-net');
    await dialog.findByText('Delete subnet default');
    await agree(dialog);
    await expectToast('VPC probe-net deleted');
    expect(mock.calls.get('vpcDelete')).toBe(2);
  });

  test('can be tried when the check fails', async () => {
    const faults = [{ operation: 'vpcSubnetListNetworkInterfaces', status: 403 }] as const;
    await renderScreen(routes, VPCS, { faults });
    const dialog = await ask('probe-net');
    await dialog.findByText(/^Not all resources that may use the VPC/);
    await agree(dialog);
    await expectToast('VPC probe-net deleted');
  });
});

test('a deletion that continues after its dialog was closed does not navigate away from the next page', async () => {
  const { address } = await renderScreen(routes, `${VPCS}/probe-net`);
  const { send, answer } = { send: globalThis.fetch, answer: Promise.withResolvers<void>() };
  vi.stubGlobal('fetch', async (input: string | URL, init?: RequestInit) => {
    if (init?.method === 'DELETE' && String(input).includes('/v1/vpcs/')) await answer.promise;
    return send(input, init);
  });
  fireEvent.click(await screen.findByRole('button', { name: 'VPC actions' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  const dialog = await openDialog('Confirm delete VPC');
  await dialog.findByText('Delete subnet default');
  await agree(dialog);
  const progress = await openDialog('Delete VPC probe-net');
  fireEvent.click(progress.getAllByRole('button', { name: 'Close' })[0] ?? document.body);
  await act(async () => {
    history.pushState({}, '', '/projects/edge-cache/snapshots');
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  });
  await screen.findByRole('heading', { level: 1, name: 'Snapshots' });
  answer.resolve();
  await expectToast('VPC probe-net deleted');
  expect(address()).toBe('/projects/edge-cache/snapshots');
});

test('of several VPCs keeps all subnets of one in use, and deletes those of the others', async () => {
  const { mock } = await renderScreen(routes, VPCS);
  await expect(deleteWithSubnets('edge-cache', { name: 'default' })).rejects.toThrow(
    'The subnet cache-tier has network interfaces',
  );
  expect(mock.calls.get('vpcSubnetDelete')).toBeUndefined();
  await deleteWithSubnets('edge-cache', { name: 'probe-net' });
  expect(mock.calls.get('vpcDelete')).toBe(1);
});

describe('deleting a subnet', () => {
  // @sheet network-access/B-L11
  test('in use shows what uses it, and sends nothing', async () => {
    const { mock } = await renderScreen(routes, SUBNETS);
    await rowAction('cache-tier', 'Delete');
    const dialog = await openDialog('Confirm delete subnet');
    await dialog.findByText('The subnet is in use');
    expect(await dialog.findByRole('link', { name: 'tls-terminator-a' })).toBeTruthy();
    fireEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
    expect(mock.calls.get('vpcSubnetDelete')).toBeUndefined();
  });

  // @sheet network-access/B-L13
  test.each(REFUSALS)(
    'that %s shows the error in the dialog, and can be retried',
    async (_, rule, message) => {
      await renderScreen(routes, `${VPCS}/probe-net/subnets`, once('vpcSubnetDelete', rule));
      await rowAction('default', 'Delete');
      await agree(await openDialog('Confirm delete subnet'));
      const progress = await openDialog('Delete subnet default');
      expect((await progress.findByRole('alert')).textContent).toContain(message);
      await press(progress.getByRole('button', { name: 'Try again' }));
      await expectToast('Subnet default deleted');
    },
  );

  test('counts what another user has deleted as deleted', async () => {
    const rule = { status: 404, message: 'No such subnet' };
    await renderScreen(routes, `${VPCS}/probe-net/subnets`, once('vpcSubnetDelete', rule));
    await rowAction('default', 'Delete');
    await agree(await openDialog('Confirm delete subnet'));
    await expectToast('Subnet default deleted');
  });
});

// @sheet operator/13.111
test('the panel of a subnet lists its interfaces, which block its deletion, and finds them by address', async () => {
  await renderScreen(routes, `${SUBNETS}/default`);
  const panel = await openDialog('Subnet');
  const rows = () => panel.getAllByRole('row').length - 1;
  const all = rows();
  expect(all).toBeGreaterThan(10);
  expect(panel.getByRole('meter', { name: 'Addresses' })).toBeTruthy();
  expect(panel.getByRole('button', { name: 'Delete' }).getAttribute('aria-disabled')).toBe('true');
  const filter = panel.getByRole('searchbox', { name: 'Filter by IP or MAC' });
  fill(filter, '172.30.0.15');
  expect(rows()).toBe(1);
  fill(filter, 'a8:40:25');
  expect(rows()).toBe(all);
  fill(filter, 'nothing');
  expect(panel.getByText('No match')).toBeTruthy();
});
