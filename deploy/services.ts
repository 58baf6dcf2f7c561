import { API_HEADERS } from './site/headers.ts';
import { SiteError } from './site/site-error.ts';

/*
 * Services of other teams behind the console's origin (docs/hosting.md "Services of other teams"): the rules that the Node server and nginx
 * have in common.
 */

/** The path of a call of a service, as it was sent: the name of the service, then the path and query that the service gets. */
export const SERVICE_CALL = /^\/apis\/([a-z][a-z0-9-]*)(\/[^]*)$/;

/**
 * Headers that a service may not set on the console's origin: they would change the session, the policy, the browser's storage, or the
 * endpoint of its reports, or open the browser's own password dialog in place of the console's sign-in.
 */
export const NOT_FROM_SERVICES = [
  'set-cookie',
  'clear-site-data',
  'refresh',
  'www-authenticate',
  'link',
  'service-worker-allowed',
  'alt-svc',
  'nel',
  'report-to',
  'reporting-endpoints',
  'strict-transport-security',
  'public-key-pins',
  'permissions-policy',
  'access-control-allow-origin',
  'access-control-allow-credentials',
  'access-control-expose-headers',
  'timing-allow-origin',
] as const;

/** Added to every response of a service: opened as a page, it has an opaque origin and runs no script. */
export const SERVICE_HEADERS: Readonly<Record<string, string>> = {
  ...API_HEADERS,
  'content-security-policy': 'sandbox',
};

/** The only cookie that a service receives. The service can send it to the API to identify the caller (`GET /v1/me`). */
export const SESSION_COOKIE = 'session';

/** The URLs of the API and of the services, from words such as `https://api.internal` and `/apis/backups=https://backups.internal`. */
export interface Upstreams {
  readonly api: string | undefined;
  readonly services: ReadonlyMap<string, URL>;
}

/**
 * Reads the values of `--api`.
 * @throws SiteError that names the value: two APIs, two services of one name, a name or a URL that cannot be used
 */
export function upstreamsOf(words: readonly string[]): Upstreams {
  const services = new Map<string, URL>();
  const apis = words.filter((word) => !word.startsWith('/apis/'));
  if (apis.length > 1) throw new SiteError(`--api names two APIs, ${apis.join(' and ')}`);
  for (const word of words.filter((one) => !apis.includes(one))) {
    const [, name = '', text = ''] = /^\/apis\/([^=]*)=(.*)$/.exec(word) ?? [];
    const url = URL.parse(text);
    if (!/^[a-z][a-z0-9-]*$/.test(name) || url === null || !/^https?:$/.test(url.protocol))
      throw new SiteError(
        `--api ${word}: write /apis/NAME=URL, with small letters, digits and dashes in the name`,
      );
    if (url.username !== '' || url.password !== '' || url.search !== '' || url.hash !== '')
      throw new SiteError(`--api ${word}: the URL has an origin and a path alone`);
    if (services.has(name)) throw new SiteError(`--api names two services "${name}"`);
    services.set(name, url);
  }
  return { api: apis[0], services };
}
