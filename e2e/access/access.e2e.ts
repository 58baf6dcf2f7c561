import type { Page } from '@playwright/test';
import {
  confirm,
  dialog,
  expectCrumbs,
  open,
  openPalette,
  sidebar,
  title,
  toast,
} from '../support/console.ts';
import { callsOf, read } from '../support/mock.ts';
import { as, expect, rowAction, rowOf, test } from '../support/test.ts';

const OPERATOR = 'Maren Okafor';

/** Chooses a role in an open form. */
async function chooseRole(page: Page, form: string, role: string): Promise<void> {
  await dialog(page, form).getByRole('button', { name: /Role/ }).click();
  await page.getByRole('option', { name: new RegExp(`^${role}`) }).click();
}

/** Gives somebody a role by the form. */
async function assign(page: Page, name: string, role: string): Promise<void> {
  await page.getByRole('button', { name: 'Add user or group' }).first().click();
  const form = dialog(page, 'Add user or group');
  await form.getByRole('combobox', { name: 'User or group' }).fill(name);
  await page.getByRole('option', { name }).click();
  await chooseRole(page, 'Add user or group', role);
  await form.getByRole('button', { name: 'Assign role' }).click();
  await expect(toast(page, `${name} is now a`)).toBeVisible();
  await expect(form).toBeHidden();
}

test('access of a project: list, assign, change, delete', async ({ page }) => {
  await open(page, '/projects/edge-cache/instances', 'Instances');
  await sidebar(page).getByRole('link', { name: 'Access' }).click();
  await expect(title(page, 'Project Access')).toBeVisible();
  await expect(page).toHaveTitle('Project Access / edge-cache / Projects / Oxide Console');
  await expectCrumbs(
    page,
    ['Projects', '/projects'],
    ['edge-cache', '/projects/edge-cache/instances'],
    ['Project Access', '/projects/edge-cache/access'],
  );
  for (const [name, role] of [
    [OPERATOR, 'silo.admin'],
    ['Ines Carvalho', 'project.collaborator'],
    ['web-crew', 'silo.collaborator'],
    ['field-ops', 'project.viewer'],
  ] as const)
    await expect(rowOf(page, name).getByRole('cell', { name: role })).toBeVisible();
  await expect(page.getByText('Pavel Novak')).toHaveCount(0);

  await page.getByRole('button', { name: 'Add user or group' }).click();
  await dialog(page, 'Add user or group').getByRole('combobox', { name: 'User or group' }).click();
  await expect(page.getByRole('option', { name: OPERATOR })).toBeVisible();
  await expect(page.getByRole('option', { name: 'Ines Carvalho' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await dialog(page, 'Add user or group').getByRole('button', { name: 'Cancel' }).click();

  await assign(page, 'Pavel Novak', 'Collaborator');
  await expect(rowOf(page, 'Pavel Novak')).toContainText('project.collaborator');
  await rowAction(page, 'Pavel Novak', 'Change role');
  const edit = 'Change project role for Pavel Novak';
  await expect(dialog(page, edit).getByRole('button', { name: /Role/ })).toContainText('Collaborator');
  await chooseRole(page, edit, 'Viewer');
  await dialog(page, edit).getByRole('button', { name: 'Update role' }).click();
  await expect(toast(page, 'is now a viewer')).toBeVisible();
  await expect(rowOf(page, 'Pavel Novak')).toContainText('project.viewer');
  await rowAction(page, 'Pavel Novak', 'Delete');
  await confirm(page, 'Confirm delete');
  await expect(toast(page, 'Access removed')).toBeVisible();
  await expect(rowOf(page, 'Pavel Novak')).toHaveCount(0);

  await assign(page, OPERATOR, 'Viewer');
  await expect(rowOf(page, OPERATOR).getByRole('cell', { name: /silo\.admin/ })).toHaveText('silo.admin+1');
});

test('access of a silo: list, assign, change, delete, and the palette', async ({ page }) => {
  await open(page, '/projects', 'Projects');
  await sidebar(page).getByRole('link', { name: 'Access', exact: true }).click();
  await expect(title(page, 'Silo Access')).toBeVisible();
  await expect(page).toHaveTitle('Silo Access / Oxide Console');
  await expect(rowOf(page, 'web-crew')).toContainText('silo.collaborator');
  await assign(page, 'Aiko Brandt', 'Viewer');
  await expect(rowOf(page, 'Aiko Brandt')).toContainText('silo.viewer');
  await rowAction(page, 'Aiko Brandt', 'Change role');
  const edit = 'Change silo role for Aiko Brandt';
  await chooseRole(page, edit, 'Collaborator');
  await dialog(page, edit).getByRole('button', { name: 'Update role' }).click();
  await expect(rowOf(page, 'Aiko Brandt')).toContainText('silo.collaborator');
  await rowAction(page, 'Aiko Brandt', 'Delete');
  await confirm(page, 'Confirm delete');
  await expect(rowOf(page, 'Aiko Brandt')).toHaveCount(0);
  expect(await callsOf(page, 'policyUpdate')).toBe(3);
  const commands = await openPalette(page);
  await commands.getByRole('option', { name: 'web-crew' }).click();
  await expect(dialog(page, 'Group access').getByText('Tobias Lindqvist')).toBeVisible();
});

test('fleet access, roles and built-in users', async ({ page }) => {
  await open(page, '/system/silos', 'Silos');
  await sidebar(page).getByRole('link', { name: 'Fleet access' }).click();
  await expect(title(page, 'Fleet access')).toBeVisible();
  await expect(rowOf(page, OPERATOR)).toContainText('fleet.admin');
  await expect(rowOf(page, 'All admins of silo fernhill')).toContainText('Role mapping');
  await assign(page, 'platform-team', 'Viewer');
  await expect(rowOf(page, 'platform-team')).toContainText('fleet.viewer');
  await page.getByRole('tab', { name: 'Roles', exact: true }).click();
  await page.getByRole('link', { name: 'fleet.viewer' }).click();
  await expect(dialog(page, 'Role').getByText('platform-team')).toBeVisible();
  await page.keyboard.press('Escape');
  await page
    .getByRole('tab', { name: 'Built-in users' })
    .or(page.getByRole('link', { name: 'Built-in users' }))
    .first()
    .click();
  await page.getByRole('link', { name: 'internal-read' }).click();
  await expect(dialog(page, 'Built-in user')).toBeVisible();
});

test('an identity with two fleet roles keeps one when the other is changed or removed', async ({ page }) => {
  await open(page, '/system/access', 'Fleet access');
  await assign(page, 'platform-team', 'Viewer');
  const { items } = await read(page, '/v1/groups?limit=1000');
  const groups: unknown[] = Array.isArray(items) ? items : [];
  const team = groups.find((group) => JSON.stringify(group).includes('"platform-team"'));
  const id = typeof team === 'object' && team !== null && 'id' in team ? String(team.id) : '';
  await page.getByRole('button', { name: 'Add user or group' }).click();
  const form = dialog(page, 'Add user or group');
  await form.getByRole('radio', { name: 'By ID' }).check();
  await form.getByRole('textbox', { name: 'ID' }).fill(id);
  await form.getByRole('radio', { name: 'Group' }).check();
  await chooseRole(page, 'Add user or group', 'Admin');
  await form.getByRole('button', { name: 'Assign role' }).click();
  await expect(form).toBeHidden();
  const cell = rowOf(page, 'platform-team').getByRole('cell', { name: /fleet\.admin/ });
  await expect(cell).toHaveText('fleet.admin+1');

  await rowAction(page, 'platform-team', 'Change viewer role');
  const edit = 'Change fleet role for platform-team';
  await expect(dialog(page, edit).getByText('Also kept: admin')).toBeVisible();
  await chooseRole(page, edit, 'Collaborator');
  await dialog(page, edit).getByRole('button', { name: 'Update role' }).click();
  await expect(dialog(page, edit)).toBeHidden();
  await expect(cell).toHaveText('fleet.admin+1');
  await rowAction(page, 'platform-team', 'Remove admin role');
  await confirm(page, 'Remove fleet access');
  await expect(rowOf(page, 'platform-team')).toContainText('fleet.collaborator');
  await expect(rowOf(page, 'platform-team')).not.toContainText('+1');
});

test('a collaborator of a project opens it by name, and the next time by a click', async ({
  page,
  context,
  baseURL,
}) => {
  await as(context, baseURL, 'Ines Carvalho');
  await open(page, '/projects', 'No access to the list of projects');
  await page.getByRole('textbox', { name: 'Project name' }).fill('edge-cache');
  await page.keyboard.press('Enter');
  await expect(title(page, 'Instances')).toBeVisible();
  await page.getByRole('link', { name: 'Projects', exact: true }).first().click();
  await expect(title(page, 'No access to the list of projects')).toBeVisible();
  await page.getByRole('link', { name: 'edge-cache' }).click();
  await expect(title(page, 'Instances')).toBeVisible();
  await sidebar(page).getByRole('link', { name: 'Access' }).click();
  const add = page.getByRole('button', { name: 'Add user or group' });
  await expect(add).toHaveAttribute('aria-disabled', 'true');
  await expect(add).toHaveAccessibleDescription(/^Needs the project admin role\. Ask /);
});
