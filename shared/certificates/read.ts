import { ECPrivateKey, id_ecPublicKey } from '@peculiar/asn1-ecc';
import { PrivateKeyInfo } from '@peculiar/asn1-pkcs8';
import { id_rsaEncryption, RSAPrivateKey, RSAPublicKey } from '@peculiar/asn1-rsa';
import { AsnConvert } from '@peculiar/asn1-schema';
import { Certificate, id_ce_subjectAltName, type Name, SubjectAlternativeName } from '@peculiar/asn1-x509';
import type { CertificateFacts, KeyFacts } from './facts.ts';
import { bytesOf, type PemBlock, pemBlocks } from './pem.ts';

/** Attribute types of X.520 with a name, in order of preference: common name, organization. */
const NAMING = ['2.5.4.3', '2.5.4.10'] as const;

/** As {@link CertificateReader}: undefined when a certificate cannot be parsed, or there is none. */
export function readChain(pem: string): readonly CertificateFacts[] | undefined {
  const blocks = pemBlocks(pem).filter(({ label }) => label === 'CERTIFICATE');
  try {
    return blocks.length > 0 ? blocks.map((block) => factsOf(block)) : undefined;
  } catch {
    // The library throws errors of many kinds for invalid bytes
    return undefined;
  }
}

function factsOf(block: PemBlock): CertificateFacts {
  const { tbsCertificate: body } = AsnConvert.parse(bytesOf(block), Certificate);
  return {
    subject: textOf(body.subject),
    issuer: textOf(body.issuer),
    names: namesOf(body.extensions ?? []),
    notBefore: body.validity.notBefore.getTime(),
    notAfter: body.validity.notAfter.getTime(),
    serial: hex(body.serialNumber),
    publicKey: hex(body.subjectPublicKeyInfo.subjectPublicKey),
    subjectId: hex(AsnConvert.serialize(body.subject)),
    issuerId: hex(AsnConvert.serialize(body.issuer)),
  };
}

function textOf(name: Name): string {
  const parts = [...name].flatMap((part) =>
    [...part].map(({ type, value }) => ({ type, text: String(value) })),
  );
  const found = NAMING.map((type) => parts.find((part) => part.type === type)?.text).find(Boolean);
  return found ?? parts.map(({ text }) => text).join(', ');
}

function namesOf(extensions: Iterable<{ extnID: string; extnValue: { buffer: ArrayBuffer } }>): string[] {
  for (const { extnID, extnValue } of extensions)
    if (extnID === id_ce_subjectAltName)
      return [...AsnConvert.parse(extnValue.buffer, SubjectAlternativeName)].flatMap(
        ({ dNSName, iPAddress }) => dNSName ?? iPAddress ?? [],
      );
  return [];
}

/** As {@link CertificateReader}. Only the public part of a key leaves this function. */
export function readKey(pem: string): KeyFacts {
  const block = pemBlocks(pem).find(({ label }) => label.endsWith('PRIVATE KEY'));
  if (!block) return { kind: 'unreadable' };
  if (block.label === 'ENCRYPTED PRIVATE KEY' || block.body.includes('ENCRYPTED')) return { kind: 'locked' };
  try {
    return { kind: 'readable', publicKey: publicKeyOf(block.label, bytesOf(block)) };
  } catch {
    return { kind: 'unreadable' };
  }
}

function publicKeyOf(label: string, bytes: BufferSource): string | undefined {
  if (label === 'RSA PRIVATE KEY') return ofRsa(bytes);
  if (label === 'EC PRIVATE KEY') return ofEc(bytes);
  const { privateKey, privateKeyAlgorithm } = AsnConvert.parse(bytes, PrivateKeyInfo);
  if (privateKeyAlgorithm.algorithm === id_rsaEncryption) return ofRsa(privateKey.buffer);
  if (privateKeyAlgorithm.algorithm === id_ecPublicKey) return ofEc(privateKey.buffer);
  return undefined;
}

function ofRsa(bytes: BufferSource): string {
  const { modulus, publicExponent } = AsnConvert.parse(bytes, RSAPrivateKey);
  return hex(AsnConvert.serialize(new RSAPublicKey({ modulus, publicExponent })));
}

function ofEc(bytes: BufferSource): string | undefined {
  const { publicKey } = AsnConvert.parse(bytes, ECPrivateKey);
  return publicKey && hex(publicKey);
}

const hex = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
