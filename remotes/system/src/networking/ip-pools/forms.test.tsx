// @vitest-environment happy-dom
import {
  floatingIpCreate,
  floatingIpDelete,
  instanceCreate,
  instanceDelete,
  instanceEphemeralIpAttach,
  instanceEphemeralIpDetach,
  ipPoolUtilizationView,
} from '@console/shared/api';
import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { formIn } from '../../../../../tools/testing/on-screen.ts';
import {
  choose,
  descriptionOf,
  expectToast,
  FAILURES,
  fill,
  once,
  openDialog,
  press,
  renderScreen,
  rowAction,
  rowOf,
  useScreens,
  valueOf,
} from '../../../../../tools/testing/screen.tsx';
import { routes } from '../../routes.ts';

useScreens();

const LIST = '/system/networking/ip-pools';
const V4 = `${LIST}/public-v4`;
const RESERVE = `${LIST}/reserve`;

async function rangeForm() {
  const form = await openDialog('Add IP range');
  return {
    form,
    first: form.getByRole('textbox', { name: /^First/ }),
    last: form.getByRole('textbox', { name: /^Last/ }),
    submit: () => fireEvent.click(form.getByRole('button', { name: 'Add IP range' })),
  };
}

const confirmDialog = async (title: string) =>
  press((await openDialog(title)).getByRole('button', { name: 'Confirm' }));

describe('an IP pool', () => {
  // @sheet system-settings-auth/18.15
  test.each(FAILURES)('whose creation %s stays in its form, to be sent again', async (_, rule, message) => {
    const { mock, address } = await renderScreen(routes, `${LIST}-new`, once('ipPoolCreate', rule));
    const { form, name, submit } = await formIn('Create IP pool');
    fill(name, 'edge-v4');
    submit();
    expect(await form.findByText(message)).toBeTruthy();
    expect(valueOf(name)).toBe('edge-v4');
    expect(address()).toBe(`${LIST}-new`);
    submit();
    await vi.waitFor(() => expect(address()).toBe(LIST));
    expect(mock.calls.get('ipPoolCreate')).toBe(2);
  });

  // @sheet system-settings-auth/18.15
  test('with a taken name has the error at the name', async () => {
    await renderScreen(routes, `${LIST}-new`);
    const { form, name, submit } = await formIn('Create IP pool');
    fill(name, 'reserve');
    submit();
    expect(await form.findByText('Name already exists')).toBeTruthy();
    expect(document.activeElement).toBe(name);
  });

  // @sheet system-settings-auth/18.15
  test('is created once, however often the button is pressed', async () => {
    const { mock, address } = await renderScreen(routes, `${LIST}-new`, {
      faults: [{ operation: 'ipPoolCreate', delay: 50 }],
    });
    const { name, submit } = await formIn('Create IP pool');
    fill(name, 'edge-v4');
    submit();
    submit();
    await vi.waitFor(() => expect(address()).toBe(LIST));
    expect(mock.calls.get('ipPoolCreate')).toBe(1);
    await expectToast('IP pool edge-v4 created');
  });

  // @sheet system-settings-auth/18.15
  test.each(FAILURES)('whose change %s stays in its form, to be sent again', async (_, rule, message) => {
    const { address } = await renderScreen(routes, `${RESERVE}/edit`, once('ipPoolUpdate', rule));
    const { form, name, submit } = await formIn('Edit IP pool', 'Update IP pool');
    fill(name, 'spare');
    submit();
    expect(await form.findByText(message)).toBeTruthy();
    expect(valueOf(name)).toBe('spare');
    submit();
    await vi.waitFor(() => expect(address()).toBe(`${LIST}/spare`));
    await expectToast('IP pool spare updated');
    expect(await screen.findByRole('heading', { level: 1, name: 'spare' })).toBeTruthy();
  });

  // @sheet system-settings-auth/18.15
  test('opens its form from the list without a request for the pool', async () => {
    const { mock } = await renderScreen(routes, LIST);
    await rowAction('reserve', 'Edit');
    const { name } = await formIn('Edit IP pool', 'Update IP pool');
    expect(valueOf(name)).toBe('reserve');
    expect(mock.calls.get('ipPoolView') ?? 0).toBeLessThanOrEqual(1);
  });

  // @sheet system-settings-auth/18.13
  test.each(FAILURES)('whose deletion %s stays in the list', async (_, rule, message) => {
    await renderScreen(routes, LIST, once('ipPoolDelete', rule));
    await rowAction('reserve', 'Delete');
    await confirmDialog('Confirm delete');
    await expectToast('Could not delete pool');
    expect(within(screen.getByTestId('Toasts')).getByText(message)).toBeTruthy();
    expect(await rowOf('reserve')).toBeTruthy();
  });

  test('whose numbers cannot be read are called not available in the list', async () => {
    await renderScreen(routes, LIST, { faults: [{ operation: 'ipPoolUtilizationView', status: 503 }] });
    const row = within(await rowOf('public-v4'));
    expect(await row.findByText('Not available')).toBeTruthy();
  });
});

describe('a new range', () => {
  // @sheet system-settings-auth/18.16
  test('shows both errors on the first submit, and validates while typing after that', async () => {
    const { mock } = await renderScreen(routes, `${V4}/ranges-add`);
    const { first, last, submit } = await rangeForm();
    fill(first, '192.0.2.1x');
    expect(first.getAttribute('aria-invalid')).not.toBe('true');
    submit();
    await vi.waitFor(() => expect(descriptionOf(first)).toContain('Not a valid IP address'));
    expect(descriptionOf(last)).toContain('Not a valid IP address');
    expect(document.activeElement).toBe(first);
    fill(last, '2001:db8::5');
    await vi.waitFor(() => expect(descriptionOf(last)).toContain('IPv6 ranges are not yet supported'));
    fill(first, '192.0.2.1');
    await vi.waitFor(() => expect(first.getAttribute('aria-invalid')).not.toBe('true'));
    expect(mock.calls.get('ipPoolRangeAdd')).toBeUndefined();
  });

  // @sheet system-settings-auth/18.16
  test('shows an overlap, or else its size, while typing', async () => {
    await renderScreen(routes, `${V4}/ranges-add`);
    const { form, first, last } = await rangeForm();
    fill(first, '198.51.100.50');
    expect(await form.findByText(/Overlaps 198\.51\.100\.20–198\.51\.100\.60/)).toBeTruthy();
    fill(first, '198.51.100.61');
    fill(last, '198.51.100.70');
    expect(await form.findByText('Addresses in this range: 10')).toBeTruthy();
    expect(form.queryByText(/overlaps/)).toBeNull();
  });

  // @sheet system-settings-auth/18.16
  test('that ends before it begins is refused by the server', async () => {
    await renderScreen(routes, `${V4}/ranges-add`);
    const { form, first, last, submit } = await rangeForm();
    fill(first, '192.0.3.9');
    fill(last, '192.0.3.1');
    submit();
    expect(await form.findByText(/must not be above the last/)).toBeTruthy();
    expect(valueOf(first)).toBe('192.0.3.9');
  });

  // @sheet system-settings-auth/18.16
  test.each(FAILURES)('that %s stays in its form, to be sent again', async (_, rule, message) => {
    const { mock, address } = await renderScreen(routes, `${V4}/ranges-add`, once('ipPoolRangeAdd', rule));
    const { form, first, last, submit } = await rangeForm();
    fill(first, '192.0.3.1');
    fill(last, '192.0.3.9');
    submit();
    expect(await form.findByText(message)).toBeTruthy();
    expect([valueOf(first), valueOf(last)]).toEqual(['192.0.3.1', '192.0.3.9']);
    expect(address()).toBe(`${V4}/ranges-add`);
    if ('body' in rule) return; // The range was added, so the server refuses the second request
    submit();
    await vi.waitFor(() => expect(address()).toBe(V4));
    expect(mock.calls.get('ipPoolRangeAdd')).toBe(2);
    expect(await rowOf('192.0.3.1')).toBeTruthy();
  });
});

// @sheet network-access/15.31 system-settings-auth/18.18
test('writes elsewhere that allocate or release addresses make the utilization of pools stale', () => {
  for (const write of [
    floatingIpCreate,
    floatingIpDelete,
    instanceCreate,
    instanceDelete,
    instanceEphemeralIpAttach,
    instanceEphemeralIpDetach,
  ])
    expect(write.stale, write.id).toContain(ipPoolUtilizationView.id);
});

// @sheet system-settings-auth/18.17
test.each(FAILURES)('a range whose removal %s stays', async (_, rule, message) => {
  await renderScreen(routes, `${LIST}/backbone-trial`, once('ipPoolRangeRemove', rule));
  await rowAction('192.0.2.1', 'Remove');
  const dialog = await openDialog('Confirm remove range');
  expect(dialog.getByText('192.0.2.1–192.0.2.254')).toBeTruthy();
  await press(dialog.getByRole('button', { name: 'Confirm' }));
  await expectToast('Could not remove range');
  expect(within(screen.getByTestId('Toasts')).getByText(message)).toBeTruthy();
});

describe('a link to a silo', () => {
  const openLink = async () => {
    fireEvent.click((await screen.findAllByRole('button', { name: 'Link silo' }))[0] ?? document.body);
    return openDialog('Link silo');
  };

  // @sheet system-settings-auth/18.12
  test('needs a silo that is not linked yet', async () => {
    const { mock } = await renderScreen(routes, `${V4}?tab=silos`);
    const modal = await openLink();
    fireEvent.click(modal.getByRole('button', { name: 'Link' }));
    expect(await modal.findByText('Silo is required')).toBeTruthy();
    fill(modal.getByRole('combobox', { name: /^Silo/ }), 'fernhill');
    expect(await screen.findByRole('option', { name: 'No items match' })).toBeTruthy();
    expect(mock.calls.get('ipPoolSiloLink')).toBeUndefined();
  });

  // @sheet system-settings-auth/18.12
  test.each(FAILURES)('that %s keeps the selection and shows the error', async (_, rule, message) => {
    await renderScreen(routes, `${V4}?tab=silos`, once('ipPoolSiloLink', rule));
    const modal = await openLink();
    const silo = modal.getByRole('combobox', { name: /^Silo/ });
    await vi.waitFor(() => expect(silo.getAttribute('aria-busy')).not.toBe('true'));
    await choose(silo, 'quarry');
    fireEvent.click(modal.getByRole('button', { name: 'Link' }));
    expect(await modal.findByText('Could not link silo')).toBeTruthy();
    expect(modal.getByText(message)).toBeTruthy();
    expect(valueOf(silo)).toBe('quarry');
  });

  test.each(FAILURES)('whose end %s stays', async (_, rule, message) => {
    await renderScreen(routes, `${V4}?tab=silos`, once('ipPoolSiloUnlink', rule));
    await rowAction('northgate', 'Unlink');
    await confirmDialog('Confirm unlink silo');
    await expectToast('Could not unlink silo');
    expect(within(screen.getByTestId('Toasts')).getByText(message)).toBeTruthy();
  });

  test('shows the id of the silo when silos cannot be read', async () => {
    await renderScreen(routes, `${V4}?tab=silos`, { faults: [{ operation: 'siloList', status: 503 }] });
    expect(await screen.findAllByText(/^[0-9a-f]{8}-[0-9a-f-]{27}$/)).toHaveLength(2);
  });
});
