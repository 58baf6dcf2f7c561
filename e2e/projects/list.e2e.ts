import { bareProject, begin, fails, numbered, project, seeded } from '../support/begin.ts';
import {
  clipboard,
  confirm,
  dialog,
  expectCrumbs,
  openPalette,
  palette,
  title,
  toast,
} from '../support/console.ts';
import { callsOf, read, tell } from '../support/mock.ts';
import { expect, rowAction, rowOf, test } from '../support/test.ts';
import { FULL, sample } from '../support/setting.ts';

/** Begins the longest description, which is whole in the document: only the width cuts it. */
const CUT = /^Collectors for the sensor fleet .*search-index/;

test.describe('the list', () => {
  // @sheet compute-storage/9.74
  test('has its heading, breadcrumbs and title', async ({ page }) => {
    await begin(page, '/', { heading: 'Projects' });
    await expect(page).toHaveURL('/projects');
    await expect(page).toHaveTitle('Projects / Oxide Console');
    await expectCrumbs(page, ['Projects', '/projects']);
  });

  test('shows name, description and creation date', { tag: FULL }, async ({ page }) => {
    await begin(page, '/projects', { heading: 'Projects' });
    await expect(page.getByRole('columnheader')).toHaveText(['name', 'description', 'created', '']);
    const { time_created: created } = await read(page, '/v1/projects/web-frontend');
    const row = rowOf(page, 'web-frontend');
    await expect(row.getByRole('link')).toHaveAttribute('href', '/projects/web-frontend/instances');
    await expect(row.getByRole('cell').nth(1)).toHaveText('Storefront and its image resizer');
    await expect(row.getByRole('time')).toHaveAttribute('datetime', new Date(String(created)).toISOString());
    await expect(row.getByRole('time')).toHaveText(/^[A-Z][a-z]{2} \d{1,2}, \d{4}\d{1,2}:\d\d [AP]M$/);
    await expect(rowOf(page, 'payments-staging').getByRole('cell').nth(1)).toHaveText('—');
  });

  test(
    'truncates a long description and shows all of it on hover and focus',
    { tag: FULL },
    async ({ page }) => {
      await page.setViewportSize({ width: 800, height: 700 });
      await begin(page, '/projects', { heading: 'Projects' });
      const cut = rowOf(page, 'field-telemetry').getByRole('note');
      await expect(cut).toHaveText(CUT);
      await cut.hover();
      await expect(page.getByRole('tooltip')).toHaveText(CUT);
      await page.mouse.move(0, 0);
      await expect(page.getByRole('tooltip')).toBeHidden();
      await rowOf(page, 'field-telemetry').getByRole('link').focus();
      await page.keyboard.press('Tab');
      await expect(page.getByRole('tooltip')).toHaveText(CUT);
    },
  );

  test('links to the instances from anywhere in the name cell', { tag: FULL }, async ({ page }) => {
    await begin(page, '/projects', { heading: 'Projects' });
    const cell = rowOf(page, 'identity').getByRole('cell').first();
    const { width, height } = (await cell.boundingBox()) ?? { width: 0, height: 0 };
    await cell.click({ position: { x: width - 4, y: height - 4 } });
    await expect(page).toHaveURL('/projects/identity/instances');
    await expect(title(page, 'Instances')).toBeFocused();
  });

  // @sheet common-ui/34.6 specification/9.17
  test('explains projects, until a click elsewhere or Escape', async ({ page }) => {
    await begin(page, '/projects', { heading: 'Projects' });
    const help = page.getByRole('dialog', { name: 'Learn about projects' });
    await expect(page.getByRole('heading', { name: 'Learn about projects' })).toHaveCount(0);
    for (const close of [() => page.keyboard.press('Escape'), () => title(page).click({ force: true })]) {
      await page.getByRole('button', { name: 'Learn about projects' }).click();
      await expect(help.getByRole('heading', { level: 2, name: 'Learn about projects' })).toBeVisible();
      await expect(help.getByRole('heading', { level: 3, name: 'Guides' })).toBeVisible();
      await expect(help.getByRole('link')).toHaveText(['Key Concepts', 'Projects']);
      for (const link of await help.getByRole('link').all())
        await expect(link).toHaveAttribute('target', '_blank');
      await close();
      await expect(help).toBeHidden();
    }
  });

  test('is empty for a silo without projects, and offers to create one', { tag: FULL }, async ({ page }) => {
    await begin(page, '/projects', { orders: [seeded('empty')], heading: 'Projects' });
    await expect(page.getByRole('heading', { level: 3, name: 'No projects' })).toBeVisible();
    await expect(page.getByRole('table')).toHaveCount(0);
    await expect(page.getByRole('navigation', { name: 'Pagination' })).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'New project' })).toHaveCount(2);
    await page.getByRole('link', { name: 'New project' }).last().click();
    await expect(dialog(page, 'Create project')).toBeVisible();
  });

  test(
    'shows the general error screen when it cannot be loaded, with a retry',
    { tag: FULL },
    async ({ page }) => {
      await begin(page, '/projects', { orders: [fails('projectList', { status: 503, count: 1 })] });
      await expect(title(page, 'Something went wrong')).toBeVisible();
      await expect(page.getByRole('main')).not.toContainText(
        /503|projectList|ServiceNotAvailable|made to fail/,
      );
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(title(page, 'Projects')).toBeVisible();
    },
  );
});

test.describe('the menu of a row', () => {
  test('copies the id', { tag: FULL }, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await begin(page, '/projects', { heading: 'Projects' });
    await rowOf(page, 'identity').getByRole('button', { name: 'Row actions' }).click();
    await expect(page.getByRole('menuitem')).toHaveText(['Copy ID', 'Edit', 'Delete']);
    await page.getByRole('menuitem', { name: 'Copy ID' }).click();
    const { id } = await read(page, '/v1/projects/identity');
    await expect.poll(() => clipboard(page)).toBe(id);
  });

  // @sheet specification/2.13
  test('deletes nothing when the confirmation is declined in any way', async ({ page }) => {
    await begin(page, '/projects', { orders: bareProject('bare-field'), heading: 'Projects' });
    const asked = dialog(page, 'Confirm delete');
    for (const decline of [
      () => asked.getByRole('button', { name: 'Cancel' }).click(),
      () => asked.getByRole('button', { name: 'Close' }).click(),
      () => page.keyboard.press('Escape'),
      () => page.mouse.click(8, 8),
    ]) {
      await rowAction(page, 'bare-field', 'Delete');
      await expect(asked).toBeVisible();
      await decline();
      await expect(asked).toBeHidden();
      await expect(rowOf(page, 'bare-field').getByRole('button', { name: 'Row actions' })).toBeFocused();
    }
    expect(await callsOf(page, 'projectDelete')).toBe(0);
    await expect(page.getByTestId('Toasts')).toHaveText('');
  });

  test('shows why a project in use cannot be deleted', { tag: FULL }, async ({ page }) => {
    await begin(page, '/projects', { heading: 'Projects' });
    await rowAction(page, 'identity', 'Delete');
    const asked = dialog(page, 'Confirm delete');
    await expect(asked.getByRole('button', { name: 'Confirm' })).toHaveAccessibleDescription(
      'Delete what the project contains first',
    );
    await asked.getByRole('link', { name: /^\d+ instances?/ }).click();
    await expect(page).toHaveURL('/projects/identity/instances');
    await expect(asked).toBeHidden();
    expect(await callsOf(page, 'projectDelete')).toBe(0);
  });

  test('shows success for 5 seconds, and failure for 15 seconds', { tag: FULL }, async ({ page }) => {
    await page.clock.install();
    await begin(page, '/projects', { orders: bareProject('bare-field'), heading: 'Projects' });
    await tell(page, 'faults', { operation: 'projectDelete', status: 503, count: 1 });
    for (const name of ['bare-field', 'bare-field']) {
      await rowAction(page, name, 'Delete');
      await confirm(page, 'Confirm delete');
    }
    await expect(toast(page, 'Project bare-field deleted')).toBeVisible();
    await page.clock.fastForward(5_000);
    await expect(toast(page, 'Project bare-field deleted')).toBeHidden();
    await expect(toast(page, 'Could not delete project')).toBeVisible();
    await page.clock.fastForward(10_000);
    await expect(toast(page, 'Could not delete project')).toBeHidden();
  });

  test('deletes the last project and shows the empty list', { tag: FULL }, async ({ page }) => {
    const orders = [seeded('empty'), ...bareProject('only-one')];
    await begin(page, '/projects', { orders, heading: 'Projects' });
    await rowAction(page, 'only-one', 'Delete');
    await confirm(page, 'Confirm delete');
    await expect(page.getByRole('heading', { level: 3, name: 'No projects' })).toBeVisible();
  });
});

test.describe('the palette', () => {
  // @sheet compute-storage/9.77
  test('offers to create a project, and Enter opens the form without submitting it', async ({ page }) => {
    await begin(page, '/projects', { heading: 'Projects' });
    const options = (await openPalette(page)).getByRole('option');
    await expect(options.first()).toHaveText('New project');
    await expect(options.first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(dialog(page, 'Create project')).toBeVisible();
    await expect(palette(page)).toBeHidden();
    await expect(page.getByText('Name is required')).toHaveCount(0);
    expect(await callsOf(page, 'projectCreate')).toBe(0);
  });

  test('leads to any project, not only to those on the page', { tag: FULL }, async ({ page }) => {
    const orders = numbered('crew', 120).map((name) => project(name));
    await begin(page, '/projects', { orders, heading: 'Projects' });
    const list = (await openPalette(page)).getByRole('group', { name: 'Go to project' }).getByRole('option');
    await expect(list).toHaveCount(132);
    await page.getByRole('combobox', { name: 'Search' }).fill('crew-119');
    await expect(list).toHaveText(['crew-119']);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/projects/crew-119/instances');
    await expect(title(page, 'Instances')).toBeVisible();
  });
});

for (const [locale, date, time] of sample(
  [
    ['en-US', 'Mar 5, 2027', '1:04 PM'],
    ['de-DE', '05.03.2027', '13:04'],
  ] as const,
  1,
)) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale });

    // @sheet common-ui/34.5 compute-storage/9.78
    test('dates are written as in the browser', async ({ page }) => {
      await page.clock.install({ time: new Date('2027-03-05T13:04:30Z') });
      await begin(page, '/projects', { orders: [project('aa-new')], heading: 'Projects' });
      await expect(rowOf(page, 'aa-new').getByRole('time')).toHaveText(`${date}${time}`);
    });
  });
}
