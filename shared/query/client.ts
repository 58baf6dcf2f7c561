import { QueryClient } from '@tanstack/react-query';

import { onIdentityEnd, onRenewal } from '@console/shared/runtime';
import { share } from './share.ts';

/** The console's one query cache and its policy (docs/specification.md section 9). */
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

onIdentityEnd(() => queryClient.clear());
// What is on the screen is from before, and some of it could not be asked for
onRenewal(() => void queryClient.invalidateQueries());
