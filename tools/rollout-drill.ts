import { chromium, type Browser } from '@playwright/test';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { REMOTES } from '../build/apps.ts';
import { reportsAt } from '../deploy/reports/endpoint.ts';
import { healthText } from '../deploy/reports/health-text.ts';
import { readReports } from '../deploy/reports/read.ts';
import { healthOf } from '../deploy/reports/summary.ts';
import { changeSettings, createSite } from '../deploy/site/site.ts';
import { preview, promote, rollout, withdraw } from '../deploy/site/rollout.ts';
import { readBuild } from '../deploy/site/build.ts';
import { placeIn } from '../shell/src/composition/choice.ts';
import { bringUpToDate } from './build.ts';
import { outputOf } from './build/inputs.ts';
import { buildChanged, buildFaulty, SYSTEM } from './drill/build.ts';
import { cohortOf, isMarked, noticeOf, openIn, SILOS, visit, visitOften } from './drill/rollout-world.ts';
import { BROWSER_FLAGS, browserPath } from './machine/browser.ts';
import { ROOT } from './machine/files.ts';
import { run } from './machine/process.ts';
import { ensurePrograms } from './machine/programs.ts';
import { Checks } from './sdk/checks.ts';
import { createServer } from './server/server.ts';

/*
 * `npm run prove -- rollout:drill`: a build of one remote as a preview, as a rollout and as a watched release, in browsers on a throwaway site. The
 * watched build fails in one of three page views of each of ten clients; the figures of the collector are compared with what happened. Last line: `N/N checks`.
 */
const folder = mkdtempSync(join(tmpdir(), 'console-rollout-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
const REMOTE = SYSTEM.remote;
const SITE = join(folder, 'site');
const REPORTS = join(folder, 'reports');
const CHANGED = join(folder, 'changed');
const FAULTY = join(folder, 'faulty');

/** Clients by whose page views the faulty build is judged; one of three of each fails. */
const CLIENTS = 10;
const VIEWS = 3;
const FAULT =
  'globalThis.drillViews ??= new Map(); const views = globalThis.drillViews; const key = String(history.state?.key); if (!views.has(key)) views.set(key, views.size % 3); if (views.get(key) < 1) throw new Error("drill of a person");';

const checks = new Checks();
const { check } = checks;

const same = (found: Iterable<string>, ...wanted: string[]) => [...found].join() === wanted.join();
const buildOf = (path: string) => readBuild(path).what.build;

async function drillPreview(browser: Browser, url: string, served: string): Promise<void> {
  const build = await preview(SITE, { folder: CHANGED, app: REMOTE });
  const tab = await openIn(browser, url + SILOS);
  check(same(tab.builds, served), 'a preview changes nothing for a tab that did not ask for it', [
    ...tab.builds,
  ]);
  await visit(tab, `${url}${SILOS}?remotes=${REMOTE}:${build}`);
  check(same(tab.builds, build), 'a tab that asks for it runs it, and no file of the other build', [
    ...tab.builds,
  ]);
  check(
    (await noticeOf(tab)).includes(`preview of System, build ${build}`),
    'and says so',
    await noticeOf(tab),
  );
  await visit(tab, url + SILOS);
  check(same(tab.builds, build) && (await isMarked(tab)), 'the tab keeps it, marked, without the parameter');
  check((await cohortOf(tab, url)).includes('preview'), 'the support page says so');
  const other = await openIn(browser, url + SILOS, { context: tab.context });
  check(same(other.builds, served), 'another tab of the same browser runs the published build');
  await visit(tab, url + SILOS);
  const reloaded = tab.page.waitForEvent('load');
  await tab.page.getByRole('button', { name: 'End preview' }).click();
  await reloaded;
  await visit(tab, url + SILOS);
  check(same(tab.builds, served) && !(await isMarked(tab)), 'the button ends it', [...tab.builds]);
  await visit(other, `${url}${SILOS}?remotes=${REMOTE}:0000000000`);
  const refusal = await noticeOf(other);
  check(
    same(other.builds, served) && refusal.includes('is not available as a preview'),
    'a build that the registry does not list is refused',
    refusal,
  );
  await withdraw(SITE, REMOTE);
  await visit(tab, `${url}${SILOS}?remotes=${REMOTE}:${build}`);
  check(same(tab.builds, served), 'a preview that was withdrawn is refused as well');
  await tab.context.close();
}

async function drillRollout(browser: Browser, url: string, served: string): Promise<void> {
  const build = buildOf(CHANGED);
  await rollout(SITE, { folder: CHANGED, app: REMOTE }, { share: 40 });
  // Four on each side: the cohort of a browser depends on the build, so eight random browsers could all be in one
  const all = Array.from({ length: 100 }, (_, index) => `browser-${index}`);
  const [inside, outside] = [true, false].map((isIn) =>
    all.filter((id) => placeIn(id, REMOTE, build) < 40 === isIn).slice(0, 4),
  );
  const ids = [...(inside ?? []), ...(outside ?? [])];
  const tabs = await Promise.all(ids.map((id) => openIn(browser, url + SILOS, { id })));
  const wanted = ids.map((id) => (placeIn(id, REMOTE, build) < 40 ? build : served));
  const found = () => tabs.map(({ builds }) => [...builds].join('+'));
  check(
    same(found(), ...wanted),
    'eight browsers run what their places in the rollout say, never both',
    found(),
  );
  check(ids.length === 8, 'four of them the new build, four the old one');
  for (const tab of tabs) await visit(tab, url + SILOS);
  check(same(found(), ...wanted), 'and the same again in their next document', found());
  const [first] = tabs;
  const text = first ? await cohortOf(first, url) : '';
  check(text.includes('rollout to 40 % of the browsers'), 'the support page names the cohort', text);
  await rollout(SITE, { app: REMOTE, build }, { silos: ['fernhill'] });
  const of = tabs.at(-1);
  if (of) {
    await visit(of, url + SILOS);
    await visit(of, url + SILOS);
    check(same(of.builds, build), 'a rollout to a silo reaches its users from their next document on', [
      ...of.builds,
    ]);
    await rollout(SITE, { app: REMOTE, build }, { silos: ['other'] });
    await visit(of, url + SILOS);
    check(same(of.builds, served), 'and one to another silo does not');
  }
  await promote(SITE, REMOTE);
  for (const tab of tabs) await visit(tab, url + SILOS);
  check(same(new Set(found()), build), 'after the promotion all run the new build', found());
  await Promise.all(tabs.map(({ context }) => context.close()));
}

/** Without an endpoint neither the code of the reports is loaded nor anything sent. */
async function proveSilence(browser: Browser, url: string): Promise<void> {
  const context = await browser.newContext();
  const asked: string[] = [];
  context.on('request', (request) => asked.push(`${request.method()} ${new URL(request.url()).pathname}`));
  const { page } = await openIn(browser, url + SILOS, { context });
  // Reports are sent when a page is left
  await page.goto('about:blank');
  await context.close();
  const own = asked.filter((line) => line.startsWith('POST ') || line.includes('/assets/reports.'));
  check(
    asked.length > 10 && own.length === 0,
    'without an endpoint nothing is loaded for reports, and none is sent',
    own,
  );
}

async function drillWatch(browser: Browser, url: string): Promise<void> {
  const before = buildOf(CHANGED);
  const [faulty, cli] = [buildOf(FAULTY), join(ROOT, 'deploy/cli.ts')];
  const common = ['--site', SITE, '--reports', REPORTS];
  const begun = Date.now();
  const release = run(process.execPath, [
    cli,
    'publish',
    REMOTE,
    '--from',
    FAULTY,
    '--watch',
    '2m',
    ...common,
  ]);
  const open = (number: number) =>
    openIn(browser, `${url}/projects`, { at: 'Projects', address: `198.51.100.${number}` });
  const tab = await open(1);
  let failed = 0;
  while (!tab.builds.has(faulty) && Date.now() - begun < 20_000) {
    await tab.page.goto(`${url}/projects`);
    failed += await visitOften(tab, 1);
  }
  // All documents are of the faulty release before it is rolled back
  const tabs = [tab];
  while (tabs.length < CLIENTS) tabs.push(await open(tabs.length + 1));
  for (const one of tabs) failed += await visitOften(one, one === tab ? VIEWS - 1 : VIEWS);
  const { code, output } = await release;
  console.log(output.replaceAll(/^/gm, '     '));
  check(
    code === 2 && output.includes(`${before} is served again`),
    'the release was rolled back automatically and reported it',
    code,
  );
  // The last page view is reported when its page is left
  for (const { page } of tabs) await page.goto(`${url}/projects`);
  const health = healthOf(readReports(REPORTS, begun - 1_000));
  const own = health.builds.find(({ build }) => build === faulty);
  console.log(healthText(health).replaceAll(/^/gm, '     '));
  check(failed === CLIENTS, `${failed} of ${VIEWS * CLIENTS} views of the page failed, as built`);
  check(own?.failing === failed, 'the collector counted exactly these failures', own);
  check(own?.reasons.join() === `crash,${failed}`, 'each as a crash of this build', own?.reasons);
  const lines = JSON.stringify([...readReports(REPORTS, 0)]);
  check(!lines.includes('drill of a person'), 'and kept no message of an error');
  await visit(tab, url + SILOS);
  check(same(tab.builds, before), 'the next document runs the build before', [...tab.builds]);
  for (const { context } of tabs) await context.close();
}

async function drill(): Promise<void> {
  ensurePrograms(['chromium']);
  await bringUpToDate(['demo'], true);
  await createSite({
    shell: outputOf('shell-demo'),
    remotes: REMOTES.map(outputOf),
    settings: { demo: true },
    out: SITE,
  });
  await buildChanged(CHANGED, SYSTEM);
  await buildFaulty(FAULTY, FAULT);
  const server = createServer({ root: SITE });
  const url = await server.listen(0);
  const browser = await chromium.launch({ executablePath: browserPath(), args: BROWSER_FLAGS });
  const begun = performance.now();
  try {
    const served = buildOf(outputOf(REMOTE));
    await drillPreview(browser, url, served);
    await drillRollout(browser, url, served);
    await proveSilence(browser, url);
    await changeSettings(SITE, { reports: { endpoint: '/reports' } });
    const reporting = createServer({
      root: SITE,
      intercept: reportsAt(SITE, REPORTS),
      trustedProxies: ['127.0.0.1'],
    });
    try {
      await drillWatch(browser, await reporting.listen(0));
    } finally {
      await reporting.close();
    }
  } finally {
    console.log(`${Math.round((performance.now() - begun) / 1_000)} s in browsers`);
    await browser.close();
    await server.close();
  }
}

try {
  await drill();
} catch (error) {
  check(false, 'the drill ran to its end', error instanceof Error ? error.message : error);
}
process.exitCode = checks.end() ? 0 : 1;
