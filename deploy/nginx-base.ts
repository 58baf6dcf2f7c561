import { readState } from './site/state.ts';

/** A path as a regular expression. */
const escaped = (path: string): string => path.replaceAll('.', String.raw`\.`);

/** Path below which a site is served, by its settings. */
export const basePathOf = (site: string): string => readState(site).settings.basePath ?? '';

/**
 * Removes the base path. The API gets the rest unchanged, so it is taken from `$request_uri`; files are found by
 * the result of `rewrite`. Both run again when nginx continues with the document, so paths outside the site are
 * recognized by the original URL.
 */
export function baseValues(base: string): Record<'baseMap' | 'baseLines', string> {
  if (base === '') return { baseMap: '', baseLines: '' };
  const own = escaped(base);
  return {
    baseMap: [
      '# The path as the API gets it: without the base path of the site. Empty for paths outside the site.',
      'map $request_uri $console_path {',
      "  default '';",
      `  "~^${own}(/.*)$" $1;`,
      `  "~^${own}(?:[?].*)?$" /;`,
      '}',
    ].join('\n'),
    baseLines: [
      "  if ($console_path = '') {",
      '    return 404;',
      '  }',
      `  rewrite ^${own}$ /;`,
      `  rewrite ^${own}(/.*)$ $1;`,
    ].join('\n'),
  };
}

/** Adds the base path to paths in headers of the API; a path that has it already came from the console. */
export function baseOfAnswers(base: string): string[] {
  if (base === '') return [];
  const own = escaped(base);
  return [
    `proxy_redirect "~^(/(?!/|${own.slice(1)}(?:[/?]|$)).*)$" ${base}$1`,
    `proxy_cookie_path "~^/$" ${base}`,
    `proxy_cookie_path "~^(/(?!${own.slice(1)}(?:/|$)).+)$" ${base}$1`,
  ];
}
