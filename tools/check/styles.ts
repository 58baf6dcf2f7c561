import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, filesBelow } from '../machine/files.ts';

/** A line that breaks a rule. */
export interface StyleProblem {
  path: string;
  line: number;
  message: string;
}

const TOKENS = 'shared/ui/tokens.css';
const RAW_COLOUR =
  /#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(|(?<![\w-])(?:white|black|red|green|blue|gray|grey|yellow|orange|purple)\b(?!-)/i;

/** Custom properties that scripts set. */
const FROM_SCRIPTS = new Set(['--trigger-width']);

/** The cascade layer that a module's rules belong to, by its folder. */
const layerOf = (path: string) =>
  path.startsWith('remotes/') ? 'remote' : path.startsWith('shell/') ? 'shell' : 'ui';

/** Text with comments and strings blanked, lines kept. */
export const code = (text: string) =>
  text.replace(/\/\*[\s\S]*?\*\/|"[^"\n]*"|'[^'\n]*'|url\([^)]*\)/g, (part) => part.replace(/[^\n]/g, ' '));

/** The custom properties that a style sheet defines. */
export const definedIn = (text: string): string[] =>
  [...text.matchAll(/(--[\w-]+)\s*:/g)].map((match) => match[1] ?? '');

/** Lines of rules inside of another rule that do not name it by `&`: such a rule means a descendant, which is seldom meant. */
function nestedLines(content: string): number[] {
  const open: string[] = [];
  return [...content.matchAll(/([^{};]*)([{};])/g)].flatMap(({ 1: before = '', 2: sign, index }) => {
    if (sign === '}') open.pop();
    if (sign !== '{') return [];
    const selector = before.trim();
    const isInRule = open.some((one) => !one.startsWith('@'));
    const isFrame = open.at(-1)?.startsWith('@keyframes') === true;
    open.push(selector);
    if (!isInRule || isFrame || selector.startsWith('@') || selector.includes('&')) return [];
    return [content.slice(0, index + before.length).split('\n').length];
  });
}

/**
 * Problems of a style sheet: raw colors and private scales (allowed in the tokens only), custom properties that
 * are not defined, siblings of any kind, rules of a module outside its layer, rules in a rule of a module without `&`. `defined` contains the tokens and the properties of other sheets.
 */
export function styleProblems(path: string, text: string, defined: ReadonlySet<string>): StyleProblem[] {
  const own = new Set(definedIn(text));
  const isModule = path.endsWith('.module.css');
  const problems = code(text)
    .split('\n')
    .flatMap((content, index) => {
      const found: string[] = [];
      if (content.includes('--ref-')) found.push('--ref- scales are private to tokens.css');
      if (/\+\s*\*/.test(content))
        found.push('`+ *` is checked for all that follows any new element: name the class or tag');
      const value = content.slice(content.indexOf(':') + 1);
      if (isModule && content.includes(':') && RAW_COLOUR.test(value)) found.push('raw colour; use a token');
      for (const [, name = ''] of content.matchAll(/var\(\s*(--[\w-]+)/g))
        if (!name.startsWith('--_') && !defined.has(name) && !own.has(name) && !FROM_SCRIPTS.has(name))
          found.push(`${name} is not defined`);
      return found.map((message) => ({ path, line: index + 1, message }));
    });
  if (isModule)
    for (const line of nestedLines(code(text)))
      problems.push({ path, line, message: 'a rule in a rule needs & for the outer one' });
  const layer = layerOf(path);
  if (isModule && text.trim() !== '' && !new RegExp(`@layer ${layer}\\b`).test(code(text)))
    problems.push({ path, line: 1, message: `rules must be in @layer ${layer}` });
  return problems;
}

/** Checks every style sheet of the product. */
export function allStyleProblems(): StyleProblem[] {
  const sheets = ['shared', 'shell', 'remotes'].flatMap((folder) =>
    filesBelow(join(ROOT, folder))
      .map((path) => `${folder}/${path}`)
      .filter((path) => path.endsWith('.css') && !/node_modules|\/dist\//.test(path)),
  );
  const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
  const defined = new Set(sheets.flatMap((path) => definedIn(read(path))));
  return sheets.filter((path) => path !== TOKENS).flatMap((path) => styleProblems(path, read(path), defined));
}

if (import.meta.main) {
  const problems = allStyleProblems();
  for (const { path, line, message } of problems) console.error(`${path}:${line} ${message}`);
  process.exitCode = problems.length === 0 ? 0 : 1;
}
