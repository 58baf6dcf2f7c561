import { readDer, tags, toHex, type Der } from './der.ts';

/** The fields of a certificate that the mock needs. */
export interface Certificate {
  readonly validFrom: Date;
  readonly validTo: Date;
  readonly key: PublicKey;
  /** Host names that it is for, which may start with `*.`. */
  readonly hosts: readonly string[];
}

interface PublicKey {
  /** Object id as hexadecimal text. */
  readonly algorithm: string;
  readonly bits: Uint8Array<ArrayBuffer>;
}

/** The part of a private key that identifies its public key. */
export interface PrivateKey {
  readonly algorithm: string;
  /** The modulus of an RSA key, the point of an elliptic one; undefined when the file does not contain it. */
  readonly public: string | undefined;
}

/** Object ids as hexadecimal text: `rsaEncryption` and `ecPublicKey`. */
const RSA = '2a864886f70d010101';
const ELLIPTIC = '2a8648ce3d0201';

const ascii = new TextDecoder();

/** Both formats: two and four digits of the year. Seconds and UTC, as certificates require (RFC 5280, 4.1.2.5). */
function readTime(value: Der | undefined): Date | undefined {
  if (value === undefined || (value.tag !== tags.utcTime && value.tag !== tags.time)) return undefined;
  const text = ascii.decode(value.content);
  const full = value.tag === tags.utcTime ? `${Number(text.slice(0, 2)) < 50 ? '20' : '19'}${text}` : text;
  const parts = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)Z$/.exec(full);
  if (parts === null) return undefined;
  const [, year, month, day, hour, minute, second] = parts;
  const time = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
  return Number.isNaN(time.getTime()) ? undefined : time;
}

/** The bits of a bit string without unused bits. */
function bitsOf(value: Der | undefined): Uint8Array<ArrayBuffer> | undefined {
  return value?.tag === tags.bits && value.content[0] === 0 ? value.content.slice(1) : undefined;
}

/** Parses an X.509 certificate; undefined when the bytes are invalid. Does not check signatures. */
export function readCertificate(bytes: Uint8Array<ArrayBuffer>): Certificate | undefined {
  const outer = readDer(bytes);
  const [body, , signature] = outer?.tag === tags.sequence ? outer.children : [];
  if (body?.tag !== tags.sequence || bitsOf(signature) === undefined) return undefined;
  // The first member, the version, is optional.
  const members = body.children[0]?.tag === tags.integer ? body.children : body.children.slice(1);
  const [, , , validity, subject, keyInfo, ...more] = members;
  const validFrom = readTime(validity?.children[0]);
  const validTo = readTime(validity?.children[1]);
  const algorithm = keyInfo?.children[0]?.children[0];
  const bits = bitsOf(keyInfo?.children[1]);
  if (!validFrom || !validTo || algorithm?.tag !== tags.oid || bits === undefined) return undefined;
  return {
    validFrom,
    validTo,
    key: { algorithm: toHex(algorithm.content), bits },
    hosts: hostsOf(subject, more),
  };
}

/** Object ids: `subjectAltName` and `commonName`. */
const ALT_NAMES = '551d11';
const COMMON_NAME = '550403';
const DNS_NAME = 0x82;

/** The alternative names; a certificate without them is for its common name. */
function hostsOf(subject: Der | undefined, more: readonly Der[]): readonly string[] {
  const extensions = more.find((part) => part.tag === 0xa3)?.children[0]?.children ?? [];
  const alternatives = extensions.find(({ children: [id] }) => id && toHex(id.content) === ALT_NAMES);
  const octets = alternatives?.children.at(-1);
  const names = octets && readDer(octets.content);
  if (names !== undefined)
    return names.children.filter((name) => name.tag === DNS_NAME).map((name) => ascii.decode(name.content));
  const parts = subject?.children.flatMap((set) => set.children) ?? [];
  return parts
    .filter(({ children: [id] }) => id && toHex(id.content) === COMMON_NAME)
    .flatMap(({ children: [, name] }) => (name ? [ascii.decode(name.content)] : []));
}

/** Whether one of its names is the host, or stands for it with `*` in place of the first part. */
export const isFor = ({ hosts }: Certificate, host: string): boolean =>
  hosts.some(
    (name) => name === host || (name.startsWith('*.') && name.slice(1) === host.slice(host.indexOf('.'))),
  );

/** `RSAPrivateKey`: version, modulus and seven more numbers. */
function readRsa(key: Der): PrivateKey | undefined {
  const numbers = key.children.every((child) => child.tag === tags.integer);
  const modulus = key.children[1];
  if (!numbers || key.children.length < 9 || modulus === undefined) return undefined;
  return { algorithm: RSA, public: toHex(modulus.content) };
}

/** `ECPrivateKey`: version, the secret, then optionally the curve and the public point. */
function readElliptic(key: Der): PrivateKey | undefined {
  const [version, secret, ...rest] = key.children;
  if (version?.tag !== tags.integer || secret?.tag !== tags.octets) return undefined;
  const point = bitsOf(rest.find((child) => child.tag === 0xa1)?.children[0]);
  return { algorithm: ELLIPTIC, public: point && toHex(point) };
}

/** `PrivateKeyInfo`: the algorithm and the wrapped key of that algorithm. */
function readWrapped([, algorithm, wrapped]: readonly Der[]): PrivateKey | undefined {
  const id = algorithm?.children[0];
  if (id?.tag !== tags.oid || wrapped?.tag !== tags.octets) return undefined;
  const inner = readDer(wrapped.content);
  const name = toHex(id.content);
  if (name !== RSA && name !== ELLIPTIC) return { algorithm: name, public: undefined };
  if (inner === undefined) return undefined;
  return name === RSA ? readRsa(inner) : readElliptic(inner);
}

/** Parses a private key in any of its three usual formats, which are recognized by their content; undefined for anything else. */
export function readPrivateKey(bytes: Uint8Array<ArrayBuffer>): PrivateKey | undefined {
  const key = readDer(bytes);
  if (key?.tag !== tags.sequence) return undefined;
  const second = key.children[1]?.tag;
  if (second === tags.sequence) return readWrapped(key.children);
  return second === tags.integer ? readRsa(key) : readElliptic(key);
}

/**
 * Whether key and certificate belong together as far as this is visible without cryptography: the same algorithm, and the same
 * public part if the key file contains it.
 */
export function belongTogether({ key: { algorithm, bits } }: Certificate, key: PrivateKey): boolean {
  if (algorithm !== key.algorithm) return false;
  if (key.public === undefined) return true;
  if (algorithm !== RSA) return toHex(bits) === key.public;
  const modulus = readDer(bits)?.children[0];
  return modulus !== undefined && toHex(modulus.content) === key.public;
}
