import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { CONTRACT_VERSION } from '../../shared/contract/version.ts';
import { REMOTES } from '../../build/apps.ts';
import { outputOf } from '../build/inputs.ts';
import { createServer } from '../server/server.ts';
import { SiteError } from '../../deploy/site/site-error.ts';
import { createSite, publishRemote } from '../../deploy/site/site.ts';
import { buildOfContract, PAGE, REMOTE } from './build.ts';
import { openChangedForm, openTab } from './tab.ts';

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
  await buildOfContract(remote, REMOTE, next);

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
    await openChangedForm(tab);
    await tab.page.getByRole('button', { name: 'Cancel' }).click();
    await tab.page.getByRole('heading', { level: 1, name: 'Silos' }).waitFor();
    prove(
      tab.problems.length === 0,
      `a shell of contract ${next} runs remotes of contract ${CONTRACT_VERSION}`,
    );

    await publishRemote(out, remote, REMOTE);
    const newer = await openTab(browser, url + PAGE);
    prove(await openChangedForm(newer), `and one of contract ${next} once it is published`);
  } finally {
    await server.close();
  }
}
