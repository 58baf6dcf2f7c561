import { formatDateTime } from '@console/shared/format';
import type { CertificateFacts, CertificateReader } from './facts.ts';
import { covers } from './standings.ts';

/** The parsed content of a chosen certificate and key. */
export interface Chosen {
  /** Undefined when it cannot be parsed. */
  readonly chain: readonly CertificateFacts[] | undefined;
  /** Reasons for which the server will refuse the certificate, or browsers not trust it. Warnings do not prevent submission. */
  readonly warnings: readonly string[];
}

export interface Pair {
  readonly cert: string;
  /** Absent until the key is chosen too. */
  readonly key?: string | undefined;
  /** Host that it should cover; undefined when that is unknown. */
  readonly host?: string | undefined;
  readonly now: Date;
}

/**
 * Parses a certificate and its key and returns warnings (docs/screens/operator.md section 5.2, docs/screens/system-settings-auth.md
 * section 20).
 */
export function judge({ readChain, readKey }: CertificateReader, { cert, key, host, now }: Pair): Chosen {
  const chain = readChain(cert);
  const [leaf] = chain ?? [];
  const warnings: (string | false)[] = [];
  if (!chain || !leaf) warnings.push('This is not a certificate in PEM format.');
  else
    warnings.push(
      leaf.notAfter <= now && `The certificate expired on ${formatDateTime(leaf.notAfter)}.`,
      leaf.notBefore > now && `The certificate is not valid before ${formatDateTime(leaf.notBefore)}.`,
      host !== undefined && !covers(leaf.names, host) && `The certificate is not for ${host}.`,
      chainProblem(chain, leaf),
    );
  if (key !== undefined) warnings.push(keyProblem(readKey(key), leaf));
  return { chain, warnings: warnings.filter((warning) => warning !== false) };
}

function chainProblem(chain: readonly CertificateFacts[], leaf: CertificateFacts): string | false {
  const isBroken = chain.some((one, index) => {
    const next = chain[index + 1];
    return next !== undefined && one.issuerId !== next.subjectId;
  });
  if (isBroken) return 'The chain is out of order. Each certificate must be followed by its issuer’s.';
  const isAlone = chain.length === 1 && leaf.issuerId !== leaf.subjectId;
  return isAlone && 'The issuer’s certificates are missing. Clients may not trust this one without them.';
}

function keyProblem(key: ReturnType<CertificateReader['readKey']>, leaf: CertificateFacts | undefined) {
  if (key.kind === 'locked') return 'The key is locked with a password. Remove the password first.';
  if (key.kind !== 'readable') return 'This is not a private key in PEM format.';
  const isOther = leaf !== undefined && key.publicKey !== undefined && key.publicKey !== leaf.publicKey;
  return isOther && 'The key does not belong to the certificate.';
}
