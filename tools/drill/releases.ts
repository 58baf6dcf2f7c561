import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { REMOTES } from '../../build/apps.ts';
import { SiteError } from '../../deploy/site/site-error.ts';
import { rollback, rollbackShellSet } from '../../deploy/site/rollback.ts';
import { createSite, publish, publishRemote, publishShell } from '../../deploy/site/site.ts';
import { outputOf } from '../build/inputs.ts';
import { createServer } from '../server/server.ts';
import { factsOf, keptBuilds } from './kept.ts';
import { SMOKE } from './smoke.ts';

/** The context of the drill, and its function that reports results. */
export interface ReleasesDrill {
  readonly folder: string;
  readonly browser: Browser;
  readonly prove: (holds: boolean, what: string, detail?: string) => void;
}

type Area = (typeof REMOTES)[number];

/** The refusal of a release; undefined when it was served. */
const refusalOf = (release: Promise<unknown>): Promise<unknown> =>
  release.then(
    () => undefined,
    (error: unknown) => error,
  );

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : 'no error');

/** Runs the smoke set of areas; resolves with the errors. */
async function smoke(browser: Browser, url: string, areas: readonly Area[]): Promise<string[]> {
  const problems: string[] = [];
  for (const { path, visit } of areas.flatMap((area) => SMOKE[area])) {
    const page = await browser.newPage();
    page.on('pageerror', (error) => problems.push(`${path}: ${error.message}`));
    page.on('response', (response) => {
      if (response.status() >= 400) problems.push(`${path}: ${response.url()} ${response.status()}`);
    });
    page.setDefaultTimeout(15_000);
    try {
      await page.goto(url + path);
      await visit(page);
    } catch (error) {
      problems.push(
        `${path}: ${error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)}`,
      );
    }
    await page.close();
  }
  return problems;
}

/**
 * The upgrade from the last release to this one: on a site of the last release, the current remotes are published one
 * by one, and each is either served and used, or refused with the advice to publish the shell first; then the current
 * shell runs the remotes of the last release; then the remotes follow, one by one. When the shared modules have another
 * major version, publishing refuses this too: then all are published, and rolled back, as one set. Each step is used in
 * a browser: of each area one list, one detail, one form.
 */
export async function drillReleases({ folder, browser, prove }: ReleasesDrill): Promise<void> {
  const kept = await keptBuilds((line) => console.log(line));
  const site = join(folder, 'releases');
  await createSite({
    shell: kept.shell,
    remotes: REMOTES.map(kept.remote),
    settings: { demo: true },
    out: site,
  });
  const server = createServer({ root: site });
  const url = await server.listen(0);
  const works = async (areas: readonly Area[], what: string) => {
    const problems = await smoke(browser, url, areas);
    prove(problems.length === 0, what, problems.join('\n'));
  };
  try {
    console.log(`last release: shell ${factsOf(kept.shell)}; today: ${factsOf(outputOf('shell-demo'))}`);
    await works(REMOTES, `the release ${kept.commit} works as it was`);
    for (const area of REMOTES) {
      const refusal = await refusalOf(publishRemote(site, outputOf(area), area));
      if (refusal !== undefined) {
        const isSaid = refusal instanceof SiteError && refusal.message.includes('publish the shell first');
        prove(isSaid, `${area} of today needs today's shell, and publishing says so`, messageOf(refusal));
        continue;
      }
      await works([area], `${area} of today runs on the shell of the last release`);
      await rollback(site, area);
    }
    const refusal = await refusalOf(publishShell(site, outputOf('shell-demo')));
    if (refusal !== undefined) {
      const isSaid = refusal instanceof SiteError && refusal.message.includes('publish both as one set');
      prove(isSaid, "today's shell needs today's areas, and publishing says so", messageOf(refusal));
      const set = [
        { app: 'shell', folder: outputOf('shell-demo') },
        ...REMOTES.map((app) => ({ app, folder: outputOf(app) })),
      ];
      await publish(site, set);
      await works(REMOTES, 'the release of today works, published as one set');
      await rollbackShellSet(site, undefined);
      await works(REMOTES, 'the last release works again, served as the set that it was');
      return;
    }
    await works(REMOTES, 'the remotes of the last release run on the shell of today');
    for (const area of REMOTES) {
      await publishRemote(site, outputOf(area), area);
      await works([area], `${area} of today runs on the shell of today, beside remotes of the last release`);
    }
    await works(REMOTES, 'the release of today works');
    for (const area of REMOTES) {
      await rollback(site, area);
      await works([area], `${area} goes back to the last release alone`);
    }
  } finally {
    await server.close();
  }
}
