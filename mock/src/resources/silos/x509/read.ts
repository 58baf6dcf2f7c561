import { ECPrivateKey, id_ecPublicKey } from '@peculiar/asn1-ecc';
import { PrivateKeyInfo } from '@peculiar/asn1-pkcs8';
import { id_rsaEncryption, RSAPrivateKey, RSAPublicKey } from '@peculiar/asn1-rsa';
import { AsnConvert } from '@peculiar/asn1-schema';
import * as x509 from '@peculiar/asn1-x509';

type Bytes = Uint8Array<ArrayBuffer>;

/** The fields of a certificate that the mock needs. */
export interface Certificate {
  readonly validFrom: Date;
  readonly validTo: Date;
  readonly key: PublicKey;
  /** Host names that it is for, which may start with `*.`. */
  readonly hosts: readonly string[];
}

interface PublicKey {
  /** Object id. */
  readonly algorithm: string;
  /** The key in hexadecimal digits. */
  readonly bits: string;
}

/** The part of a private key that identifies its public key. */
export interface PrivateKey {
  readonly algorithm: string;
  /** As `bits` of the public key; undefined when the file does not contain it. */
  readonly public: string | undefined;
}

const COMMON_NAME = '2.5.4.3';

const hex = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** The value, or undefined when the bytes are invalid: the library throws errors of many kinds. */
function orNothing<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

/** Parses an X.509 certificate; undefined when the bytes are invalid. Does not check signatures. */
export const readCertificate = (bytes: Bytes): Certificate | undefined =>
  orNothing(() => {
    const { tbsCertificate: body } = AsnConvert.parse(bytes, x509.Certificate);
    const { algorithm, subjectPublicKey } = body.subjectPublicKeyInfo;
    return {
      validFrom: body.validity.notBefore.getTime(),
      validTo: body.validity.notAfter.getTime(),
      key: { algorithm: algorithm.algorithm, bits: hex(subjectPublicKey) },
      hosts: hostsOf(body),
    };
  });

/** The alternative names; a certificate without them is for its common name. */
function hostsOf({ extensions, subject }: x509.TBSCertificate): readonly string[] {
  const names = extensions?.find(({ extnID }) => extnID === x509.id_ce_subjectAltName);
  if (names)
    return [...AsnConvert.parse(names.extnValue.buffer, x509.SubjectAlternativeName)].flatMap(
      ({ dNSName }) => dNSName ?? [],
    );
  return [...subject].flatMap((part) =>
    [...part].flatMap(({ type, value }) => (type === COMMON_NAME ? String(value) : [])),
  );
}

/** Whether one of its names is the host, or stands for it with `*` in place of the first part. */
export const isFor = ({ hosts }: Certificate, host: string): boolean =>
  hosts.some(
    (name) => name === host || (name.startsWith('*.') && name.slice(1) === host.slice(host.indexOf('.'))),
  );

function readRsa(bytes: BufferSource): PrivateKey {
  const { modulus, publicExponent } = AsnConvert.parse(bytes, RSAPrivateKey);
  const key = new RSAPublicKey({ modulus, publicExponent });
  return { algorithm: id_rsaEncryption, public: hex(AsnConvert.serialize(key)) };
}

function readElliptic(bytes: BufferSource): PrivateKey {
  const { publicKey } = AsnConvert.parse(bytes, ECPrivateKey);
  return { algorithm: id_ecPublicKey, public: publicKey && hex(publicKey) };
}

function readWrapped(bytes: BufferSource): PrivateKey {
  const { privateKeyAlgorithm, privateKey } = AsnConvert.parse(bytes, PrivateKeyInfo);
  const { algorithm } = privateKeyAlgorithm;
  if (algorithm === id_rsaEncryption) return readRsa(privateKey.buffer);
  return algorithm === id_ecPublicKey ? readElliptic(privateKey.buffer) : { algorithm, public: undefined };
}

/** Parses a private key in any of its three usual formats, which are recognized by their content; undefined for anything else. */
export const readPrivateKey = (bytes: Bytes): PrivateKey | undefined =>
  orNothing(() => readWrapped(bytes)) ??
  orNothing(() => readRsa(bytes)) ??
  orNothing(() => readElliptic(bytes));

/**
 * Whether key and certificate belong together as far as this is visible without cryptography: the same algorithm, and the same
 * public part if the key file contains it.
 */
export const belongTogether = ({ key }: Certificate, { algorithm, public: bits }: PrivateKey): boolean =>
  key.algorithm === algorithm && (bits === undefined || bits === key.bits);
