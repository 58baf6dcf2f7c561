import { createPublicKey, generateKeyPairSync, X509Certificate, type KeyObject } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromBase64, pemBlocks, toPem } from './pem.ts';
import { belongTogether, readCertificate, readPrivateKey } from './read.ts';
import { writeCertificate } from './write.ts';

const pairs = {
  rsa: generateKeyPairSync('rsa', { modulusLength: 2048 }),
  otherRsa: generateKeyPairSync('rsa', { modulusLength: 2048 }),
  elliptic: generateKeyPairSync('ec', { namedCurve: 'prime256v1' }),
  otherElliptic: generateKeyPairSync('ec', { namedCurve: 'prime256v1' }),
  edwards: generateKeyPairSync('ed25519'),
} as const;

const dates = { from: new Date('2026-01-02T03:04:05Z'), to: new Date('2051-06-07T08:09:10Z') };

function certificateOf(key: KeyObject): Uint8Array<ArrayBuffer> {
  const spki = new Uint8Array(key.export({ type: 'spki', format: 'der' }));
  return writeCertificate({ ...dates, host: '*.sys.example.test', issuer: 'Example Issuing CA', key: spki });
}

const der = (key: KeyObject, type: 'pkcs1' | 'pkcs8' | 'sec1') =>
  new Uint8Array(key.export({ type, format: 'der' }));

describe('certificates', () => {
  it.each(['rsa', 'elliptic', 'edwards'] as const)('can be parsed by others (%s)', (name) => {
    const bytes = certificateOf(pairs[name].publicKey);
    const other = new X509Certificate(bytes);
    expect(other.subject).toBe('CN=*.sys.example.test');
    expect(other.issuer).toBe('CN=Example Issuing CA');
    expect(other.subjectAltName).toBe('DNS:*.sys.example.test');
    expect(other.checkPrivateKey(pairs[name].privateKey)).toBe(true);
    expect([new Date(other.validFrom), new Date(other.validTo)]).toEqual([dates.from, dates.to]);
    const own = readCertificate(bytes);
    expect([own?.validFrom, own?.validTo]).toEqual([dates.from, dates.to]);
  });

  it('are distinguished from anything else, however broken', () => {
    const bytes = certificateOf(pairs.elliptic.publicKey);
    fc.assert(
      fc.property(fc.nat(bytes.length - 1), (length) => {
        expect(readCertificate(bytes.slice(0, length))).toBeUndefined();
      }),
    );
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (noise) => {
        expect(readCertificate(new Uint8Array(noise))).toBeUndefined();
        expect(readPrivateKey(new Uint8Array(noise))).toBeUndefined();
      }),
    );
  });
});

describe('keys', () => {
  it.each([
    ['rsa', 'pkcs1'],
    ['rsa', 'pkcs8'],
    ['elliptic', 'sec1'],
    ['elliptic', 'pkcs8'],
    ['edwards', 'pkcs8'],
  ] as const)('of kind %s are parsed from %s and match their certificate', (name, form) => {
    const key = readPrivateKey(der(pairs[name].privateKey, form));
    if (key === undefined) throw new Error('not read');
    for (const other of ['rsa', 'otherRsa', 'elliptic', 'otherElliptic', 'edwards'] as const) {
      const certificate = readCertificate(certificateOf(pairs[other].publicKey));
      expect(certificate && belongTogether(certificate, key), other).toBe(other === name);
    }
  });

  it('are not public keys', () => {
    const { publicKey } = pairs.rsa;
    expect(createPublicKey(pairs.rsa.privateKey).equals(publicKey)).toBe(true);
    expect(
      readPrivateKey(new Uint8Array(publicKey.export({ type: 'pkcs1', format: 'der' }))),
    ).toBeUndefined();
    expect(readPrivateKey(new Uint8Array(publicKey.export({ type: 'spki', format: 'der' })))).toBeUndefined();
  });
});

describe('PEM', () => {
  it('survives a round trip', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 1, maxLength: 400 }), (noise) => {
        const bytes = new Uint8Array(noise);
        expect(pemBlocks(`Subject: me\n${toPem('CERTIFICATE', bytes)}`)).toEqual([
          { label: 'CERTIFICATE', bytes },
        ]);
      }),
    );
  });

  it('is refused when it is something else', () => {
    expect(pemBlocks('pem')).toEqual([]);
    expect(pemBlocks('-----BEGIN CERTIFICATE-----\n!\n-----END CERTIFICATE-----')).toEqual([
      { label: 'CERTIFICATE', bytes: undefined },
    ]);
    expect([fromBase64(''), fromBase64('ab'), fromBase64('TUlJ\nTUlJ')?.length]).toEqual([
      undefined,
      undefined,
      6,
    ]);
  });
});
