#!/usr/bin/env node
import { existsSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { isRecord, readJson } from '../tools/machine/files.ts';
import { readFlags, urlFlag } from '../tools/machine/flags.ts';
import { REMOTES } from '../build/apps.ts';
import { exportSite } from './site/export.ts';
import { SiteError } from './site/site-error.ts';
import { audit } from './site/audit.ts';
import { removeArea } from './site/remove.ts';
import { rollback, rollbackSet, rollbackShellSet } from './site/rollback.ts';
import { changeSettings, createSite, publish, stage, switchStaged, type BuildFolder } from './site/site.ts';
import type { Publisher } from './site/release.ts';
import { printList, sentenceOf, settingsOf } from './cli-words.ts';
import { ROLLOUT_COMMANDS, runRollout } from './rollout-commands.ts';
import { collect, health, watchOf } from './reports/commands.ts';
import { watchRelease } from './reports/watch.ts';
import { renderNginx } from './nginx.ts';

const USAGE = `console-deploy <command> --site DIR       in the repository: npm run deploy -- <command> --site DIR

  create [--settings FILE] [--from DIST]     a new site of all builds
  publish APP… [--from FOLDER] [--watch 10m --reports DIR [--limit POINTS]]
                                             verify builds, bring them to the site, serve them all in one step
  publish FOLDER…                            the same for folders of builds, of areas that the site does not have yet, too
  rollback APP… [--build ID]                 serve what was served before, or the build named
  rollback shell --set [--build ID]          serve an earlier shell with the areas as they were with it
  remove APP                                 take an area out of the console, such as after its first release
  stage APP [--from FOLDER]                  bring a build to the site; needs the app's own folders alone
  switch APP…                                serve what was staged, in one step
  preview APP|FOLDER [--build ID]            let those who open ?remotes=APP:ID run a build; all others run what is served
  rollout APP|FOLDER --share PERCENT | --silos A,B [--build ID]
                                             let a part of the browsers run a build
  promote APP|FOLDER                         serve the build of the rollout to all
  health --reports DIR [--since 24h]         what browsers reported: errors per build, areas that fail, slow routes
  collect --reports DIR --port N             keep the reports of browsers, a file a day
  verify [--url URL]                         compare every file that a browser may get with the records of its build
  withdraw APP [--build ID]                  end the rollout and the previews, or the one named
  list                                       every published build: when, by whom, of which commit
  settings KEY=VALUE…                        change what the deployer owns (deploy/config.schema.json)
  export --out DIR                           what is served as plain files, for storage; prints the order of upload
  nginx --api URL [--api-authority F] [--listen 443] [--server-name N] [--origin URL] [--root DIR] [--certificate F --key F]
        [--brotli] [--keep-host] [--reports URL] [--out FILE]
                                             the server's configuration
APP is shell, ${REMOTES.join(', ')}, or the name of another team's area. Builds are taken from dist/ unless --from names another such folder, or, for one
app, the folder of its build. --by NAME says who publishes, --wait SECONDS how long to wait for another publisher. The variable SITE stands for --site.`;

const { values, positionals } = readFlags(USAGE, {
  allowPositionals: true,
  options: {
    site: { type: 'string' },
    from: { type: 'string' },
    build: { type: 'string' },
    set: { type: 'boolean', default: false },
    url: { type: 'string' },
    watch: { type: 'string' },
    reports: { type: 'string' },
    limit: { type: 'string' },
    since: { type: 'string', default: '24h' },
    port: { type: 'string' },
    share: { type: 'string' },
    silos: { type: 'string' },
    by: { type: 'string' },
    wait: { type: 'string' },
    settings: { type: 'string' },
    api: { type: 'string' },
    'api-authority': { type: 'string' },
    listen: { type: 'string', default: '443' },
    'server-name': { type: 'string' },
    origin: { type: 'string' },
    root: { type: 'string' },
    certificate: { type: 'string' },
    key: { type: 'string' },
    brotli: { type: 'boolean', default: false },
    'keep-host': { type: 'boolean', default: false },
    out: { type: 'string' },
  },
});

/** A required argument of the command. */
function needed(value: string | undefined, what: string): string {
  if (value === undefined) throw new SiteError(`${what} is missing.\n\n${USAGE}`);
  return value;
}

/** Who publishes, and where the commands print their messages. */
function publisher(): Publisher {
  const { by, wait } = values;
  if (wait !== undefined && !/^\d+$/.test(wait)) throw new SiteError('--wait is a number of seconds');
  return {
    say: (line) => console.error(line),
    ...(by !== undefined && { by }),
    ...(wait !== undefined && { wait: Number(wait) * 1_000 }),
  };
}

/** Folder of an app's build below a folder such as `dist`. */
const folderIn = (dist: string, app: string) => join(dist, app === 'shell' ? 'shell' : `remotes/${app}`);

const isBuild = (folder: string) =>
  existsSync(join(folder, 'row.json')) || existsSync(join(folder, 'build.json'));

/** Resolves a path relative to the caller's folder: npm runs scripts in the folder of the package. */
const pathOf = (word: string) => resolve(process.env['INIT_CWD'] ?? '.', word);

/** Folder of an app's build: `--from` may name it directly. */
function folderOf(app: string): string {
  const from = resolve(values.from ?? 'dist');
  return isBuild(from) ? from : folderIn(from, app);
}

async function create(site: string): Promise<void> {
  const from = resolve(values.from ?? 'dist');
  const settings = values.settings === undefined ? {} : readJson(values.settings);
  if (!isRecord(settings)) throw new SiteError(`${values.settings} is no JSON object`);
  const remotes = REMOTES.map((name) => folderIn(from, name));
  await createSite({ ...publisher(), shell: folderIn(from, 'shell'), remotes, settings, out: site });
  console.log(`Created ${site}`);
}

/** The builds that arguments name: an app, or the path of a build folder, whose metadata names the app. */
const foldersOf = (words: readonly string[]): BuildFolder[] =>
  words.map((word) =>
    word.includes('/') ? { folder: pathOf(word) } : { app: word, folder: folderOf(word) },
  );

/** Publishes, and with `--watch` rolls the build back when it fails more often than the previous one. */
async function publishAndWatch(site: string, apps: readonly string[]): Promise<void> {
  const { watch, limit } = values;
  const asked =
    watch === undefined
      ? undefined
      : watchOf(site, apps, { watch, limit, reports: needed(values.reports, '--reports DIR') });
  report(await publish(site, foldersOf(apps), publisher()), 'is served');
  if (asked === undefined) return;
  const { back } = await watchRelease(asked, { ...publisher(), say: (line) => console.log(line) });
  if (back !== undefined) process.exitCode = 2;
}

function report(done: readonly string[], what: string): void {
  for (const build of done) console.log(`${build} ${what}`);
}

async function serveEarlier(site: string, apps: readonly string[]): Promise<string[]> {
  if (values.set) {
    if (apps.join() !== 'shell')
      throw new SiteError('--set is for a rollback of the shell: rollback shell --set');
    return await rollbackShellSet(site, values.build, publisher());
  }
  if (values.build === undefined) return await rollbackSet(site, apps, publisher());
  const [app = '', ...others] = apps;
  if (others.length > 0) throw new SiteError('--build is for one app alone');
  return [`${app} ${await rollback(site, app, values.build, publisher())}`];
}

async function verify(site: string): Promise<void> {
  const { builds, problems } = await audit(site, values.url);
  for (const { app, build, files, commit = '-', lock = '-', packages = '?' } of builds)
    console.log(
      `${app.padEnd(10)} ${build.padEnd(14)} ${files} files, commit ${commit}, lock file ${lock.slice(0, 19)}, ${packages} packages`,
    );
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
  else console.log(`Everything on ${values.url ?? 'the disk'} is as its build recorded it`);
}

/** Changes settings, and says when the configuration of the web server has to change too. */
async function change(site: string, settings: Record<string, unknown>): Promise<void> {
  await changeSettings(site, settings, publisher());
  const isOfServer = Object.hasOwn(settings, 'basePath') || Object.hasOwn(settings, 'reports');
  const next = isOfServer
    ? '. Write the configuration of nginx again and reload it: npm run deploy -- nginx'
    : '';
  console.log(`Changed ${Object.keys(settings).join(', ')}${next}`);
}

async function remove(site: string, app: string): Promise<void> {
  await removeArea(site, app, publisher());
  console.log(`${app} is removed`);
}

function nginx(site: string): void {
  const { certificate, key, out } = values;
  const text = renderNginx(site, {
    root: values.root ?? site,
    api: needed(values.api, '--api'),
    listen: values.listen,
    brotli: values.brotli,
    keepHost: values['keep-host'],
    ...(values['server-name'] === undefined ? {} : { serverName: values['server-name'] }),
    ...(values.origin === undefined ? {} : { origin: urlFlag(USAGE, 'origin', values.origin).origin }),
    ...(certificate === undefined || key === undefined ? {} : { certificate, key }),
    ...(values['api-authority'] === undefined ? {} : { apiAuthority: resolve(values['api-authority']) }),
    ...(values.reports === undefined ? {} : { reports: values.reports }),
  });
  if (out === undefined) return console.log(text);
  writeFileSync(out, text);
  console.log(`Wrote ${out}`);
}

async function main(): Promise<void> {
  const [command, ...words] = positionals;
  if (command === undefined) {
    console.log(USAGE);
    return;
  }
  if (command === 'health') {
    console.log(health(needed(values.reports, '--reports DIR'), values.since));
    return;
  }
  if (command === 'collect') {
    const port = Number(needed(values.port, '--port N'));
    console.log(`Collecting on ${await collect(needed(values.reports, '--reports DIR'), port)}`);
    return;
  }
  const site = resolve(needed(values.site ?? process.env['SITE'], '--site DIR'));
  const apps = () => [needed(words[0], 'the name of an app'), ...words.slice(1)];
  if (command === 'create') await create(site);
  else if (command === 'publish') await publishAndWatch(site, apps());
  else if (command === 'export')
    for (const path of exportSite(site, resolve(needed(values.out, '--out DIR')))) console.log(path);
  else if (command === 'stage')
    for (const one of foldersOf(apps())) report([await stage(site, one, publisher())], 'is staged');
  else if (command === 'switch') report(await switchStaged(site, apps(), publisher()), 'is served');
  else if (command === 'rollback') report(await serveEarlier(site, apps()), 'is served');
  else if (command === 'remove') await remove(site, needed(words[0], 'the name of an app'));
  else if (ROLLOUT_COMMANDS.has(command)) {
    const [word = ''] = apps();
    const isFolder = word.includes('/');
    const { build, from, share, silos } = values;
    const given = isFolder
      ? { from: word, folder: pathOf(word) }
      : { app: word, from, folder: folderOf(word) };
    console.log(await runRollout(command, { site, build, share, silos, ...given }, publisher()));
  } else if (command === 'verify') await verify(site);
  else if (command === 'list') printList(site);
  else if (command === 'settings') await change(site, settingsOf(words));
  else if (command === 'nginx') nginx(site);
  else throw new SiteError(`There is no command ${command}.\n\n${USAGE}`);
}

try {
  await main();
} catch (error) {
  // An error of the operating system (no space, no write permission) has a code and names the file; any other error
  // is a bug.
  if (!(error instanceof SiteError) && !(error instanceof Error && 'code' in error)) throw error;
  console.error(sentenceOf(error));
  process.exitCode = 1;
}
