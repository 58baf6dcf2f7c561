// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  chooseFile,
  descriptionOf,
  expectToast,
  fill,
  openDialog,
  press,
  renderScreen,
  rowOf,
  useScreens,
  valueOf,
} from '../../../../../tools/testing/screen.tsx';
import { routes } from '../../routes.ts';

useScreens();

const FERNHILL = '/system/silos/fernhill';
const ENTITY = 'https://sso.example.test/entity';

const follow = async (name: string) => fireEvent.click(await screen.findByRole('link', { name }));

/** The form of a new provider, and its controls. */
async function openForm() {
  const form = await openDialog('Create identity provider');
  const box = (name: string) => form.getByRole('textbox', { name: new RegExp(`^${name}`) });
  return {
    form,
    box,
    name: form.getByRole('textbox', { name: 'Name' }),
    submit: () => press(form.getByRole('button', { name: 'Create provider' })),
  };
}

// @sheet system-settings-auth/18.4 system-settings-auth/18.40
test('a provider is viewed; a second one corrects its mistakes', async () => {
  const { address, place } = await renderScreen(routes, FERNHILL);
  await follow('corp-sso');
  const panel = await openDialog('Identity provider');
  expect(place()).toEqual({
    title: 'Edit Identity Provider / fernhill / Silos / Oxide Console',
    crumbs: [
      ['Silos', '/system/silos'],
      ['fernhill', FERNHILL],
    ],
  });
  for (const name of ['corp-sso', 'Service provider'])
    expect(panel.getByRole('heading', { name })).toBeTruthy();
  for (const [name, value] of [
    ['Entity ID', ENTITY],
    ['Single Logout (SLO) URL', 'https://sso.example.test/logout'],
    ['Group attribute name', 'groups'],
  ] as const)
    expect(valueOf(panel.getByRole('textbox', { name }))).toBe(value);
  fireEvent.click(panel.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(address()).toBe(FERNHILL));
  await follow('corp-sso');
  await openDialog('Identity provider');
  await follow('create a second provider');
  const { name, box } = await openForm();
  expect(valueOf(name)).toBe('corp-sso-2');
  expect(valueOf(box('Entity ID'))).toBe(ENTITY);
});

// @sheet system-settings-auth/18.4
test('a provider is created with few fields', async () => {
  const { mock, address } = await renderScreen(routes, FERNHILL);
  await follow('New provider');
  const { form, box, name, submit } = await openForm();
  const acs = () => valueOf(box('ACS URL'));
  const standard = form.getByRole('checkbox', { name: /^Use standard ACS URL/ });
  expect(form.getByText(/\/login\/fernhill\/saml\/idp-name/)).toBeTruthy();
  fill(name, 'second');
  expect(await form.findByText(/\/login\/fernhill\/saml\/second/)).toBeTruthy();
  const generated = 'https://fernhill.sys.placeholder/login/fernhill/saml/second';
  await waitFor(() => expect(acs()).toBe(generated));
  expect(box('ACS URL').hasAttribute('disabled')).toBe(true);
  fireEvent.click(standard);
  await waitFor(() => expect(box('ACS URL').hasAttribute('disabled')).toBe(false));
  fill(box('ACS URL'), 'https://elsewhere.example.test');
  fireEvent.click(standard);
  await waitFor(() => expect(acs()).toBe(generated));
  fill(name, 'second-try');
  await waitFor(() => expect(acs()).toBe(`${generated}-try`));
  expect(form.getByText('No one can sign in until these are entered')).toBeTruthy();
  await submit();
  await expectToast('IdP second-try created');
  await waitFor(() => expect(address()).toBe(FERNHILL));
  const row = await rowOf('second-try');
  expect(within(row).getByRole('cell', { name: 'saml' })).toBeTruthy();
  expect(row.textContent).toContain('—');
  await follow('second-try');
  const panel = await openDialog('Identity provider');
  expect(panel.getByRole('textbox', { name: 'Name' }).getAttribute('aria-disabled')).toBe('true');
  expect(valueOf(panel.getByRole('textbox', { name: 'ACS URL' }))).toBe(`${generated}-try`);
  expect(mock.calls.get('samlIdentityProviderCreate')).toBe(1);
});

// @sheet system-settings-auth/18.4
test('the metadata may be a file, which is then required', async () => {
  const { mock } = await renderScreen(routes, `${FERNHILL}/idps-new`);
  const { form, box, name, submit } = await openForm();
  fill(name, 'by-file');
  fill(box('Metadata source URL'), 'https://sso.example.test');
  fireEvent.click(form.getByRole('radio', { name: 'XML' }));
  await submit();
  expect(await form.findByText('Metadata source XML is required')).toBeTruthy();
  const xml =
    '<EntityDescriptor><IDPSSODescriptor><KeyDescriptor use="signing"/></IDPSSODescriptor></EntityDescriptor>';
  chooseFile(form.getByLabelText(/^Metadata source XML/), new File([xml], 'metadata.xml'));
  await submit();
  await expectToast('IdP by-file created');
  expect(mock.calls.get('samlIdentityProviderCreate')).toBe(1);
});

// @sheet corrections/S8
test('metadata that does not answer is told at its field, and another address is sent', async () => {
  await renderScreen(routes, `${FERNHILL}/idps-new`);
  const { form, box, name, submit } = await openForm();
  const url = box('Metadata source URL');
  fill(name, 'by-url');
  expect(form.getByText('The server reads this URL when you create the provider.')).toBeTruthy();
  fill(url, 'https://sso.invalid/metadata');
  await submit();
  await waitFor(() => expect(descriptionOf(url)).toMatch(/fetching the metadata failed/));
  expect(document.activeElement).toBe(url);
  fill(url, 'https://sso.example.test/metadata');
  await submit();
  await expectToast('IdP by-url created');
});
