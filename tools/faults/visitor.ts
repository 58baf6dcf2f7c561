import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseConfig } from '../../shared/contract/config.ts';
import type { ConsoleConfig, PinnedFile } from '../../shared/contract/registry.ts';
import { isCopyOf } from '../../deploy/site/compress.ts';
import { integrityOf, readJson } from '../machine/files.ts';
import { isRecord } from '../../shared/record/index.ts';
import { scriptHash } from '../../deploy/site/headers.ts';

/** Folders of builds by `app build`, which define what each must serve, independent of the site. */
export type KnownBuilds = ReadonlyMap<string, string>;

/** What visitors of a folder get when there is no site yet. */
export const NOTHING = 'nothing';

const DESCRIPTIONS = new Set(['index.html', 'boot.js', 'build.json', 'row.json', 'origin.json']);

function bytesAt(site: string, path: string): Buffer {
  if (!existsSync(join(site, path))) throw new Error(`${path} is missing`);
  return readFileSync(join(site, path));
}

/** A file matches its hash, and its compressed copies have the same contents. */
function checkFile(site: string, [url, integrity]: PinnedFile): void {
  const path = url.replace(/^\//, '');
  const bytes = bytesAt(site, path);
  if (integrityOf(bytes) !== integrity) throw new Error(`${path} has other contents`);
  for (const ending of ['.br', '.gz'])
    if (
      existsSync(join(site, path + ending)) &&
      !isCopyOf(ending, readFileSync(join(site, path + ending)), bytes)
    )
      throw new Error(`${path}${ending} holds something else`);
}

/** Every file in the list of a served build exists at its URL. */
function checkBuild(site: string, known: KnownBuilds, app: string, build: string): void {
  const folder = known.get(`${app} ${build}`);
  if (folder === undefined) throw new Error(`${app} ${build} was never built`);
  const base = app === 'shell' ? '' : `remotes/${app}/${build}/`;
  const list = readJson(join(folder, 'files.json'));
  for (const [path, integrity] of Object.entries(isRecord(list) ? list : {}))
    if (!DESCRIPTIONS.has(path)) checkFile(site, [base + path, String(integrity)]);
}

function checkDocument(site: string, page: string): void {
  for (const [, url = '', integrity = ''] of page.matchAll(/<script[^>]* src="([^"]+)" integrity="([^"]+)"/g))
    checkFile(site, [url, integrity]);
  const policy = bytesAt(site, '.deploy/headers.json').toString();
  for (const [, text = ''] of page.matchAll(/<script>([\s\S]*?)<\/script>/g))
    if (!policy.includes(scriptHash(text))) throw new Error('the headers do not admit the boot script');
}

const pinsOf = ({ shell, remotes }: ConsoleConfig): PinnedFile[] => [
  ...shell.frame,
  ...Object.values(shell.shares).flat(),
  ...remotes.flatMap((row): PinnedFile[] => [
    [row.entry, row.integrity],
    ...row.assets,
    ...(row.pages ? [row.pages] : []),
    ...Object.values(row.routes).flatMap(({ files }) => files),
  ]),
];

/**
 * What visitors of a site get, as builds by app. Throws where the parts do not belong together: document and registry
 * differ, the headers refuse the document's script, or a file of a served build is missing, changed or badly packed.
 */
export function visit(site: string, known: KnownBuilds): string {
  if (!existsSync(join(site, 'index.html')) && !existsSync(join(site, 'registry.json'))) return NOTHING;
  const page = bytesAt(site, 'index.html').toString();
  const registry = bytesAt(site, 'registry.json').toString();
  if (!page.includes(`id="console-config">${registry}</script>`))
    throw new Error('document and registry differ');
  const config = parseConfig(registry);
  if (Array.isArray(config)) throw new Error(JSON.stringify(config));
  checkDocument(site, page);
  for (const file of pinsOf(config)) checkFile(site, file);
  const builds = [
    ['shell', config.build] as const,
    ...config.remotes.map(({ name, build }) => [name, build] as const),
  ];
  for (const [app, build] of builds) checkBuild(site, known, app, build);
  return builds.map((one) => one.join(' ')).join(', ');
}
