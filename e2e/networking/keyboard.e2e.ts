import type { Page } from '@playwright/test';
import { begin } from '../support/begin.ts';
import { confirm, dialog, palette, title, toast } from '../support/console.ts';
import { press, tabTo } from '../support/keys.ts';
import { expect, rowAction, rowOf, test } from '../support/test.ts';
import { ruleForm } from './firewall-rules.ts';
import { openVpcs, subnetForm, vpcForm } from './vpcs.ts';

/** Goes to a place by the palette. */
async function goTo(page: Page, place: string): Promise<void> {
  await page.keyboard.press('ControlOrMeta+k');
  await expect(palette(page)).toBeVisible();
  await page.keyboard.type(place);
  const option = palette(page)
    .getByRole('option', { name: new RegExp(`^${place}`) })
    .first();
  await expect(option).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
}

/** Opens the menu of a row and selects an entry. */
async function choose(page: Page, row: string, action: string): Promise<void> {
  await tabTo(page, rowOf(page, row).getByRole('button', { name: 'Row actions' }));
  await page.keyboard.press('Enter');
  const item = page.getByRole('menuitem', { name: action, exact: true });
  await expect(item).toBeVisible();
  await page.keyboard.type(action.slice(0, 4));
  await expect(item).toBeFocused();
  await page.keyboard.press('Enter');
}

/** Opens a listbox of a form that has the focus and picks what begins with a text. */
async function pick(page: Page, text: string): Promise<void> {
  await page.keyboard.press('Enter');
  const option = page.getByRole('option', { name: new RegExp(`^${text}`) });
  await expect(option).toBeVisible();
  // At least four of them are visible, if there are as many (specification, section 9)
  const options = page.getByRole('option');
  if ((await options.count()) >= 4)
    for (const nth of [0, 1, 2, 3]) await expect(options.nth(nth)).toBeInViewport({ ratio: 1 });
  const isActive = () =>
    option.evaluate((one) => {
      const active = document.activeElement;
      return active === one || active?.getAttribute('aria-activedescendant') === one.id;
    });
  for (let presses = 0; presses < 30 && !(await isActive()); presses += 1)
    await page.keyboard.press('ArrowDown');
  expect(await isActive()).toBe(true);
  await page.keyboard.press('Enter');
}

// @sheet network-access/15.51 specification/9.13
test('by keyboard alone: a VPC, a subnet, a rule with three filters, a floating IP moved, a role changed', async ({
  page,
}) => {
  await openVpcs(page);
  await tabTo(page, page.getByRole('link', { name: 'New VPC' }));
  await page.keyboard.press('Enter');
  const vpc = vpcForm(page, 'Create');
  await expect(vpc.name).toBeFocused();
  await page.keyboard.type('keys');
  await tabTo(page, vpc.dnsName);
  await page.keyboard.type('keys');
  await tabTo(page, vpc.submit);
  await page.keyboard.press('Enter');
  await expect(title(page, 'keys')).toBeFocused();

  await tabTo(page, page.getByRole('tab', { selected: true }));
  await press(page, 'ArrowRight', 'Enter');
  await expect(page.getByRole('tab', { name: 'Subnets' })).toHaveAttribute('aria-selected', 'true');
  await tabTo(page, page.getByRole('link', { name: 'New subnet' }));
  await page.keyboard.press('Enter');
  const subnet = subnetForm(page, 'Create');
  await expect(subnet.name).toBeFocused();
  await page.keyboard.type('web');
  await tabTo(page, subnet.ipv4);
  await page.keyboard.type('10.99.0.0/24');
  await tabTo(page, subnet.submit);
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Subnet web created')).toBeVisible();
  await expect(rowOf(page, 'web')).toBeVisible();

  await tabTo(page, page.getByRole('tab', { selected: true }), 'Shift+Tab');
  await press(page, 'ArrowLeft', 'Enter');
  await tabTo(page, page.getByRole('link', { name: 'New rule' }));
  await page.keyboard.press('Enter');
  const rule = ruleForm(page);
  // The first field is whether the rule is enabled
  await expect(rule.dialog.getByRole('checkbox', { name: 'Enabled' })).toBeFocused();
  await tabTo(page, rule.name);
  await page.keyboard.type('https-from-inside');
  await tabTo(page, rule.target);
  await page.keyboard.type('keys');
  await press(page, 'Enter', 'Enter');
  await expect(rule.dialog.getByRole('row', { name: 'Name: keys, Type: vpc' })).toBeVisible();
  await tabTo(page, rule.port);
  await page.keyboard.type('443');
  await page.keyboard.press('Enter');
  await tabTo(page, rule.dialog.getByRole('checkbox', { name: 'TCP' }));
  await page.keyboard.press('Space');
  await tabTo(page, rule.host);
  await page.keyboard.type('keys');
  await press(page, 'Enter', 'Enter');
  await tabTo(page, rule.submit);
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Firewall rule https-from-inside created')).toBeVisible();
  await expect(rowOf(page, 'https-from-inside')).toContainText('vpckeys+2');

  await goTo(page, 'Floating IPs');
  await expect(title(page, 'Floating IPs')).toBeFocused();
  await choose(page, 'tls-entry', 'Move');
  const move = dialog(page, 'Move floating IP');
  await tabTo(page, move.getByRole('combobox', { name: 'Instance' }));
  await page.keyboard.type('tls-terminator-b');
  await page.keyboard.press('Enter');
  await tabTo(page, move.getByRole('button', { name: 'Move' }));
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Floating IP tls-entry attached to tls-terminator-b')).toBeVisible();

  await goTo(page, 'Access');
  await expect(title(page, 'Project Access')).toBeFocused();
  await choose(page, 'Ines Carvalho', 'Change role');
  const role = dialog(page, 'Change project role for Ines Carvalho');
  await tabTo(page, role.getByRole('button', { name: /Role/ }).first());
  await pick(page, 'Viewer');
  await tabTo(page, role.getByRole('button', { name: 'Update role' }));
  await page.keyboard.press('Enter');
  await expect(toast(page, 'is now a')).toBeVisible();
  await expect(rowOf(page, 'Ines Carvalho')).toContainText('project.viewer');
});

test('a disabled rule is enabled again from the notification, and the focus returns to the page', async ({
  page,
}) => {
  await begin(page, '/projects/edge-cache/vpcs/default/firewall-rules', { heading: 'default' });
  await rowAction(page, 'allow-ssh', 'Disable');
  await confirm(page, 'Confirm disable firewall rule');
  const status = rowOf(page, 'allow-ssh').getByText('Disabled');
  await expect(status).toBeVisible();
  const notifications = page.getByRole('region', { name: 'Notifications' });
  const undo = notifications.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeVisible();
  const menu = rowOf(page, 'allow-ssh').getByRole('button', { name: 'Row actions' });
  await menu.focus();
  await press(page, 'F8', 'Tab');
  await expect(undo).toBeFocused();
  await press(page, 'Enter');
  await expect(notifications.getByText('Firewall rule allow-ssh enabled')).toBeVisible();
  await expect(status).toBeHidden();
  await expect(menu).toBeFocused();
});
