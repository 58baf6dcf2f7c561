import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../machine/files.ts';

/** Fenced blocks, and code in a line that is a whole command. */
const COMMANDS =
  /^```\n([^]*?)^```$|`((?:npm run (?:deploy -- |serve -- |prove -- conformance )|helm |kubectl |API=)[^`]+)`/gm;

/** The commands of docs/operations-guide.md in its order, without those of the project itself, such as this drill; what it gives in parentheses as an alternative is left out. */
export function guideCommands(): string[] {
  const text = readFileSync(join(ROOT, 'docs/operations-guide.md'), 'utf8');
  return [...text.matchAll(COMMANDS)].flatMap(([, block, inline]) =>
    (block ?? (inline ?? '').replaceAll('\n', ' '))
      .split('\n')
      .map((line) => line.replace(/ +\(or: .*\)$/, '').trim())
      .filter((line) => line !== ''),
  );
}
