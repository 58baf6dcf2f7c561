import { useMemo } from 'react';
import { currentUser } from '@console/shared/access/queries';
import type { Certificate } from '@console/shared/api';
import { certificateReader, hostOfSilo } from '@console/shared/certificates';
import { type PageState, useEveryRow, useQuery } from '@console/shared/query';
import { useNow } from '@console/shared/ui';
import { allCertificates } from './queries.ts';
import { certificateRows } from './rows.ts';

/** Host of the user's own silo; undefined when the console's address does not contain it. */
export const useOwnHost = (): string | undefined =>
  hostOfSilo(useQuery(currentUser()).data?.siloName, location.hostname);

/** The certificates of a page with their statuses, which depend on the certificates of other pages too. */
export function useCertificateRows(page: PageState<Certificate>) {
  const every = useEveryRow(page, allCertificates());
  const reader = useQuery(certificateReader()).data;
  const host = useOwnHost();
  const now = useNow('halfMinute');
  const { items } = page;
  return useMemo(() => {
    const rows = certificateRows(every, reader, host, new Date(now));
    const shown = new Set(items.map(({ id }) => id));
    return { rows: rows.filter(({ id }) => shown.has(id)), every: rows };
  }, [every, items, reader, host, now]);
}
