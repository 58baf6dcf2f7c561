import { queryClient } from './client.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { retryOnRecovery } from './polling.ts';

/** Gives the console's query cache to everything inside. The shell mounts it once. */
export function QueryProvider({ children }: { children: ReactNode }) {
  // The network, the server and the tab are outside of React
  useEffect(retryOnRecovery, []);
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}
