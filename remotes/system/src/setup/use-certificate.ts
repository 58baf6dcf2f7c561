import { certificateReader, placeInUse, type Standing, standings } from '@console/shared/certificates';
import { useQuery } from '@console/shared/query';
import { useNow } from '@console/shared/ui';
import { type Fact, mapFact } from '../base/fact.ts';
import { ownCertificates } from './queries.ts';
import { useFact } from '../base/use-fact.ts';

/** The status of the certificate in use in the user's own silo; null when none is. */
export function useCertificate(isOwn: boolean): Fact<Standing | null> {
  const list = useFact(ownCertificates(), isOwn);
  const reader = useQuery(certificateReader(), { enabled: isOwn }).data;
  const now = new Date(useNow('halfMinute'));
  if (!reader) return undefined;
  return mapFact(list, ({ items }) => {
    const read = items.map(({ cert }) => reader.readChain(cert)?.[0]);
    return standings(read, now)[placeInUse(read, now)] ?? null;
  });
}
