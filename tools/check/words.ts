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

/** Turns of phrase that need a second reading in a comment or the title of a test. On the screen they may be right. */
const TURNS: readonly (readonly [phrase: string, instead: string])[] = [
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

/** Sentences that the product used to show, and the plain ones. `npm run texts` lists the current ones. */
const PHRASES: readonly (readonly [phrase: string, instead: string])[] = [
  ['taken it on, and goes on by itself', 'Accepted. Waiting for it to finish.'],
  ['may have been done all the same', 'It may have succeeded. Check before retrying.'],
  ['Each is a call of its own', 'Runs as separate requests, four at a time.'],
  ['Stop after the running ones', 'Cancel remaining'],
  ['Possible for', 'Will be stopped (5)'],
  ['Quota in use with it', 'Quota after creation'],
  ['The defaults do for', 'The defaults suit'],
  ['With these keys people log in', 'These keys can sign in over SSH.'],
  ['They are managed in the settings of your user', 'Manage keys in Settings.'],
  ['Left empty, it is', 'Defaults to'],
  ['a snapshot makes a new one', 'create one from a snapshot'],
  ['speaks for blocks of', 'uses 512-byte blocks'],
  ['Time in which the virtual CPUs', 'Time the vCPUs spend'],
  ['Every word of the filter has to be', 'No visible column contains all your search words.'],
  ['an access token of yours', 'your access token'],
  ['Copy size as a command', 'Copy stty resize command'],
  ['starts again by itself', 'restarts automatically'],
  ['reading more…', 'Searching the rest…'],
  ['Try fewer letters', 'No results on this page.'],
  ['Sign in again to go on', 'Sign in to continue.'],
  ['Usual order', 'Default order'],
  ['Start anew', 'Reset demo'],
  ['enabled anew', 'disabled and then enabled'],
  ['made anew', 'established again'],
  ['have told of', 'report'],
  ['the system tells', 'the system reports'],
  ['does not tell', 'does not report'],
  ['Nothing that can be read tells', 'the console cannot verify it'],
  ['Agree to what is lost', 'Confirm what is lost first'],
  ['Say that you have another way', 'Confirm that you have another way to the rack'],
  ['could not be looked at', 'could not be checked'],
  ['What hangs on', 'depend on'],
  ['The way of', 'Path of'],
  ['made and not started', 'created but not started'],
  ['go with it', 'are deleted too'],
  ['goes with it', 'is deleted too'],
  ['cannot be brought back', 'This cannot be undone.'],
  ['at the receiving end', 'Endpoint error'],
  ['keeps what is in force', 'in effect'],
  ['the former settings', 'the previous settings'],
  ['Whoever is left out', 'Networks that are not on the list'],
];

const FOLDERS = ['shared', 'shell', 'remotes', 'mock', 'e2e', 'tools', 'deploy', 'build', 'sdk'];

/**
 * The word or its plural, in any case. A part of a longer name (`backbone-trial`, `./copied-journey.ts`) does not count, and
 * neither does a quoted heading of a document (`"Look-up"`).
 */
const PATTERNS = WORDS.map(
  ([word, instead]) => [new RegExp(`(?<![-\\w"])(${word}s?)(?![-\\w"])`, 'gi'), instead] as const,
);

const TURN_PATTERNS = TURNS.map(
  ([phrase, instead]) => [new RegExp(`(?<![-\\w])${phrase}(?![-\\w])`, 'gi'), instead] as const,
);

/** The phrases, also where a line breaks within them. */
const SENTENCES = PHRASES.map(
  ([phrase, instead]) => [new RegExp(`(?<!\\w)${phrase.replaceAll(' ', '\\s+')}`, 'g'), instead] as const,
);

/** The phrases in one file. */
const phraseProblems = (path: string, text: string): WordProblem[] =>
  SENTENCES.flatMap(([pattern, instead]) =>
    [...text.matchAll(pattern)].map(({ 0: phrase, index }) => ({
      path,
      line: text.slice(0, index).split('\n').length,
      message: `"${phrase.replaceAll(/\s+/g, ' ')}" is no plain sentence; write "${instead}"`,
    })),
  );

/** The private words and phrases in one file. */
export function wordProblems(path: string, text: string): WordProblem[] {
  const words = text.split('\n').flatMap((content, index) =>
    [...PATTERNS, ...(IS_PROSE.test(content) ? TURN_PATTERNS : [])].flatMap(([pattern, instead]) =>
      [...content.matchAll(pattern)].map(([word]) => ({
        path,
        line: index + 1,
        message: `"${word}" is a private word; write "${instead}"`,
      })),
    ),
  );
  return [...words, ...phraseProblems(path, text)];
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
