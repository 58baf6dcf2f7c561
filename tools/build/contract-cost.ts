import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import * as api from '../../shared/api/generated/operations.ts';
import { SITES } from './compose.ts';
import { filesBelow } from '../machine/files.ts';

/*
 * Size of the API contract in the browser. An operation is a row of id, method, path and the reads it makes stale; a bundle should
 * contain the rows that its code calls, and never the OpenAPI document. The rows are searched in the built files, so
 * the result does not depend on the statistics of the bundler.
 */
const OPERATIONS = Object.values(api);

/** A file with more rows than this contains a whole table, not the calls of a page. */
const MOST_ROWS = 160;

/** A pattern that only the OpenAPI document contains, minified or not, as code or as a string. */
const DOCUMENT = /#\/components\/schemas\/\w+/g;
/** The mock's table of server operations (`shared/api/generated/table.ts`): a row without its own id. */
const SERVER_ROW = /\{method:"(?:GET|HEAD|POST|PUT|DELETE)",path:"\/[^"]*",status:\d{3}/g;

/** The parts of the contract in one file; members with `Sent` in their name are bytes of brotli. */
export interface ContractCost {
  file: string;
  size: number;
  /** Operations that the file calls. */
  rows: number;
  rowBytes: number;
  /** The sent bytes that the file would save without them. */
  rowsSent: number;
  /** References of the OpenAPI document and rows of the server's table; none in production. */
  foreign: number;
}

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** One row in minified code: the arguments of `read`, `write` or `link`, or the object that they create. */
function rowPattern({ id, path }: { id: string; path: string }): RegExp {
  const stale = String.raw`(?:,(?:stale:)?\[[^\]]*\])?`;
  const special = String.raw`(?:,(?:\.\.\.)?\{(?:(?:method|shape):"[A-Za-z]+",?)+\})?`;
  const call = `"${id}",(?:"[A-Z]+",)?"${escape(path)}"${stale}${special}`;
  const object = `id:"${id}",path:"${escape(path)}"(?:,method:"[A-Z]+")?${stale}${special}`;
  return new RegExp(`${call}|${object}`);
}

const ROWS = OPERATIONS.map((operation) => [`"${operation.id}"`, rowPattern(operation)] as const);

const sent = (text: string): number =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

/** Measures one script. */
export function costOf(file: string, text: string): ContractCost {
  let rest = text;
  let rows = 0;
  for (const [id, pattern] of ROWS) {
    if (!rest.includes(id)) continue;
    const without = rest.replace(pattern, '');
    if (without.length < rest.length) rows += 1;
    rest = without;
  }
  const foreign = (text.match(DOCUMENT)?.length ?? 0) + (text.match(SERVER_ROW)?.length ?? 0);
  const rowBytes = text.length - rest.length;
  return {
    file,
    size: text.length,
    rows,
    rowBytes,
    rowsSent: rows === 0 ? 0 : sent(text) - sent(rest),
    foreign,
  };
}

/** Every script of a composed site. */
export function costsOf(site: string): ContractCost[] {
  return filesBelow(site)
    .filter((path) => path.endsWith('.js'))
    .map((path) => costOf(path, readFileSync(join(site, path), 'utf8')));
}

/** Messages about parts of the contract that a production site must not contain; empty when there are none. */
export function contractProblems(costs: readonly ContractCost[]): string[] {
  // No call at all means that the search no longer matches the minifier's output.
  if (costs.every(({ rows }) => rows === 0)) return ['no operation was found in any script'];
  return costs.flatMap(({ file, rows, foreign }) => [
    ...(rows > MOST_ROWS
      ? [`${file} carries ${rows} operations; a bundle has those it calls, ${MOST_ROWS} at most`]
      : []),
    ...(foreign > 0 ? [`${file} carries the OpenAPI document or the table of the mock`] : []),
  ]);
}

const areaOf = (file: string): string => /^remotes\/([^/]+)\//.exec(file)?.[1] ?? 'shell';

const line = (name: string, cells: readonly (string | number)[]): string =>
  [name.padEnd(64), ...cells.map((cell) => String(cell).padStart(9))].join('');

/** The table: one line per file that contains parts of the contract, then the sum of each area. */
export function costTable(costs: readonly ContractCost[]): string {
  const carrying = costs.filter(({ rows, foreign }) => rows + foreign > 0);
  const cells = ({ rows, rowBytes, rowsSent, foreign, size }: ContractCost) => [
    rows,
    rowBytes,
    rowsSent,
    foreign,
    size,
  ];
  const sums = [...Map.groupBy(costs, ({ file }) => areaOf(file))].map(([area, list]) => {
    const sum = (key: Exclude<keyof ContractCost, 'file'>) =>
      list.reduce((total, cost) => total + cost[key], 0);
    return line(`${area}, ${list.length} files`, [
      sum('rows'),
      sum('rowBytes'),
      sum('rowsSent'),
      sum('foreign'),
      sum('size'),
    ]);
  });
  const all = OPERATIONS.map((operation) => JSON.stringify(operation)).join('');
  return [
    line('file', ['rows', 'bytes', 'brotli', 'document', 'of bytes']),
    ...carrying.map((cost) => line(cost.file, cells(cost))),
    '',
    ...sums,
    '',
    `all ${OPERATIONS.length} rows would be ${all.length} bytes, ${sent(all)} as brotli; types and schemas are none at run time`,
  ].join('\n');
}

/** `npm run prove -- size`: the table of the production site as it was built last; `npm run prove -- size demo` of the demo's. */
if (import.meta.main) {
  const costs = costsOf(process.argv.includes('demo') ? SITES.demo.out : SITES.site.out);
  console.log(costTable(costs));
  const problems = process.argv.includes('demo') ? [] : contractProblems(costs);
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length === 0 && costs.length > 0 ? 0 : 1;
}
