import { dialog } from '../support/console.ts';
import { expect, rowAction, rowOf, test } from '../support/test.ts';
import { openRules, ruleForm, writeElsewhere } from './firewall-rules.ts';
import { LOOKS, sample } from '../support/setting.ts';

for (const [colorScheme, width] of sample(LOOKS, 1)) {
  test.describe(`${colorScheme}, ${width} px`, () => {
    test.use({ colorScheme, viewport: { width, height: 800 } });
    test.describe.configure({ timeout: 90_000 });

    test('firewall rules meet WCAG 2.2 AA', async ({ page, accessible }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await openRules(page);
      await accessible('firewall rules');
      await page.getByRole('button', { name: 'Expand all' }).click();
      await page.getByRole('searchbox', { name: 'Show rules for' }).fill('purge-worker-1');
      await expect(page.getByText('Outbound traffic is allowed: no rule matches.')).toBeVisible();
      await accessible('question about the rules');
      await rowAction(page, 'allow-purge-api', 'Edit');
      const form = ruleForm(page, 'edit');
      await form.target.fill('Lost');
      await form.dialog.getByRole('button', { name: 'Add target' }).click();
      await expect(form.dialog.getByText(/^Can only contain lower-case/)).toBeVisible();
      await accessible('rule with a field error');
      await form.target.fill('lost');
      await form.dialog.getByRole('button', { name: 'Add target' }).click();
      await expect(form.dialog.getByText('No VPC is named lost')).toBeVisible();
      await writeElsewhere(page, 'allow-purge-api', 12);
      await form.submit.click();
      await expect(form.dialog.getByText('Changed by another person')).toBeVisible();
      await accessible('rule that somebody else has changed');
      await form.dialog.getByRole('button', { name: 'Cancel' }).click();
      await page.getByRole('button', { name: 'Select' }).click();
      await page.getByRole('checkbox').first().check();
      if (width === 390) await page.getByRole('button', { name: 'Actions for the selection' }).click();
      await (
        width === 390
          ? page.getByRole('menuitem', { name: 'Delete' })
          : page.getByRole('button', { name: 'Delete' })
      ).click();
      await expect(dialog(page, 'Delete 5 firewall rules')).toBeVisible();
      await accessible('deletion of several rules');
    });
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 } });

  test('rules are listed and edited within its width', async ({ page }) => {
    await openRules(page);
    await expect(rowOf(page, 'allow-ssh')).toContainText('priority 65534');
    await page.getByRole('link', { name: 'allow-ssh' }).click();
    await expect(ruleForm(page, 'edit').name).toHaveValue('allow-ssh');
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBe(390);
  });
});
