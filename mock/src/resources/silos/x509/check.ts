import { badValue } from '../../../wire/errors.ts';
import { fromBase64, pemBlocks } from './pem.ts';
import {
  belongTogether,
  isFor,
  readCertificate,
  readPrivateKey,
  type Certificate,
  type PrivateKey,
} from './read.ts';

/** The first certificate of a PEM chain, which is the server's own; the others only have to be certificates. */
function firstOfChain(text: string): Certificate {
  const blocks = pemBlocks(text);
  if (blocks.length === 0) throw badValue('cert', 'it is not a certificate in PEM form');
  const [first] = blocks.map(({ label, bytes }, index) => {
    if (label !== 'CERTIFICATE') throw badValue('cert', `it holds a ${label.toLowerCase()}`);
    const certificate = bytes && readCertificate(bytes);
    if (certificate === undefined) throw badValue('cert', `certificate ${index + 1} of the chain is damaged`);
    return certificate;
  });
  if (first === undefined) throw badValue('cert', 'the chain is empty');
  return first;
}

function keyOf(text: string): PrivateKey {
  const block = pemBlocks(text).find(({ label }) => label.endsWith('PRIVATE KEY'));
  if (block === undefined) throw badValue('key', 'it is not a private key in PEM form');
  if (block.label === 'ENCRYPTED PRIVATE KEY') throw badValue('key', 'it is locked with a password');
  const key = block.bytes && readPrivateKey(block.bytes);
  if (key === undefined) throw badValue('key', 'it is damaged');
  return key;
}

/**
 * Validates a TLS certificate against its key, its host and the time. Signatures are not checked. A certificate that is not valid
 * yet is accepted, so that the next one can be prepared.
 * @param texts PEM: a chain that starts with the server's own certificate, and its private key
 * @param host the host that it must be for
 * @throws MockError 400
 */
export function checkTls(
  texts: { readonly cert: string; readonly key: string },
  host: string,
  now: Date,
): void {
  const certificate = firstOfChain(texts.cert);
  const key = keyOf(texts.key);
  if (!belongTogether(certificate, key)) throw badValue('key', 'it does not belong to the certificate');
  if (!isFor(certificate, host)) throw badValue('cert', `it is not for the host ${host}`);
  if (certificate.validTo <= now) throw badValue('cert', `it ended on ${certificate.validTo.toISOString()}`);
}

/**
 * Validates the key pair that signs SAML requests.
 * @param pair base64 of DER
 * @returns the certificate decoded, one character per byte
 * @throws MockError 400
 */
export function checkSigningPair(pair: { readonly publicCert: string; readonly privateKey: string }): string {
  const bytes = fromBase64(pair.publicCert);
  const keyBytes = fromBase64(pair.privateKey);
  if (bytes === undefined) throw badValue('public_cert', 'it is not base64 text');
  if (keyBytes === undefined) throw badValue('private_key', 'it is not base64 text');
  const certificate = readCertificate(bytes);
  const key = readPrivateKey(keyBytes);
  if (certificate === undefined) throw badValue('public_cert', 'it is not a certificate in DER form');
  if (key === undefined) throw badValue('private_key', 'it is not a private key in DER form');
  if (!belongTogether(certificate, key))
    throw badValue('private_key', 'it does not belong to the certificate');
  return Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
}
