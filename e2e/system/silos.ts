import { expect, type Page } from '@playwright/test';
import { dialog } from '../support/console.ts';
import { CERTIFICATE, PRIVATE_KEY } from './tls-pair.ts';

/** A file to choose: without a content a private key when its name ends with `.key`, else the certificate of that key. */
export const pem = (name: string, content = name.endsWith('.key') ? PRIVATE_KEY : CERTIFICATE) => ({
  name,
  mimeType: 'application/x-pem-file',
  buffer: Buffer.from(content),
});

/** The controls of the form of a new silo. */
export function siloForm(page: Page) {
  const form = dialog(page, 'Create silo');
  const text = (name: string) => form.getByRole('textbox', { name });
  const box = (name: string) => form.getByRole('checkbox', { name });
  return {
    dialog: form,
    name: form.getByRole('textbox', { name: 'Name', exact: true }),
    description: text('Description'),
    discoverable: box('Discoverable'),
    cpu: text('CPU quota (vCPUs)'),
    memory: text('Memory quota (GiB)'),
    storage: text('Storage quota (GiB)'),
    saml: form.getByRole('radio', { name: 'SAML' }),
    local: form.getByRole('radio', { name: 'Local only' }),
    adminGroup: text('Admin group name'),
    addCertificate: form.getByRole('button', { name: 'Add TLS certificate' }),
    submit: form.getByRole('button', { name: 'Create silo' }),
  };
}

/** The controls of the modal that adds a certificate. */
export function certificateForm(page: Page) {
  const form = dialog(page, 'Add TLS certificate');
  return {
    dialog: form,
    name: form.getByRole('textbox', { name: 'Name' }),
    description: form.getByRole('textbox', { name: 'Description' }),
    cert: form.getByLabel('Cert', { exact: true }),
    key: form.getByLabel('Key', { exact: true }),
    submit: form.getByRole('button', { name: 'Add Certificate' }),
  };
}

/** Adds a certificate to a new silo. */
export async function addCertificate(page: Page, name: string, description = ''): Promise<void> {
  await siloForm(page).addCertificate.click();
  const form = certificateForm(page);
  await form.name.fill(name);
  await form.description.fill(description);
  await form.cert.setInputFiles(pem(`${name}.crt`));
  await form.key.setInputFiles(pem(`${name}.key`));
  await form.submit.click();
  await expect(form.dialog).toBeHidden();
  // Until then a key press is nobody's
  await expect(siloForm(page).addCertificate).toBeFocused();
}
