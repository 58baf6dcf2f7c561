import type { IncomingMessage, ServerResponse } from 'node:http';
import { readState } from '../site/state.ts';
import { collector } from './collector.ts';

/**
 * Answers the posts to the endpoint of a site with a collector, for `npm run serve`; all other requests are left to the server. The
 * endpoint is that of the start: a change of the setting needs a restart.
 */
export function reportsAt(site: string, folder: string) {
  const endpoint = readState(site).settings.reports?.endpoint ?? '';
  const collect = collector({ folder });
  return async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    if (endpoint === '' || request.url !== endpoint) return false;
    await collect(request, response);
    return true;
  };
}
