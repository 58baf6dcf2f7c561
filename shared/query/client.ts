import { QueryClient } from '@tanstack/react-query';

import { onLeave } from '@console/shared/runtime';
import { share } from './share.ts';

/** The console's one query cache and its policy (specification, section 9). */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: false,
      staleTime: 2000,
      refetchOnWindowFocus: false,
      refetchIntervalInBackground: false,
      // the browser's word about being online is often wrong: ask, and report what happens
      networkMode: 'always',
      structuralSharing: share,
    },
  },
});

onLeave(() => queryClient.clear());
