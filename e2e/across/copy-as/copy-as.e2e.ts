import { bareProject, begin } from '../../support/begin.ts';
import { dialog, toast } from '../../support/console.ts';
import { copyAs, copyButton } from './copied.ts';
import { callsOf } from '../../support/mock.ts';
import { addCertificate, siloForm } from '../../system/silos.ts';
import { expect, rowAction, rowOf, test } from '../../support/test.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('the focus order of a confirmation starts as before, with the copy button last', async ({
  page,
  accessible,
}) => {
  await begin(page, '/projects', { orders: bareProject('bare-field'), heading: 'Projects' });
  await rowAction(page, 'bare-field', 'Delete');
  const asked = dialog(page, 'Confirm delete');
  await expect(copyButton(asked)).toBeVisible();
  const button = (name: string) => asked.getByRole('button', { name, exact: true });
  await expect(button('Cancel')).toBeFocused();
  for (const name of ['Confirm', 'Copy as code', 'Close', 'Cancel']) {
    await page.keyboard.press('Tab');
    await expect(button(name)).toBeFocused();
  }
  await copyButton(asked).click();
  await expect(page.getByRole('menuitem')).toHaveText(['CLI command', 'curl', 'Show…']);
  await accessible('menu');
  await page.keyboard.press('Escape');
  await expect(asked).toBeVisible();
  expect(await copyAs(page, asked, 'CLI command')).toBe(
    "oxide api '/v1/projects/bare-field' \\\n    --method DELETE",
  );
  await button('Cancel').click();
  await expect(rowOf(page, 'bare-field')).toBeVisible();
  expect(await callsOf(page, 'projectDelete')).toBe(0);
});

test('secrets are not copied, and a message says so', async ({ page, accessible }) => {
  await begin(page, '/system/silos-new', { heading: 'Silos' });
  const { dialog: form, name } = siloForm(page);
  await name.fill('orchard');
  await addCertificate(page, 'first');
  const text = await copyAs(page, form, 'CLI command');
  expect(text).toContain('"key": "$PRIVATE_KEY"');
  expect(text).toContain('BEGIN CERTIFICATE');
  await expect(toast(page, 'Secrets are not copied. Replace $PRIVATE_KEY with your values.')).toBeVisible();
  await copyButton(form).click();
  await page.getByRole('menuitem', { name: 'Show…' }).click();
  await expect(dialog(page, 'Copy as code')).toContainText('Replace $PRIVATE_KEY with your values.');
  await accessible('texts');
});

test('the sign-in form offers no command with the password', async ({ page }) => {
  await page.goto('/login/fernhill/local');
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await expect(copyButton(page)).toHaveCount(0);
});
