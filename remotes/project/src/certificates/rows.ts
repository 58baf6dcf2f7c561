import type { Certificate } from '@console/shared/api';
import {
  type CertificateFacts,
  type CertificateReader,
  covers,
  placeInUse,
  type Standing,
  standings,
} from '@console/shared/certificates';

/** A certificate with its parsed content and its status in the silo. */
export interface CertificateRow extends Certificate {
  /** The parsed first certificate of its chain; absent when it cannot be parsed. */
  readonly facts?: CertificateFacts | undefined;
  /** Absent until the parser is loaded. */
  readonly standing?: Standing | undefined;
  /** Whether its names do not cover the host of the silo. */
  readonly isOtherHost: boolean;
  /** Name of the certificate that is served after this one is deleted; null for none. */
  readonly successor: string | null;
}

/**
 * The certificates of a silo with their statuses (docs/screens/operator.md section 5.2).
 * @param reader undefined until the parser is loaded
 * @param host of the silo; undefined when it is unknown
 */
export function certificateRows(
  list: readonly Certificate[],
  reader: CertificateReader | undefined,
  host: string | undefined,
  now: Date,
): readonly CertificateRow[] {
  const read = list.map(({ cert }) => reader?.readChain(cert)?.[0]);
  const found = standings(read, now);
  return list.map((certificate, index) => {
    const facts = read[index];
    const others = read.map((one, place) => (place === index ? undefined : one));
    return {
      ...certificate,
      facts,
      standing: reader && found[index],
      isOtherHost: facts !== undefined && host !== undefined && !covers(facts.names, host),
      successor: list[placeInUse(others, now)]?.name ?? null,
    };
  });
}
