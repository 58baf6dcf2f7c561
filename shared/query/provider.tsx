import { queryClient } from './client.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { retryOnRecovery } from './polling.ts';

/** Provides the console's query cache to its children. The shell mounts it once. */
export function QueryProvider({ children }: { children: ReactNode }) {
  // Listens to the network, the server and the tab, which are outside of React
  useEffect(retryOnRecovery, []);
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}
