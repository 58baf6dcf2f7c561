import { parseConfig } from '../../shared/contract/config.ts';
import type { PinnedFile, RegistryEntry } from '../../shared/contract/registry.ts';
import { integrityOf } from '../../tools/machine/files.ts';
import { scriptHash } from './headers.ts';

/** Pages that are opened as a browser does: the start, a page below others, and one without the frame. */
export const OPENED = ['/', '/projects/opened/instances/by-verify/storage', '/login'];

/** The response that a server must send, by the records of the site. */
interface Expected {
  /** Integrity value of the document. */
  document: string;
  /** Integrity values of the other files, by their paths. */
  files: ReadonlyMap<string, string | undefined>;
  /** Path below which the site is served. */
  base: string;
}

const INLINE = /<script(?![^>]*\s(?:src|type)=)[^>]*>([^]*?)<\/script>/g;
const PINNED = /<(?:script|link)\b[^>]*?\s(?:src|href)="([^"]+)"[^>]*?\sintegrity="([^"]+)"/g;
const BLOCK = /<script type="application\/json" id="console-config">([^]*?)<\/script>/;

/** The hashes by which a policy admits inline scripts; CSP allows base64 and base64url. */
function admitted(policy: string): Set<string> {
  const sources = /(?:^|;)\s*script-src\s([^;]*)/.exec(policy)?.[1] ?? '';
  const hashes = [...sources.matchAll(/'(sha256-[^']+)'/g)];
  return new Set(hashes.map(([, hash = '']) => hash.replaceAll('+', '-').replaceAll('/', '_')));
}

const filesOf = ({ entry, integrity, assets, routes, pages }: RegistryEntry): PinnedFile[] => [
  [entry, integrity],
  ...assets,
  ...(pages ? [pages] : []),
  ...Object.values(routes).flatMap(({ files }) => files),
];

/** Every file that a document names with its hash: in its elements and in its registry. */
function pinsOf(html: string): PinnedFile[] | undefined {
  const config = parseConfig(BLOCK.exec(html)?.[1] ?? '');
  if (Array.isArray(config)) return undefined;
  return [
    ...[...html.matchAll(PINNED)].map(([, url = '', hash = '']): PinnedFile => [url, hash]),
    ...config.shell.frame,
    ...Object.values(config.shell.shares).flat(),
    ...config.remotes.flatMap(filesOf),
  ];
}

/**
 * Opens a page as a browser does, and returns the problems that would keep it from running: the document differs, the policy that came
 * with it does not admit its inline script, its registry cannot be read or names a file that is not served under that hash.
 */
export async function pageProblems(origin: string, path: string, expected: Expected): Promise<string[]> {
  const { document, files, base } = expected;
  let answer: Response;
  let bytes: Uint8Array;
  try {
    answer = await fetch(origin + base + path, { signal: AbortSignal.timeout(20_000), redirect: 'error' });
    bytes = await answer.bytes();
  } catch (error) {
    return [`${path}: ${error instanceof Error ? error.message : String(error)}`];
  }
  if (!answer.ok) return [`${path}: the server answers ${answer.status}`];
  const problems: string[] = [];
  if (answer.headers.get('content-type')?.startsWith('text/html') !== true)
    problems.push('the document does not come as text/html');
  if (integrityOf(Buffer.from(bytes)) !== document) problems.push('the server sends other bytes');
  const html = Buffer.from(bytes).toString('utf8');
  const policies = (answer.headers.get('content-security-policy') ?? '').split(',').filter(Boolean);
  if (policies.length === 0) problems.push('the document comes without a Content-Security-Policy');
  const scripts = [...html.matchAll(INLINE)].map(([, text = '']) => scriptHash(text));
  if (policies.some((policy) => scripts.some((hash) => !admitted(policy).has(hash))))
    problems.push(
      'the policy of the server refuses the inline script of the document, so the page stays empty. Write the configuration of the web server again (npm run deploy -- nginx) and reload it',
    );
  const pins = pinsOf(html);
  if (pins === undefined) problems.push('the document has no readable registry');
  for (const [url, hash] of pins ?? [])
    if (!url.startsWith(base) || files.get(url.slice(base.length)) !== hash)
      problems.push(`the document names ${url}, which is not served with that hash`);
  return problems.map((problem) => `${path}: ${problem}`);
}
