import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '../machine/files.ts';

/** A citation of a document or heading that does not exist. */
export interface CitationProblem {
  path: string;
  line: number;
  message: string;
}

/** Documents that are not checked because they are given: the sheets cite each other by number. */
const SOURCES = /^docs\/(screens|design|contract|references|specification\.md)/;
const CITING = /\.(ts|tsx|css|md|mjs|mts|js|html|yml)$/;

/** `docs/FILE.md section 4.1`, `docs/FILE.md "Heading"`, `docs/FILE.md must 7`, or the file alone. */
const CITATION = new RegExp(
  [
    /(?<![\w/.-])(?<file>docs\/[\w/-]+\.md)(?![\w#])`?\)?/,
    /(?:,? (?:(?:sections?|part) (?<section>[0-9A-Z]+(?:\.[0-9]+)*[a-d]?(?![\w-]))|musts? (?<must>[0-9]+)|"(?<heading>[^"]+)"))?/,
  ]
    .map(({ source }) => source)
    .join(''),
  'g',
);
/** Citations of documents outside the repository, or not by their path in it. */
const OUTSIDE =
  /\.\.\/shared\/(?:screens|design|contract\/\w+\.md|references|[A-Z])|\bDESIGN-LANGUAGE\b|\bARCHITECTURE(?:-NOTES)?\.md\b|(?<!docs\/|[(\w])\b(?:screens|references|contract)\/[a-z-]+\.md/;

/** A comment as one line of text, because a citation may continue on the next line. Each character keeps its offset. */
const unwrapped = (text: string) =>
  text.replace(/\n[ \t]*(?:\*(?!\/)|\/\/)?[ \t]*/g, (gap) => ' '.padEnd(gap.length, '\u0000'));

const headingsOf = (text: string) =>
  [...text.matchAll(/^#{1,6} +(?:§)?(.+)$/gm)].map(([, heading = '']) => heading.replaceAll('`', ''));

const isNumbered = (heading: string, number: string) =>
  heading === number || heading.startsWith(`${number} `) || heading.startsWith(`${number}. `);

/** Whether `13.2` is the second item of the numbered list under heading 13. */
function hasItem(text: string, section: string): boolean {
  const [, heading = '', item = ''] = /^(.+)\.([0-9]+)$/.exec(section) ?? [];
  const under = text.split(/^#{1,6} +/m).find((part) => isNumbered(part.split('\n')[0] ?? '', heading));
  return heading !== '' && under !== undefined && new RegExp(`^${item}\\. `, 'm').test(under);
}

/** Whether a document has the section, item or heading of a citation. */
function has(text: string, { section, must, heading }: Partial<Record<string, string>>): boolean {
  const headings = headingsOf(text);
  if (section !== undefined)
    return headings.some((found) => isNumbered(found, section)) || hasItem(text, section);
  if (must !== undefined) return new RegExp(`^\\| ${must} \\|`, 'm').test(text);
  if (heading !== undefined)
    return headings.some((found) => found.replace(/^[\d.]+ /, '').startsWith(heading));
  return true;
}

/**
 * Citations of one file that name no file or heading of the repository. `read` gives the text of a document by its path, or
 * undefined where there is none.
 */
export function citationProblems(
  path: string,
  text: string,
  read: (file: string) => string | undefined,
): CitationProblem[] {
  const flat = unwrapped(text).replaceAll('\u0000', '');
  const lineOf = (needle: string) => {
    const at = text.split('\n').findIndex((line) => line.includes(needle));
    return at + 1;
  };
  const problems: CitationProblem[] = [];
  for (const { 0: cited, groups = {} } of flat.matchAll(CITATION)) {
    const file = groups['file'] ?? '';
    const document = read(file);
    const line = lineOf(file);
    if (document === undefined) problems.push({ path, line, message: `${file} does not exist` });
    else if (!has(document, groups))
      problems.push({ path, line, message: `"${cited}" names no heading of ${file}` });
  }
  const outside = OUTSIDE.exec(text);
  if (outside !== null)
    problems.push({
      path,
      line: lineOf(outside[0]),
      message: `"${outside[0]}" is not in the repository; cite docs/`,
    });
  return problems;
}

/** Documents about the past or other products: their paths need not exist here. */
const ELSEWHERE = /^docs\/(?:decisions|references)\//;
const REPOSITORY_PATH =
  /`((?:build|deploy|docs|e2e|mock|remotes|sdk|shared|shell|tools)\/[\w./-]+)`|\]\((?!\w+:|#)([^)#]+)/g;

/** Paths in code quotes and links of a document that lead nowhere. `exists` takes a path of the repository. */
export function pathProblems(
  path: string,
  text: string,
  exists: (path: string) => boolean,
): CitationProblem[] {
  return text.split('\n').flatMap((content, index) =>
    [...content.matchAll(REPOSITORY_PATH)]
      .map(([, quoted, linked = '']) => quoted ?? join(dirname(path), linked))
      .filter((named) => !exists(named))
      .map((named) => ({ path, line: index + 1, message: `${named} does not exist` })),
  );
}

/** Checks every file that git tracks or would track. */
export function allCitationProblems(): CitationProblem[] {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((path) => CITING.test(path) && !path.startsWith('tools/check/citations'));
  const texts = new Map<string, string | undefined>();
  const read = (file: string) => {
    if (!texts.has(file))
      texts.set(file, existsSync(join(ROOT, file)) ? readFileSync(join(ROOT, file), 'utf8') : undefined);
    return texts.get(file);
  };
  const exists = (path: string) => existsSync(join(ROOT, path));
  return files.filter(exists).flatMap((path) => {
    const text = readFileSync(join(ROOT, path), 'utf8');
    const isDocument = path.endsWith('.md') && !ELSEWHERE.test(path);
    return [
      ...(SOURCES.test(path) ? [] : citationProblems(path, text, read)),
      ...(isDocument ? pathProblems(path, text, exists) : []),
    ];
  });
}

if (import.meta.main) {
  const problems = allCitationProblems();
  for (const { path, line, message } of problems) console.log(`${path}:${line} ${message}`);
  process.exitCode = problems.length === 0 ? 0 : 1;
}
