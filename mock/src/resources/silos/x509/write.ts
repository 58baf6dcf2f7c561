import { seededRandom } from '../../../values/ids.ts';
import { fromHex, tags, writeDer } from './der.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** The content of a certificate. */
export interface CertificateText {
  /** Host name, which may start with `*.`. */
  readonly host: string;
  readonly issuer: string;
  readonly from: Date;
  readonly to: Date;
  /** `SubjectPublicKeyInfo` in DER. */
  readonly key: Bytes;
}

const seq = (...parts: readonly Bytes[]): Bytes => writeDer(tags.sequence, ...parts);
const oid = (hex: string): Bytes => writeDer(tags.oid, fromHex(hex));
const utf8 = (text: string): Bytes => new TextEncoder().encode(text);

/** `ecdsa-with-SHA256`. */
const SIGNATURE = seq(oid('2a8648ce3d040302'));

/** A distinguished name with a common name only. */
const nameOf = (common: string): Bytes =>
  seq(writeDer(tags.set, seq(oid('550403'), writeDer(tags.text, utf8(common)))));

/** Years to 2049 in two digits, later ones in four (RFC 5280, 4.1.2.5). */
function timeOf(date: Date): Bytes {
  const text = `${date.toISOString().replaceAll(/[-:T]/g, '').slice(0, 14)}Z`;
  return date.getUTCFullYear() < 2050
    ? writeDer(tags.utcTime, utf8(text.slice(2)))
    : writeDer(tags.time, utf8(text));
}

/** A positive number of `length` bytes that depends only on the text. */
function number(text: string, length: number): Bytes {
  const random = seededRandom(text);
  const bytes = Uint8Array.from({ length }, () => Math.floor(random() * 256));
  bytes[0] = ((bytes[0] ?? 0) & 0x7f) | 0x40;
  return writeDer(tags.integer, bytes);
}

/** The extension with the host names. */
function hosts(host: string): Bytes {
  const names = seq(writeDer(0x82, utf8(host)));
  return writeDer(0xa3, seq(seq(oid('551d11'), writeDer(tags.octets, names))));
}

/**
 * An X.509 certificate that can be parsed like a real one; its signature is generated, so nothing may trust it. For demo data and
 * tests.
 */
export function writeCertificate({ host, issuer, from, to, key }: CertificateText): Bytes {
  const label = `${host} ${issuer} ${from.toISOString()}`;
  const body = seq(
    writeDer(0xa0, writeDer(tags.integer, new Uint8Array([2]))),
    number(`serial ${label}`, 16),
    SIGNATURE,
    nameOf(issuer),
    seq(timeOf(from), timeOf(to)),
    nameOf(host),
    key,
    hosts(host),
  );
  const signature = seq(number(`r ${label}`, 32), number(`s ${label}`, 32));
  return seq(body, SIGNATURE, writeDer(tags.bits, new Uint8Array([0]), signature));
}
