import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../machine/files.ts';
import { textsOf } from './extract.ts';

/* `npm run prove -- texts`: prints every sentence and label of the product by folder, for a review of its language. */

/** The part of the product that a module belongs to: its folder. */
const screenOf = (path: string) =>
  path
    .replace(/\/[^/]+$/, '')
    .replace('/src', '')
    .replace(/^remotes\//, '');

/** The listing as Markdown: a heading a folder, a line a text, each text once a folder. */
function listing(modules: readonly (readonly [path: string, source: string])[]): string {
  const screens = new Map<string, Set<string>>();
  for (const [path, source] of modules) {
    const texts = screens.get(screenOf(path)) ?? new Set();
    for (const { text } of textsOf(path, source)) texts.add(text);
    if (texts.size > 0) screens.set(screenOf(path), texts);
  }
  const parts = [...screens].map(
    ([screen, texts]) => `## ${screen}\n\n${[...texts].map((text) => `- ${text}`).join('\n')}\n`,
  );
  return `# Texts of the product\n\n\`{…}\` stands for what is filled in.\n\n${parts.join('\n')}`;
}

/** The document and the modules whose texts users read. */
function productModules(): [path: string, source: string][] {
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

console.log(listing(productModules()));
