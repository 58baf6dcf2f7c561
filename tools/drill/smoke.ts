import type { Page } from '@playwright/test';
import type { REMOTES } from '../../build/apps.ts';

interface SmokePage {
  path: string;
  /** Waits for the main content of the page, and performs its main action. */
  visit: (page: Page) => Promise<void>;
}

const heading = (name: string) => (page: Page) =>
  page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
const row = (name: string, text: string) => async (page: Page) => {
  await heading(name)(page);
  await page.getByRole('row').filter({ hasText: text }).first().waitFor();
};
/** Fills the form of a new resource and submits it. The mock runs in the page, so nothing is stored. */
const create =
  (
    form: string,
    fields: Readonly<Record<string, string>>,
    button: string,
    after: (page: Page) => Promise<void>,
  ) =>
  async (page: Page) => {
    const dialog = page.getByRole('dialog', { name: form });
    for (const [label, value] of Object.entries(fields))
      await dialog.getByRole('textbox', { name: label, exact: true }).fill(value);
    await dialog.getByRole('button', { name: button, exact: true }).click();
    await after(page);
  };

const KEY = 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIKUlEqD0yucgfZ++8Bx6qmyrkD5PlR/mHaAylcdIB0T7';

/**
 * One list, one detail page and one form of each area, identified by paths, headings and names that all releases
 * have.
 */
export const SMOKE: Readonly<Record<(typeof REMOTES)[number], readonly SmokePage[]>> = {
  project: [
    { path: '/projects', visit: row('Projects', 'edge-cache') },
    { path: '/projects/edge-cache/instances/cache-ams-01/storage', visit: heading('cache-ams-01') },
    {
      path: '/projects-new',
      visit: create(
        'Create project',
        { Name: 'smoke', Description: 'Of the drill' },
        'Create project',
        (page) => page.waitForURL('**/projects/smoke/instances'),
      ),
    },
  ],
  system: [
    { path: '/system/silos', visit: row('Silos', 'fernhill') },
    { path: '/system/silos/fernhill', visit: heading('fernhill') },
    {
      path: '/system/networking/ip-pools-new',
      visit: create('Create IP pool', { Name: 'smoke' }, 'Create IP pool', (page) =>
        page.getByRole('link', { name: 'smoke', exact: true }).first().waitFor(),
      ),
    },
  ],
  settings: [
    { path: '/settings/ssh-keys', visit: row('SSH Keys', 'work-laptop') },
    { path: '/settings/profile', visit: heading('Profile') },
    {
      path: '/settings/ssh-keys-new',
      visit: create(
        'Add SSH key',
        { Name: 'smoke', 'Public key': KEY },
        'Add SSH key',
        row('SSH Keys', 'smoke'),
      ),
    },
  ],
  auth: [
    { path: '/login', visit: heading('You are signed out') },
    { path: '/device/success', visit: heading('Device logged in') },
    {
      path: '/login/fernhill/local',
      visit: async (page) => {
        await page.getByRole('textbox', { name: 'Username' }).fill('tobias');
        await page.getByRole('textbox', { name: 'Password' }).fill('correct-horse');
        await page.getByRole('button', { name: 'Sign in', exact: true }).click();
        await heading('Projects')(page);
      },
    },
  ],
};
