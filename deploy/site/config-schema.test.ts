import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DEFAULT_SETTINGS, parseConfig } from '../../shared/contract/config.ts';
import type { ConsoleConfig } from '../../shared/contract/registry.ts';
import { readRows } from '../../shell/src/composition/registry-rows.ts';
import { isConfigBlock, isSettings, schemaProblems } from './config-schema.ts';

const HASH = `sha384-${'A'.repeat(64)}`;

const block = (): ConsoleConfig => ({
  version: 1,
  build: 'shell-1',
  shell: { frame: [['/assets/a.12345678.js', HASH]], shares: { table: [['/assets/b.12345678.js', HASH]] } },
  settings: { ...DEFAULT_SETTINGS },
  remotes: [
    {
      name: 'system',
      label: 'System',
      mount: 'console',
      prefixes: ['/system'],
      frames: [
        {
          frame: 'system',
          match: ['/system/*'],
          navigation: [{ label: 'Silos', icon: 'silos', to: '/system/silos', group: 'x' }],
        },
        { frame: 'other', adds: true, match: [], navigation: [{ label: 'O', icon: 'unknown', to: '/o' }] },
      ],
      hasFindings: true,
      finds: 'Backup',
      searches: 'fleet',
      elsewhere: true,
      extends: [{ place: 'instance.card', id: 'a', label: 'A' }],
      entry: '/remotes/system/1/remoteEntry.12345678.js',
      integrity: HASH,
      contract: 1,
      build: '1',
      federation: '2.9.2',
      shared: '1.0.0',
      assets: [['/remotes/system/1/a.css', HASH]],
      rollout: { build: '2', row: ['/rows/system.2.json', HASH], share: 10 },
      previews: [{ build: '3', row: ['/rows/system.3.json', HASH] }],
      routes: { '/system/silos': { files: [['/remotes/system/1/b.js', HASH]], shares: ['table'] } },
      pages: ['/remotes/system/1/pages.12345678.json', HASH],
    },
  ],
});

/** Whether the shell accepts the block and uses all of its rows. */
function accepted(value: unknown): boolean {
  const parsed = parseConfig(JSON.stringify(value));
  return !Array.isArray(parsed) && readRows(parsed.remotes).every(({ refusal }) => refusal === undefined);
}

test('both accept a complete block, and one without settings', () => {
  const { settings, ...bare } = block();
  expect(settings).toEqual(DEFAULT_SETTINGS);
  for (const value of [block(), bare, { ...block(), remotes: [] }]) {
    expect(isConfigBlock(value)).toBe(true);
    expect(accepted(value)).toBe(true);
  }
});

test('both accept areas, frames and icons that this repository does not have', () => {
  const value = replaced(block(), ['remotes', '0', 'name'], 'reports');
  expect(isConfigBlock(value)).toBe(true);
  expect(accepted(value)).toBe(true);
});

test('the schema lists exactly the existing settings, with their defaults', () => {
  expect(isSettings({ ...DEFAULT_SETTINGS })).toBe(true);
  expect(isSettings({ other: 1 })).toBe(false);
});

test('a refusal names the key, also one that the schema does not have', () => {
  expect(isSettings({ productNam: 'x', basePath: 1 })).toBe(false);
  const problems = schemaProblems();
  expect(problems).toContain('has no key "productNam"');
  expect(problems).toContain('/basePath must be string');
});

/** Every place in a value, as the keys that lead to it. */
function placesOf(value: unknown, path: readonly string[] = []): string[][] {
  const below = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  return [[...path], ...below.flatMap(([key, part]) => placesOf(part, [...path, key]))];
}

/** A copy with one place replaced, or left out. */
function replaced(value: unknown, path: readonly string[], by: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return by;
  if (Array.isArray(value))
    return value.map((part: unknown, index) => (String(index) === key ? replaced(part, rest, by) : part));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, part]) => {
      const next = name === key ? replaced(part, rest, by) : part;
      return next === undefined ? [] : [[name, next]];
    }),
  );
}

test('the shell accepts everything that the schema accepts: no published block leads to an error page or a refused area', () => {
  const places = placesOf(block()).filter((path) => path.length > 0);
  // With a space: a path without a slash in front is one only in the row of a build, before it is published
  const wrong = fc.constantFrom<unknown>(undefined, null, 0, 2, '', 'x y', true, [], {}, ['x'], { x: 1 });
  fc.assert(
    fc.property(fc.constantFrom(...places), wrong, (path, value) => {
      const changed = replaced(block(), path, value);
      return !isConfigBlock(changed) || accepted(changed);
    }),
    { numRuns: 3_000 },
  );
});

test.each(['version', 'build', 'shell', 'remotes'])('both refuse a block without %s', (key) => {
  const value = replaced(block(), [key], undefined);
  expect(isConfigBlock(value)).toBe(false);
  expect(accepted(value)).toBe(false);
});

test.each([
  'name',
  'label',
  'mount',
  'prefixes',
  'frames',
  'entry',
  'contract',
  'build',
  'federation',
  'shared',
  'assets',
  'routes',
])('both refuse a row without %s', (key) => {
  const value = replaced(block(), ['remotes', '0', key], undefined);
  expect(isConfigBlock(value)).toBe(false);
  expect(accepted(value)).toBe(false);
});
