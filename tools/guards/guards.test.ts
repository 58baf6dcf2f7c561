import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from '../machine/files.ts';
import { GUARDS } from './guards.ts';

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

describe.each(GUARDS)('the guard against $name', ({ file, guard, without, proofs }) => {
  test('occurs once in its file, and its replacement does not contain it', () => {
    expect(read(file).split(guard)).toHaveLength(2);
    expect(without).not.toContain(guard);
  });

  test('has tests', () => {
    expect(proofs.length).toBeGreaterThan(0);
    for (const proof of proofs) {
      const path = 'unit' in proof ? proof.unit : `e2e/${proof.e2e}.e2e.ts`;
      expect(existsSync(join(ROOT, path)), path).toBe(true);
    }
  });
});

test('the list names each guard once', () => {
  const names = GUARDS.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});
