import { generateKeyPairSync } from 'node:crypto';
import { toPem } from '../src/resources/silos/x509/pem.ts';
import { writeCertificate } from '../src/resources/silos/x509/write.ts';

const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });

/** A private key, made for this run. */
export const keyOf = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();

/** A certificate with the key's public part, good for a century. */
export const certificateOf = toPem(
  'CERTIFICATE',
  writeCertificate({
    host: '*.sys.example.test',
    issuer: 'Example Issuing CA',
    from: new Date('2020-01-01T00:00:00Z'),
    to: new Date('2120-01-01T00:00:00Z'),
    key: new Uint8Array(publicKey.export({ type: 'spki', format: 'der' })),
  }),
);
