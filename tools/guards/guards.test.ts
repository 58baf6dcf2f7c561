import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from '../machine/files.ts';
import { GUARDS } from './guards.ts';

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

/** A test file, and the modules beside it or in tools/testing that may define its tests. */
const withHelpers = (path: string): string =>
  [
    path,
    ...[...read(path).matchAll(/ from '(\.[^']+\.tsx?)'/g)].map(([, one = '']) => join(dirname(path), one)),
  ]
    .map(read)
    .join('\n');

/** Whether a file has a test with this title: a placeholder of a template or of `test.each` stands for any text. */
function hasTest(path: string, title: string): boolean {
  const titles = withHelpers(path).matchAll(/(?:\b(?:test|it)|\))\(\s*(['"`])((?:\\.|(?!\1).)*)\1/gs);
  return [...titles].some(([, , one = '']) => {
    const parts = one.replaceAll(/\\(.)/g, '$1').split(/\$\{[^}]*\}|%[sdjo]|\$[a-z]\w*/);
    const pattern = parts.map((part) => part.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)).join('.*');
    return new RegExp(`^${pattern}$`, 's').test(title);
  });
}

describe.each(GUARDS)('the guard against $name', ({ file, guard, without, proofs }) => {
  // @sheet network-access/15.54
  test('occurs once in its file, and its replacement does not contain it', () => {
    expect(read(file).split(guard)).toHaveLength(2);
    expect(without).not.toContain(guard);
  });

  test('has tests', () => {
    expect(proofs.length).toBeGreaterThan(0);
    for (const proof of proofs) {
      const path = 'unit' in proof ? proof.unit : `e2e/${proof.e2e}.e2e.ts`;
      expect(existsSync(join(ROOT, path)), path).toBe(true);
      expect(hasTest(path, proof.title), `${path} › ${proof.title}`).toBe(true);
    }
  });
});

test('the list names each guard once', () => {
  const names = GUARDS.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});
