import { dialog, toast } from '../support/console.ts';
import { callsOf } from '../support/mock.ts';
import { expect, test } from '../support/test.ts';
import { openRules, ruleForm } from './firewall-rules.ts';

// @sheet network-access/B-F5
test('rules are dragged and moved by keys, and saved together', async ({ page }) => {
  await openRules(page);
  const handle = (name: string) => page.getByRole('button', { name: `Move ${name}` });
  const names = () => page.getByRole('row').getByRole('link');
  const middleOf = async (name: string) => {
    const box = await handle(name).boundingBox();
    return box ? ([box.x + box.width / 2, box.y + box.height / 2] as const) : ([0, 0] as const);
  };
  await handle('allow-ssh').press('Alt+ArrowUp');
  await expect(page.getByRole('group', { name: 'Moved rules' })).toContainText('1 rule moved');
  await expect(handle('allow-ssh')).toBeFocused();
  await page.mouse.move(...(await middleOf('allow-ssh')));
  await page.mouse.down();
  const [x, y] = await middleOf('allow-public-web');
  await page.mouse.move(x, y - 12, { steps: 8 });
  await page.mouse.up();
  await expect(names().nth(1)).toHaveText('allow-ssh');
  await expect(handle('allow-ssh')).toBeFocused();
  await handle('allow-ssh').press('Alt+ArrowDown');
  await expect(names()).toHaveText([
    'block-legacy-sync',
    'allow-public-web',
    'allow-ssh',
    'allow-purge-api',
    'allow-icmp',
    'allow-internal-inbound',
  ]);
  await page.getByRole('link', { name: 'allow-icmp' }).click();
  const form = ruleForm(page, 'edit').dialog;
  await expect(form).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(form).toBeHidden();
  await page.getByRole('link', { name: 'Instances' }).first().click();
  await dialog(page, 'Confirm navigation').getByRole('button', { name: 'Stay here' }).click();
  await page.getByRole('button', { name: 'Review and save' }).click();
  const review = dialog(page, 'Move firewall rule');
  await expect(review.getByRole('listitem').first()).toHaveText('allow-ssh: priority 65534 → 949');
  await review.getByRole('button', { name: 'Move 1' }).click();
  await expect(toast(page, 'Firewall rule allow-ssh moved')).toBeVisible();
  await expect(names().nth(2)).toHaveText('allow-ssh');
  await expect(page.getByRole('group', { name: 'Moved rules' })).toBeHidden();
  expect(await callsOf(page, 'vpcFirewallRulesUpdate')).toBe(1);
});
