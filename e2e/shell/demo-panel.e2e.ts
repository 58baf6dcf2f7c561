import type { Locator, Page } from '@playwright/test';
import { dialog, open, sidebar, title } from '../support/console.ts';
import { tell } from '../support/mock.ts';
import { expect, rowOf, test } from '../support/test.ts';
import { FULL, themes } from '../support/setting.ts';

const panel = (page: Page) => dialog(page, 'Console Technical Preview');

/** Opens the panel of the demo. */
async function openPanel(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Learn more' }).click();
  await expect(panel(page).getByRole('heading', { name: 'Demo controls' })).toBeVisible();
  return panel(page);
}

async function leave(page: Page): Promise<void> {
  await panel(page).getByRole('contentinfo').getByRole('button', { name: 'Close' }).click();
  await expect(panel(page)).toBeHidden();
}
const status = (page: Page) => panel(page).getByRole('status');
const faults = (page: Page) => panel(page).getByRole('list', { name: 'Active faults' }).getByRole('listitem');

/** Fills in the form of a new fault. */
async function setFault(
  controls: Locator,
  fault: {
    search: string;
    operation: string;
    effect: string;
    status?: string;
    delay?: string;
    calls: string;
  },
): Promise<void> {
  const form = controls.getByRole('form', { name: 'New fault' });
  await form.getByRole('searchbox', { name: 'Search operations' }).fill(fault.search);
  await form.getByRole('listbox', { name: 'Operation' }).selectOption(fault.operation);
  await form.getByRole('combobox', { name: 'Effect' }).selectOption(fault.effect);
  if (fault.status !== undefined)
    await form.getByRole('combobox', { name: 'Status' }).selectOption(fault.status);
  await form.getByRole('textbox', { name: 'Delay (ms)' }).fill(fault.delay ?? '');
  await form.getByRole('textbox', { name: 'Calls' }).fill(fault.calls);
  await form.getByRole('button', { name: 'Set fault' }).click();
}

test.describe('the demo panel', () => {
  test(
    'makes an operation found by search fail, counts down, and shows active faults',
    { tag: FULL },
    async ({ page }) => {
      await open(page, '/settings/profile', 'Profile');
      const controls = await openPanel(page);
      const search = controls.getByRole('searchbox', { name: 'Search operations' });
      await expect(controls.getByText('257 of 257 operations')).toBeVisible();
      await search.fill('/v1/me/ssh');
      await expect(controls.getByText('4 of 257 operations')).toBeVisible();
      await setFault(controls, {
        search: 'currentUserSshKeyList',
        operation: 'currentUserSshKeyList',
        effect: 'status',
        status: '503',
        calls: '9',
      });
      await expect(status(page)).toContainText(
        'Set: currentUserSshKeyList fails with 503, the next 9 calls.',
      );
      await expect(faults(page)).toHaveText(/^currentUserSshKeyList fails with 503, the next 9 calls/);
      await leave(page);
      await sidebar(page).getByRole('link', { name: 'SSH Keys' }).click();
      await expect(title(page, 'Something went wrong')).toBeVisible();
      await openPanel(page);
      await expect(faults(page)).toHaveText(/fails with 503, the next [1-8] calls/);
    },
  );

  test('removes one fault of several, and the focus stays in the panel', { tag: FULL }, async ({ page }) => {
    await open(page, '/projects', 'Projects');
    const controls = await openPanel(page);
    await setFault(controls, { search: 'ping', operation: 'ping', effect: 'delay', delay: '50', calls: '' });
    await setFault(controls, { search: 'vpcList', operation: 'vpcList', effect: 'abort', calls: '3' });
    await setFault(controls, { search: 'diskList', operation: 'diskList', effect: 'body', calls: '2' });
    await expect(faults(page)).toHaveText([
      /^ping waits 50 ms, until removed/,
      /^vpcList loses the connection, the next 3 calls/,
      /^diskList returns an unreadable response, the next 2 calls/,
    ]);
    await controls.getByRole('button', { name: /^Remove: vpcList/ }).click();
    await expect(faults(page)).toHaveText([/^ping/, /^diskList/]);
    await expect(controls.getByRole('heading', { name: 'Active faults' })).toBeFocused();
    await controls.getByRole('button', { name: 'Clear faults' }).click();
    await expect(controls.getByText('None.', { exact: true })).toBeVisible();
  });

  test('shows errors of a fault', async ({ page }) => {
    await open(page, '/projects', 'Projects');
    const controls = await openPanel(page);
    await setFault(controls, {
      search: 'ping',
      operation: 'ping',
      effect: 'delay',
      delay: 'soon',
      calls: '0',
    });
    await expect(controls.getByText('Enter a whole number of milliseconds')).toBeVisible();
    await expect(controls.getByText('Enter a whole number of at least 1, or leave empty')).toBeVisible();
    await expect(controls.getByText('None.', { exact: true })).toBeVisible();
  });

  test(
    'makes requests slow or fail randomly, and shows the settings when it is reopened',
    { tag: FULL },
    async ({ page }) => {
      await open(page, '/projects', 'Projects');
      const controls = await openPanel(page);
      await expect(controls.getByRole('combobox', { name: 'Latency' })).toHaveValue('0');
      await controls.getByRole('combobox', { name: 'Latency' }).selectOption('1 second');
      await controls.getByRole('combobox', { name: 'Random failures' }).selectOption('100%');
      await expect(status(page)).toContainText('100% of calls fail at random.');
      await leave(page);
      await openPanel(page);
      await expect(controls.getByRole('combobox', { name: 'Latency' })).toHaveValue('1000');
      await expect(controls.getByRole('combobox', { name: 'Random failures' })).toHaveValue('100');
      const [answer, took] = await page.evaluate(async () => {
        const start = performance.now();
        const { status: code } = await fetch('/v1/ping');
        return [code, performance.now() - start] as const;
      });
      expect(answer).toBeGreaterThanOrEqual(400);
      expect(took).toBeGreaterThan(900);
    },
  );

  test('advances the time', { tag: FULL }, async ({ page }) => {
    await open(page, '/projects/edge-cache/instances', 'Instances');
    await expect(rowOf(page, 'edge-probe')).toContainText('starting');
    const controls = await openPanel(page);
    await controls.getByRole('button', { name: '1 hour' }).click();
    await expect(status(page)).toContainText('1 hour later.');
    await leave(page);
    await expect(rowOf(page, 'edge-probe')).toContainText('running');
  });

  test('restarts with other data and another user', { tag: FULL }, async ({ page }) => {
    await open(page, '/projects', 'Projects');
    const controls = await openPanel(page);
    await controls.getByRole('combobox', { name: 'Data' }).selectOption('Empty');
    await controls.getByRole('button', { name: 'Reset demo' }).click();
    await expect(status(page)).toContainText('The demo is reset.');
    await leave(page);
    await expect(page.getByRole('heading', { name: 'No projects' })).toBeVisible();
    await openPanel(page);
    await expect(controls.getByRole('combobox', { name: 'Data' })).toHaveValue('empty');
    await controls.getByRole('combobox', { name: 'Persona' }).selectOption('Hanne Vestergaard');
    await expect(status(page)).toContainText('there is no such user');
    await controls.getByRole('combobox', { name: 'Persona' }).selectOption('Pavel Novak');
    await leave(page);
    await expect(title(page, 'No access to the list of projects')).toBeVisible();
  });

  test(
    'stays open and keeps the focus while the page behind it is reloaded',
    { tag: FULL },
    async ({ page }) => {
      await open(page, '/projects', 'Projects');
      const controls = await openPanel(page);
      await controls.getByRole('combobox', { name: 'Data' }).selectOption('Empty');
      await tell(page, 'latency', { ms: 4_000 });
      const button = controls.getByRole('button', { name: 'Reset demo' });
      await button.click();
      await expect(page.getByTestId('scroll-container')).not.toContainText('edge-cache');
      await expect(controls).toBeVisible();
      await expect(button).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('heading', { name: 'No projects' })).toBeVisible();
      await expect(panel(page)).toHaveCount(0);
    },
  );

  test('links to the client whose version is installed', { tag: FULL }, async ({ page }) => {
    await open(page, '/projects', 'Projects');
    const controls = await openPanel(page);
    const links = controls.getByRole('link');
    await expect(links).toHaveCount(3);
    for (const link of await links.all())
      await expect(link).toHaveAttribute(
        'href',
        /^https:\/\/github\.com\/oxidecomputer\/(omicron|oxide\.ts|oxide\.rs)$/,
      );
  });

  for (const scheme of themes('light')) {
    test(`is accessible and fits a phone, ${scheme}`, async ({ page, accessible }) => {
      await page.emulateMedia({ colorScheme: scheme });
      await page.setViewportSize({ width: 390, height: 780 });
      await open(page, '/projects', 'Projects');
      const controls = await openPanel(page);
      await setFault(controls, { search: 'ping', operation: 'ping', effect: 'body', delay: 'x', calls: '9' });
      await accessible(`form with a mistake, ${scheme}`);
      await setFault(controls, {
        search: 'instanceNetworkInterfaceUpdate',
        operation: 'instanceNetworkInterfaceUpdate',
        effect: 'status',
        status: '404',
        delay: '20',
        calls: '9',
      });
      await expect(faults(page)).toHaveCount(1);
      await accessible(`panel, ${scheme}`);
      const overflow = await controls.evaluate((element) => {
        const boxes = [...element.querySelectorAll(':not(option)')].map(
          (child) => child.getBoundingClientRect().right,
        );
        return Math.max(...boxes) - element.getBoundingClientRect().right;
      });
      expect(overflow).toBeLessThanOrEqual(0.5);
      await page.screenshot({ path: test.info().outputPath(`panel-${scheme}.png`) });
    });
  }
});
