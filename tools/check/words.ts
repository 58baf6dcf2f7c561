import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, filesBelow } from '../machine/files.ts';

/** Private words that this project used to have, and the usual term for each. */
const WORDS: readonly (readonly [word: string, instead: string])[] = [
  ['bone', 'skeleton'],
  ['heir', 'focus successor'],
  ['journey', 'end-to-end test'],
  ['look-up', 'lookup'],
];

/** Turns of phrase that need a second reading in a comment or the title of a test. On the screen they may be right. */
const TURNS: typeof WORDS = [
  ['anew', 'again'],
  ['by itself', 'automatically'],
  ['all the same', 'nevertheless'],
  ['gone on', 'continued'],
  ['looked at', 'viewed, read or checked'],
  ['as it is typed', 'while typing'],
  ['at hand', 'available or loaded'],
  ['but for', 'except'],
  ['has it that', 'says'],
  ['held against', 'checked against'],
  ['in sight', 'visible'],
  ['every one', 'all'],
  ['makes? no sense', 'is invalid'],
  ['none of this name', 'none has this name'],
  ['put away', 'closed or hidden'],
  ['so it is asked', 'requested'],
  ['what is asked for', 'requested'],
  ['cannot be had', 'cannot be loaded'],
  ['could not be had', 'could not be loaded'],
  ['keeps? book', 'records'],
  ['receiving end', 'endpoint'],
  ['taken (?:back|away)', 'rolled back or removed'],
  ['takes (?:back|away)', 'rolls back or removes'],
  ['told of', 'shown or reported'],
  ['under way', 'in progress'],
];

/** A line that is a comment, ends with one, or has the title of a test; not an address, which has slashes too. */
const IS_PROSE =
  /^\s*(?:\/?\*|\/\/)|\s\/\/ |(?:^|\s)(?:test|it|describe)(?:\.\w+)*\(|^\s*['"`][^'"`]{12,}['"`],\s*$/;

const FOLDERS = ['shared', 'shell', 'remotes', 'mock', 'e2e', 'tools', 'deploy', 'build', 'sdk'];

/**
 * Patterns of words, or of their plurals, in any case. A part of a longer name (`backbone-trial`, `./copied-journey.ts`) does not count,
 * and neither does a quoted heading of a document (`"Look-up"`).
 */
const patternsOf = (words: typeof WORDS, ending = '') =>
  words.map(
    ([word, instead]) => [new RegExp(`(?<![-\\w"])${word}${ending}(?![-\\w"])`, 'gi'), instead] as const,
  );

const PATTERNS = patternsOf(WORDS, 's?');
const TURN_PATTERNS = patternsOf(TURNS);

/** The private words and turns of phrase in one file. */
export function wordProblems(path: string, text: string): string[] {
  return text
    .split('\n')
    .flatMap((content, index) =>
      [...PATTERNS, ...(IS_PROSE.test(content) ? TURN_PATTERNS : [])].flatMap(([pattern, instead]) =>
        [...content.matchAll(pattern)].map(
          ([word]) => `${path}:${index + 1} "${word}" is a private word; write "${instead}"`,
        ),
      ),
    );
}

// The check itself contains the words
if (import.meta.main) {
  const problems = FOLDERS.flatMap((folder) =>
    filesBelow(join(ROOT, folder)).map((path) => `${folder}/${path}`),
  )
    .filter(
      (path) =>
        /\.(?:tsx?|css|mjs)$/.test(path) &&
        !/node_modules\/|\/dist\/|\/generated\/|^tools\/check\/words/.test(path),
    )
    .flatMap((path) => wordProblems(path, readFileSync(join(ROOT, path), 'utf8')));
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length === 0 ? 0 : 1;
}
