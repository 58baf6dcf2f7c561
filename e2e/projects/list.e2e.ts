import { bareProject, begin, project } from '../support/begin.ts';
import { dialog, expectCrumbs, openPalette, palette, title } from '../support/console.ts';
import { callsOf } from '../support/mock.ts';
import { expect, rowAction, rowOf, test } from '../support/test.ts';
import { sample } from '../support/setting.ts';

test.describe('the list', () => {
  // @sheet common-ui/34.6 compute-storage/9.74 specification/9.17
  test('has its heading, breadcrumbs, title, and help, until a click elsewhere or Escape', async ({
    page,
  }) => {
    await begin(page, '/', { heading: 'Projects' });
    await expect(page).toHaveURL('/projects');
    await expect(page).toHaveTitle('Projects / Oxide Console');
    await expectCrumbs(page, ['Projects', '/projects']);
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
    // The link fills the cell of the name
    const cell = rowOf(page, 'identity').getByRole('cell').first();
    const { width, height } = (await cell.boundingBox()) ?? { width: 0, height: 0 };
    await cell.click({ position: { x: width - 4, y: height - 4 } });
    await expect(page).toHaveURL('/projects/identity/instances');
  });
});

test.describe('the menu of a row', () => {
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
