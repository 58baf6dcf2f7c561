import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Browser } from '@playwright/test';
import type { Finished } from '../machine/process.ts';
import type { Checks } from './checks.ts';
import { change, filesIn } from './guide.ts';
import type { Team } from './team.ts';
import { appears, openPage } from './visit.ts';

const EXTENDS = `extends: [
    { place: 'instance.tab', id: 'history', label: 'Backups' },
    { place: 'instance.card', id: 'lastBackups', label: 'Last backups' },
    { place: 'instance.card', id: 'broken', label: 'Broken card' },
    { place: 'instance.property', id: 'backedUp', label: 'Backed up' },
    { place: 'instance.action', id: 'backUp', label: 'Back up…' },
    { place: 'instance.column', id: 'plan', label: 'Backup plan' },
    { place: 'instance.bulk', id: 'backUpAll', label: 'Back up' },
    { place: 'instance.section', id: 'newPlan', label: 'Backups' },
  ],
  finds: 'Report',`;

const EXTENSIONS = `extensions: {
    history: () => fetchPart(() => import('./extensions/history.tsx')),
    lastBackups: () => fetchPart(() => import('./extensions/last-backups.tsx')),
    broken: () => fetchPart(() => import('./extensions/broken.tsx')),
    backedUp: () => fetchPart(() => import('./extensions/backed-up.tsx')),
    backUp: () => fetchPart(() => import('./extensions/back-up.tsx')),
    plan: () => fetchPart(() => import('./extensions/plan.tsx')),
    backUpAll: () => fetchPart(() => import('./extensions/back-up-all.tsx')),
    newPlan: () => fetchPart(() => import('./extensions/new-plan.tsx')),
  },
  find: async (text) => (text === 'quarterly' ? [{ id: 'q', name: 'Third quarter', to: '/reports' }] : []),`;

/** Gives the area the extensions of the guide, and one that throws. */
export async function addExtensions(
  team: Team,
  works: (what: string, running: Promise<Finished>) => Promise<void>,
): Promise<void> {
  for (const [path, text] of filesIn('A place on the pages of others')) {
    mkdirSync(dirname(team.path(path)), { recursive: true });
    writeFileSync(team.path(path), text);
  }
  change(team.path('src/manifest.ts'), ["mount: 'console',", `mount: 'console',\n  ${EXTENDS}`]);
  change(team.path('src/area.ts'), ['query: QueryIdentity,', `query: QueryIdentity,\n  ${EXTENSIONS}`]);
  writeFileSync(
    team.path('src/extensions/broken.tsx'),
    "export function Component(): never {\n  throw new Error('broken on purpose');\n}\n",
  );
  await works('npm test with extensions', team.npm(['test']));
}

/** The page of an instance with three extensions and one that throws; then without the area. */
export async function visitExtensions(browser: Browser, url: string, { check }: Checks): Promise<void> {
  const path = '/projects/edge-cache/instances/cache-ams-01/settings';
  const { page } = await openPage(browser, url + path);
  check(await appears(page.getByText('was backed up 3 times')), 'an instance has the card of the area');
  check(await appears(page.getByText('Backed up', { exact: true })), 'and its property');
  const panel = page.getByRole('status').filter({ hasText: 'Broken card could not be shown' });
  check(
    (await appears(panel)) && (await panel.textContent())?.includes('part of Reports') === true,
    'a card that throws names its owner in its own place',
  );
  check(await appears(page.getByRole('heading', { name: 'Auto-restart' })), 'and the page is whole');
  await page.getByRole('tab', { name: 'Backups', exact: true }).click();
  check(await appears(page.getByText('edge-cache, nightly')), 'its tab has the instance');
  check((await page.title()).startsWith('Backups / cache-ams-01 /'), 'and a title', await page.title());
  await page.reload();
  check(await appears(page.getByText('edge-cache, nightly')), 'and an address that can be loaded');
  await page.getByRole('button', { name: 'Instance actions' }).click();
  await page.getByRole('menuitem', { name: 'Back up…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Back up cache-ams-01' });
  check(await appears(dialog), 'its action opens a dialog');
  await dialog.getByRole('button', { name: 'Close' }).first().click();
  await page.goto(`${url}/projects/edge-cache/instances`);
  check(await appears(page.getByRole('cell', { name: 'Hourly' }).first()), 'its column is in the list');
  await page.getByRole('button', { name: 'Select', exact: true }).click();
  for (const name of ['cache-ams-01', 'cache-ams-02'])
    await page.getByRole('row', { name }).getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Back up', exact: true }).click();
  check(await appears(page.getByText('cache-ams-01, cache-ams-02')), 'and its action gets the selected rows');
  await page.goto(`${url}/projects/edge-cache/instances-new`);
  await page.getByRole('textbox', { name: 'Name', exact: true }).first().fill('backed-up');
  await page.getByRole('checkbox', { name: 'Back up every night' }).check();
  await page.getByRole('combobox', { name: 'Image' }).click();
  await page
    .getByRole('option', { name: /debian/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Create instance' }).click();
  check(
    await appears(page.getByText('Backup plan of backed-up created')),
    'its part of a form runs after it',
  );
  await page.goto(`${url}/search?q=Quarterly`);
  const found = page.getByRole('region', { name: 'Report' }).getByRole('link', { name: 'Third quarter' });
  check(await appears(found), 'the search everywhere finds what it finds');
  await page.goto(`${url}/support`);
  check(await appears(page.getByText('Last backups (instance.card)')), '/support lists what it adds');
  await page.goto(`${url}${path}?remotes=reports:off`);
  await appears(page.getByRole('heading', { name: 'Auto-restart' }));
  check((await page.getByText('Last backups').count()) === 0, 'switched off, it adds nothing');
  await page.close();
}
