// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import {
  chooseFile,
  expectToast,
  fill,
  openDialog,
  press,
  renderScreen,
  useScreens,
  valueOf,
} from '../../../../tools/testing/screen.tsx';
import { certificateOf, keyOf } from '../../../../mock/verify/key-pair.ts';
import { routes } from '../routes.ts';

useScreens();

/** Fills the form of a new silo with a certificate for any host of the rack. */
async function fillSilo(silo: string) {
  const form = await openDialog('Create silo');
  fill(form.getByRole('textbox', { name: 'Name' }), silo);
  fireEvent.click(form.getByRole('button', { name: 'Add TLS certificate' }));
  const modal = await openDialog('Add TLS certificate');
  fill(modal.getByRole('textbox', { name: 'Name' }), 'wildcard');
  for (const [label, text] of [
    ['Cert', certificateOf],
    ['Key', keyOf],
  ] as const)
    chooseFile(modal.getByLabelText(new RegExp(`^${label}`)), new File([text], `${label}.pem`));
  await press(modal.getByRole('button', { name: 'Add Certificate' }));
  await vi.waitFor(() => expect(form.getByText('wildcard')).toBeTruthy());
  return form;
}

// @sheet system-settings-auth/18.36
test('several silos are created with one certificate, whose key is never stored', async () => {
  const { mock } = await renderScreen(routes, '/system/silos-new');
  const form = await fillSilo('first-tenant');
  const name = () => form.getByRole('textbox', { name: 'Name' });
  fireEvent.click(form.getByRole('checkbox', { name: /^Create another silo/ }));
  const create = () => press(form.getByRole('button', { name: 'Create silo' }));
  await create();
  await expectToast('first-tenant');
  await vi.waitFor(() => expect(valueOf(name())).toBe(''));
  expect(form.getByText('wildcard')).toBeTruthy();
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('PRIVATE KEY');

  fill(name(), 'second-tenant');
  fireEvent.click(form.getByRole('checkbox', { name: /^Create another silo/ }));
  await create();
  await expectToast('second-tenant');
  await vi.waitFor(() => expect(screen.queryByRole('dialog', { name: 'Create silo' })).toBeNull());
  expect(mock.calls.get('siloCreate')).toBe(2);
  const certificates = mock.store.tables.certificates.filter(({ name: one }) => one === 'wildcard');
  expect(certificates).toHaveLength(2);
});

// @sheet corrections/S3
test('a silo that is not discoverable leads to its page, because no list has it', async () => {
  const { address, mock } = await renderScreen(routes, '/system/silos-new');
  const form = await fillSilo('hidden-cove');
  fireEvent.click(form.getByRole('checkbox', { name: /^Discoverable/ }));
  await press(form.getByRole('button', { name: 'Create silo' }));
  await expectToast('Silo hidden-cove created');
  await vi.waitFor(() => expect(address()).toBe('/system/silos/hidden-cove'));
  expect(await screen.findByRole('heading', { name: 'hidden-cove' })).toBeTruthy();
  expect(mock.store.tables.silos.find(({ name }) => name === 'hidden-cove')?.discoverable).toBe(false);
});

// @sheet corrections/S4
test('a collaborator of the fleet creates silos, but maps no fleet role', async () => {
  const { address } = await renderScreen(routes, '/system/silos-new', { persona: 'Rosa Lindahl' });
  const form = await fillSilo('open-cove');
  const boxes = form.getAllByRole('checkbox', { name: /^Grant fleet/ });
  expect(boxes).toHaveLength(2);
  await vi.waitFor(() => {
    expect(form.getByText(/^Needs the fleet admin role/)).toBeTruthy();
    for (const box of boxes) expect(box.hasAttribute('disabled')).toBe(true);
  });
  await press(form.getByRole('button', { name: 'Create silo' }));
  await expectToast('Silo open-cove created');
  await vi.waitFor(() => expect(address()).toBe('/system/silos'));
});

// @sheet operator/13.119
test('who may not write sees the reason once on the page, with a link to who can change that', async () => {
  const body = JSON.stringify({ role_assignments: [] });
  await renderScreen(routes, '/system/silos', {
    faults: [
      { operation: 'systemPolicyView', body },
      { operation: 'policyView', body },
    ],
  });
  expect(
    await screen.findByText(/^You can view everything here.* Needs the fleet collaborator role\./),
  ).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Fleet access' }).getAttribute('href')).toBe('/system/access');
});

// @sheet operator/13.119
test('who may write sees no reason', async () => {
  await renderScreen(routes, '/system/silos');
  expect(await screen.findByRole('link', { name: 'New silo' })).toBeTruthy();
  expect(screen.queryByText(/^You can view everything here/)).toBeNull();
});

describe('a new silo', () => {
  // @sheet system-settings-auth/18.41
  test('lists a missing certificate under what needs attention', async () => {
    await renderScreen(routes, '/system/silos-new');
    fill(await screen.findByRole('textbox', { name: 'Name' }), 'tenant');
    for (const name of ['CPU quota', 'Memory quota', 'Storage quota'])
      fill(screen.getByRole('textbox', { name: new RegExp(`^${name}`) }), '1');
    await press(await screen.findByRole('button', { name: 'Create silo' }));
    expect(await screen.findByText('At least one certificate is required')).toBeTruthy();
    expect(screen.getByText('1 field needs attention')).toBeTruthy();
  });
});
