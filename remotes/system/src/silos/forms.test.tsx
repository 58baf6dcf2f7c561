// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import {
  choose,
  expectToast,
  fill,
  FAILURES,
  openDialog,
  openRowMenu,
  press,
  renderScreen,
  rowAction,
  rowOf,
  useScreens,
  valueOf,
} from '../../../../tools/testing/screen.tsx';
import { routes } from '../routes.ts';

useScreens();

const once = (operation: 'ipPoolSiloLink', rule: object) => [{ operation, count: 1, ...rule }] as const;
const button = (name: string) => screen.findByRole('button', { name });

describe('a link to a pool', () => {
  // @sheet system-settings-auth/18.6
  test.each(FAILURES)('that %s keeps the modal open with its choice', async (_, rule, message) => {
    const { mock } = await renderScreen(routes, '/system/silos/fernhill?tab=ip-pools', {
      faults: once('ipPoolSiloLink', rule),
    });
    fireEvent.click(await button('Link pool'));
    const modal = await openDialog('Link pool');
    const pool = modal.getByRole('combobox', { name: 'IP pool' });
    await vi.waitFor(() => expect(pool.getAttribute('aria-busy')).not.toBe('true'));
    await choose(pool, 'backbone-trial');
    const link = modal.getByRole('button', { name: 'Link' });
    fireEvent.click(link);
    expect(await modal.findByText(message)).toBeTruthy();
    expect(modal.getByText('Could not link pool')).toBeTruthy();
    expect(valueOf(pool)).toBe('backbone-trial');
    expect(screen.getByTestId('Toasts').textContent).toBe('');
    fireEvent.click(link);
    fireEvent.click(link);
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await rowOf('backbone-trial')).toBeTruthy();
    expect(mock.calls.get('ipPoolSiloLink')).toBe(2);
  });

  // @sheet system-settings-auth/18.6
  test('requires a choice', async () => {
    const { mock } = await renderScreen(routes, '/system/silos/fernhill?tab=ip-pools');
    fireEvent.click(await button('Link pool'));
    const modal = await openDialog('Link pool');
    fireEvent.click(modal.getByRole('button', { name: 'Link' }));
    expect(await modal.findByText('IP pool is required')).toBeTruthy();
    expect(mock.calls.get('ipPoolSiloLink')).toBeUndefined();
  });
});

describe('the default pool', () => {
  // @sheet system-settings-auth/18.5
  test.each([
    ['public-v6', 'Make default', 'Confirm change default', 'Could not change default'],
    ['public-v4', 'Clear default', 'Confirm clear default', 'Could not clear default'],
  ])('%s: a refusal shows the error', async (pool, action, title, error) => {
    await renderScreen(routes, '/system/silos/fernhill?tab=ip-pools', {
      faults: [{ operation: 'ipPoolSiloUpdate', status: 403, count: 1 }],
    });
    await rowAction(pool, action);
    const asked = await openDialog(title);
    expect(asked.getByText('public-v4', { selector: 'b' })).toBeTruthy();
    fireEvent.click(asked.getByRole('button', { name: 'Confirm' }));
    await expectToast(error);
    expect(within(await rowOf('public-v4')).getByText('default')).toBeTruthy();
  });

  // @sheet system-settings-auth/18.5
  test('can be set where there is none', async () => {
    const { mock } = await renderScreen(routes, '/system/silos/harbor-labs?tab=ip-pools');
    await rowAction('reserve', 'Make default');
    const asked = await openDialog('Confirm make default');
    fireEvent.click(asked.getByRole('button', { name: 'Confirm' }));
    await vi.waitFor(async () => expect(within(await rowOf('reserve')).getByText('default')).toBeTruthy());
    expect(mock.calls.get('ipPoolSiloUpdate')).toBe(1);
    expect(screen.getByTestId('Toasts').textContent).toBe('');
  });

  test('of a silo without pools: the message offers to link one', async () => {
    await renderScreen(routes, '/system/silos/quarry?tab=ip-pools');
    expect(await screen.findByRole('heading', { name: 'No IP pools' })).toBeTruthy();
    await vi.waitFor(() => expect(screen.getAllByRole('button', { name: 'Link pool' })).toHaveLength(2));
  });

  // @sheet system-settings-auth/18.5
  test('stays when its unlinking fails', async () => {
    await renderScreen(routes, '/system/silos/fernhill?tab=ip-pools', {
      faults: [{ operation: 'ipPoolSiloUnlink', status: 400, message: 'addresses are in use', count: 1 }],
    });
    await rowAction('public-v4', 'Unlink');
    fireEvent.click((await openDialog('Confirm unlink pool')).getByRole('button', { name: 'Confirm' }));
    await expectToast('Could not unlink pool');
    expect(await rowOf('public-v4')).toBeTruthy();
  });
});

describe('quotas', () => {
  const openQuotas = async () => {
    fireEvent.click(await button('Edit quotas'));
    const form = await openDialog('Edit quotas');
    const field = (name: string) => form.getByRole('textbox', { name });
    return {
      form,
      cpu: field('CPU (vCPUs)'),
      memory: field('Memory (GiB)'),
      submit: () => press(form.getByRole('button', { name: 'Update Quotas' })),
    };
  };

  // @sheet system-settings-auth/18.8
  test.each(FAILURES)('whose change %s keep the values', async (_, rule, message) => {
    await renderScreen(routes, '/system/silos/northgate?tab=quotas', {
      faults: [{ operation: 'siloQuotasUpdate', count: 1, ...rule }],
    });
    const { form, memory, submit } = await openQuotas();
    fill(memory, '256');
    await submit();
    expect(await form.findByText(message)).toBeTruthy();
    expect(valueOf(memory)).toBe('256');
    await submit();
    await expectToast('Quotas updated');
    expect((await rowOf('Memory')).textContent).toContain('256 GiB');
    expect((await rowOf('CPU')).textContent).toContain('64 vCPUs');
    expect((await rowOf('Storage')).textContent).toContain('4,096 GiB');
  });

  // @sheet operator/13.102
  test('that somebody else changed in the meantime are shown one by one, and both changes are kept', async () => {
    const { mock } = await renderScreen(routes, '/system/silos/northgate?tab=quotas');
    const { form, memory, submit } = await openQuotas();
    fill(memory, '256');
    await mock.handle(
      new Request(new URL('/v1/system/silos/northgate/quotas', location.origin), {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ cpus: 99 }),
      }),
    );
    await submit();
    expect(await form.findByText('Changed by another person')).toBeTruthy();
    expect(form.getByText('Quota: 64 vCPUs → 99 vCPUs')).toBeTruthy();
    expect(mock.calls.get('siloQuotasUpdate')).toBe(1);
    await submit();
    await expectToast('Quotas updated');
    expect((await rowOf('CPU')).textContent).toContain('99 vCPUs');
    expect((await rowOf('Memory')).textContent).toContain('256 GiB');
  });

  test('are required; values below what is in use show a warning', async () => {
    const { mock } = await renderScreen(routes, '/system/silos/northgate?tab=quotas');
    const { form, memory, cpu, submit } = await openQuotas();
    fill(memory, '');
    await submit();
    expect(await form.findByText('Memory is required')).toBeTruthy();
    fill(cpu, '1');
    expect(await form.findByText(/^Below current use: CPU/)).toBeTruthy();
    expect(mock.calls.get('siloQuotasUpdate')).toBeUndefined();
  });

  test('that cannot be read open no form', async () => {
    await renderScreen(routes, '/system/silos/northgate?tab=quotas', {
      faults: [{ operation: 'siloQuotasView', status: 503, count: 1 }],
    });
    fireEvent.click(await button('Edit quotas'));
    await expectToast('Could not read quotas');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('a new identity provider', () => {
  // @sheet system-settings-auth/18.4
  test.each(FAILURES)('that %s keeps the values', async (_, rule, message) => {
    const { address } = await renderScreen(routes, '/system/silos/fernhill/idps-new', {
      faults: [{ operation: 'samlIdentityProviderCreate', count: 1, ...rule }],
    });
    const form = await openDialog('Create identity provider');
    const name = form.getByRole('textbox', { name: 'Name' });
    fill(name, 'second');
    const submit = form.getByRole('button', { name: 'Create provider' });
    fireEvent.click(submit);
    expect(await form.findByText(message)).toBeTruthy();
    expect(valueOf(name)).toBe('second');
    await press(submit);
    await vi.waitFor(() => expect(address()).toBe('/system/silos/fernhill'));
    await expectToast('IdP second created');
  });

  test('with a taken name shows the error at the name', async () => {
    await renderScreen(routes, '/system/silos/fernhill/idps-new');
    const form = await openDialog('Create identity provider');
    fill(form.getByRole('textbox', { name: 'Name' }), 'corp-sso');
    fireEvent.click(form.getByRole('button', { name: 'Create provider' }));
    expect(await form.findByText('Name already exists')).toBeTruthy();
  });

  // @sheet system-settings-auth/18.40
  test('can start with the settings of another', async () => {
    await renderScreen(routes, '/system/silos/fernhill/idps-new?from=corp-sso');
    const form = await openDialog('Create identity provider');
    expect(valueOf(form.getByRole('textbox', { name: 'Name' }))).toBe('corp-sso-2');
    expect(valueOf(form.getByRole('textbox', { name: 'Entity ID' }))).toBe('https://sso.example.test/entity');
    expect(valueOf(form.getByRole('textbox', { name: 'ACS URL' }))).toMatch(/saml\/corp-sso-2$/);
  });
});

test('is refused for a silo with local users', async () => {
  await renderScreen(routes, '/system/silos/harbor-labs');
  expect(await screen.findByRole('heading', { name: 'No identity providers' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'New provider' })?.getAttribute('aria-disabled')).not.toBe(
    'false',
  );
});

describe('users who may not write', () => {
  const body = JSON.stringify({ role_assignments: [] });
  const faults = [
    { operation: 'systemPolicyView', body },
    { operation: 'policyView', body },
  ];
  const COLLABORATOR = 'Needs the fleet collaborator role. Ask an administrator of the fleet';
  const ADMIN = 'Needs the fleet admin role. Ask an administrator of the fleet';

  // @sheet operator/13.118
  test.each([
    ['/system/silos', 'New silo', COLLABORATOR],
    ['/system/silos/fernhill?tab=ip-pools', 'Link pool', ADMIN],
    ['/system/silos/fernhill?tab=quotas', 'Edit quotas', COLLABORATOR],
    ['/system/silos/fernhill?tab=idps', 'New provider', ADMIN],
    ['/system/silos/harbor-labs?tab=users', 'New user', ADMIN],
  ])('see the reason at %s', async (path, name, reason) => {
    await renderScreen(routes, path, { faults });
    await vi.waitFor(() => {
      const [found] = [
        ...screen.queryAllByRole('button', { name }),
        ...screen.queryAllByRole('link', { name }),
      ];
      expect(found?.getAttribute('aria-disabled')).toBe('true');
      expect(found?.getAttribute('aria-description')).toBe(reason);
    }, 4_000);
  });

  // @sheet operator/13.118
  test.each([
    ['/system/silos', 'fernhill', 'Delete'],
    ['/system/silos/fernhill?tab=ip-pools', 'public-v4', 'Clear default'],
    ['/system/silos/harbor-labs?tab=users', 'tide-station', 'Set password'],
  ])('see the reason in the menu of a row at %s', async (path, row, label) => {
    await renderScreen(routes, path, { faults });
    const item = (await openRowMenu(row)).getByRole('menuitem', { name: label });
    await vi.waitFor(() => expect(item.getAttribute('aria-disabled')).toBe('true'), 4_000);
  });
});
