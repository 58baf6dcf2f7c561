/** What a certificate says about itself. */
export interface CertificateFacts {
  /** Common name, or whatever names are there. */
  readonly subject: string;
  readonly issuer: string;
  /** Host names and addresses it is for. Browsers do not look at the subject. */
  readonly names: readonly string[];
  readonly notBefore: Date;
  readonly notAfter: Date;
  /** Serial number in hexadecimal digits. */
  readonly serial: string;
  /** The public key in hexadecimal digits, to be compared with that of a key. */
  readonly publicKey: string;
  /** Subject and issuer in hexadecimal digits, byte by byte: what links a chain. */
  readonly subjectId: string;
  readonly issuerId: string;
}

/** What a private key tells without being used. */
export type KeyFacts =
  | { readonly kind: 'locked' | 'unreadable' }
  | {
      readonly kind: 'readable';
      /** As in {@link CertificateFacts}; absent for a kind of key that does not hold its public part. */
      readonly publicKey?: string | undefined;
    };

/** Reads PEM texts; its code is fetched when it is first needed. */
export interface CertificateReader {
  /** The certificates of a PEM text, the own one first; undefined when one of them cannot be read or there is none. */
  readonly readChain: (pem: string) => readonly CertificateFacts[] | undefined;
  /** The first private key of a PEM text. */
  readonly readKey: (pem: string) => KeyFacts;
}
