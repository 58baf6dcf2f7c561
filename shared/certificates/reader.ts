import type { Query } from '@console/shared/query';
import { fetchPart } from '@console/shared/runtime';
import type { CertificateReader } from './facts.ts';

/** The certificate parser as a query: fetched when a page or a form needs it, and then cached. */
export const certificateReader = (): Query<CertificateReader> => ({
  queryKey: ['certificate reader'],
  queryFn: async () => {
    const { readChain, readKey } = await fetchPart(
      () => import(/* webpackChunkName: "certificate-reader" */ './read.ts'),
    );
    return { readChain, readKey };
  },
});
