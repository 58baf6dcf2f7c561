import { AsnConvert, OctetString } from '@peculiar/asn1-schema';
import * as x509 from '@peculiar/asn1-x509';
import { seededRandom } from '../../../values/ids.ts';

type Bytes = Uint8Array<ArrayBuffer>;

export interface CertificateText {
  /** Host name, which may start with `*.`. */
  readonly host: string;
  readonly issuer: string;
  readonly from: Date;
  readonly to: Date;
  /** `SubjectPublicKeyInfo` in DER. */
  readonly key: Bytes;
}

/** `ecdsa-with-SHA256`. */
const SIGNATURE = new x509.AlgorithmIdentifier({ algorithm: '1.2.840.10045.4.3.2' });

/** A distinguished name with a common name only. */
const nameOf = (common: string): x509.Name =>
  new x509.Name([
    new x509.RelativeDistinguishedName([
      new x509.AttributeTypeAndValue({
        type: '2.5.4.3',
        value: new x509.AttributeValue({ utf8String: common }),
      }),
    ]),
  ]);

/** Bytes of a positive number that depends only on the text. */
function number(text: string, length: number): ArrayBuffer {
  const random = seededRandom(text);
  const bytes = Uint8Array.from({ length }, () => Math.floor(random() * 256));
  bytes[0] = ((bytes[0] ?? 0) & 0x7f) | 0x40;
  return bytes.buffer;
}

/**
 * An X.509 certificate that can be parsed like a real one; its signature is generated, so nothing may trust it. For demo data and
 * tests.
 */
export function writeCertificate({ host, issuer, from, to, key }: CertificateText): Bytes {
  const label = `${host} ${issuer} ${from.toISOString()}`;
  const names = new x509.SubjectAlternativeName([new x509.GeneralName({ dNSName: host })]);
  const certificate = new x509.Certificate({
    tbsCertificate: new x509.TBSCertificate({
      version: x509.Version.v3,
      serialNumber: number(`serial ${label}`, 16),
      signature: SIGNATURE,
      issuer: nameOf(issuer),
      validity: new x509.Validity({ notBefore: from, notAfter: to }),
      subject: nameOf(host),
      subjectPublicKeyInfo: AsnConvert.parse(key, x509.SubjectPublicKeyInfo),
      extensions: new x509.Extensions([
        new x509.Extension({
          extnID: x509.id_ce_subjectAltName,
          extnValue: new OctetString(AsnConvert.serialize(names)),
        }),
      ]),
    }),
    signatureAlgorithm: SIGNATURE,
    signatureValue: number(`signature ${label}`, 64),
  });
  return new Uint8Array(AsnConvert.serialize(certificate));
}
