// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  chooseFile,
  confirmIn,
  descriptionOf,
  expectToast,
  fill,
  openDialog,
  press,
  renderScreen,
  rowAction,
  rowOf,
  useScreens,
  valueOf,
} from '../../../../tools/testing/screen.tsx';
import { certificateOf, keyOf } from '../../../../mock/verify/key-pair.ts';
import { routes } from '../routes.ts';

useScreens();

const LIST = '/system/silos';
const GIB = 1024 ** 3;

const isChecked = (field: HTMLElement): unknown => Reflect.get(field, 'checked');
const isInvalid = (field: HTMLElement) => field.getAttribute('aria-invalid') === 'true';
const closed = (name: string) => waitFor(() => expect(screen.queryByRole('dialog', { name })).toBeNull());

/** Waits for the error of a field, which describes it to a screen reader. */
const expectError = (field: HTMLElement, message: string) =>
  waitFor(() => expect(descriptionOf(field)).toContain(message));

/** A certificate to choose, or its private key when the name ends with `.key`. */
const pem = (name: string, content = name.endsWith('.key') ? keyOf : certificateOf) =>
  new File([content], name);

/** The form of a new silo, and its controls. */
async function openForm() {
  const { mock, address, place } = await renderScreen(routes, `${LIST}-new`);
  const form = await openDialog('Create silo');
  const box = (name: string) => form.getByRole('checkbox', { name: new RegExp(`^${name}`) });
  return {
    mock,
    address,
    place,
    form,
    name: form.getByRole('textbox', { name: 'Name' }),
    description: form.getByRole('textbox', { name: 'Description' }),
    discoverable: box('Discoverable'),
    quotas: ['CPU quota', 'Memory quota', 'Storage quota'].map((name) =>
      form.getByRole('textbox', { name: new RegExp(`^${name}`) }),
    ),
    mode: (name: string) => form.getByRole('radio', { name }),
    adminGroup: () => form.queryByRole('textbox', { name: 'Admin group name' }),
    admins: box('Grant fleet admin role to silo admins'),
    viewers: box('Grant fleet viewer role to silo viewers'),
    add: form.getByRole('button', { name: 'Add TLS certificate' }),
    submit: () => press(form.getByRole('button', { name: 'Create silo' })),
  };
}

/** The modal that adds a certificate. */
async function certificateForm() {
  await press(screen.getByRole('button', { name: 'Add TLS certificate' }));
  const modal = await openDialog('Add TLS certificate');
  return {
    modal,
    name: modal.getByRole('textbox', { name: 'Name' }),
    description: modal.getByRole('textbox', { name: 'Description' }),
    cert: () => modal.getByLabelText(/^Cert/),
    key: () => modal.getByLabelText(/^Key/),
    submit: () => press(modal.getByRole('button', { name: 'Add Certificate' })),
  };
}

async function addCertificate(name: string, description = ''): Promise<void> {
  const modal = await certificateForm();
  fill(modal.name, name);
  fill(modal.description, description);
  chooseFile(modal.cert(), pem(`${name}.crt`));
  chooseFile(modal.key(), pem(`${name}.key`));
  await modal.submit();
  await closed('Add TLS certificate');
}

describe('a new silo', () => {
  // @sheet system-settings-auth/18.1
  it('starts with the usual defaults', async () => {
    const { form, discoverable, quotas, mode, adminGroup, admins, viewers } = await openForm();
    expect(isChecked(discoverable)).toBe(true);
    expect(quotas.map(valueOf)).toEqual(['0', '0', '0']);
    expect(isChecked(mode('SAML'))).toBe(true);
    expect(adminGroup()?.getAttribute('value')).toBe('');
    expect([admins, viewers].map(isChecked)).toEqual([false, false]);
    expect(form.getByRole('link', { name: /^Silos/ }).getAttribute('target')).toBe('_blank');
  });

  // @sheet system-settings-auth/18.1
  it('has an admin group only with an identity provider', async () => {
    const { discoverable, mode, adminGroup, admins } = await openForm();
    const group = adminGroup();
    if (group) fill(group, 'admins');
    fireEvent.click(discoverable);
    fireEvent.click(admins);
    fireEvent.click(mode('Local only'));
    await waitFor(() => expect(adminGroup()).toBeNull());
    fireEvent.click(mode('SAML'));
    await waitFor(() => expect(adminGroup()?.getAttribute('value')).toBe(''));
    expect([discoverable, admins].map(isChecked)).toEqual([false, true]);
  });

  // @sheet system-settings-auth/18.1
  it('cannot have negative quotas', async () => {
    const {
      form,
      quotas: [cpu = document.body],
    } = await openForm();
    const less = form.getByRole('button', { name: /^Decrease CPU quota/ });
    expect(less.hasAttribute('disabled')).toBe(true);
    fill(cpu, '30');
    await waitFor(() => expect(less.hasAttribute('disabled')).toBe(false));
    fireEvent.click(less);
    expect(valueOf(cpu)).toBe('29');
    fireEvent.click(form.getByRole('button', { name: /^Increase CPU quota/ }));
    fireEvent.keyDown(cpu, { key: 'ArrowUp' });
    expect(valueOf(cpu)).toBe('31');
    fill(cpu, '');
    for (const key of '-1e.5x') fill(cpu, `${String(valueOf(cpu))}${key}`);
    expect(valueOf(cpu)).toBe('15');
  });

  // @sheet system-settings-auth/18.1
  it('is created with the entered values', async () => {
    const { mock, address, name, description, quotas, adminGroup, admins, submit } = await openForm();
    fill(name, 'meadow');
    fill(description, 'For the pollen forecast');
    for (const [index, value] of ['30', '58', '735'].entries()) fill(quotas[index] ?? name, value);
    const group = adminGroup();
    if (group) fill(group, '  gardeners ');
    fireEvent.click(admins);
    await addCertificate('edge', 'Public');
    await submit();
    await expectToast('Silo meadow created');
    await waitFor(() => expect(address()).toBe(LIST));
    const row = (await rowOf('meadow')).textContent;
    for (const text of ['For the pollen forecast', 'saml jit']) expect(row).toContain(text);
    expect(mock.store.tables.silos.find((silo) => silo.name === 'meadow')).toMatchObject({
      discoverable: true,
      identityMode: 'saml_jit',
      mappedFleetRoles: { admin: ['admin'] },
      quotas: { cpus: 30, memory: 58 * GIB, storage: 735 * GIB },
    });
    expect([...mock.store.tables.groups].some(({ displayName }) => displayName === 'gardeners')).toBe(true);
    expect(mock.calls.get('siloCreate')).toBe(1);
  });

  // @sheet system-settings-auth/18.2
  it('that was just created shows roles and quotas, Back works, and it can be deleted', async () => {
    const { address, place, name, quotas, admins, submit } = await openForm();
    fill(name, 'meadow');
    for (const [index, value] of ['30', '58', '735'].entries()) fill(quotas[index] ?? name, value);
    fireEvent.click(admins);
    await addCertificate('edge');
    await submit();
    fireEvent.click(within(await rowOf('meadow')).getByRole('link', { name: 'meadow' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'meadow' })).toBeTruthy();
    expect(place().title).toBe('meadow / Silos / Oxide Console');
    fireEvent.click(screen.getByRole('tab', { name: 'Fleet roles' }));
    const pairs = within(await screen.findByRole('tabpanel', { name: 'Fleet roles' }));
    expect((await pairs.findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Silo admin\s*Fleet admin$/),
    ]);
    expect(pairs.getByRole('img', { name: 'maps to' })).toBeTruthy();
    fireEvent.click(screen.getByRole('tab', { name: 'Quotas' }));
    await waitFor(() => expect(address()).toBe(`${LIST}/meadow?tab=quotas`));
    for (const cell of ['30 vCPUs', '58 GiB', '735 GiB'])
      expect(await screen.findByRole('cell', { name: cell })).toBeTruthy();
    history.back();
    expect(await screen.findByRole('heading', { level: 1, name: 'Silos' })).toBeTruthy();
    expect(address()).toBe(LIST);
    await rowAction('meadow', 'Delete');
    await confirmIn('Confirm delete');
    await waitFor(() => expect(within(screen.getByRole('table')).queryByText('meadow')).toBeNull());
  });

  it('with local users has no admin group and only the selected roles', async () => {
    const { mock, name, discoverable, mode, adminGroup, submit } = await openForm();
    fill(name, 'orchard');
    const group = adminGroup();
    if (group) fill(group, 'gone');
    fireEvent.click(mode('Local only'));
    fireEvent.click(discoverable);
    await addCertificate('edge');
    await submit();
    expect(await screen.findByRole('heading', { level: 1, name: 'orchard' })).toBeTruthy();
    expect(mock.store.tables.silos.find((silo) => silo.name === 'orchard')).toMatchObject({
      discoverable: false,
      identityMode: 'local_only',
      mappedFleetRoles: {},
    });
  });

  // @sheet system-settings-auth/18.1
  it('has at least one certificate', async () => {
    const { mock, form, name, add, submit } = await openForm();
    const message = () => form.queryByText('At least one certificate is required');
    fill(name, 'meadow');
    await submit();
    await waitFor(() => expect(message()).toBeTruthy());
    expect(document.activeElement).toBe(add);
    expect(mock.calls.has('siloCreate')).toBe(false);
    await addCertificate('edge');
    expect(message()).toBeNull();
  });
});

describe('a certificate', () => {
  // @sheet system-settings-auth/18.1
  it('requires name and files', async () => {
    const silo = await openForm();
    const { name, cert, key, submit } = await certificateForm();
    await submit();
    await expectError(name, 'Name is required');
    await expectError(cert(), 'Cert is required');
    await expectError(key(), 'Key is required');
    expect(document.activeElement).toBe(name);
    fill(name, 'edge');
    chooseFile(cert(), pem('edge.crt'));
    await waitFor(() => expect(isInvalid(cert())).toBe(false));
    await submit();
    await waitFor(() => expect(document.activeElement).toBe(key()));
    // The form behind has not been sent, nor told that something is missing
    expect(isInvalid(silo.name)).toBe(false);
  });

  // @sheet system-settings-auth/18.1
  it('is listed and removed by its name', async () => {
    const { form } = await openForm();
    await addCertificate('edge', 'Public');
    await addCertificate('inner', 'Private');
    const table = within(form.getByRole('table', { name: 'TLS Certificates' }));
    expect(table.getByRole('columnheader', { name: 'Name' })).toBeTruthy();
    expect(table.getByRole('row', { name: 'Name: edge, Description: Public' })).toBeTruthy();
    fireEvent.click(form.getByRole('button', { name: 'remove cert edge' }));
    await waitFor(() => expect(table.queryByRole('row', { name: /edge/ })).toBeNull());
    expect(table.getByRole('row', { name: 'Name: inner, Description: Private' })).toBeTruthy();
    // A name that was given back may be taken again
    await addCertificate('edge');
    expect(table.getAllByRole('row')).toHaveLength(3);
  });
});
