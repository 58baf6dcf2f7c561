import type { KeyObject } from 'node:crypto';
import { changeKeys, makeKeys, signFolder, signingOf } from './site/keys.ts';
import type { Publisher } from './site/release.ts';
import { keyIdOf, type Signing } from './site/signing.ts';
import type { BuildFolder } from './site/site.ts';
import { SiteError } from './site/site-error.ts';
import { readState } from './site/state.ts';

/** Commands that take `--key`: the private release key, for `nginx` that of its certificate. */
const WITH_KEY: ReadonlySet<string> = new Set([
  'publish',
  'stage',
  'switch',
  'preview',
  'rollout',
  'keys',
  'sign',
  'nginx',
]);

/** Refuses `--key` where nothing would be signed with it. */
export function verifyKeyFlag(command: string, key: string | undefined): void {
  if (key !== undefined && !WITH_KEY.has(command))
    throw new SiteError(`--key is for ${[...WITH_KEY].join(', ')}`);
}

const described = ({ site, keys }: Signing): string =>
  `The site ${site} serves what is signed with ${keys.map(keyIdOf).join(' or ')}`;

/** Makes a pair of keys. Returns the message to print. */
export function keygen(out: string): string {
  const { id, text } = makeKeys(out);
  return `Wrote ${out}.key, which is secret, and ${out}.pub: key ${id}, ${text}`;
}

/** Signs folders of builds. Returns the message to print, one line for each. */
export const signFolders = (builds: readonly BuildFolder[], site: string, key: KeyObject): string =>
  builds.map((build) => `${signFolder(build, site, key)} is signed for ${site}`).join('\n');

/** Configures the release keys of a site, or lists those that it has. */
export async function keysOf(
  site: string,
  word: string | undefined,
  pathOf: (word: string) => string,
  publisher: Publisher,
): Promise<string> {
  if (word !== undefined)
    await changeKeys(site, word === 'off' ? undefined : signingOf(word, pathOf), publisher);
  const { signing } = readState(site);
  return signing === undefined ? 'The site has no release keys' : described(signing);
}
