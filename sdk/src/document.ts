import { OFFER } from '../../build/shares.ts';
import type { Offer } from '../../shared/contract/pair.ts';
import { isRecord } from '../../shared/record/index.ts';

/** The block of the document that contains the configuration: its content, and its delimiters. */
const BLOCK = /(<script type="application\/json" id="console-config">)([^]*?)(<\/script>)/;

/** The members of a registry row that are read here. */
export interface Row {
  name: string;
  [member: string]: unknown;
}

/**
 * The registry of a running console with the row of an area replaced or added.
 * @param text the JSON of `registry.json` or of the document's block
 * @throws SyntaxError or Error when it is not a registry
 */
export function withRow(text: string, row: Row): string {
  const config: unknown = JSON.parse(text);
  if (!isRecord(config) || !Array.isArray(config['remotes'])) throw new Error('The console has no registry');
  const remotes: unknown[] = config['remotes'];
  const others = remotes.filter((other) => !isRecord(other) || other['name'] !== row.name);
  return JSON.stringify({ ...config, remotes: [...others, row] });
}

/** A document of a running console with that row in its block; unchanged when it has no block, such as a page of a proxy. */
export const documentWith = (html: string, row: Row): string =>
  html.replace(
    BLOCK,
    (_, open: string, json: string, close: string) =>
      open + withRow(json, row).replaceAll('<', '\\u003c') + close,
  );

/** Whether a document is one of the console. */
export const isConsole = (html: string): boolean => BLOCK.test(html);

/** Whether a document is one of a development shell, which can replace modules of a running page. */
export const isDevelopment = (html: string): boolean => {
  const config: unknown = JSON.parse(BLOCK.exec(html)?.[2] ?? '{}');
  return isRecord(config) && config['build'] === 'development';
};

const META = new RegExp(`<meta name="${OFFER}" content="(\\d+)\\.(\\d+) ([\\w.-]+) ([\\w.-]+)"`);

/** The versions that the shell of a document provides to areas; undefined for shells before November 27, 2026, which do not list them. */
export function offerIn(html: string): Offer | undefined {
  const [, contract, contractMinor, react, shared] = META.exec(html) ?? [];
  if (react === undefined || shared === undefined) return undefined;
  return { contract: Number(contract), contractMinor: Number(contractMinor), react, shared };
}

/** Fetches the document of a console. @throws Error when it does not respond, or is not a document of a console */
export async function documentOf(target: URL): Promise<string> {
  const answer = await fetch(new URL('/', target), { headers: { accept: 'text/html' } }).catch(
    (cause: unknown) => {
      throw new Error(`${target.origin} does not answer. CONSOLE_URL names a running console.`, { cause });
    },
  );
  const html = await answer.text();
  if (!isConsole(html)) throw new Error(`${target.origin} serves no console: its document has no registry`);
  return html;
}

/** The row of a build with URLs from the root of the origin, as publishing writes it (deploy/site/state.ts). */
export function servedRow(row: Row, base: string): Row {
  const move = (files: unknown): unknown[] =>
    (Array.isArray(files) ? files : []).map((file: unknown) =>
      Array.isArray(file) ? [base + String(file[0]), file[1]] : file,
    );
  const routes = Object.entries(isRecord(row['routes']) ? row['routes'] : {}).map(([pattern, page]) => [
    pattern,
    isRecord(page) ? { ...page, files: move(page['files']) } : page,
  ]);
  return {
    ...row,
    entry: base + String(row['entry']),
    assets: move(row['assets']),
    routes: Object.fromEntries(routes),
  };
}
