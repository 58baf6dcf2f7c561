import { isIP } from 'node:net';
import type { Limits } from '../tools/server/limits.ts';
import { SiteError } from './site/site-error.ts';

/* The clients that nginx serves, and their limits. */

/** A regular expression for decimal numbers above a limit: nginx cannot compare numbers. */
function above(most: number): string {
  const digits = String(most);
  const larger = [...digits].flatMap((digit, index) =>
    digit === '9'
      ? []
      : `${digits.slice(0, index)}[${Number(digit) + 1}-9][0-9]{${digits.length - index - 1}}`,
  );
  return [...larger, `[0-9]{${digits.length + 1},}`].join('|');
}

/** Durations in the syntax of nginx. */
const milliseconds = (time: number): string => `${time}ms`;

/** `limit_conn` for limits that there are. */
function connectionLimits(limits: Readonly<Record<string, number>>): string {
  const lines = Object.entries(limits)
    .filter(([, most]) => Number.isFinite(most))
    .map(([zone, most]) => `    limit_conn ${zone} ${most};`);
  return [...lines, ...(lines.length === 0 ? [] : ['    limit_conn_status 503;'])].join('\n');
}

/** The limits of `npm run serve`. */
export function limitValues(limits: Limits): Record<string, string> {
  const calls = limits.callsPerClient + limits.bodiesPerClient;
  return {
    bodySize: String(limits.bodyBytes),
    tooLong: above(limits.bodyBytes),
    headersTime: milliseconds(limits.headersTime),
    bodyPause: milliseconds(limits.bodyPause),
    answerTime: milliseconds(limits.answerTime),
    tunnelPause: milliseconds(limits.tunnelPause),
    callLimits: connectionLimits({ console_calls: calls, console_bodies: limits.bodiesPerClient }),
    websocketLimits: connectionLimits({ console_calls: calls }),
  };
}

const NAME = /^[a-z0-9.-]+$/i;
const escaped = (text: string) => text.replaceAll('.', String.raw`\.`);

/**
 * The origin of the console, and the hosts under which it is served: the one of the origin, else the names of the server, else addresses
 * and `localhost`, like `npm run serve`.
 * @throws SiteError when the names cannot be known
 */
export function hostValues(options: {
  origin?: string;
  serverName?: string;
  certificate?: string;
}): Record<'origin' | 'ownHosts', string> {
  const { origin, serverName, certificate } = options;
  const names = serverName?.split(' ') ?? [];
  if (names.some((name) => !NAME.test(name)))
    throw new SiteError(`--server-name is a list of host names, not "${serverName}"`);
  if (certificate !== undefined && origin === undefined && serverName === undefined)
    throw new SiteError(
      'With a certificate, --server-name or --origin says under which name the console is served',
    );
  const own =
    origin === undefined
      ? names.map((name) => `  "~*^${escaped(name)}(?::[0-9]{1,5})?$" 0;`)
      : [`  "${new URL(origin).host}" 0;`];
  const local = String.raw`  "~*^(?:\[[0-9a-f:.]+\]|[0-9.]+|(?:[a-z0-9-]+\.)*localhost)(?::[0-9]{1,5})?$" 0;`;
  return { origin: origin ?? '$scheme://$http_host', ownHosts: own.length > 0 ? own.join('\n') : local };
}

/**
 * Takes the address of a client from the header that proxies in front set: limits, log and the API then get the client, not the proxy.
 * @throws SiteError for a text that is not an address
 */
export function realAddress(proxies: readonly string[]): string {
  for (const proxy of proxies)
    if (isIP(proxy.replace(/\/\d{1,3}$/, '')) === 0)
      throw new SiteError(`--trusted-proxy is a list of addresses and networks, not "${proxy}"`);
  if (proxies.length === 0) return '';
  return [
    ...proxies.map((proxy) => `  set_real_ip_from ${proxy};`),
    '  real_ip_header X-Forwarded-For;',
    '  real_ip_recursive on;',
  ].join('\n');
}
