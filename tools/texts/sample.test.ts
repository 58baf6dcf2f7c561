import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../machine/files.ts';

/** Every sentence of the product, as `npm run texts` lists them (docs/texts.md); a text has one line. */
const TEXTS = readFileSync(join(ROOT, 'docs/texts.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('- '))
  .map((line) => line.slice(2));

/**
 * The improved sentences from the review of the product's language. `npm run check` (tools/check/words.ts) ensures
 * that the previous ones occur nowhere in the product and its tests.
 */
const SAMPLE = [
  'Accepted. Waiting for it to finish.',
  'It may have succeeded. Check before retrying.',
  'Runs as separate requests, four at a time.',
  'Cancel remaining',
  'Will be',
  'Quota after creation',
  'The defaults suit most instances.',
  'These keys can sign in over SSH.',
  'Manage keys in Settings',
  'Defaults to the instance name.',
  'Reuse a detached disk, or create one from a snapshot.',
  "The file's partition table uses",
  'Time the vCPUs spend running guest code.',
  'No visible column contains all your search words.',
  'Set $TOKEN to your access token first.',
  'resize command',
  'Restarts automatically after the cooldown',
  'Searching the rest',
  'No results on this page.',
  'Sign in to continue.',
  'Default order',
  'Reset demo',
] as const;

test('there are sentences', () => {
  expect(TEXTS.length).toBeGreaterThan(1_000);
});

test.each(SAMPLE)('the product says "%s"', (now) => {
  expect(TEXTS.some((text) => text.includes(now))).toBe(true);
});

test('no text is one of the single words that were replaced', () => {
  expect(TEXTS.filter((text) => ['Goes', 'Stays', 'No more'].includes(text))).toEqual([]);
});
