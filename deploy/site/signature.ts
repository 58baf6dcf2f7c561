import { createPublicKey, sign, verify, type KeyObject } from 'node:crypto';
import { isRecord } from '../../shared/record/index.ts';
import type { Build } from './build.ts';
import { FROM_WHERE } from './list.ts';
import { keyIdOf, publicTextOf, type Signature, type Signing } from './signing.ts';

/*
 * A release key signs builds for a site (docs/decisions/033-signed-rows.md): an attacker who can write files, but has no key, cannot make a
 * site serve them. One function, `signedText`, defines the signed text; the signer and every verifier use it.
 */

/** A value as JSON whose members are in the order of their names, without spaces: equal values have one text. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map((one: unknown) => canonical(one)).join()}]`;
  if (!isRecord(value)) return JSON.stringify(value);
  const members = Object.entries(value)
    .filter(([, member]) => member !== undefined)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, member]) => `${JSON.stringify(name)}:${canonical(member)}`);
  return `{${members.join()}}`;
}

/** First words of the signed text, so that no other text that the key signs can be a build. */
const PURPOSE = 'console release 1';

/** The facts that a signature covers. */
export interface SignedFacts {
  /** Name of the site. */
  site: string;
  /** When it is signed: an older signature does not replace a newer release (`signed.ts`). */
  at: string;
  build: Pick<Build, 'what' | 'list' | 'origin'>;
}

/**
 * What a release key signs: the site, the time, the package that owns the area, the whole row as values, and the hash of every
 * file of the build. The version and the commit are left out, because the same files are the same build.
 */
export function signedText({ site, at, build: { what, list, origin } }: SignedFacts): string {
  const { app, build, kind } = what;
  // The row is signed as values, not as bytes
  const isSigned = (path: string) => !FROM_WHERE.has(path) && !(kind === 'remote' && path === 'row.json');
  return canonical({
    purpose: PURPOSE,
    site,
    at,
    app,
    build,
    package: origin.package,
    row: kind === 'remote' ? what.row : undefined,
    files: Object.fromEntries([...list].filter(([path]) => isSigned(path))),
  });
}

/** Signs a build with a private key. */
export function signatureOf(facts: SignedFacts, key: KeyObject): Signature {
  const value = sign(null, Buffer.from(signedText(facts)), key).toString('base64');
  return { key: keyIdOf(publicTextOf(key)), at: facts.at, value };
}

/** Why a site with these keys refuses a build; undefined when it does not. */
export function signatureProblem(build: Build, { site, keys }: Signing): string | undefined {
  const { signature } = build;
  if (signature === undefined) return 'it is not signed';
  const { key: id, at, value } = signature;
  const key = keys.find((one) => keyIdOf(one) === id);
  if (key === undefined) return `it is signed with the key ${id}, which is none of this site`;
  const text = Buffer.from(signedText({ site, at, build }));
  const isValid = verify(
    null,
    text,
    createPublicKey({ key: Buffer.from(key, 'base64'), type: 'spki', format: 'der' }),
    Buffer.from(value, 'base64'),
  );
  return isValid ? undefined : `it is not what the key ${id} has signed for the site ${site}`;
}
