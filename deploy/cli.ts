#!/usr/bin/env node
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readJson } from '../tools/machine/files.ts';
import { isRecord } from '../shared/record/index.ts';
import { readFlags } from '../tools/machine/flags.ts';
import { REMOTES } from '../build/apps.ts';
import { exportSite } from './site/export.ts';
import { SiteError } from './site/site-error.ts';
import { audit } from './site/audit.ts';
import { removeArea } from './site/remove.ts';
import { rollback, rollbackSet, rollbackShellSet } from './site/rollback.ts';
import {
  changeSettings,
  createSite,
  publish,
  publishEarlier,
  stage,
  switchStaged,
  type BuildFolder,
} from './site/site.ts';
import type { Publisher } from './site/release.ts';
import { printAudit, printList, sentenceOf, settingsOf } from './cli-words.ts';
import { readPrivateKey, signingOf } from './site/keys.ts';
import { keygen, keysOf, signFolders, verifyKeyFlag } from './signing-commands.ts';
import { ROLLOUT_COMMANDS, runRollout } from './rollout-commands.ts';
import { prune } from './site/prune.ts';
import { collect, durationOf, health, watchOf } from './reports/commands.ts';
import { STATUS, watchBuild, type Watch } from './reports/watch.ts';
import { writeNginx } from './nginx-command.ts';
import { FLAGS, USAGE } from './usage.ts';

const { values, positionals } = readFlags(USAGE, {
  allowPositionals: true,
  options: FLAGS,
});

/** A required argument of the command. */
function needed(value: string | undefined, what: string): string {
  if (value === undefined) throw new SiteError(`${what} is missing.\n\n${USAGE}`);
  return value;
}

/** Who publishes, and where the commands print their messages. */
function publisher(): Publisher {
  const { by, wait, key } = values;
  if (wait !== undefined && !/^\d+$/.test(wait)) throw new SiteError('--wait is a number of seconds');
  return {
    say: (line) => console.error(line),
    ...(by !== undefined && { by }),
    ...(wait !== undefined && { wait: Number(wait) * 1_000 }),
    ...(key !== undefined && { key: readPrivateKey(pathOf(key)) }),
  };
}

/** Folder of an app's build below a folder such as `dist`. */
const folderIn = (dist: string, app: string) => join(dist, app === 'shell' ? 'shell' : `remotes/${app}`);

const isBuild = (folder: string) => ['row.json', 'build.json'].some((name) => existsSync(join(folder, name)));

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

/** Runs a command that returns the name of its app. With `--watch`, rolls the build back when it fails more often than the previous one. */
async function andWatch(site: string, what: Watch['what'], run: () => Promise<string>): Promise<void> {
  const { watch, limit } = values;
  const asked =
    watch === undefined
      ? undefined
      : watchOf(site, what, { watch, limit, reports: needed(values.reports, '--reports DIR') });
  const app = await run();
  if (asked === undefined) return;
  const { verdict } = await watchBuild(
    { ...asked, app },
    { ...publisher(), say: (line) => console.log(line) },
  );
  process.exitCode = STATUS[verdict];
}

async function publishAll(site: string, words: readonly string[]): Promise<void> {
  if (values.watch !== undefined && words.length > 1) throw new SiteError('--watch is for one app alone');
  if (values['as-earlier']) {
    const [{ folder } = { folder: '' }, ...more] = foldersOf(words);
    if (more.length > 0) throw new SiteError('--as-earlier is for the shell alone');
    return report([`shell ${await publishEarlier(site, folder, publisher())}`], 'runs the areas before');
  }
  await andWatch(site, 'release', async () => {
    const keepEarlier = values['keep-earlier'];
    const done = await publish(site, foldersOf(words), { ...publisher(), keepEarlier });
    report(done, 'is served');
    return done[0]?.split(' ', 1)[0] ?? '';
  });
}

async function runOfRollout(site: string, command: string, word: string): Promise<void> {
  if (values.watch !== undefined && command !== 'rollout' && command !== 'promote')
    throw new SiteError('--watch is for publish, rollout and promote');
  const { build, from, share, silos } = values;
  const isFolder = word.includes('/');
  const given = isFolder ? { from: word, folder: pathOf(word) } : { app: word, from, folder: folderOf(word) };
  await andWatch(site, command === 'promote' ? 'release' : 'rollout', async () => {
    const done = await runRollout(command, { site, build, share, silos, ...given }, publisher());
    console.log(done);
    // The sentence begins with the name of the app
    return done.split(' ', 1)[0] ?? '';
  });
}

const report = (done: readonly string[], what: string): void =>
  done.forEach((build) => console.log(`${build} ${what}`));

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
  const keys = values['release-keys'];
  const audited = await audit(site, values.url, keys === undefined ? undefined : signingOf(keys, pathOf));
  if (audited.problems.length > 0) process.exitCode = 1;
  printAudit(audited, values.url ?? 'the disk', values.json);
}

/** Changes settings, and reports when the configuration of the web server has to change too. */
async function change(site: string, settings: Record<string, unknown>): Promise<void> {
  await changeSettings(site, settings, publisher());
  const isOfServer = Object.hasOwn(settings, 'basePath') || Object.hasOwn(settings, 'reports');
  const next = isOfServer
    ? '. Write the configuration of nginx again and reload it: npm run deploy -- nginx'
    : '';
  const keys = Object.keys(settings).join(', ');
  console.log(keys === '' ? 'Wrote the document again' : `Changed ${keys}${next}`);
}

async function remove(site: string, app: string): Promise<void> {
  await removeArea(site, app, publisher());
  report([app], 'is removed');
}

/** Runs a command that needs no site; false for any other one. */
function isWithoutSite(command: string, words: () => readonly string[]): boolean {
  if (command === 'health')
    console.log(health(needed(values.reports, '--reports DIR'), values.since, values.json));
  else if (command === 'keygen') console.log(keygen(pathOf(needed(values.out, '--out FILE'))));
  else if (command === 'sign') {
    const key = readPrivateKey(pathOf(needed(values.key, '--key FILE')));
    console.log(signFolders(foldersOf(words()), needed(values.for, '--for NAME'), key));
  } else return false;
  return true;
}

async function main(): Promise<void> {
  const [command, ...words] = positionals;
  if (command === undefined) {
    console.log(USAGE);
    return;
  }
  verifyKeyFlag(command, values.key);
  const apps = () => [needed(words[0], 'the name of an app'), ...words.slice(1)];
  if (isWithoutSite(command, apps)) return;
  const site = resolve(needed(values.site ?? process.env['SITE'], '--site DIR'));
  if (command === 'create') await create(site);
  else if (command === 'publish') await publishAll(site, apps());
  else if (command === 'export')
    for (const path of exportSite(site, resolve(needed(values.out, '--out DIR')))) console.log(path);
  else if (command === 'stage')
    for (const one of foldersOf(apps())) report([await stage(site, one, publisher())], 'is staged');
  else if (command === 'switch') report(await switchStaged(site, apps(), publisher()), 'is served');
  else if (command === 'rollback') report(await serveEarlier(site, apps()), 'is served');
  else if (command === 'remove') await remove(site, needed(words[0], 'the name of an app'));
  else if (ROLLOUT_COMMANDS.has(command)) await runOfRollout(site, command, apps()[0] ?? '');
  else if (command === 'verify') await verify(site);
  else if (command === 'list') printList(site, values.json);
  else if (command === 'prune')
    for (const line of await prune(site, durationOf(values.older), publisher())) console.log(line);
  else if (command === 'collect') {
    const [reports, port] = [
      needed(values.reports, '--reports DIR'),
      Number(needed(values.port, '--port N')),
    ];
    console.log(`Collecting on ${await collect({ site, reports, port, keep: values.keep })}`);
  } else if (command === 'keys') console.log(await keysOf(site, words[0], pathOf, publisher()));
  else if (command === 'settings') await change(site, settingsOf(words));
  else if (command === 'nginx') writeNginx(site, values, needed);
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
