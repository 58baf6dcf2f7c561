import { open, title, toast } from '../support/console.ts';
import { press, tabTo } from '../support/keys.ts';
import { read } from '../support/mock.ts';
import { certificateForm, pem, siloForm } from '../system/silos.ts';
import { expect, test } from '../support/test.ts';

/*
 * Tests with the keyboard only, each from a fresh page. A file is the only thing that a test cannot choose by keys.
 */

test('signing in, after a mistake', async ({ page }) => {
  await open(page, '/login/fernhill/local');
  await page.keyboard.type('tobias');
  await press(page, 'Tab');
  await page.keyboard.type('wrong');
  await press(page, 'Enter');
  const failure = page.getByRole('alert').filter({ hasText: 'Could not sign in' });
  await expect(failure).toBeFocused();
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeEnabled();
  await tabTo(page, page.getByRole('textbox', { name: 'Password' }));
  await page.keyboard.type('correct-horse');
  await tabTo(page, page.getByRole('button', { name: 'Sign in' }));
  await press(page, 'Space');
  await expect(title(page, 'Projects')).toBeFocused();
});

test('creating a silo with a certificate', async ({ page }) => {
  await open(page, '/projects', 'Projects');
  const switcher = page.getByRole('button', { name: 'Switch between system and silo' });
  await tabTo(page, switcher);
  await press(page, 'Enter');
  await expect(page.getByRole('menuitem', { name: 'System' })).toBeFocused();
  await press(page, 'Enter');
  await expect(title(page, 'Silos')).toBeFocused();
  await tabTo(page, page.getByRole('link', { name: 'New silo' }));
  await press(page, 'Enter');
  const form = siloForm(page);
  await expect(form.name).toBeFocused();
  await page.keyboard.type('meadow');
  await tabTo(page, form.discoverable);
  await press(page, 'Space');
  await tabTo(page, form.cpu);
  await press(page, 'ArrowUp', 'ArrowUp', 'Shift+ArrowUp');
  await expect(form.cpu).toHaveValue('12');
  await tabTo(page, form.saml);
  await press(page, 'ArrowDown');
  await expect(form.local).toBeChecked();
  await expect(form.local).toBeFocused();
  await tabTo(page, form.addCertificate);
  await press(page, 'Enter');
  const certificate = certificateForm(page);
  await expect(certificate.name).toBeFocused();
  await page.keyboard.type('edge');
  await tabTo(page, certificate.cert);
  await certificate.cert.setInputFiles(pem('edge.crt'));
  await tabTo(page, certificate.key);
  await certificate.key.setInputFiles(pem('edge.key'));
  await tabTo(page, certificate.submit);
  await press(page, 'Enter');
  await expect(form.dialog.getByRole('button', { name: 'remove cert edge' })).toBeVisible();
  await expect(form.addCertificate).toBeFocused();
  await press(page, 'ControlOrMeta+Enter');
  await expect(toast(page, 'Silo meadow created')).toBeVisible();
  // The list has only discoverable silos
  await expect(title(page, 'meadow')).toBeVisible();
  expect(await read(page, '/v1/system/silos/meadow')).toMatchObject({
    discoverable: false,
    identity_mode: 'local_only',
  });
});

test('skipping the frame, opening a row and returning', async ({ page }) => {
  await open(page, '/projects', 'Projects');
  await press(page, 'Tab', 'Enter');
  await tabTo(page, page.getByRole('link', { name: 'edge-cache' }));
  await press(page, 'Enter');
  await expect(title(page, 'Instances')).toBeFocused();
  await tabTo(
    page,
    page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link').first(),
    'Shift+Tab',
  );
  await press(page, 'Enter');
  await expect(title(page, 'Projects')).toBeFocused();
});
