import type { Locator, Page } from '@playwright/test';
import { dialog, expectFieldError, open, sidebar, title, toast } from '../support/console.ts';
import { callsOf, lift } from '../support/mock.ts';
import { addCertificate, certificateForm, siloForm } from '../system/silos.ts';
import { expect, rowOf, test, type Fault } from '../support/test.ts';
import { FULL, sample } from '../support/setting.ts';

/** A side-modal form with its input. */
interface Form {
  path: string;
  list: string;
  heading: string;
  operation: string;
  /** Ends `Could not …`. */
  does: string;
  name: string;
  dialog: (page: Page) => Locator;
  submit: (page: Page) => Locator;
  fill: (page: Page) => Promise<void>;
  expectKept: (page: Page) => Promise<void>;
}

const KEY = 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIKUlEqD0yucgfZ++8Bx6qmyrkD5PlR/mHaAylcdIB0T7 me@home';
const keyForm = (page: Page) => dialog(page, 'Add SSH key');
const keyField = (page: Page, name: string) => keyForm(page).getByRole('textbox', { name });

const FORMS: readonly Form[] = [
  {
    path: '/settings/ssh-keys-new',
    list: '/settings/ssh-keys',
    heading: 'SSH Keys',
    operation: 'currentUserSshKeyCreate',
    does: 'add SSH key',
    name: 'phone',
    dialog: keyForm,
    submit: (page) => keyForm(page).getByRole('button', { name: 'Add SSH key' }),
    async fill(page) {
      await keyField(page, 'Name').fill('phone');
      await keyField(page, 'Description').fill('In my pocket');
      await keyField(page, 'Public key').fill(KEY);
    },
    async expectKept(page) {
      await expect(keyField(page, 'Name')).toHaveValue('phone');
      await expect(keyField(page, 'Description')).toHaveValue('In my pocket');
      await expect(keyField(page, 'Public key')).toHaveValue(KEY);
    },
  },
  {
    path: '/system/silos-new',
    list: '/system/silos',
    heading: 'Silos',
    operation: 'siloCreate',
    does: 'create silo',
    name: 'meadow',
    dialog: (page) => siloForm(page).dialog,
    submit: (page) => siloForm(page).submit,
    async fill(page) {
      const form = siloForm(page);
      await form.name.fill('meadow');
      await form.cpu.fill('30');
      await form.admins.check();
      await addCertificate(page, 'edge', 'Public');
    },
    async expectKept(page) {
      const form = siloForm(page);
      await expect(form.name).toHaveValue('meadow');
      await expect(form.cpu).toHaveValue('30');
      await expect(form.admins).toBeChecked();
      await expect(form.dialog.getByRole('button', { name: 'remove cert edge' })).toBeVisible();
    },
  },
];

const FAILURES: readonly (readonly [what: string, rule: Omit<Fault, 'operation'>, message: string])[] = [
  ['is down', { status: 503, message: 'Try later' }, 'Try later'],
  ['fails without a word', { status: 500, body: '' }, 'Unknown server error'],
  [
    'answers with a page',
    { status: 502, body: '<html>Bad gateway</html>' },
    'Error reading API response (status 502)',
  ],
  ['answers with nonsense', { body: 'created, I think' }, 'Error reading API response (status 200)'],
  ['refuses', { status: 403, errorCode: 'Forbidden' }, 'Action not authorized'],
  [
    'cannot read what was sent',
    { status: 400, message: 'unable to parse JSON body: invalid digit at line 1 column 5' },
    'Invalid digit',
  ],
  ['does not answer', { abort: true }, 'The server could not be reached.'],
];

for (const form of sample(FORMS, 1))
  test.describe(`the form of ${form.heading}`, () => {
    const begin = async (page: Page) => {
      await open(page, form.path, form.heading);
      await form.fill(page);
    };
    const box = (page: Page) =>
      form
        .dialog(page)
        .getByRole('alert')
        .filter({ hasText: /^(Error|Outcome unknown)/ });

    test('keeps its contents after any server error, and can be submitted again', async ({ page, fault }) => {
      await begin(page);
      for (const [what, rule, message] of FAILURES)
        await test.step(`a server that ${what}`, async () => {
          await fault({ operation: form.operation, count: 1, ...rule });
          await form.submit(page).click();
          await expect(box(page)).toContainText(message);
          await expect(box(page)).toBeInViewport();
          await expect(form.dialog(page).getByRole('contentinfo')).toContainText('Error');
          await expect(form.submit(page)).toBeEnabled();
          await form.expectKept(page);
          await expect(page).toHaveURL(form.path);
        });
      await form.submit(page).click();
      await expect(rowOf(page, form.name)).toBeVisible();
      await expect(form.dialog(page)).toBeHidden();
      expect(await callsOf(page, form.operation)).toBe(FAILURES.length + 1);
    });

    test('sends one request for repeated submits', async ({ page, fault }) => {
      await begin(page);
      await fault({ operation: form.operation, delay: 2_500 });
      await form.submit(page).dblclick();
      await expect(form.submit(page)).toBeDisabled();
      await page.keyboard.press('Enter');
      await page.keyboard.press('ControlOrMeta+Enter');
      await expect(rowOf(page, form.name)).toHaveCount(1);
      await expect(form.dialog(page)).toBeHidden();
      expect(await callsOf(page, form.operation)).toBe(1);
    });

    test(
      'that is left during its request does not navigate back to it',
      { tag: FULL },
      async ({ page, fault }) => {
        await open(page, form.list, form.heading);
        await page.keyboard.press('c');
        await form.fill(page);
        await fault({ operation: form.operation, delay: 2_500 });
        await form.submit(page).click();
        await form.dialog(page).getByRole('button', { name: 'Cancel' }).click();
        await expect(form.dialog(page)).toBeHidden();
        await page.getByRole('link', { name: 'Console home' }).click();
        await expect(title(page, 'Projects')).toBeVisible();
        await expect(toast(page, `${form.name} created`)).toBeVisible();
        await expect(page).toHaveURL('/projects');
        await expect(dialog(page, 'Confirm navigation')).toHaveCount(0);
      },
    );

    test('that fails after it was left shows a notification', { tag: FULL }, async ({ page, fault }) => {
      await begin(page);
      await fault({ operation: form.operation, delay: 2_500, status: 503, count: 1 });
      await form.submit(page).click();
      await form.dialog(page).getByRole('button', { name: 'Cancel' }).click();
      await expect(form.dialog(page)).toBeHidden();
      await expect.poll(() => callsOf(page, form.operation)).toBe(1);
      await expect(page.getByTestId('Toasts')).toContainText(`Could not ${form.does}`);
      await sidebar(page).getByRole('link', { name: form.heading }).click();
      await expect(title(page, form.heading)).toBeVisible();
      await expect(rowOf(page, form.name)).toHaveCount(0);
    });

    for (const [way, leave] of [
      ['Escape', (page: Page) => page.keyboard.press('Escape')],
      ['its close button', (page: Page) => form.dialog(page).getByRole('button', { name: 'Close' }).click()],
      ['a press beside it', (page: Page) => page.mouse.click(300, 400)],
    ] as const)
      test(`asks for confirmation before ${way} discards input`, async ({ page }) => {
        await begin(page);
        const question = dialog(page, 'Confirm navigation');
        await leave(page);
        await expect(question.getByRole('button', { name: 'Keep editing' })).toBeFocused();
        await page.keyboard.press('Enter');
        await expect(question).toBeHidden();
        await form.expectKept(page);
        await expect(page).toHaveURL(form.path);
        await leave(page);
        await question.getByRole('button', { name: 'Leave form' }).click();
        await expect(form.dialog(page)).toBeHidden();
        await expect(page).toHaveURL(form.list);
        await expect(rowOf(page, form.name)).toHaveCount(0);
        expect(await callsOf(page, form.operation)).toBe(0);
      });

    test('without changes closes at once', { tag: FULL }, async ({ page }) => {
      await open(page, form.path, form.heading);
      await expect(form.dialog(page)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(form.dialog(page)).toBeHidden();
      await expect(page).toHaveURL(form.list);
    });
  });

test('a name in use is reported above the form and at the field, until it is changed', async ({ page }) => {
  await open(page, '/settings/ssh-keys-new', 'SSH Keys');
  await keyField(page, 'Name').fill('work-laptop');
  await keyField(page, 'Public key').fill(KEY);
  await keyField(page, 'Public key').press('ControlOrMeta+Enter');
  await expect(
    keyForm(page)
      .getByRole('alert')
      .filter({ hasText: /key name already exists/i }),
  ).toBeVisible();
  await expectFieldError(keyField(page, 'Name'), 'Name already exists');
  await expect(keyField(page, 'Name')).toBeFocused();
  await keyField(page, 'Name').fill('work-laptop-2');
  await expect(keyField(page, 'Name')).not.toHaveAttribute('aria-invalid', 'true');
  await expect(keyForm(page).getByRole('button', { name: 'Add SSH key' })).toBeEnabled();
  await keyField(page, 'Name').press('Enter');
  await expect(rowOf(page, 'work-laptop-2')).toBeVisible();
});

test('earlier errors are hidden during the next submit', { tag: FULL }, async ({ page, fault }) => {
  await open(page, '/settings/ssh-keys-new', 'SSH Keys');
  await keyField(page, 'Name').fill('phone');
  await keyField(page, 'Public key').fill(KEY);
  await fault({ operation: 'currentUserSshKeyCreate', status: 503 });
  await keyField(page, 'Name').press('Enter');
  const box = keyForm(page).getByRole('alert');
  await expect(box).toBeVisible();
  await lift(page);
  await fault({ operation: 'currentUserSshKeyCreate', delay: 2_500 });
  await expect(keyForm(page).getByRole('button', { name: 'Add SSH key' })).toBeEnabled();
  await keyField(page, 'Name').press('Enter');
  await expect(box).toHaveCount(0);
  await expect(toast(page, 'SSH key phone created')).toBeVisible();
});

test(
  'Enter in the form of a certificate does not submit the form of the silo',
  { tag: FULL },
  async ({ page }) => {
    await open(page, '/system/silos-new', 'Silos');
    await siloForm(page).name.fill('meadow');
    await addCertificate(page, 'edge');
    await siloForm(page).addCertificate.click();
    await certificateForm(page).name.press('Enter');
    await expectFieldError(certificateForm(page).name, 'Name is required');
    await expect(siloForm(page).dialog.getByRole('alert')).toHaveCount(0);
    expect(await callsOf(page, 'siloCreate')).toBe(0);
  },
);
