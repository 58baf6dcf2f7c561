import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../machine/files.ts';

/** Every sentence of the product, as `npm run texts` lists them (docs/texts.md); a text has one line. */
const TEXTS = readFileSync(join(ROOT, 'docs/texts.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('- '))
  .map((line) => line.slice(2));

/** The sample of the review of words: what a sentence began with, and what is said instead. */
const SAMPLE = [
  ['The server has taken it on', 'Accepted. Waiting for it to finish.'],
  ['It may have been done all the same', 'It may have succeeded. Check before retrying.'],
  ['Each is a call of its own', 'Runs as separate requests, four at a time.'],
  ['Stop after the running ones', 'Cancel remaining'],
  ['Possible for', 'Will be'],
  ['Quota in use with it', 'Quota after creation'],
  ['The defaults do for', 'The defaults suit most instances.'],
  ['With these keys people', 'These keys can sign in over SSH.'],
  ['They are managed in the settings', 'Manage keys in Settings'],
  ['Left empty, it is', 'Defaults to the instance name.'],
  ['A detached disk can be used again', 'Reuse a detached disk, or create one from a snapshot.'],
  ['The partition table in the file speaks', "The file's partition table uses"],
  ['Time in which the virtual', 'Time the vCPUs spend running guest code.'],
  ['Every word of the filter', 'No visible column contains all your search words.'],
  ['Set $TOKEN to an access', 'Set $TOKEN to your access token first.'],
  ['Goes', 'Deleted'],
  ['Stays', 'Kept'],
  ['Copy size as a command', 'resize command'],
  ['This instance starts again by itself', 'Restarts automatically after the cooldown'],
  ['reading more', 'Searching the rest'],
  ['Nothing matches', 'No results on this page.'],
  ['Sign in again to go on', 'Sign in to continue.'],
  ['Usual order', 'Default order'],
  ['As usual', 'Default'],
  ['Start anew', 'Reset demo'],
] as const;

test('there are sentences', () => {
  expect(TEXTS.length).toBeGreaterThan(1_000);
});

test.each(SAMPLE)('"%s" is "%s" now', (before, now) => {
  // Single words are whole texts: others may begin with them
  const isWord = !before.includes(' ');
  expect(TEXTS.filter((text) => (isWord ? text === before : text.startsWith(before)))).toEqual([]);
  expect(TEXTS.some((text) => text.includes(now))).toBe(true);
});
