import { describe, expect, it } from 'vitest';
import { satisfies } from './share-version.ts';

describe('satisfies', () => {
  it.each([
    ['1.2.0', '^1.2.0'],
    ['1.2.9', '^1.2.0'],
    ['1.10.0', '^1.9.9'],
    ['19.3.1', '^19.3.0'],
    ['0.2.3', '^0.2.1'],
  ])('%s satisfies %s', (offered, required) => {
    expect(satisfies(offered, required)).toBe(true);
  });

  it.each([
    ['1.1.9', '^1.2.0'],
    ['1.2.0', '^1.2.1'],
    ['2.0.0', '^1.2.0'],
    ['1.2.0', '^2.0.0'],
    ['0.3.0', '^0.2.1'],
    // Only caret ranges of plain numbers are supported; every other range is refused.
    ['1.2.0', '1.2.0'],
    ['1.2.0', '*'],
    ['1.2.0', '>=1.0.0'],
    ['1.2.0', '^1'],
    ['1.2.0', ''],
    ['1.3.0-beta.1', '^1.2.0'],
    ['1.2.0', '^1.2.0-beta.1'],
  ])('%s does not satisfy %s', (offered, required) => {
    expect(satisfies(offered, required)).toBe(false);
  });
});
