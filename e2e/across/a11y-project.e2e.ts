import type { Page } from '@playwright/test';
import { begin, fails } from '../support/begin.ts';
import { dialog, palette, title } from '../support/console.ts';
import { EDGE_CACHE, openMenu } from '../instances/instances.ts';
import { tell } from '../support/mock.ts';
import { createForm, editForm, leaveQuestion } from '../projects/projects.ts';
import { expect, rowAction, rowOf, test } from '../support/test.ts';
import { type Look, testWalks } from '../support/looks.ts';

/** Every state of the screens of projects, checked one after the other. */
async function projects(page: Page, look: Look): Promise<void> {
  await begin(page, '/projects', { heading: 'Projects' });
  await look('projects');
  await page.getByRole('button', { name: 'Learn about projects' }).click();
  await look('help of projects');
  await page.keyboard.press('Escape');
  await rowOf(page, 'edge-cache').getByRole('button', { name: 'Row actions' }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await look('menu of a project');
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(dialog(page, 'Confirm delete')).toBeVisible();
  await look('question before deleting a project');
  await expect(page.getByRole('list', { name: 'What the project contains' })).toBeVisible();
  await look('what blocks the deletion of a project');
  await page.keyboard.press('Escape');
}

async function projectForms(page: Page, look: Look): Promise<void> {
  await begin(page, '/projects', { heading: 'Projects' });
  await page.getByRole('link', { name: 'New project' }).click();
  const form = createForm(page);
  await expect(form.dialog).toBeVisible();
  await look('new project');
  await form.submit.click();
  await expect(form.dialog.getByRole('alert')).toBeVisible();
  await look('new project with a field error');
  await form.name.fill('edge-cache');
  await form.submit.click();
  await expect(form.dialog.getByText('Project name already exists')).toBeVisible();
  await look('new project that was refused');
  await page.keyboard.press('Escape');
  await expect(leaveQuestion(page)).toBeVisible();
  await look('question before leaving');
  await leaveQuestion(page).getByRole('button', { name: 'Leave form' }).click();
  await rowAction(page, 'search-index', 'Edit');
  await expect(editForm(page).dialog).toBeVisible();
  await look('edited project');
  await tell(page, 'faults', { operation: 'projectUpdate', delay: 60_000 });
  await editForm(page).submit.click();
  await expect(editForm(page).submit).toHaveAttribute('aria-busy', 'true');
  await look('project that is being sent');
}

async function instances(page: Page, look: Look): Promise<void> {
  await begin(page, EDGE_CACHE, { heading: 'Instances' });
  await look('instances');
  await page.getByRole('button', { name: 'Learn about instances' }).click();
  await look('help of instances');
  await page.keyboard.press('Escape');
  await openMenu(page, 'cache-ams-01');
  await expect(page.getByRole('menu')).toBeVisible();
  await look('menu of a running instance');
  await page.keyboard.press('Escape');
  for (const [action, name] of [
    ['Start', 'schema-migrator'],
    ['Stop', 'cache-ams-01'],
    ['Reboot', 'cache-ams-01'],
    ['Delete', 'schema-migrator'],
  ] as const) {
    const question = dialog(page, `Confirm ${action.toLowerCase()} instance`);
    await rowAction(page, name, action);
    await expect(question).toBeVisible();
    await look(`question before ${action}`);
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(question).toBeHidden();
  }
}

async function resizing(page: Page, look: Look): Promise<void> {
  await page.clock.install();
  await begin(page, EDGE_CACHE, { heading: 'Instances' });
  await rowAction(page, 'schema-migrator', 'Resize');
  const modal = dialog(page, 'Resize instance');
  await expect(modal).toBeVisible();
  await look('resize');
  await modal.getByRole('textbox', { name: 'vCPUs' }).fill('65');
  await expect(modal.getByRole('alert')).toBeVisible();
  await look('resize with a field error');
  await modal.getByRole('textbox', { name: 'vCPUs' }).fill('6');
  await tell(page, 'faults', { operation: 'instanceUpdate', status: 503, count: 1 });
  await modal.getByRole('button', { name: 'Resize', exact: true }).click();
  await expect(modal.getByRole('alert')).toBeVisible();
  await look('resize that was refused');
  await page.evaluate(() =>
    fetch('/v1/instances/schema-migrator/start?project=edge-cache', { method: 'POST' }),
  );
  await page.clock.runFor(4_000);
  await expect(modal.getByText(/^Only stopped/)).toBeVisible();
  await look('resize that is not possible any more');
}

async function others(page: Page, look: Look): Promise<void> {
  await begin(page, '/projects/payments-staging/instances', { heading: 'Instances' });
  await look('no instances');
  await page.keyboard.press('Control+k');
  await expect(palette(page)).toBeVisible();
  await look('palette of a project');
  await tell(page, 'faults', { operation: 'projectList', status: 503 });
  await page.getByRole('combobox', { name: 'Search' }).fill('Projects');
  await page.keyboard.press('Enter');
  await expect(title(page, 'Something went wrong')).toBeVisible();
  await look('list that cannot be loaded');
}

async function missing(page: Page, look: Look): Promise<void> {
  await begin(page, '/projects/no-such-project/instances', { heading: 'Page not found' });
  await look('unknown project');
}

async function empty(page: Page, look: Look): Promise<void> {
  await begin(page, '/projects', {
    orders: [['POST', '/__mock/reset', { seed: 'empty' }]],
    heading: 'Projects',
  });
  await look('no projects');
}

async function forbidden(page: Page, look: Look): Promise<void> {
  const orders = [
    fails('projectList', { status: 403 }),
    fails('currentUserGroups', { body: '{"items":[]}' }),
  ];
  await begin(page, '/projects', { orders, heading: 'No access to the list of projects' });
  await look('projects that are not for this person');
}

const SCREENS = { projects, projectForms, instances, resizing, others, missing, empty, forbidden };

// @sheet common-ui/34.64
test.describe('every state', () => testWalks(SCREENS));
