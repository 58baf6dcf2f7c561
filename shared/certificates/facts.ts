/** The parsed content of a certificate. */
export interface CertificateFacts {
  /** Common name, or another name if there is none. */
  readonly subject: string;
  readonly issuer: string;
  /** Host names and addresses that it covers. Browsers ignore the subject. */
  readonly names: readonly string[];
  readonly notBefore: Date;
  readonly notAfter: Date;
  /** Serial number in hexadecimal digits. */
  readonly serial: string;
  /** The public key in hexadecimal digits, to compare it with that of a key. */
  readonly publicKey: string;
  /** Subject and issuer in hexadecimal digits, byte by byte: they connect a chain. */
  readonly subjectId: string;
  readonly issuerId: string;
}

/** The readable parts of a private key. */
export type KeyFacts =
  | { readonly kind: 'locked' | 'unreadable' }
  | {
      readonly kind: 'readable';
      /** As in {@link CertificateFacts}; absent for kinds of keys that do not contain their public part. */
      readonly publicKey?: string | undefined;
    };

/** Parses PEM texts; its code is fetched when it is first needed. */
export interface CertificateReader {
  /** The certificates of a PEM text, the server's own first; undefined when there is none, or one of them cannot be parsed. */
  readonly readChain: (pem: string) => readonly CertificateFacts[] | undefined;
  /** The first private key of a PEM text. */
  readonly readKey: (pem: string) => KeyFacts;
}
