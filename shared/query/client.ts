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
      // `navigator.onLine` is often wrong: always send the request and report the result
      networkMode: 'always',
      structuralSharing: share,
    },
  },
});

onIdentityEnd(() => queryClient.clear());
// Data on the screen is from before the sign-in, and some refetches failed meanwhile
onRenewal(() => void queryClient.invalidateQueries());
