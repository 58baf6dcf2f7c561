import { queryClient } from './client.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';

/** Gives the console's query cache to everything inside. The shell mounts it once. */
export function QueryProvider({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}
