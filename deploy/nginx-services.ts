import { isIP } from 'node:net';
import { NOT_FROM_SERVICES, SESSION_COOKIE } from './services.ts';
import { SiteError } from './site/site-error.ts';

/* Services of other teams in nginx: each has a separate location, which is selected by the path as it was sent. */

/** The directives of a service's location besides its upstream. */
export interface ServicePlace {
  /** Variable of the path as it was sent, without the base path of the site. */
  readonly ownPath: string;
  /** Path below which the site is served. */
  readonly base: string;
  /** Directives of a call to a URL: limits of headers and times, errors, headers of the response. */
  readonly proxy: (url: URL, redirects: readonly string[]) => string;
  /** DNS servers that resolve the hosts of services at request time. Without any, nginx has to resolve every host when it starts. */
  readonly resolvers?: readonly string[] | undefined;
}

/** Status by which nginx gets to the place of a service; the first is for a path without one. */
const FIRST_STATUS = 449;
/** Statuses from 494 have a special meaning in nginx (https://nginx.org/en/docs/http/ngx_http_ssl_module.html#errors). */
const LAST_STATUS = 493;
/** How many services nginx can pass calls on to. */
const MOST = LAST_STATUS - FIRST_STATUS;

/**
 * DNS servers from a text such as `10.0.0.2,10.0.0.3:5353`.
 * @throws SiteError for a word that is not an address
 */
export function resolversOf(text: string): readonly string[] {
  return text.split(/[\s,]+/).map((word) => {
    const address = isIP(word) === 6 ? word : word.replace(/:\d{1,5}$/, '').replace(/^\[(.*:.*)\]$/, '$1');
    if (isIP(address) === 0)
      throw new SiteError(`the resolver "${word}" is no address of a DNS server, such as 10.0.0.2`);
    return isIP(word) === 6 ? `[${word}]` : word;
  });
}

/** Whether the host of a URL is a name, which DNS has to resolve. */
const isNamed = ({ hostname }: URL): boolean => isIP(hostname.replaceAll(/^\[|\]$/g, '')) === 0;

/** Hosts of services that nginx must be able to resolve when it starts. */
export const hostsNeededAtStart = (
  services: ReadonlyMap<string, URL>,
  resolvers?: readonly string[],
): readonly string[] =>
  resolvers === undefined
    ? [...new Set([...services.values()].filter(isNamed).map(({ hostname }) => hostname))]
    : [];

const hostOf = ({ hostname, port, protocol }: URL): string =>
  `${hostname}:${port === '' ? (protocol === 'https:' ? 443 : 80) : port}`;

type Values = Record<
  'serviceMaps' | 'serviceChoice' | 'servicePages' | 'serviceUpstreams' | 'serviceLocations',
  string
>;

/** The parts of the configuration for services. Without any, paths below `/apis/` are answered with 404 as JSON. */
export function serviceValues(
  services: ReadonlyMap<string, URL>,
  { ownPath, base, proxy, resolvers }: ServicePlace,
): Values {
  if (services.size > MOST)
    throw new SiteError(
      `nginx can pass calls on to ${MOST} services, not ${services.size}. Put several behind one of them, or use the console's own server`,
    );
  const all = [...services].map(([name, url], index) => ({
    name,
    url,
    status: FIRST_STATUS + 1 + index,
    isResolved: resolvers !== undefined && isNamed(url),
  }));
  const needed = hostsNeededAtStart(services, resolvers);
  const choose = (status: number) => [
    `  if ($console_service = ${status}) {`,
    `    return ${status};`,
    '  }',
  ];
  return {
    serviceMaps: [
      '# Calls of services of other teams, by the path as it was sent: another spelling of it has none.',
      `map "$console_route:$uri" $console_any_service {`,
      '  default 0;',
      '  "~^(?:call|websocket):/apis/" 1;',
      '}',
      `map "$console_any_service:${ownPath}" $console_service {`,
      "  default '';",
      ...all.map(({ name, status }) => `  "~^1:/apis/${name}/" ${status};`),
      `  "~^1:" ${FIRST_STATUS};`,
      '}',
      '# What the service gets: the path and query after its name.',
      `map ${ownPath} $console_service_path {`,
      "  default '';",
      '  "~^/apis/[a-z][a-z0-9-]*(/.*)$" $1;',
      '}',
      '# Of the cookies it gets the session alone.',
      `map $cookie_${SESSION_COOKIE} $console_service_cookie {`,
      `  default "${SESSION_COOKIE}=$cookie_${SESSION_COOKIE}";`,
      "  '' '';",
      '}',
    ].join('\n'),
    serviceChoice: [FIRST_STATUS, ...all.map(({ status }) => status)].flatMap(choose).join('\n'),
    servicePages: [
      `  error_page ${FIRST_STATUS} = @refused_no_service;`,
      ...all.map(({ name, status }) => `  error_page ${status} = @service_${name};`),
    ].join('\n'),
    serviceUpstreams: [
      ...(needed.length > 0
        ? [
            `# nginx starts only while DNS knows ${needed.join(', ')}. With --resolver it asks when calls come.`,
          ]
        : []),
      ...all
        .filter(({ isResolved }) => !isResolved)
        .map(
          ({ name, url }) =>
            `upstream console_service_${name} {\n  server ${hostOf(url)};\n  keepalive 16;\n}`,
        ),
    ].join('\n'),
    serviceLocations: all
      .map(({ name, url, isResolved }) => {
        const place = `${base}/apis/${name}`;
        return [
          `  location @service_${name} {`,
          '{{callLimits}}',
          ...(isResolved
            ? [
                `    resolver ${(resolvers ?? []).join(' ')};`,
                // Only a name in a variable is resolved at request time
                `    set $console_service_host ${hostOf(url)};`,
              ]
            : []),
          `    proxy_pass ${url.protocol}//${isResolved ? '$console_service_host' : `console_service_${name}`}${url.pathname.replace(/\/$/, '')}$console_service_path;`,
          proxy(url, [`proxy_redirect "~^(/(?!/).*)$" ${place}$1`]),
          '    proxy_set_header Cookie $console_service_cookie;',
          '    proxy_set_header Upgrade "";',
          '    proxy_set_header Connection "";',
          '    proxy_read_timeout {{answerTime}};',
          ...NOT_FROM_SERVICES.map((header) => `    proxy_hide_header ${header};`),
          '    gzip_types application/json;',
          '  }',
        ].join('\n');
      })
      .join('\n'),
  };
}
