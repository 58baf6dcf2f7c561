import type { Page } from '@playwright/test';
import {
  dialog,
  open,
  openPalette,
  palette,
  sidebar,
  title,
  toast,
  userMenu,
  visit,
} from '../support/console.ts';
import { certificateForm, siloForm } from '../system/silos.ts';
import { as, expect, rowAction, rowOf, test } from '../support/test.ts';

/** Opens the menu of a row, and waits for it: what follows examines the page. */
async function rowMenu(page: Page, row: string): Promise<void> {
  await rowOf(page, row).getByRole('button', { name: 'Row actions' }).click();
  await expect(page.getByRole('menu')).toBeVisible();
}

test.describe('signing in', () => {
  test('with a password', async ({ page, inBothThemes }) => {
    await open(page, '/login/fernhill/local');
    await inBothThemes('sign-in');
    const submit = page.getByRole('button', { name: 'Sign in' });
    await submit.click();
    await expect(page.getByText('Password is required')).toBeVisible();
    await inBothThemes('missing values');
    await page.getByRole('textbox', { name: 'Username' }).fill('tobias');
    await page.getByRole('textbox', { name: 'Password' }).fill('wrong');
    await submit.click();
    await expect(page.getByText('Could not sign in')).toBeVisible();
    await inBothThemes('refused');
  });

  for (const path of ['/login', '/login/fernhill/saml/corp-sso', '/device/success'])
    test(path, async ({ page, inBothThemes }) => {
      await open(page, path);
      await inBothThemes(path);
    });

  test('a device', async ({ page, inBothThemes }) => {
    await open(page, '/device/verify');
    await inBothThemes('empty boxes');
    await page.keyboard.type('abcdefgh');
    await page.getByRole('button', { name: 'Log in on device' }).click();
    await expect(page.getByText('Code is invalid')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Log in on device' })).toBeEnabled();
    await inBothThemes('wrong code');
  });
});

test.describe('settings', () => {
  test('profile and SSH keys', async ({ page, inBothThemes, fault }) => {
    await open(page, '/settings/profile', 'Profile');
    await inBothThemes('profile');
    await rowMenu(page, 'platform-team');
    await inBothThemes('menu of a group');
    await page.keyboard.press('Escape');
    await visit(page, '/settings/ssh-keys', 'SSH Keys');
    await inBothThemes('list');
    await page.getByRole('link', { name: 'work-laptop' }).click();
    await expect(dialog(page, 'View SSH key')).toBeVisible();
    await inBothThemes('view');
    await dialog(page, 'View SSH key').getByRole('button', { name: 'Close' }).click();
    await page.getByRole('link', { name: 'Add SSH key' }).click();
    const form = dialog(page, 'Add SSH key');
    await inBothThemes('empty form');
    const submit = form.getByRole('button', { name: 'Add SSH key' });
    await submit.click();
    await inBothThemes('form with mistakes');
    await fault({ operation: 'currentUserSshKeyCreate', status: 503 });
    await form.getByRole('textbox', { name: 'Name' }).fill('phone');
    await form
      .getByRole('textbox', { name: 'Public key' })
      .fill('ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIKUlEqD0yucgfZ++8Bx6qmyrkD5PlR/mHaAylcdIB0T7');
    await submit.click();
    await expect(form.getByRole('alert')).toBeVisible();
    await expect(submit).toBeEnabled();
    await inBothThemes('refused form');
    await page.keyboard.press('Escape');
    await expect(dialog(page, 'Confirm navigation')).toBeVisible();
    await inBothThemes('question before leaving');
    await dialog(page, 'Confirm navigation').getByRole('button', { name: 'Leave form' }).click();
    await expect(form).toBeHidden();
    await page.getByRole('button', { name: 'Learn about SSH keys' }).click();
    await expect(dialog(page, 'Learn about SSH keys')).toBeVisible();
    await inBothThemes('help');
    await page.keyboard.press('Escape');
    await rowMenu(page, 'work-laptop');
    await inBothThemes('menu of a key');
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await expect(dialog(page, 'Confirm delete')).toBeVisible();
    await inBothThemes('question');
    await dialog(page, 'Confirm delete').getByRole('button', { name: 'Confirm' }).click();
    await expect(toast(page, 'deleted')).toBeVisible();
    await inBothThemes('notification');
    await rowAction(page, 'build-box', 'Delete');
    await dialog(page, 'Confirm delete').getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByRole('heading', { name: 'No SSH keys' })).toBeVisible();
    await inBothThemes('empty list');
  });
});

test.describe('system', () => {
  test('silos and a new one', async ({ page, inBothThemes }) => {
    await open(page, '/system/silos', 'Silos');
    await inBothThemes('list');
    await page.getByRole('button', { name: 'Learn about silos' }).click();
    await expect(dialog(page, 'Learn about silos')).toBeVisible();
    await inBothThemes('help');
    await page.keyboard.press('Escape');
    await rowMenu(page, 'fernhill');
    await inBothThemes('menu of a silo');
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await expect(dialog(page, 'Confirm delete').getByText('The silo has projects')).toBeVisible();
    await inBothThemes('what blocks a deletion');
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'New silo' }).click();
    const form = siloForm(page);
    await expect(form.dialog).toBeVisible();
    await inBothThemes('form');
    await form.cpu.fill('');
    await form.submit.click();
    await expect(form.dialog.getByText('At least one certificate is required')).toBeVisible();
    await inBothThemes('form with mistakes');
    await form.addCertificate.click();
    const certificate = certificateForm(page);
    await inBothThemes('certificate');
    await certificate.submit.click();
    await expect(certificate.dialog.getByText('Key is required')).toBeVisible();
    await inBothThemes('certificate with mistakes');
    await certificate.name.fill('edge');
    for (const file of [certificate.cert, certificate.key])
      await file.setInputFiles({ name: 'edge.pem', mimeType: 'text/plain', buffer: Buffer.from('pem') });
    await inBothThemes('chosen files');
    await certificate.submit.click();
    await expect(form.dialog.getByRole('table')).toBeVisible();
    await inBothThemes('added certificate');
  });
});

test.describe('the frame', () => {
  test('its menus, its dialogs and the palette', async ({ page, inBothThemes }) => {
    await open(page, '/projects', 'Projects');
    await page.getByRole('button', { name: 'User menu' }).click();
    await expect(page.getByRole('menu')).toBeVisible();
    await inBothThemes('user menu');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Switch between system and silo' }).click();
    await expect(page.getByRole('menu')).toBeVisible();
    await inBothThemes('switcher');
    await page.keyboard.press('Escape');
    await page.keyboard.press('?');
    await expect(dialog(page, 'Keyboard shortcuts')).toBeVisible();
    await inBothThemes('shortcuts');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Learn more' }).click();
    await expect(dialog(page, 'Console Technical Preview')).toBeVisible();
    await inBothThemes('preview');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Tab');
    await page.evaluate(() => scrollTo(0, 0));
    await page.getByRole('link', { name: 'Skip to content' }).focus();
    await inBothThemes('skip link');
    await openPalette(page);
    await inBothThemes('palette');
    await page.keyboard.type('edge');
    await expect(palette(page).getByRole('status')).toContainText(/^\d+ results$/);
    await inBothThemes('palette with a match');
    await page.keyboard.type('xxx');
    await expect(palette(page).getByText('No results.')).toBeVisible();
    await inBothThemes('palette without a match');
  });

  test('error screens', async ({ page, context, baseURL, inBothThemes, fault }) => {
    await as(context, baseURL, 'Pavel Novak');
    await open(page, '/projects', 'No access to the list of projects');
    await expect(page.getByText('You are not in any groups')).toBeVisible();
    await inBothThemes('no groups');
    await userMenu(page, 'Settings');
    await fault({ operation: 'currentUserSshKeyList', status: 503 });
    await sidebar(page).getByRole('link', { name: 'SSH Keys' }).click();
    await expect(title(page, 'Something went wrong')).toBeVisible();
    await inBothThemes('server fails');
    await visit(page, '/system/silos', 'Page not found');
    await inBothThemes('not found');
  });

  test('the error panel of an area, and the support page', async ({ page, context, inBothThemes }) => {
    await open(page, '/system/silos?remotes=system:off', 'System is turned off');
    await page.getByText('Details for your administrator').click();
    await inBothThemes('area that is off');
    await page.route(/remotes\/system\/.*remoteEntry/, (route) => route.fulfill({ status: 503, body: '' }));
    await open(page, '/system/silos', 'System did not load');
    await inBothThemes('area that failed');
    await context.setOffline(true);
    await expect(page.getByText(/^You are offline/)).toBeVisible();
    await inBothThemes('offline');
    await context.setOffline(false);
    await visit(page, '/support', 'Support');
    await inBothThemes('support');
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

    test('lists, drawer, menu and form', async ({ page, inBothThemes }) => {
      await open(page, '/system/silos', 'Silos');
      await inBothThemes('list');
      await page.getByRole('button', { name: 'Open navigation' }).click();
      await expect(dialog(page, 'Navigation')).toBeVisible();
      await inBothThemes('drawer');
      await page.keyboard.press('Escape');
      await rowMenu(page, 'quarry');
      await expect(page.getByRole('menu')).toBeVisible();
      await inBothThemes('menu');
      await page.keyboard.press('Escape');
      await page.getByRole('link', { name: 'New silo' }).click();
      await expect(siloForm(page).dialog).toBeVisible();
      await inBothThemes('form');
    });
  });
});
