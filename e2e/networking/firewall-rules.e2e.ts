import { dialog } from '../support/console.ts';
import { expect, test } from '../support/test.ts';
import { openRules, ruleForm } from './firewall-rules.ts';

// @sheet network-access/15.25 network-access/15.26
test('the combobox of names lists matches, keeps the input, and closes before the form', async ({ page }) => {
  await openRules(page);
  await page.getByRole('link', { name: 'New rule' }).click();
  const { dialog: form, target } = ruleForm(page);
  await target.click();
  const options = page.getByRole('option');
  const all = await options.count();
  await target.fill('d');
  await expect(options).toHaveText(['default', 'Custom: d']);
  await target.blur();
  await expect(target).toHaveValue('d');
  await target.focus();
  await expect(options).toHaveText(['default', 'Custom: d']);
  // What was typed is the option that is marked
  await page.keyboard.press('Enter');
  await expect(options).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(form.getByRole('row', { name: 'Name: d, Type: vpc' })).toBeVisible();
  await expect(target).toHaveValue('');
  await target.click();
  await expect(options).toHaveCount(all);
  await page.keyboard.press('Escape');
  await expect(options).toHaveCount(0);
  await expect(form).toBeVisible();
  await page.keyboard.press('Escape');
  const question = dialog(page, 'Confirm navigation');
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(question).toBeHidden();
  await expect(form.getByRole('row', { name: 'Name: d, Type: vpc' })).toBeVisible();
});
