import { expect, test } from 'vitest';
import { APPS, inputHash, isApp, outputOf } from './inputs.ts';

test('names of apps are recognised; each has a folder and a hash of its own', () => {
  expect(isApp('system')).toBe(true);
  expect(isApp('monolith')).toBe(true);
  expect(isApp('sytem')).toBe(false);
  expect(new Set(APPS.map(outputOf)).size).toBe(APPS.length);
  expect(new Set(APPS.map(inputHash)).size).toBe(APPS.length);
});
