import { chromium, type Browser } from '@playwright/test';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { startNginx } from '../../deploy/run-nginx.ts';
import { createSite } from '../../deploy/site/site.ts';
import { REMOTES } from '../../build/apps.ts';
import { bringUpToDate } from '../build.ts';
import { outputOf } from '../build/inputs.ts';
import { comeBack, openTab } from '../drill/tab.ts';
import { BROWSER_FLAGS, browserPath } from '../machine/browser.ts';
import { seconds } from '../machine/process.ts';
import { ensurePrograms, isLeftOut } from '../machine/programs.ts';
import { createServer } from '../server/server.ts';
import { freePort } from '../testing/free-port.ts';
import { changedPaths, Checks, deploy, entryOf, served } from './checks.ts';
import { consult } from './consult.ts';
import { addExtensions, visitExtensions } from './extensions.ts';
import { addOwnApi, visitOwnApi } from './own-api.ts';
import { pack } from './pack.ts';
import { clash, library, look, lostTab, secondCopy } from './refused.ts';
import { Team } from './team.ts';
import { appears, loseArea, openPage, visitArea, visitOverview } from './visit.ts';

/*
 * `npm run prove -- sdk:drill`: a team's first day, from scratch and with npm only. The SDK is packed, an area is created with
 * it outside of the repository, tested, built, published into a served site, used, changed, rolled back and removed.
 * Last line `N/N checks`.
 */
const STOCK_ENTRY = 25_000;
const checks = new Checks();
const { check, works } = checks;
const folder = mkdtempSync(join(tmpdir(), 'console-sdk-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

async function publishArea(site: string, team: Team): Promise<void> {
  const before = served(site);
  await works('npm run deploy -- publish FOLDER', deploy(site, 'publish', team.path('dist')));
  const rest = changedPaths(before, served(site)).filter((path) => !path.startsWith('remotes/reports/'));
  check(
    rest.join() === 'index.html,registry.json',
    'shell and other areas are byte for byte what they were',
    rest.join(),
  );
}

/** Changes the text of the list, and builds. */
async function buildChanged(team: Team): Promise<void> {
  const path = team.path('src/list.tsx');
  writeFileSync(path, readFileSync(path, 'utf8').replace('title="Reports"', 'title="Reports today"'));
  await works('npm run build of a change', team.npm(['run', 'build']));
}

const FINDINGS = `import type { Finding } from '@console/shared/contract';
export const findings = async (): Promise<readonly Finding[]> => [
  { key: 'late', severity: 'notice', text: 'Report daily is late', to: '/reports' },
];
`;

/** The area adds a finding to the overview of the system; when it is lost, a row of the overview names it. */
async function addFindings(browser: Browser, url: string, site: string, team: Team): Promise<void> {
  const [area, manifest] = [team.path('src/area.ts'), team.path('src/manifest.ts')];
  writeFileSync(team.path('src/findings.ts'), FINDINGS);
  writeFileSync(
    area,
    readFileSync(area, 'utf8')
      .replace('query: QueryIdentity', 'query: QueryIdentity, findings')
      .replace(/^/, "import { findings } from './findings.ts';\n"),
  );
  writeFileSync(
    manifest,
    readFileSync(manifest, 'utf8').replace("mount: 'console',", "mount: 'console',\n  hasFindings: true,"),
  );
  await works('npm run build with findings', team.npm(['run', 'build']));
  await publishArea(site, team);
  await visitOverview(browser, url, checks);
}

/** A new build is announced in an open tab, runs in a new one, and is rolled back. */
async function releaseAgain(browser: Browser, url: string, site: string, team: Team): Promise<void> {
  const first = served(site);
  const tab = await openTab(browser, `${url}/reports`);
  await tab.page.getByRole('heading', { level: 1, name: 'Reports' }).waitFor();
  await buildChanged(team);
  await publishArea(site, team);
  const notice = await comeBack(tab);
  check(notice.includes('Reports'), 'an open tab is told of the new version', notice);
  const { page } = await openPage(browser, `${url}/reports`);
  check(await appears(page.getByRole('heading', { name: 'Reports today' })), 'a new tab runs it');
  await works('npm run deploy -- rollback reports', deploy(site, 'rollback', 'reports'));
  const changed = changedPaths(first, served(site)).filter((path) => !path.startsWith('remotes/reports/'));
  check(changed.length === 0, 'the site is what it was before', changed.join());
  await page.reload();
  check(
    await appears(page.getByRole('heading', { name: 'Reports', exact: true })),
    'a new page runs the build before',
  );
}

/** The development server in front of the published site: it runs, and an edit is seen. */
async function develop(browser: Browser, url: string, team: Team): Promise<void> {
  const port = await freePort();
  const path = team.path('src/list.tsx');
  const source = readFileSync(path, 'utf8');
  const broken = `${source}\nimport './lost.ts';\n`;
  writeFileSync(path, broken);
  const running = await team.dev(url, port);
  try {
    const first = await browser.newPage();
    await first.goto(`${running.url}/reports`);
    check(await appears(first.getByText('lost.ts')), 'npm run dev shows why a first build fails');
    writeFileSync(path, source);
    check(
      await appears(first.getByRole('heading', { level: 1, name: 'Reports' })),
      'and the area once it is built',
    );
    await first.close();
    const { page, problems } = await openPage(browser, `${running.url}/reports`);
    const shown = page.getByRole('heading', { level: 1 });
    check(
      await appears(shown.filter({ hasText: 'Reports' })),
      'npm run dev runs in front of a published site',
    );
    const edited = performance.now();
    writeFileSync(path, source.replace(/title="[^"]*"/, 'title="Reports at work"'));
    check(await appears(shown.filter({ hasText: 'Reports at work' })), 'and shows an edit');
    console.log(`     after ${seconds(performance.now() - edited)}`);
    writeFileSync(path, broken);
    const failure = page.getByRole('alert').filter({ hasText: 'The area could not be built' });
    check(await appears(failure.filter({ hasText: 'lost.ts' })), 'and over the page, why it cannot be built');
    check(await shown.filter({ hasText: 'Reports at work' }).isVisible(), 'where the build before goes on');
    writeFileSync(path, source);
    check(await appears(shown.filter({ hasText: 'Reports today' })), 'and that it was taken back');
    check((await failure.count()) === 0, 'without the message');
    check(problems.length === 0, 'without an error', problems.join('; '));
    await page.close();
  } finally {
    await running.close();
  }
}

async function drill(): Promise<void> {
  const sdk = await pack('sdk', folder);
  check(true, `npm run prove -- sdk packed ${sdk.replace(/^.*\//, '')}`);
  const team = new Team(join(folder, 'team/reports'));
  await works('npx console-sdk new reports', team.create(sdk, 'reports', folder));
  await works('npm ci', team.npm(['ci', '--no-audit', '--no-fund', '--prefer-offline']));
  await works('npm test: types, rules, unit tests, build', team.npm(['test']));
  const bytes = brotliCompressSync(readFileSync(team.path(`dist/${entryOf(team.path('dist'))}`))).byteLength;
  check(bytes <= STOCK_ENTRY, `its entry weighs ${bytes} bytes of ${STOCK_ENTRY} (brotli)`);

  ensurePrograms(['chromium', 'nginx']);
  await bringUpToDate(['demo'], true);
  const site = join(folder, 'site');
  const remotes = REMOTES.map(outputOf);
  await createSite({ shell: outputOf('shell-demo'), remotes, settings: { demo: true }, out: site });
  const browser = await chromium.launch({ executablePath: browserPath(), args: BROWSER_FLAGS });
  const server = createServer({ root: site });
  const url = await server.listen(0);
  try {
    await publishArea(site, team);
    await visitArea(browser, url, checks);
    await loseArea(browser, url, checks);
    await addFindings(browser, url, site, team);
    await addOwnApi(team, works);
    await addExtensions(team, works);
    await publishArea(site, team);
    await visitOwnApi(browser, url, checks);
    await visitExtensions(browser, url, checks);
    await releaseAgain(browser, url, site, team);
    await develop(browser, url, team);
    await works(
      'npm run test:e2e',
      team.npm(['run', 'test:e2e'], { CONSOLE_URL: url, PORT: String(await freePort()) }),
    );
    await consult(url, team, checks);
    await lostTab(team, checks);
    await look(team, checks);
    await library(team, checks);
    await secondCopy(site, team, checks);
    await clash(site, team, checks);
    if (!isLeftOut('nginx')) {
      const nginx = await startNginx({
        root: site,
        api: 'http://127.0.0.1:9',
        port: await freePort(),
        mock: true,
      });
      const { page } = await openPage(browser, `${nginx.url}/reports`);
      check(
        await appears(page.getByRole('heading', { level: 1, name: 'Reports' })),
        'nginx serves it the same',
      );
      await page.close();
      await nginx.close();
    }
    await works('npm run deploy -- remove reports', deploy(site, 'remove', 'reports'));
    const { page } = await openPage(browser, `${url}/reports`);
    check(await appears(page.getByRole('heading', { name: 'Page not found' })), 'a removed area is gone');
  } finally {
    await browser.close();
    await server.close();
  }
}

try {
  await drill();
} catch (error) {
  check(false, error instanceof Error ? error.message : String(error));
}
process.exitCode = checks.end() ? 0 : 1;
