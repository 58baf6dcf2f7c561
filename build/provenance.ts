import { isRecord } from '../shared/record/index.ts';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { Enums, Models, Serialize, Spec } from '@cyclonedx/cyclonedx-library';
import { BOM } from './files.ts';

const OWN_ROOT = new URL('..', import.meta.url).pathname.replace(/\/$/, '');
/** Tools whose releases affect the output. */
const TOOLS = ['@rsbuild/core', '@rspack/core', '@module-federation/enhanced', 'typescript'];

const textOf = (value: unknown, key: string): string | undefined => {
  const found = isRecord(value) ? value[key] : undefined;
  return typeof found === 'string' ? found : undefined;
};
const read = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

/** Folders of the packages that files belong to, relative to the root; the innermost package of each file. */
export function packagesOf(files: Iterable<string>, root: string = OWN_ROOT): string[] {
  const found = new Set<string>();
  for (const file of files) {
    const path = relative(root, file).split(sep).join('/');
    const [folder] = /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^@/][^/]*(?=\/)/.exec(path) ?? [];
    if (folder !== undefined && !folder.startsWith('..')) found.add(folder);
  }
  return [...found].toSorted();
}

/** An npm package as its package URL (purl); the `@` of a scope is escaped. */
const purlOf = (name: string, version: string): string =>
  `pkg:npm/${name.replace('@', '%40')}@${encodeURIComponent(version)}`;

function licenseOf(text: string): Models.License | Models.LicenseExpression {
  if (/^[\w.+-]+$/.test(text)) return new Models.SpdxLicense(text);
  return / (AND|OR|WITH) /.test(text) ? new Models.LicenseExpression(text) : new Models.NamedLicense(text);
}

function componentOf(root: string, folder: string, lock: unknown): Models.Component | undefined {
  const own = read(join(root, folder, 'package.json'));
  const [name, version, license] = ['name', 'version', 'license'].map((key) => textOf(own, key));
  if (name === undefined || version === undefined) return undefined;
  const component = new Models.Component(Enums.ComponentType.Library, name, {
    version,
    purl: purlOf(name, version),
    bomRef: `${name}@${version}`,
  });
  if (license !== undefined) component.licenses.add(licenseOf(license));
  const packages = isRecord(lock) ? lock['packages'] : undefined;
  const integrity = textOf(isRecord(packages) ? packages[folder] : undefined, 'integrity');
  const [, digest] = /^sha512-(.+)$/.exec(integrity ?? '') ?? [];
  if (digest !== undefined)
    component.hashes.set(Enums.HashAlgorithm['SHA-512'], Buffer.from(digest, 'base64').toString('hex'));
  return component;
}

/** A build, for its bill of materials. */
export interface BuiltFrom {
  /** Name of the app, such as `system`. */
  app: string;
  build: string;
  version: string | undefined;
  commit: string | undefined;
  /** All files that the compiler has read. */
  files: Iterable<string>;
  /** Absolute path of the folder with the lock file, or of one inside of it; this repository when absent. */
  root?: string;
}

/** The nearest folder with a lock file: an area may be a folder of a repository. */
function lockFolder(folder: string): string {
  const parent = dirname(folder);
  return parent === folder || existsSync(join(folder, 'package-lock.json')) ? folder : lockFolder(parent);
}

/**
 * The bill of materials of a build: commit, hash of the lock file, releases of the tools, and each package whose files were read, with
 * license and the hash that the lock file pins. The same inputs give the same text.
 */
export function billOfMaterials({ app, build, version, commit, files, root: folder }: BuiltFrom): string {
  const root = folder === undefined ? OWN_ROOT : lockFolder(folder);
  const lockText = readFileSync(join(root, 'package-lock.json'));
  const lock: unknown = JSON.parse(lockText.toString('utf8'));
  const bom = new Models.Bom();
  bom.metadata.component = new Models.Component(Enums.ComponentType.Application, app, {
    ...(version !== undefined && { version }),
    bomRef: `${app} ${build}`,
  });
  const facts: [string, string | undefined][] = [
    ['console:build', build],
    ['console:commit', commit],
    ['console:lock', `sha256-${createHash('sha256').update(lockText).digest('hex')}`],
    ['console:node', process.version],
  ];
  for (const [name, value] of facts)
    if (value !== undefined) bom.metadata.properties.add(new Models.Property(name, value));
  for (const tool of TOOLS) {
    const used = componentOf(root, `node_modules/${tool}`, lock);
    if (used) bom.metadata.tools.components.add(used);
  }
  for (const folder of packagesOf(files, root)) {
    const component = componentOf(root, folder, lock);
    if (component) bom.components.add(component);
  }
  const factory = new Serialize.JSON.Normalize.Factory(Spec.Spec1dot6);
  return new Serialize.JsonSerializer(factory).serialize(bom, { sortLists: true, space: 1 });
}

/** Writes the bill of materials into the folder of a build. */
export function writeBom(folder: string, from: BuiltFrom): void {
  writeFileSync(join(folder, BOM), `${billOfMaterials(from)}\n`);
}
