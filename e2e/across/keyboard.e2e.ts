import { dialog, open, palette, title, toast } from '../support/console.ts';
import { press, tabTo } from '../support/keys.ts';
import { read } from '../support/mock.ts';
import { certificateForm, pem, siloForm } from '../system/silos.ts';
import { expect, rowOf, test } from '../support/test.ts';
import { FULL } from '../support/setting.ts';

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

test('confirming a device', { tag: FULL }, async ({ page }) => {
  await open(page, '/device/verify');
  await page.keyboard.type('fernhilk');
  await press(page, 'Backspace');
  await page.keyboard.type('l');
  await tabTo(page, page.getByRole('button', { name: 'Log in on device' }));
  await press(page, 'Enter');
  await expect(title(page, 'Device logged in')).toBeVisible();
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

test('adding an SSH key and deleting it', { tag: FULL }, async ({ page }) => {
  await open(page, '/settings/ssh-keys', 'SSH Keys');
  const add = page.getByRole('link', { name: 'Add SSH key' });
  await tabTo(page, add);
  await press(page, 'Enter');
  const form = dialog(page, 'Add SSH key');
  const name = form.getByRole('textbox', { name: 'Name' });
  await expect(name).toBeFocused();
  await press(page, 'Enter');
  await expect(form.getByText('Name is required')).toBeVisible();
  await expect(name).toBeFocused();
  await page.keyboard.type('phone');
  await tabTo(page, form.getByRole('textbox', { name: 'Public key' }));
  await page.keyboard.type(
    'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIKUlEqD0yucgfZ++8Bx6qmyrkD5PlR/mHaAylcdIB0T7',
  );
  await tabTo(page, form.getByRole('button', { name: 'Add SSH key' }));
  await press(page, 'Enter');
  await expect(rowOf(page, 'phone')).toBeVisible();
  await expect(form).toBeHidden();
  const link = page.getByRole('link', { name: 'phone', exact: true });
  await tabTo(page, link);
  await press(page, 'Enter');
  await expect(dialog(page, 'View SSH key')).toBeVisible();
  await press(page, 'Escape');
  await expect(link).toBeFocused();
  await press(page, 'Tab', 'Enter');
  await expect(page.getByRole('menuitem', { name: 'Copy ID' })).toBeFocused();
  // The first letter of an entry goes to it.
  await press(page, 'd');
  await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeFocused();
  await press(page, 'Enter');
  const question = dialog(page, 'Confirm delete');
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await tabTo(page, question.getByRole('button', { name: 'Confirm' }));
  await press(page, 'Enter');
  await expect(question).toBeHidden();
  await expect(link).toHaveCount(0);
  // The focus moves to the place of the row, not to the beginning of the page.
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
});

test('opening every page from the palette', { tag: FULL }, async ({ page }) => {
  await open(page, '/projects', 'Projects');
  await press(page, 'ControlOrMeta+K');
  await expect(palette(page)).toBeVisible();
  await page.keyboard.type('manage');
  await expect(palette(page).getByRole('option', { selected: true })).toHaveText('Manage system');
  await press(page, 'Enter');
  await expect(title(page, 'Silos')).toBeFocused();
  await press(page, 'ControlOrMeta+K');
  await page.keyboard.type('settings');
  await press(page, 'Enter');
  await expect(title(page, 'Profile')).toBeFocused();
  await press(page, 'ControlOrMeta+K');
  await page.keyboard.type('ssh');
  await press(page, 'Enter');
  await expect(title(page, 'SSH Keys')).toBeFocused();
  await press(page, 'ControlOrMeta+K');
  await expect(palette(page).getByRole('option').first()).toHaveText('Add SSH key');
  await press(page, 'Enter');
  await expect(dialog(page, 'Add SSH key').getByRole('textbox', { name: 'Name' })).toBeFocused();
});

test('choosing a theme and signing out', { tag: FULL }, async ({ page }) => {
  await open(page, '/settings/profile', 'Profile');
  const user = page.getByRole('button', { name: 'User menu' });
  await tabTo(page, user);
  await press(page, 'ArrowDown');
  const menu = page.getByRole('menu', { name: 'User menu' });
  await expect(menu.getByRole('menuitem', { name: 'Settings' })).toBeFocused();
  await press(page, 'ArrowDown');
  const light = menu.getByRole('menuitemradio', { name: 'Light' });
  await expect(light).toBeFocused();
  await press(page, 'Enter');
  await expect(menu).toBeHidden();
  await expect(user).toBeFocused();
  await press(page, 'ArrowUp');
  await expect(menu.getByRole('menuitem', { name: 'Sign out' })).toBeFocused();
  await expect(light).toHaveAttribute('aria-checked', 'true');
  await press(page, 'Home', 'l');
  await expect(light).toBeFocused();
  await press(page, 'Escape');
  await expect(user).toBeFocused();
  await press(page, 'Enter', 'End', 'Enter');
  await expect(title(page, 'You are signed out')).toBeVisible();
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
