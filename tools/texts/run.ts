import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../machine/files.ts';
import { textsOf } from './extract.ts';

/*
 * `npm run texts`: prints every sentence and label of the product by screen, for a review of its language. `--write` puts the
 * listing into docs/texts.md, `--check` fails when that is not current: a changed sentence shows in every change's diff.
 */
const LISTING = join(ROOT, 'docs/texts.md');

/** The part of the product that a module belongs to: its folder. */
const screenOf = (path: string) =>
  path
    .replace(/\/[^/]+$/, '')
    .replace('/src', '')
    .replace(/^remotes\//, '');

/** The listing as Markdown: a heading a folder, a line a text, each text once a folder. */
export function listing(modules: readonly (readonly [path: string, source: string])[]): string {
  const screens = new Map<string, Set<string>>();
  for (const [path, source] of modules) {
    const texts = screens.get(screenOf(path)) ?? new Set();
    for (const { text } of textsOf(path, source)) texts.add(text);
    if (texts.size > 0) screens.set(screenOf(path), texts);
  }
  const parts = [...screens].map(
    ([screen, texts]) => `## ${screen}\n\n${[...texts].map((text) => `- ${text}`).join('\n')}\n`,
  );
  return `# Texts of the product\n\nWritten by \`npm run texts -- --write\`; \`{…}\` stands for what is filled in.\n\n${parts.join('\n')}`;
}

/** The document and the modules whose texts users read. */
export function productModules(): [path: string, source: string][] {
  const list = execFileSync(
    'git',
    ['ls-files', '-co', '--exclude-standard', 'shell/src', 'shell/index.html', 'remotes', 'shared'],
    { cwd: ROOT, encoding: 'utf8' },
  );
  return list
    .split('\n')
    .filter(
      (path) =>
        /\.(?:tsx?|html)$/.test(path) &&
        !/\.test(-d)?\.|\/test-|\/testing\/|\/generated\/|\.d\.ts$/.test(path) &&
        existsSync(join(ROOT, path)),
    )
    .toSorted()
    .map((path) => [path, readFileSync(join(ROOT, path), 'utf8')]);
}

if (import.meta.main) {
  const text = listing(productModules());
  if (process.argv.includes('--write')) writeFileSync(LISTING, text);
  else if (!process.argv.includes('--check')) console.log(text);
  else if (!existsSync(LISTING) || readFileSync(LISTING, 'utf8') !== text) {
    console.error('docs/texts.md is not current: npm run texts -- --write');
    process.exitCode = 1;
  }
}
