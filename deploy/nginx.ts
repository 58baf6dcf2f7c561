import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { siteHeaders, type SiteHeaders } from '../tools/headers.ts';
import { TYPES } from '../tools/server-static.ts';
import { SHELL, keptFolder } from '../tools/site-paths.ts';
import { appOf, currentBuild, readState } from '../tools/site-state.ts';

/** What a rendered configuration depends on besides the site. */
export interface NginxOptions {
  /** Folder of the site as nginx sees it. */
  root: string;
  /** Base URL of the API. */
  api: string;
  /** Port, or address and port, to listen on. */
  listen: string;
  serverName?: string;
  /** TLS certificate and key files; with them HSTS is sent. */
  certificate?: string;
  key?: string;
  /** Sends ready brotli copies; needs nginx's brotli modules. */
  brotli?: boolean;
  /** Keeps the visitor's host name in API calls instead of the API's own. */
  keepHost?: boolean;
  /** Also passes on the mock API's controls; for tests. */
  mock?: boolean;
  /** Build of a shell about to be published, whose boot script is admitted beside the present one. */
  next?: string;
}

/** Boot scripts that the document of a site may contain. */
function bootScripts(site: string, next: string | undefined): string[] {
  const shell = appOf(readState(site), SHELL);
  const served = shell === undefined ? [] : [keptFolder(site, SHELL, currentBuild(shell))];
  const folders = [...served, ...(next === undefined ? [] : [next])];
  return folders.map((folder) => readFileSync(join(folder, 'boot.js'), 'utf8'));
}

/** Headers as directives. Caching only for answers that have the file: an error must not be kept. */
function directives(headers: Record<string, string>, indent = '    '): string {
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

/** Fills the template for a site. */
export function renderNginx(site: string, options: NginxOptions): string {
  const api = new URL(options.api);
  const secure = api.protocol === 'https:';
  const headers: SiteHeaders = siteHeaders(...bootScripts(site, options.next));
  const withTls = (own: Record<string, string>) =>
    directives(options.certificate === undefined ? own : { ...own, ...headers.https });
  const types = Object.entries(TYPES).map(
    ([ending, type]) => `    ${type.split(';')[0]} ${ending.slice(1)};`,
  );
  const values: Record<string, string> = {
    mock: options.mock === true ? '  "~^[A-Z]+:/__mock/" 1;' : '',
    apiServer: `${api.hostname}:${api.port === '' ? (secure ? 443 : 80) : api.port}`,
    apiScheme: secure ? 'https' : 'http',
    apiHost: options.keepHost === true ? '$http_host' : api.host,
    apiTls: secure ? `    proxy_ssl_server_name on;\n    proxy_ssl_name ${api.hostname};` : '',
    listen: listenLines(options),
    serverName: options.serverName ?? '_',
    root: resolve(options.root),
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
  };
  const template = readFileSync(join(import.meta.dirname, 'nginx.conf.template'), 'utf8');
  return template
    .replaceAll(/^\{\{(\w+)\}\}\n/gm, (_, name: string) => (values[name] === '' ? '' : `{{${name}}}\n`))
    .replaceAll(/\{\{(\w+)\}\}/g, (whole, name: string) => values[name] ?? whole);
}

const MODULES = '/usr/lib/nginx/modules';

/** nginx's brotli modules, where Debian's packages put them. */
export function brotliModules(): string[] {
  const paths = ['filter', 'static'].map((kind) => `${MODULES}/ngx_http_brotli_${kind}_module.so`);
  return paths.every((path) => existsSync(path)) ? paths : [];
}

/** A whole configuration around a rendered one, for an nginx of one's own in the foreground: all its files in `folder`. */
export function standalone(rendered: string, folder: string): string {
  return [
    ...brotliModules().map((path) => `load_module ${path};`),
    // Started by root it would read the site as a user who may not be allowed to.
    ...(process.getuid?.() === 0 ? ['user root;'] : []),
    'worker_processes 2;',
    `pid ${folder}/nginx.pid;`,
    'error_log stderr crit;',
    'events { worker_connections 512; }',
    'http {',
    'access_log off;',
    ...['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (name) => `${name}_temp_path ${folder}/${name};`,
    ),
    rendered,
    '}',
    '',
  ].join('\n');
}
