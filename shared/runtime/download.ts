import { networkError, urlOf } from '@console/shared/api';
import type { Input, LinkId, ReadId } from '@console/shared/api';
import { setReachable } from './availability.ts';
import { versionHeader } from './api-version.ts';
import { accepted } from './client.ts';
import { addressOf } from './config.ts';

export interface DownloadOptions {
  /** Bytes from the first to the last one. A server may respond with the whole file (status 200). */
  readonly range?: { readonly first: number; readonly last: number } | undefined;
  readonly signal?: AbortSignal | undefined;
}

/**
 * A download, or its headers, whose body the caller reads as far as needed and cancels. Rejects as `call` does when the server
 * refuses it.
 */
export function openDownload<Id extends LinkId | ReadId>(
  operation: { readonly id: Id; readonly path: string; readonly method?: 'HEAD' | 'POST' },
  input: Input<Id>,
  { range, signal }: DownloadOptions = {},
): Promise<Response> {
  const once = async () => {
    try {
      const response = await fetch(addressOf(urlOf(operation, input)), {
        method: operation.method ?? 'GET',
        headers: { ...versionHeader(), ...(range && { Range: `bytes=${range.first}-${range.last}` }) },
        signal: signal ?? null,
      });
      return { response, text: response.ok ? '' : await response.text() };
    } catch (error) {
      if (signal?.aborted) throw error;
      setReachable(false);
      throw networkError(operation.id);
    }
  };
  return accepted(operation, once, signal);
}
