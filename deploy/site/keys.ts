import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { SIGNATURE } from '../../build/files.ts';
import type { Build } from './build.ts';
import { switchTo } from './publish-document.ts';
import { locked } from './lock.ts';
import { lockOf, now, waitingOf, type Publisher } from './release.ts';
import { signatureOf, signatureProblem } from './signature.ts';
import { isPublicText, isSiteName, keyIdOf, publicTextOf, type Signing } from './signing.ts';
import { readNamed, type BuildFolder } from './site.ts';
import { signatureProblems } from './signed.ts';
import { SiteError } from './site-error.ts';
import {
  readReleased,
  readState,
  servedBuilds,
  type AppState,
  type Release,
  type SiteState,
} from './state.ts';

/** Reads a key file; the text of a key is in no message. */
function readKey(path: string, what: string, parse: (text: string) => KeyObject): KeyObject {
  const refusal = new SiteError(`${path} holds no ${what}. Make a pair: keygen --out FILE`);
  let key: KeyObject;
  try {
    key = parse(readFileSync(path, 'utf8'));
  } catch (error) {
    const isOurs = error instanceof SiteError || (error instanceof Error && 'syscall' in error);
    throw isOurs ? error : refusal;
  }
  if (key.asymmetricKeyType !== 'ed25519') throw refusal;
  return key;
}

/** Reads a private release key: PEM, Ed25519, without a password. */
export const readPrivateKey = (path: string): KeyObject =>
  readKey(path, 'private Ed25519 key', (text) => createPrivateKey(text));

/** Parses a public release key: DER of the SPKI, base64. */
function parsePublicKey(text: string): KeyObject {
  try {
    return createPublicKey({ key: Buffer.from(text, 'base64'), type: 'spki', format: 'der' });
  } catch {
    throw new SiteError(`${text} is no public Ed25519 key. Make a pair: keygen --out FILE`);
  }
}

/** Reads a public release key. A private key is refused, although it contains the public one: it must not be stored there. */
const readPublicKey = (path: string): KeyObject =>
  readKey(path, 'public Ed25519 key', (text) => {
    if (text.includes('PRIVATE KEY')) throw new SiteError(`${path} is a private key`);
    return createPublicKey(text);
  });

/** Reads `NAME=KEY,KEY`: the name of a site, and its public keys, each the path of its file or its text. */
export function signingOf(text: string, pathOf: (word: string) => string = resolve): Signing {
  const [, site = '', files = ''] = /^([^=]*)=(.+)$/.exec(text) ?? [];
  if (!isSiteName(site))
    throw new SiteError(
      `"${text}" is no name of a site with its keys. Write production=release.pub, or production=old.pub,new.pub while a key is replaced`,
    );
  const keys = files
    .split(',')
    .map((word) => publicTextOf(isPublicText(word) ? parsePublicKey(word) : readPublicKey(pathOf(word))));
  return { site, keys: [...new Set(keys)] };
}

/** Whether a path is in a working copy of git, whose next commit could contain it. */
function isInRepository(path: string): boolean {
  const parent = dirname(path);
  return existsSync(join(parent, '.git')) || (parent !== path && isInRepository(parent));
}

/** Makes a pair of keys: `OUT.key`, which only its owner can read, and `OUT.pub`. Returns the id and the text of the public one. */
export function makeKeys(out: string): { id: string; text: string } {
  const path = resolve(out);
  if (isInRepository(path))
    throw new SiteError(`${path} is in a repository: a private key must never be. Choose another folder`);
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  // Neither is overwritten: builds signed with a lost key cannot be signed again
  writeFileSync(`${path}.key`, privateKey.export({ type: 'pkcs8', format: 'pem' }), {
    mode: 0o600,
    flag: 'wx',
  });
  writeFileSync(`${path}.pub`, publicKey.export({ type: 'spki', format: 'pem' }), { flag: 'wx' });
  const text = publicTextOf(publicKey);
  return { id: keyIdOf(text), text };
}

/** Signs the folder of a build for a site, where the site itself is out of reach. Returns its name and id. */
export function signFolder(from: BuildFolder, site: string, key: KeyObject): string {
  if (!isSiteName(site)) throw new SiteError(`--for ${site}: a site has a name such as production`);
  const build = readNamed(from);
  const signature = signatureOf({ site, at: now(), build }, key);
  writeFileSync(join(from.folder, SIGNATURE), `${JSON.stringify(signature)}\n`);
  return `${build.what.app} ${build.what.build}`;
}

/**
 * A release with the signature of a new key, created for the time of the previous signature: the order of releases stays. A build whose
 * files are gone, or whose signature the present keys refuse, keeps its signature.
 */
function signedAgain(
  release: Release,
  read: (id: string) => Build,
  { present, next, key }: { present: Signing | undefined; next: Signing; key: KeyObject },
): Release {
  let build: Build;
  try {
    build = read(release.build);
  } catch (error) {
    if (error instanceof SiteError) return release;
    throw error;
  }
  if (present !== undefined && signatureProblem(build, present) !== undefined) return release;
  const at = release.signature?.at ?? release.at;
  return { ...release, signature: signatureOf({ site: next.site, at, build }, key) };
}

/** The state in which every build that may be signed again is. */
function allSigned(site: string, state: SiteState, next: Signing, key: KeyObject): SiteState {
  const of = (apps: Record<string, AppState>) =>
    Object.fromEntries(
      Object.entries(apps).map(([name, app]) => {
        const read = (id: string) => readReleased(site, state, name, id);
        const again = (release: Release) => signedAgain(release, read, { present: state.signing, next, key });
        return [name, { ...app, releases: app.releases.map(again) }];
      }),
    );
  return { ...state, apps: of(state.apps), ...(state.removed && { removed: of(state.removed) }) };
}

/**
 * Configures the release keys of a site; undefined for none. With a private key of one of them, also signs the builds of the site: all of
 * them when it had no keys before, else those that the previous keys accept.
 * @throws SiteError when a build that the site serves is not signed with one of the keys
 */
export async function changeKeys(
  site: string,
  signing: Signing | undefined,
  { key, ...publisher }: Publisher = {},
): Promise<void> {
  const waiting = waitingOf(publisher);
  if (key !== undefined && signing?.keys.includes(publicTextOf(key)) !== true)
    throw new SiteError('--key: the private key belongs to none of the public keys that the site gets');
  await locked(lockOf(site), waiting, async (hold) => {
    const { signing: present, ...rest } = readState(site);
    const state: SiteState = { ...rest, ...(present && { signing: present }) };
    const signed = key && signing ? allSigned(site, state, signing, key) : state;
    const { signing: _, ...others } = { ...signed, serial: state.serial + 1 };
    const next: SiteState = { ...others, ...(signing && { signing }) };
    const [first] = signing ? signatureProblems(signing, [...servedBuilds(site, next).values()]) : [];
    if (first !== undefined && key === undefined)
      throw new SiteError(
        `Nothing was changed. The site serves what these keys have not signed. Add --key FILE, which signs all that it has. ${first}`,
      );
    switchTo(site, next, hold, waiting.say);
  });
}
