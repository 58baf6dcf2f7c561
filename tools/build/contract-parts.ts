import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as api from '../../shared/api/generated/operations.ts';
import { filesBelow } from '../machine/files.ts';

/*
 * The API contract in the browser: a bundle contains the rows of the operations that its code calls, and never the OpenAPI document or
 * the table of the mock. They are searched in the built files, so the result does not depend on the statistics of the bundler.
 */
const IDS: ReadonlySet<string> = new Set(Object.values(api).map(({ id }) => id));

/** A file with more rows than this contains a whole table, not the calls of a page. */
const MOST_ROWS = 160;

/** An operation in minified code: the arguments of `read`, `write` or `link`, or the object that they create. */
const ROW = /"(\w+)",(?:path:|"[A-Z]+",)?"\/[^"]*"/g;

/** A reference in the OpenAPI document; and a row of the mock's table (`shared/api/generated/table.ts`), which has no id. */
const FOREIGN =
  /#\/components\/schemas\/\w|\{method:"(?:GET|HEAD|POST|PUT|DELETE)",path:"\/[^"]*",status:\d{3}/;

/** How many operations of the contract a script contains. */
export const rowsIn = (text: string): number =>
  new Set([...text.matchAll(ROW)].flatMap(([, id = '']) => (IDS.has(id) ? [id] : []))).size;

/** What is wrong with the parts of the contract in scripts, by their names. */
export function partProblems(scripts: ReadonlyMap<string, string>): string[] {
  const rows = new Map([...scripts].map(([path, text]) => [path, rowsIn(text)]));
  // No call at all means that the search no longer matches the minifier's output
  if ([...rows.values()].every((count) => count === 0)) return ['no operation was found in any script'];
  return [...scripts].flatMap(([path, text]) => [
    ...((rows.get(path) ?? 0) > MOST_ROWS
      ? [`${path} carries ${rows.get(path)} operations; a bundle has those it calls, ${MOST_ROWS} at most`]
      : []),
    ...(FOREIGN.test(text) ? [`${path} carries the OpenAPI document or the table of the mock`] : []),
  ]);
}

/** The same for a composed site. */
export const contractProblems = (site: string): string[] =>
  partProblems(
    new Map(
      filesBelow(site)
        .filter((path) => path.endsWith('.js'))
        .map((path) => [path, readFileSync(join(site, path), 'utf8')]),
    ),
  );
