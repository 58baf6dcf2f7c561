import { existsSync } from 'node:fs';

const MODULES = '/usr/lib/nginx/modules';

/** nginx's brotli modules, where Debian's packages put them. */
export function brotliModules(): string[] {
  const paths = ['filter', 'static'].map((kind) => `${MODULES}/ngx_http_brotli_${kind}_module.so`);
  return paths.every((path) => existsSync(path)) ? paths : [];
}

/**
 * A complete configuration around a rendered one, for a separate nginx in the foreground: all its files are in
 * `folder`, and messages of `level` or above go to standard error.
 */
export function standalone(rendered: string, folder: string, level: 'crit' | 'warn' = 'crit'): string {
  return [
    ...brotliModules().map((path) => `load_module ${path};`),
    // When root starts nginx, its workers would run as a user who may not be allowed to read the site.
    ...(process.getuid?.() === 0 ? ['user root;'] : []),
    'worker_processes 2;',
    `pid ${folder}/nginx.pid;`,
    `error_log stderr ${level};`,
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
