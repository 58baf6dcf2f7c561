import type { Query } from '@console/shared/query';
import { fetchPart } from '@console/shared/runtime';
import type { CertificateReader } from './facts.ts';

/** The code that reads certificates, as a query: fetched when a page or a form needs it, and then kept. */
export const certificateReader = (): Query<CertificateReader> => ({
  queryKey: ['certificate reader'],
  queryFn: async () => {
    const { readChain, readKey } = await fetchPart(
      () => import(/* webpackChunkName: "certificate-reader" */ './read.ts'),
    );
    return { readChain, readKey };
  },
});
