import { bareProject, begin } from '../../support/begin.ts';
import { clipboard, dialog, expectFieldError, putOnClipboard, toast } from '../../support/console.ts';
import { copyAs, copyButton } from './copied.ts';
import { openForm } from '../../instances/create/instance-create.ts';
import { EDGE_CACHE } from '../../instances/instances.ts';
import { tabTo } from '../../support/keys.ts';
import { callsOf } from '../../support/mock.ts';
import { createForm, openCreateForm } from '../../projects/projects.ts';
import { addCertificate, siloForm } from '../../system/silos.ts';
import { expect, rowAction, rowOf, test } from '../../support/test.ts';
import { FULL } from '../../support/setting.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const ENTRIES = ['CLI command', 'curl', 'JSON body', 'Show…'];

test('an invalid form shows its errors and is not copied', { tag: FULL }, async ({ page }) => {
  const { dialog: form, name, submit } = await openCreateForm(page);
  await putOnClipboard(page, 'untouched');
  await copyButton(form).click();
  await expect(page.getByRole('menuitem')).toHaveText(ENTRIES);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.getByRole('menuitem', { name: 'curl' }).click();
  await expectFieldError(name, 'Name is required');
  await expect(name).toBeFocused();
  await expect(page.getByText('Not copied. Correct the marked fields first.')).toHaveCount(1);
  expect(await clipboard(page)).toBe('untouched');
  await page.keyboard.type('glass-house');
  expect(JSON.parse(await copyAs(page, form, 'JSON body'))).toEqual({ name: 'glass-house', description: '' });
  expect(await callsOf(page, 'projectCreate')).toBe(0);
  await submit.click();
  await expect(page).toHaveURL('/projects/glass-house/instances');
  expect(await callsOf(page, 'projectCreate')).toBe(1);
});

test(
  'the text to copy can be read first, over the form, which does not change',
  { tag: FULL },
  async ({ page, accessible }) => {
    const { dialog: form, name } = await openCreateForm(page);
    await name.fill('glass-house');
    const button = copyButton(form);
    await tabTo(page, button);
    await page.keyboard.press('ArrowUp');
    const menu = page.getByRole('menu', { name: 'Copy as code' });
    await expect(menu.getByRole('menuitem', { name: 'Show…' })).toBeFocused();
    await accessible('menu');
    await page.keyboard.press('Enter');
    const shown = dialog(page, 'Copy as code');
    await expect(shown).toContainText("oxide api '/v1/projects' \\ --method POST");
    await accessible('texts');
    await shown.getByRole('button', { name: 'curl' }).click();
    await expect(shown).toContainText(`curl -X POST '${new URL(page.url()).origin}/v1/projects'`);
    await expect(shown).toContainText('Set $TOKEN to your access token first.');
    await shown.getByRole('button', { name: 'JSON body' }).click();
    await shown.getByRole('button', { name: 'Copy body' }).click();
    await expect.poll(() => clipboard(page)).toMatch(/^\{/);
    await page.keyboard.press('Escape');
    await expect(shown).toBeHidden();
    await expect(form).toBeVisible();
    await expect(button).toBeFocused();
    await expect(name).toHaveValue('glass-house');
    expect(await callsOf(page, 'projectCreate')).toBe(0);
  },
);

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

test(
  'the next confirmation has the same focus order, after the button is loaded',
  { tag: FULL },
  async ({ page }) => {
    await begin(page, EDGE_CACHE, { heading: 'Instances' });
    for (const [row, action, title, focused] of [
      ['log-shipper', 'Stop', 'Confirm stop instance', 'Cancel'],
      ['schema-migrator', 'Delete', 'Confirm delete instance', 'Cancel'],
      ['schema-migrator', 'Start', 'Confirm start instance', 'Confirm'],
    ] as const) {
      await rowAction(page, row, action);
      const asked = dialog(page, title);
      await expect(copyButton(asked)).toBeVisible();
      await expect(asked.getByRole('contentinfo').getByRole('button', { name: focused })).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(asked).toBeHidden();
    }
  },
);

test('secrets are not copied, and a message says so', async ({ page }) => {
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
});

test(
  'a button whose code cannot be loaded is left out, and the form works',
  { tag: FULL },
  async ({ page }) => {
    await page.route(/\/copy-as\.[^/]*\.js$/, (route) => route.abort());
    const { dialog: form, name, submit } = await openCreateForm(page);
    await name.fill('glass-house');
    await expect(copyButton(form)).toHaveCount(0);
    await submit.click();
    await expect(page).toHaveURL('/projects/glass-house/instances');
  },
);

test('the sign-in form offers no command with the password', async ({ page }) => {
  await page.goto('/login/fernhill/local');
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await expect(copyButton(page)).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test(
    'the buttons keep their positions, and nothing is clipped',
    { tag: FULL },
    async ({ page, accessible }) => {
      await begin(page, '/projects-new', { heading: 'Projects' });
      const { dialog: form, name, submit, cancel } = createForm(page);
      await expect(copyButton(form)).toBeVisible();
      const boxes = await Promise.all([copyButton(form), cancel, submit].map((one) => one.boundingBox()));
      const [copy, left, right] = boxes.map((box) => box ?? { x: 0, y: 0, width: 0, height: 0 });
      expect(copy?.width).toBeLessThan(60);
      expect(copy?.height).toBeGreaterThanOrEqual(32);
      expect(new Set(boxes.map((box) => Math.round((box?.y ?? 0) + (box?.height ?? 0) / 2))).size).toBe(1);
      expect((copy?.x ?? 0) + (copy?.width ?? 0)).toBeLessThanOrEqual(left?.x ?? 0);
      expect((right?.x ?? 0) + (right?.width ?? 0)).toBeLessThanOrEqual(390);
      await name.fill('glass-house');
      await copyButton(form).click();
      await expect(page.getByRole('menu')).toBeVisible();
      await accessible('menu');
      await page.getByRole('menuitem', { name: 'Show…' }).click();
      await expect(dialog(page, 'Copy as code')).toBeVisible();
      await accessible('texts');
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    },
  );

  test('the full-page form has the copy button beside its buttons', { tag: FULL }, async ({ page }) => {
    await openForm(page);
    await expect(copyButton(page)).toBeVisible();
    await copyButton(page).click();
    await page.getByRole('menuitem', { name: 'curl' }).click();
    await expectFieldError(page.getByRole('textbox', { name: 'Name', exact: true }), 'Name is required');
  });
});
