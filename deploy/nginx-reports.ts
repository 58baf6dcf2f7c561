import type { Limits } from '../tools/server/limits.ts';
import { endpointOf, PER_MINUTE } from './reports/endpoint.ts';

/** The location of the endpoint for reports, and its limit; empty when the site has no endpoint or no collector is configured. */
export function reportValues(
  site: string,
  reports: string | undefined,
  headers: string,
  limits: Partial<Limits> = {},
): Record<'reports' | 'reportsZone', string> {
  const endpoint = endpointOf(site);
  if (reports === undefined || endpoint === '') return { reports: '', reportsZone: '' };
  const isLimited = limits.callsPerClient !== Number.POSITIVE_INFINITY;
  const lines = [
    `  location = ${endpoint} {`,
    '    client_max_body_size 1k;',
    ...(isLimited
      ? [`    limit_req zone=console_reports burst=${PER_MINUTE / 4} nodelay;`, '    limit_req_status 429;']
      : []),
    `    proxy_pass ${new URL(reports).origin};`,
    '    proxy_http_version 1.1;',
    // Reports are anonymous: no cookie is passed on. The collector counts clients by their addresses and does not keep them
    '    proxy_set_header X-Forwarded-For $remote_addr;',
    '    proxy_set_header Cookie "";',
    '    proxy_set_header Authorization "";',
    '    proxy_set_header User-Agent "";',
    '    proxy_set_header Connection "";',
    headers,
    '  }',
  ];
  return {
    reports: lines.join('\n'),
    reportsZone: isLimited
      ? `limit_req_zone $binary_remote_addr zone=console_reports:4m rate=${PER_MINUTE}r/m;`
      : '',
  };
}
