import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../machine/files.ts';

const BLOCK = /^```\w+ (\S+)\n([^]*?)^```$/gm;

/** The files that docs/teams.md shows in a section, by path: the drill runs exactly what a reader copies. */
export function filesIn(heading: string): [path: string, text: string][] {
  const guide = readFileSync(join(ROOT, 'docs/teams.md'), 'utf8');
  const [, section = ''] = guide.split(`\n## ${heading}\n`);
  const files = [...(section.split('\n## ', 1)[0] ?? '').matchAll(BLOCK)];
  if (files.length === 0) throw new Error(`docs/teams.md shows no files below "${heading}"`);
  return files.map(([, path = '', text = '']) => [path, text]);
}

/** Changes a file of the team. @throws Error when it does not have the text to replace */
export function change(
  path: string,
  ...changes: readonly (readonly [before: string, after: string])[]
): void {
  const source = readFileSync(path, 'utf8');
  const lost = changes.find(([before]) => !source.includes(before));
  if (lost) throw new Error(`${path} has no ${lost[0]}`);
  writeFileSync(
    path,
    changes.reduce((text, [before, after]) => text.replace(before, after), source),
  );
}
