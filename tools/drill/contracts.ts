import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { parseConfig } from '../../shared/contract/config.ts';
import { CONTRACT_VERSION } from '../../shared/contract/version.ts';
import { REMOTES } from '../../build/apps.ts';
import { outputOf } from '../build/inputs.ts';
import { createServer } from '../server/server.ts';
import { SiteError } from '../../deploy/site/site-error.ts';
import { createSite, publish, publishRemote } from '../../deploy/site/site.ts';
import { buildOfContract, SETTINGS } from './build.ts';
import { openChangedForm, openTab, type Tab } from './tab.ts';

const { remote: REMOTE, page: PAGE, heading: HEADING } = SETTINGS;

/** The context of the drill, and its function that reports results. */
export interface ContractDrill {
  readonly folder: string;
  /** A site with the shell of this checkout. */
  readonly site: string;
  readonly browser: Browser;
  readonly prove: (holds: boolean, what: string, detail?: string) => void;
}

/**
 * Combines real builds of two contract versions (docs/architecture.md section 4): the shell of the next version runs
 * the remotes of this version, and a remote of the next version is refused for the shell of this version before
 * anything is switched.
 */
export async function drillContracts({ folder, site, browser, prove }: ContractDrill): Promise<void> {
  const next = CONTRACT_VERSION + 1;
  const [shell, remote] = [join(folder, 'next-shell'), join(folder, 'next-remote')];
  await buildOfContract(shell, 'shell-demo', next);
  await buildOfContract(remote, SETTINGS, next);

  const refusal = await publishRemote(site, remote, REMOTE).then(
    () => undefined,
    (error: unknown) => error,
  );
  prove(
    refusal instanceof SiteError && refusal.message.includes(`contract ${next}`),
    `a shell of contract ${CONTRACT_VERSION} gets no remote of contract ${next}`,
    String(refusal),
  );

  const out = join(folder, 'next-site');
  await createSite({ shell, remotes: REMOTES.map(outputOf), settings: { demo: true }, out });
  const server = createServer({ root: out });
  try {
    const url = await server.listen(0);
    const tab = await openTab(browser, url + PAGE);
    await openChangedForm(tab, SETTINGS);
    await tab.page.getByRole('button', { name: 'Cancel' }).click();
    await tab.page.getByRole('heading', { level: 1, name: HEADING }).waitFor();
    prove(
      tab.problems.length === 0,
      `a shell of contract ${next} runs remotes of contract ${CONTRACT_VERSION}`,
    );

    await publishRemote(out, remote, REMOTE);
    const newer = await openTab(browser, url + PAGE);
    prove(await openChangedForm(newer, SETTINGS), `and one of contract ${next} once it is published`);
    await drillMajors({ folder, site: out, browser, prove }, url, next + 1);
  } finally {
    await server.close();
  }
}

/**
 * A shell that refuses the areas of this checkout, beside the one before (docs/decisions/030-two-majors.md): both run in one browser,
 * and links lead from the pages of one to those of the other.
 */
async function drillMajors(
  { folder, site, browser, prove }: ContractDrill,
  url: string,
  contract: number,
): Promise<void> {
  const [shell, remote] = [join(folder, 'major-shell'), join(folder, 'major-remote')];
  await buildOfContract(shell, 'shell-demo', contract);
  await buildOfContract(remote, SETTINGS, contract);
  const set = [{ folder: shell }, { folder: remote }];
  const refusal = await publish(site, set).then(
    () => undefined,
    (error: unknown) => error,
  );
  prove(
    refusal instanceof SiteError && refusal.message.includes('--keep-earlier'),
    `a shell of contract ${contract} runs no areas of contract ${CONTRACT_VERSION}, and publishing says what to do`,
    String(refusal),
  );
  await publish(site, set, { keepEarlier: true });
  const tab = await openTab(browser, `${url}/projects`);
  await tab.page.getByRole('heading', { level: 1, name: 'Projects' }).waitFor();
  prove(!(await runs(tab, REMOTE)), 'the shell before runs the projects area beside it');
  await tab.page.getByRole('button', { name: 'User menu' }).click();
  await tab.page.getByRole('menuitem', { name: 'Settings' }).click();
  const sidebar = tab.page.getByRole('navigation', { name: 'Sidebar navigation' });
  await sidebar.getByRole('link', { name: HEADING }).click();
  await tab.page.getByRole('heading', { level: 1, name: HEADING }).waitFor();
  prove(
    (await runs(tab, REMOTE)) && (await openChangedForm(tab, SETTINGS)),
    `a link leads to the area of contract ${contract}`,
  );
  await tab.page.getByRole('button', { name: 'Cancel' }).click();
  await sidebar.getByRole('link', { name: 'Projects' }).click();
  await tab.page.getByRole('heading', { level: 1, name: 'Projects' }).waitFor();
  prove(tab.problems.length === 0, 'and back, without an error', tab.problems.join('; '));
}

/** Whether the document of a tab runs an area, and does not only link to it. */
async function runs({ page }: Tab, area: string): Promise<boolean> {
  const block = await page.evaluate(() => document.getElementById('console-config')?.textContent ?? '');
  const config = parseConfig(block);
  return !Array.isArray(config) && config.remotes.some(({ name, elsewhere }) => name === area && !elsewhere);
}
