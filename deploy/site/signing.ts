import { createHash, createPublicKey, type KeyObject } from 'node:crypto';
import { isRecord } from '../../shared/record/index.ts';

/** A release key's signature of a build. */
export interface Signature {
  /** Id of the key (`keyIdOf`). */
  key: string;
  /** When the key's owner signed, ISO 8601. */
  at: string;
  /** Ed25519, base64. */
  value: string;
}

/** The release keys of a site. */
export interface Signing {
  /** Name of the site, which is signed too: a build that was signed for a test site is refused by the others. */
  site: string;
  /** Public keys: DER of the SPKI, base64. One, or two while a key is replaced. */
  keys: string[];
}

const isMatch = (value: unknown, pattern: RegExp): value is string =>
  typeof value === 'string' && pattern.test(value);

/** Whether a text can be the name of a site. */
export const isSiteName = (value: unknown): boolean => isMatch(value, /^[a-z0-9][a-z0-9.-]{0,62}$/);

export const isSignature = (value: unknown): value is Signature =>
  isRecord(value) &&
  isMatch(value['key'], /^[0-9a-f]{16}$/) &&
  // Of one length and one zone, so that texts are ordered as times
  isMatch(value['at'], /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/) &&
  isMatch(value['value'], /^[A-Za-z0-9+/]{86}==$/);

/** Whether a text looks like a public key of `Signing`. */
export const isPublicText = (value: unknown): boolean => isMatch(value, /^[A-Za-z0-9+/]{59}=$/);

export const isSigning = (value: unknown): value is Signing =>
  isRecord(value) &&
  isSiteName(value['site']) &&
  Array.isArray(value['keys']) &&
  value['keys'].length > 0 &&
  value['keys'].every(isPublicText);

const derOf = (key: KeyObject): Buffer =>
  (key.type === 'private' ? createPublicKey(key) : key).export({ type: 'spki', format: 'der' });

/** A public key, or that of a private key, as `Signing` lists it. */
export const publicTextOf = (key: KeyObject): string => derOf(key).toString('base64');

/** Short id of a public key that is listed in `Signing`. */
export const keyIdOf = (key: string): string =>
  createHash('sha256').update(Buffer.from(key, 'base64')).digest('hex').slice(0, 16);
