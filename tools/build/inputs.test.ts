import { expect, test } from 'vitest';
import { REMOTES as BUILT } from '../../build/apps.ts';
import { APPS, REMOTES, inputHash, isApp, outputOf } from './inputs.ts';

test('the tools know the same remotes as the build', () => {
  expect([...REMOTES]).toEqual(BUILT);
});

test('names of apps are recognised; each has a folder and a hash of its own', () => {
  expect(isApp('system')).toBe(true);
  expect(isApp('monolith')).toBe(true);
  expect(isApp('sytem')).toBe(false);
  expect(new Set(APPS.map(outputOf)).size).toBe(APPS.length);
  expect(new Set(APPS.map(inputHash)).size).toBe(APPS.length);
});
