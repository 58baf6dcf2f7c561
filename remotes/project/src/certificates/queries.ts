import { ALL, PAGE_SIZE, certificateList, certificateView } from '@console/shared/api';
import { everyPage, orRefused, query } from '@console/shared/query';

/** A page of the TLS certificates of the user's own silo; only its admins may read them. */
export const certificatePage = (pageToken?: string, limit = PAGE_SIZE) =>
  orRefused(query(certificateList, { query: { limit, pageToken } }));

/** All certificates of the user's own silo: which of them is in use depends on all. */
export const allCertificates = () =>
  orRefused(everyPage((pageToken) => query(certificateList, { query: { limit: ALL, pageToken } })));

/** One certificate; 404 when none has this name. */
export const certificateByName = (certificate: string) => query(certificateView, { path: { certificate } });
