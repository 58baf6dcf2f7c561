import type { IncomingMessage, ServerResponse } from 'node:http';
import { basePathOf, readState } from '../site/state.ts';
import { collector } from './collector.ts';
import { knownBuilds } from './known-builds.ts';

/** Maximum number of messages of one client per minute; nginx has the same limit. */
export const PER_MINUTE = 240;

/** The path of a site's endpoint as servers see it, without the path below which the site is served; empty without an endpoint. */
export function endpointOf(site: string): string {
  const state = readState(site);
  const [endpoint, base] = [state.settings.reports?.endpoint ?? '', basePathOf(state)];
  return base !== '' && endpoint.startsWith(`${base}/`) ? endpoint.slice(base.length) : endpoint;
}

/**
 * Answers the requests to the endpoint of a site with a collector, for `npm run serve`; all other requests are left to the server. The
 * endpoint is that of the start: a change of the setting needs a restart.
 */
export function reportsAt(site: string, folder: string) {
  const endpoint = endpointOf(site);
  const collect = collector({ folder, isKnown: knownBuilds(site), perMinute: PER_MINUTE });
  return async (request: IncomingMessage, response: ServerResponse, client: string): Promise<boolean> => {
    if (endpoint === '' || request.url !== endpoint) return false;
    await collect(request, response, client);
    return true;
  };
}
