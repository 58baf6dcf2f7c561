import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { baseOfAnswers, basePathOf, baseValues } from './nginx-base.ts';
import { API_HEADERS, headersOf } from './site/headers.ts';
import { hostValues, limitValues, realAddress } from './nginx-clients.ts';
import { reportValues } from './nginx-reports.ts';
import { serviceValues } from './nginx-services.ts';
import { SERVICE_HEADERS } from './services.ts';
import { REFUSALS, type Refusal } from '../tools/server/errors.ts';
import { LIMITS, type Limits } from '../tools/server/limits.ts';
import { TYPES } from './site/types.ts';
import { readServed } from './site/state.ts';

/** The options of a rendered configuration besides the site. */
export interface NginxOptions {
  /** Path of the site's folder on the machine of nginx. */
  root: string;
  /** Base URL of the API. */
  api: string;
  /** Base URLs of services of other teams by name. */
  services?: ReadonlyMap<string, URL>;
  /** DNS servers that resolve the hosts of services at request time; without them nginx resolves the hosts once, when it starts. */
  resolvers?: readonly string[];
  /** Port, or address and port, to listen on. */
  listen: string;
  serverName?: string;
  /**
   * Where browsers find the console, such as `https://console.example.org`, when TLS ends before nginx. Without it, it is the
   * scheme of the connection and the host of the request.
   */
  origin?: string;
  /** TLS certificate and key files; when given, HSTS is sent. */
  certificate?: string;
  key?: string;
  /** Sends precompressed brotli copies; requires nginx's brotli modules. */
  brotli?: boolean;
  /** Certificate file of the authority that the API's certificate must be of; without it nginx does not check the certificate. */
  apiAuthority?: string;
  /** Keeps the visitor's host name in API calls instead of the API's own. */
  keepHost?: boolean;
  /** Also passes on the mock API's controls; for tests. */
  mock?: boolean;
  /** Limits that differ from those of `npm run serve`; for tests. */
  limits?: Partial<Limits>;
  /** Addresses and networks of proxies in front, whose `X-Forwarded-For` names the client. */
  trustedProxies?: readonly string[];
  /** File of the access log, or `off`. */
  log?: string;
  /** Base URL of the collector of reports, which gets the posts to the site's endpoint. */
  reports?: string;
}

/** Sources of the boot scripts that a site serves now: for a folder of documents that does not have them in its name. */
function bootsOf(site: string): string {
  const served = readServed(site).get('headers.json');
  const hashes = Buffer.from(served ?? [])
    .toString('utf8')
    .match(/'sha256-[\w=-]+'/g);
  return (hashes ?? []).join(' ');
}

/** Headers as directives. Caching only for responses with the file: an error must not be cached. */
function directives(headers: Readonly<Record<string, string>>, indent = '    '): string {
  return Object.entries(headers)
    .map(
      ([name, value]) =>
        `${indent}add_header ${name} "${value.replaceAll('"', '\\"')}"${name === 'cache-control' ? '' : ' always'};`,
    )
    .join('\n');
}

function listenLines({ listen, certificate, key }: NginxOptions): string {
  if (certificate === undefined || key === undefined) return `  listen ${listen};`;
  const tls = [`listen ${listen} ssl http2`, `ssl_certificate ${certificate}`, `ssl_certificate_key ${key}`];
  return [...tls, 'ssl_protocols TLSv1.2 TLSv1.3', 'ssl_session_cache shared:console:10m']
    .map((line) => `  ${line};`)
    .join('\n');
}

/** Headers of clients about another hop, another path or another user, which some servers trust. */
const FORWARDED = [
  'Forwarded',
  'X-Real-IP',
  ...['Port', 'Server', 'Prefix', 'User', 'Groups', 'Email', 'Preferred-Username', 'Access-Token'].map(
    (name) => `X-Forwarded-${name}`,
  ),
  'X-Original-URL',
  'X-Rewrite-URL',
];

/** Directives for calls and websockets. Only this server sets the headers that describe other hops. */
function proxyLines(
  options: NginxOptions,
  api: URL,
  headers: Readonly<Record<string, string>>,
  redirects: readonly string[],
): string {
  const isSecure = api.protocol === 'https:';
  const forwardedProto =
    options.origin === undefined ? '$scheme' : new URL(options.origin).protocol.slice(0, -1);
  const lines = [
    ...redirects,
    'proxy_http_version 1.1',
    `proxy_set_header Host ${options.keepHost === true ? '$http_host' : api.host}`,
    'proxy_set_header X-Forwarded-For $remote_addr',
    'proxy_set_header X-Forwarded-Host $http_host',
    `proxy_set_header X-Forwarded-Proto ${forwardedProto}`,
    ...FORWARDED.map((name) => `proxy_set_header ${name} ""`),
    ...(isSecure ? ['proxy_ssl_server_name on', `proxy_ssl_name ${api.hostname}`] : []),
    ...(isSecure && options.apiAuthority !== undefined
      ? [
          'proxy_ssl_verify on',
          'proxy_ssl_verify_depth 3',
          `proxy_ssl_trusted_certificate ${options.apiAuthority}`,
        ]
      : []),
    ...Object.keys(headers).map((name) => `proxy_hide_header ${name}`),
    'error_page 502 = @refused_unreachable',
    'error_page 503 = @refused_busy',
    'error_page 504 = @refused_silent',
  ];
  const cache = '    add_header cache-control $console_not_stored always;';
  return [...lines.map((line) => `    ${line};`), directives(headers), cache].join('\n');
}

/** A location that responds to a rejected request with the text of `npm run serve`. */
function refusalLines(name: string, refusal: Refusal, headers: Readonly<Record<string, string>>): string {
  const { status, code, message } = refusal;
  const body = `{"request_id":"$request_id","error_code":"${code}","message":"${message}"}`;
  const more = { ...headers, ...refusal.headers, 'x-request-id': '$request_id' };
  return [
    `  location @refused_${name} {`,
    '    internal;',
    '    default_type application/json;',
    '    charset off;',
    '    add_header cache-control no-store always;',
    directives(more),
    `    return ${status} '${body}';`,
    '  }',
  ].join('\n');
}

/** The texts of `npm run serve` for rejected requests. */
function refusalValues(headers: Readonly<Record<string, string>>): Record<'refusals', string> {
  const names = {
    body: REFUSALS.unexpectedBody,
    foreign: REFUSALS.foreign,
    no_service: REFUSALS.noService,
    too_large: REFUSALS.tooLarge,
    other_host: REFUSALS.otherHost,
    unreachable: REFUSALS.unreachable,
    busy: REFUSALS.busy,
    silent: REFUSALS.silent,
  };
  const locations = Object.entries(names).map(([name, refusal]) => refusalLines(name, refusal, headers));
  return { refusals: locations.join('\n') };
}

/** Fills the template for a site. */
export function renderNginx(site: string, options: NginxOptions): string {
  const api = new URL(options.api);
  const secure = api.protocol === 'https:';
  const base = basePathOf(site);
  const headers = headersOf('$console_boots');
  const isTls = options.certificate !== undefined || options.origin?.startsWith('https:') === true;
  const withTls = (own: Record<string, string>) => directives(isTls ? { ...own, ...headers.https } : own);
  const types = Object.entries(TYPES).map(
    ([ending, type]) => `    ${type.split(';')[0]} ${ending.slice(1)};`,
  );
  const apiHeaders = { ...API_HEADERS, ...(isTls ? headers.https : {}) };
  const ownPath = base === '' ? '$request_uri' : '$console_path';
  const serviceHeaders = { ...SERVICE_HEADERS, ...(isTls ? headers.https : {}) };
  const limits = limitValues({ ...LIMITS, ...options.limits });
  const services = serviceValues(options.services ?? new Map(), {
    ownPath,
    base,
    resolvers: options.resolvers,
    proxy: (url, redirects) => proxyLines(options, url, serviceHeaders, redirects),
  });
  const values: Record<string, string> = {
    ...refusalValues(apiHeaders),
    ...limits,
    ...services,
    serviceLocations: filled(services.serviceLocations, limits),
    ...hostValues(options),
    ...reportValues(site, options.reports, directives(apiHeaders), options.limits),
    realAddress: realAddress(options.trustedProxies ?? []),
    log: `  access_log ${options.log ?? '/var/log/nginx/console.log'}${options.log === 'off' ? '' : ' console'};`,
    ownPath,
    apiOrigin: `${secure ? 'https' : 'http'}://console_api`,
    apiPath: base === '' ? '' : '$console_path',
    mock: options.mock === true ? '  "~^000[A-Z]+:/__mock/" 1;' : '',
    ...baseValues(base),
    proxy: proxyLines(options, api, apiHeaders, baseOfAnswers(base)),
    apiServer: `${api.hostname}:${api.port === '' ? (secure ? 443 : 80) : api.port}`,
    listen: listenLines(options),
    serverName: options.serverName ?? '_',
    root: resolve(options.root),
    boots: bootsOf(site),
    types: types.join('\n'),
    compression: [
      '  gzip_static on;',
      ...(options.brotli === true
        ? ['  brotli_static on;', '  brotli on;', '  brotli_types application/json;']
        : []),
    ].join('\n'),
    documentHeaders: withTls(headers.document),
    registryHeaders: withTls(headers.registry),
    immutableHeaders: withTls(headers.immutable),
    otherHeaders: withTls(headers.other),
    missingHeaders: directives(apiHeaders),
  };
  const template = readFileSync(join(import.meta.dirname, 'nginx.conf.template'), 'utf8');
  return filled(template, values);
}

/** A text with its values filled in; a line that contains only an empty value is left out. */
const filled = (text: string, values: Readonly<Record<string, string>>): string =>
  text
    .replaceAll(/^\{\{(\w+)\}\}\n/gm, (_, name: string) => (values[name] === '' ? '' : `{{${name}}}\n`))
    .replaceAll(/\{\{(\w+)\}\}/g, (whole, name: string) => values[name] ?? whole);
