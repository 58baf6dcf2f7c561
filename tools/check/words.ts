import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, filesBelow } from '../machine/files.ts';

/** A private word in the code. */
export interface WordProblem {
  path: string;
  line: number;
  message: string;
}

/** Private words that this project used to have, and the usual term for each. */
const WORDS: readonly (readonly [word: string, instead: string])[] = [
  ['bone', 'skeleton'],
  ['heir', 'focus successor'],
  ['journey', 'end-to-end test'],
  ['look-up', 'lookup'],
];

const FOLDERS = ['shared', 'shell', 'remotes', 'mock', 'e2e', 'tools', 'deploy', 'build'];

/**
 * The word or its plural, in any case. A part of a longer name (`backbone-trial`, `./copied-journey.ts`) does not count, and
 * neither does a quoted heading of a document (`"Look-up"`).
 */
const PATTERNS = WORDS.map(
  ([word, instead]) => [new RegExp(`(?<![-\\w"])(${word}s?)(?![-\\w"])`, 'gi'), instead] as const,
);

/** The private words in one file, by line. */
export function wordProblems(path: string, text: string): WordProblem[] {
  return text.split('\n').flatMap((content, index) =>
    PATTERNS.flatMap(([pattern, instead]) =>
      [...content.matchAll(pattern)].map(([word]) => ({
        path,
        line: index + 1,
        message: `"${word}" is a private word; write "${instead}"`,
      })),
    ),
  );
}

/** Checks every source file. The check itself contains the words and is left out. */
export function allWordProblems(): WordProblem[] {
  return FOLDERS.flatMap((folder) => filesBelow(join(ROOT, folder)).map((path) => `${folder}/${path}`))
    .filter(
      (path) =>
        /\.(?:tsx?|css|mjs)$/.test(path) &&
        !/node_modules\/|\/dist\/|\/generated\/|^tools\/check\/words/.test(path),
    )
    .flatMap((path) => wordProblems(path, readFileSync(join(ROOT, path), 'utf8')));
}

if (import.meta.main) {
  const problems = allWordProblems();
  for (const { path, line, message } of problems) console.error(`${path}:${line} ${message}`);
  process.exitCode = problems.length === 0 ? 0 : 1;
}
