import { dialog, expectFieldError, open, toast } from '../support/console.ts';
import { callsOf } from '../support/mock.ts';
import { addCertificate, certificateForm, pem, siloForm } from './silos.ts';
import { expect, test } from '../support/test.ts';
import { FULL } from '../support/setting.ts';

const NEW = '/system/silos-new';

test.beforeEach(async ({ page }) => {
  await open(page, NEW, 'Silos');
});

test.describe('fields of a silo', () => {
  const NAMES = [
    ['', 'Name is required'],
    ['Fernhill', 'Can only contain lower-case letters, numbers, and dashes'],
    ['fern_hill', 'Can only contain lower-case letters, numbers, and dashes'],
    ['freeBSD-', 'Can only contain lower-case letters, numbers, and dashes'],
    ['1st', 'Must start with a lower-case letter'],
    ['-fern', 'Must start with a lower-case letter'],
    ['fern-', 'Must end with a letter or number'],
    ['f'.repeat(64), 'Must be 63 characters or fewer'],
  ] as const;

  test('a name is validated on submit, then while typing', { tag: FULL }, async ({ page }) => {
    const form = siloForm(page);
    await form.name.fill('Fernhill');
    await expect(form.name).not.toHaveAttribute('aria-invalid', 'true');
    await form.submit.click();
    await expect(form.name).toBeFocused();
    for (const [name, message] of NAMES) {
      await form.name.fill(name);
      await expect(form.name).toHaveAttribute('aria-invalid', 'true');
      await expectFieldError(form.name, message);
      await form.name.fill('f'.repeat(63));
      await expect(form.name).not.toHaveAttribute('aria-invalid', 'true');
    }
    expect(await callsOf(page, 'siloCreate')).toBe(0);
  });

  test('a description has at most 512 characters', { tag: FULL }, async ({ page }) => {
    const form = siloForm(page);
    await form.name.fill('meadow');
    await form.description.fill('d'.repeat(513));
    await form.submit.click();
    await expectFieldError(form.description, 'Must be 512 characters or fewer');
    await expect(form.description).toBeFocused();
    await form.description.fill('d'.repeat(512));
    await expect(form.description).not.toHaveAttribute('aria-invalid', 'true');
  });

  test('quotas are required', { tag: FULL }, async ({ page }) => {
    const form = siloForm(page);
    await form.name.fill('meadow');
    for (const quota of [form.cpu, form.memory, form.storage]) await quota.fill('');
    await form.submit.click();
    await expectFieldError(form.cpu, 'CPU quota is required');
    await expectFieldError(form.memory, 'Memory quota is required');
    await expectFieldError(form.storage, 'Storage quota is required');
    await expect(form.cpu).toBeFocused();
    await form.cpu.fill('0');
    await expect(form.cpu).not.toHaveAttribute('aria-invalid', 'true');
  });

  test('all errors are shown at once, from the top', { tag: FULL }, async ({ page }) => {
    const form = siloForm(page);
    await form.cpu.fill('');
    await form.submit.click();
    await expectFieldError(form.name, 'Name is required');
    await expectFieldError(form.cpu, 'CPU quota is required');
    await expect(form.dialog.getByText('At least one certificate is required')).toBeVisible();
    await expect(form.name).toBeFocused();
    await expect(form.name).toBeInViewport();
  });
});

test.describe('a certificate', () => {
  test('follows the name rule, and its name must be unique', { tag: FULL }, async ({ page }) => {
    await addCertificate(page, 'edge');
    await siloForm(page).addCertificate.click();
    const form = certificateForm(page);
    await form.name.fill('Edge');
    await form.submit.click();
    await expectFieldError(form.name, 'Can only contain lower-case letters, numbers, and dashes');
    await form.name.fill('edge');
    await expectFieldError(form.name, 'A certificate with this name already exists');
    await form.name.fill('edge-2');
    await expect(form.name).not.toHaveAttribute('aria-invalid', 'true');
  });

  test('cannot be a file of several megabytes', { tag: FULL }, async ({ page }) => {
    await siloForm(page).addCertificate.click();
    const form = certificateForm(page);
    await form.name.fill('edge');
    await form.cert.setInputFiles(pem('big.crt', 'x'.repeat(1024 * 1024 + 1)));
    await form.key.setInputFiles(pem('edge.key'));
    await form.submit.click();
    await expectFieldError(form.cert, 'Must be 1024 KiB or smaller');
  });

  test('shows the selected file, which can be removed', { tag: FULL }, async ({ page }) => {
    await siloForm(page).addCertificate.click();
    const form = certificateForm(page);
    await form.cert.setInputFiles(pem('a-very-long-name-of-a-certificate-file.crt'));
    const shown = form.dialog.getByText(/^a-very-long.*…/);
    await expect(shown).toBeVisible();
    expect((await shown.innerText()).length).toBeLessThanOrEqual(32);
    await form.dialog.getByRole('button', { name: 'Clear file' }).click();
    await expect(shown).toHaveCount(0);
    await form.submit.click();
    await expectFieldError(form.cert, 'Cert is required');
  });

  test(
    'is not added by Cancel, Close or Escape, and the form behind it stays',
    { tag: FULL },
    async ({ page }) => {
      const silo = siloForm(page);
      await silo.name.fill('meadow');
      for (const leave of ['Cancel', 'Close', 'Escape']) {
        await silo.addCertificate.click();
        const { dialog: modal, name } = certificateForm(page);
        await name.fill('edge');
        if (leave === 'Escape') await page.keyboard.press('Escape');
        else await modal.getByRole('button', { name: leave }).click();
        await expect(modal).toBeHidden();
        await expect(silo.addCertificate).toBeFocused();
      }
      await expect(dialog(page, 'Confirm navigation')).toHaveCount(0);
      await expect(silo.name).toHaveValue('meadow');
      await expect(silo.dialog.getByRole('button', { name: /^remove cert/ })).toHaveCount(0);
    },
  );
});

test.describe('in a low window', () => {
  test.use({ viewport: { width: 800, height: 400 } });

  test('a name in use scrolls its field into view', { tag: FULL }, async ({ page }) => {
    const form = siloForm(page);
    await form.name.fill('fernhill');
    await addCertificate(page, 'edge');
    await form.submit.scrollIntoViewIfNeeded();
    await expect(form.name).not.toBeInViewport();
    await form.submit.click();
    await expect(
      form.dialog.getByRole('alert').filter({ hasText: 'Silo name already exists' }),
    ).toBeVisible();
    await expectFieldError(form.name, 'Name already exists');
    await expect(form.name).toBeFocused();
    await expect(form.name).toBeInViewport();
    await expect(form.dialog.getByText('Name already exists', { exact: true })).toBeInViewport();
    await form.name.fill('meadow');
    await expect(form.name).not.toHaveAttribute('aria-invalid', 'true');
    await form.submit.click();
    await expect(toast(page, 'Silo meadow created')).toBeVisible();
  });
});
