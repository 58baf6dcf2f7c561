import { existsSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { isRecord, readJson, ROOT } from '../tools/files.ts';
import { REMOTES } from '../tools/inputs.ts';
import { SiteError } from '../tools/site-error.ts';
import { changeSettings, createSite, list, publishRemote, publishShell, rollback } from '../tools/site.ts';
import { renderNginx } from './nginx.ts';

const USAGE = `npm run deploy -- <command> --site DIR

  create [--settings FILE] [--from DIST]     a new site of all builds
  publish shell|REMOTE [--from FOLDER]       verify a build, copy it, serve it
  rollback shell|REMOTE [--build ID]         serve the build before the current one, or the one named
  list                                       every published build
  settings KEY=VALUE…                        change what the deployer owns (deploy/config.schema.json)
  nginx --api URL [--listen 443] [--server-name N] [--origin URL] [--root DIR] [--certificate F --key F]
        [--brotli] [--keep-host] [--next FOLDER] [--out FILE]
                                             the server's configuration
Remotes: ${REMOTES.join(', ')}. Builds are taken from dist/ unless --from says otherwise.`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    site: { type: 'string' },
    from: { type: 'string' },
    build: { type: 'string' },
    settings: { type: 'string' },
    api: { type: 'string' },
    listen: { type: 'string', default: '443' },
    'server-name': { type: 'string' },
    origin: { type: 'string' },
    root: { type: 'string' },
    certificate: { type: 'string' },
    key: { type: 'string' },
    brotli: { type: 'boolean', default: false },
    'keep-host': { type: 'boolean', default: false },
    next: { type: 'string' },
    out: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});

/** An argument that the command cannot do without. */
function needed(value: string | undefined, what: string): string {
  if (value === undefined) throw new SiteError(`${what} is missing.\n\n${USAGE}`);
  return value;
}

const DIST = join(ROOT, 'dist');

async function create(site: string): Promise<void> {
  const from = resolve(values.from ?? DIST);
  const settings = values.settings === undefined ? {} : readJson(values.settings);
  if (!isRecord(settings)) throw new SiteError(`${values.settings} is no JSON object`);
  const remotes = REMOTES.map((name) => join(from, 'remotes', name));
  await createSite({ shell: join(from, 'shell'), remotes, settings, out: site });
  console.log(`Created ${site}`);
}

async function publish(site: string, name: string): Promise<void> {
  const folder = resolve(values.from ?? join(DIST, name === 'shell' ? 'shell' : `remotes/${name}`));
  if (name === 'shell') {
    console.log(`shell ${await publishShell(site, folder)} is served`);
    return;
  }
  if (!existsSync(join(folder, 'row.json')))
    throw new SiteError(`${folder} holds no build: npm run build -- ${name}`);
  const row = await publishRemote(site, folder, name);
  console.log(`${row.name} ${row.build} is served`);
}

function printList(site: string): void {
  for (const { app, build, at, current } of list(site))
    console.log(`${current ? '*' : ' '} ${app.padEnd(10)} ${build.padEnd(14)} ${at}`);
}

/** `KEY=VALUE` words; `true` and `false` are booleans. */
function settingsOf(words: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(
    words.map((word) => {
      const [key = '', ...rest] = word.split('=');
      const value = rest.join('=');
      return [key, value === 'true' ? true : value === 'false' ? false : value];
    }),
  );
}

function nginx(site: string): void {
  const { certificate, key, next, out } = values;
  const text = renderNginx(site, {
    root: values.root ?? site,
    api: needed(values.api, '--api'),
    listen: values.listen,
    brotli: values.brotli,
    keepHost: values['keep-host'],
    ...(values['server-name'] === undefined ? {} : { serverName: values['server-name'] }),
    ...(values.origin === undefined ? {} : { origin: new URL(values.origin).origin }),
    ...(certificate === undefined || key === undefined ? {} : { certificate, key }),
    ...(next === undefined ? {} : { next: resolve(next) }),
  });
  if (out === undefined) console.log(text);
  else writeFileSync(out, text);
}

async function main(): Promise<void> {
  const [command, ...words] = positionals;
  if (command === undefined || values.help) {
    console.log(USAGE);
    return;
  }
  const site = resolve(needed(values.site, '--site DIR'));
  const name = () => needed(words[0], 'the name of an app');
  if (command === 'create') await create(site);
  else if (command === 'publish') await publish(site, name());
  else if (command === 'rollback')
    console.log(`${name()} ${await rollback(site, name(), values.build)} is served`);
  else if (command === 'list') printList(site);
  else if (command === 'settings') await changeSettings(site, settingsOf(words));
  else if (command === 'nginx') nginx(site);
  else throw new SiteError(`There is no command ${command}.\n\n${USAGE}`);
}

try {
  await main();
} catch (error) {
  if (!(error instanceof SiteError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
