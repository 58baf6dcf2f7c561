import { chromium } from '@playwright/test';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BROWSER_FLAGS, browserPath } from './machine/browser.ts';
import { bringUpToDate, buildApps } from './build.ts';
import { buildChanged, SYSTEM } from './drill/build.ts';
import { RESOLVER } from './drill/day-world.ts';
import { drillDay } from './drill/day.ts';
import { drillContracts } from './drill/contracts.ts';
import { drillReleases } from './drill/releases.ts';
import { drillSigned } from './drill/signed.ts';
import { comeBack, openChangedForm, openTab } from './drill/tab.ts';
import { ensurePrograms } from './machine/programs.ts';
import { changedPaths, served } from './sdk/checks.ts';
import { REMOTES } from '../build/apps.ts';
import { outputOf, staleApps } from './build/inputs.ts';
import { createServer } from './server/server.ts';
import { list } from '../deploy/site/history.ts';
import { rollback } from '../deploy/site/rollback.ts';
import { createSite, publishRemote } from '../deploy/site/site.ts';

/*
 * `npm run prove -- release:drill`: a remote is changed in one module, published alone and rolled back while a tab is open, on a
 * throwaway site. Nothing of the repository is written to: the changed build comes from a build-time edit. With `--
 * --kept` it tests the upgrade from the last release to this one instead (tools/drill/releases.ts), which takes some
 * minutes; with `-- --day` it runs docs/operations-guide.md (tools/drill/day.ts).
 */
const { remote: REMOTE, module: MODULE, page: PAGE, heading: HEADING } = SYSTEM;
const folder = mkdtempSync(join(tmpdir(), 'console-drill-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

/** Prints the result, or ends the drill on a failure. */
function prove(holds: boolean, what: string, detail = ''): void {
  console.log(`${holds ? 'ok  ' : 'FAIL'} ${what}`);
  if (!holds) throw new Error(`${what}${detail === '' ? '' : `: ${detail}`}`);
}

function proveFiles(site: string, before: Map<string, string>, build: string): Map<string, string> {
  const after = served(site);
  const changed = changedPaths(before, after);
  const own = changed.filter((path) => path.startsWith(`remotes/${REMOTE}/${build}/`));
  const rest = changed.filter((path) => !own.includes(path));
  prove(
    rest.join() === 'index.html,registry.json',
    'nothing else changed but the document and the registry',
    rest.join(', '),
  );
  prove(
    own.every((path) => !before.has(path)),
    `the ${own.length} files of ${REMOTE} are new, none was overwritten`,
  );
  const known = new Set(before.values());
  const scripts = own.filter((path) => path.endsWith('.js'));
  const fresh = scripts.filter((path) => !known.has(after.get(path) ?? ''));
  const pins = fresh.filter((path) => /\/(remoteEntry|subject-[\w-]+)\.\w+\.js$/.test(path));
  prove(
    // The entry names the tables of the subjects, and these the chunks of their pages (docs/decisions/017-route-tables.md)
    fresh.length === pins.length + 1,
    `of ${scripts.length} scripts one and the ${pins.length} tables that pin files have new contents`,
    fresh.join(),
  );
  return after;
}

/** The way from the last release to this one, in a browser. */
async function fromLastRelease(): Promise<void> {
  ensurePrograms(['chromium']);
  await bringUpToDate(['demo'], true);
  const browser = await chromium.launch({ executablePath: browserPath(), args: BROWSER_FLAGS });
  try {
    await drillReleases({ folder, browser, prove });
  } finally {
    await browser.close();
  }
}

/** The commands of the operations guide, on builds for production. */
async function platformDay(): Promise<void> {
  ensurePrograms(['chromium', 'nginx', 'openssl']);
  await buildApps(staleApps(['shell', ...REMOTES]), true);
  const args = [...BROWSER_FLAGS, RESOLVER];
  const browser = await chromium.launch({ executablePath: browserPath(), args });
  try {
    if (!(await drillDay(folder, browser))) throw new Error('The guide does not hold');
  } finally {
    await browser.close();
  }
}

async function drill(): Promise<void> {
  ensurePrograms(['chromium']);
  await bringUpToDate(['demo'], true);
  const site = join(folder, 'site');
  await createSite({
    shell: outputOf('shell-demo'),
    remotes: REMOTES.map(outputOf),
    settings: { demo: true },
    out: site,
  });
  console.log(`Published to ${site}:`);
  for (const { app, build } of list(site)) console.log(`     ${app.padEnd(9)} ${build}`);
  const first = served(site);
  const server = createServer({ root: site });
  const url = await server.listen(0);
  const browser = await chromium.launch({ executablePath: browserPath(), args: BROWSER_FLAGS });
  try {
    const old = await openTab(browser, url + PAGE);
    await old.page.getByRole('heading', { level: 1, name: HEADING }).waitFor();
    console.log(`Opened a tab at ${PAGE}. Building ${REMOTE} with ${MODULE} changed.`);
    await buildChanged(join(folder, 'changed'), SYSTEM);
    const { build } = await publishRemote(site, join(folder, 'changed'), REMOTE);
    console.log(`Published ${REMOTE} ${build} alone.`);
    const second = proveFiles(site, first, build);

    prove(
      !(await openChangedForm(old, SYSTEM)),
      'the open tab opens a form it had not loaded, from the old files',
    );
    await old.page.getByRole('textbox', { name: 'Name' }).first().fill('drill');
    const notice = await comeBack(old);
    prove(
      /System/.test(notice),
      `the open tab is told: ${notice.replace(/ is available.*/s, ' is available.')}`,
    );
    const name = await old.page.getByRole('textbox', { name: 'Name' }).first().inputValue();
    prove(name === 'drill', 'what was typed in its form is still there');

    const fresh = await openTab(browser, url + PAGE);
    prove(await openChangedForm(fresh, SYSTEM), 'a new tab runs the new build');
    prove(
      fresh.scripts.every((path) => path.includes(`/${build}/`)),
      'and none of the old one',
    );

    console.log(`Back to the build before: ${await rollback(site, REMOTE)}.`);
    const third = served(site);
    const back = changedPaths(second, third);
    prove(
      back.join() === 'index.html,registry.json',
      'the rollback changed the document and the registry alone',
      back.join(),
    );
    const same = changedPaths(first, third).every((path) => path.startsWith(`remotes/${REMOTE}/${build}/`));
    prove(same, 'both are byte for byte what they were before the release');
    const again = await openTab(browser, url + PAGE);
    prove(!(await openChangedForm(again, SYSTEM)), 'a new tab runs the old build again');
    await fresh.page.getByRole('button', { name: 'Cancel' }).click();
    await fresh.page.getByRole('heading', { level: 1, name: HEADING }).waitFor();
    prove(/System/.test(await comeBack(fresh)), 'the tab with the withdrawn build goes on and is told');
    await drillSigned({ folder, site, changed: join(folder, 'changed'), prove });
    await drillContracts({ folder, site, browser, prove });
    const problems = [old, fresh, again].flatMap((tab) => tab.problems);
    prove(problems.length === 0, 'no tab met an error or a failed request', problems.join('; '));
  } finally {
    await browser.close();
    await server.close();
  }
}

try {
  const isAsked = (flag: string) => process.argv.includes(flag);
  await (isAsked('--day') ? platformDay() : isAsked('--kept') ? fromLastRelease() : drill());
  console.log('release drill: passed');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.log('release drill: failed');
  process.exitCode = 1;
}
