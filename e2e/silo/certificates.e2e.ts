import { dialog, open } from '../support/console.ts';
import { expect, rowOf, test } from '../support/test.ts';
import { pem } from '../system/silos.ts';

// @sheet operator/13.117
test('the list, a certificate, its form with files, and the question before it is deleted', async ({
  page,
  inBothThemes,
}) => {
  await open(page, '/projects', 'Projects');
  await page.getByRole('navigation').getByRole('link', { name: 'Certificates' }).click();
  await expect(rowOf(page, 'wildcard-current')).toContainText('In use');
  await inBothThemes('list');

  await page.getByRole('link', { name: 'wildcard-current' }).click();
  await expect(dialog(page, 'Certificate').getByText(/ ← Example Issuing CA$/)).toBeVisible();
  await inBothThemes('certificate');
  await page.keyboard.press('Escape');

  await page.getByRole('link', { name: 'Add certificate' }).click();
  const form = dialog(page, 'Add certificate');
  await form.getByRole('textbox', { name: 'Name' }).fill('next-year');
  await form.getByLabel('Certificate', { exact: true }).setInputFiles(pem('next.crt'));
  await expect(form.getByText(/^For \*\.sys\.example\.test, until /)).toBeVisible();
  await form.getByLabel('Key', { exact: true }).setInputFiles(pem('wrong.key', 'no key'));
  await expect(form.getByText(/not a private key/)).toBeVisible();
  await inBothThemes('form with a warning');
  await form.getByRole('button', { name: 'Cancel' }).click();

  await page.setViewportSize({ width: 390, height: 844 });
  await rowOf(page, 'wildcard-current').getByRole('button', { name: 'Row actions' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(dialog(page, 'Delete certificate').getByText('edge-login')).toBeVisible();
  await inBothThemes('question');
});

// @sheet common-ui/34.67
test('the list fits at 1440 px', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/certificates', 'Certificates');
  await expect(rowOf(page, 'wildcard-current')).toContainText('In use');
  const room = await page.getByRole('table').evaluate((table) => {
    const { clientWidth = 0 } = table.parentElement ?? {};
    return clientWidth - Math.round(table.getBoundingClientRect().width);
  });
  expect(room).toBeGreaterThanOrEqual(0);
});
