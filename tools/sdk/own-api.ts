import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Browser } from '@playwright/test';
import type { Finished } from '../machine/process.ts';
import type { Checks } from './checks.ts';
import { change, filesIn } from './guide.ts';
import type { Team } from './team.ts';
import { appears, openPage } from './visit.ts';

/** Gives the area the service of the guide, and runs its tests. */
export async function addOwnApi(
  team: Team,
  works: (what: string, running: Promise<Finished>) => Promise<void>,
): Promise<void> {
  for (const [path, text] of filesIn('An API of your own')) {
    mkdirSync(dirname(team.path(path)), { recursive: true });
    writeFileSync(team.path(path), text);
  }
  await works(
    'npx console-sdk generate backups',
    team.npx(['console-sdk', 'generate', 'backups', 'openapi.json']),
  );
  change(
    team.path('src/routes.ts'),
    ['export const routes = [', 'export const routes = [\n  ...backupRoutes,'],
    ['import { screen }', "import { backupRoutes } from './backups/routes.ts';\nimport { screen }"],
  );
  change(
    team.path('src/area.ts'),
    [
      'query: QueryIdentity',
      "query: QueryIdentity,\n  mock: async () => (await fetchPart(() => import('./backups/mock.ts'))).mock",
    ],
    ['import { findings }', "import { fetchPart } from '@console/shared/runtime';\nimport { findings }"],
  );
  await works('npm test with a service of its own', team.npm(['test']));
}

/** Uses the service in the demo, where its mock answers: a list, a form, and the refetched list. */
export async function visitOwnApi(browser: Browser, url: string, { check }: Checks): Promise<void> {
  const { page, problems } = await openPage(browser, `${url}/reports/backups`);
  check(await appears(page.getByRole('cell', { name: 'daily' })), 'a list of its own service is shown');
  await page.getByRole('link', { name: 'New backup' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('hourly');
  await page.getByRole('button', { name: 'Create backup' }).click();
  check(await appears(page.getByRole('cell', { name: 'hourly' })), 'and has a new row after a write');
  check(problems.length === 0, 'without an error', problems.join('; '));
  await page.close();
}
