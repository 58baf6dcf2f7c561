import { expect, test } from 'vitest';
import { compareSuppressions } from './suppressions.ts';

test('the count of a file may only decrease, and a decrease must be recorded', () => {
  expect(compareSuppressions({ 'a.ts': 1 }, { 'a.ts': 1 })).toEqual([]);
  expect(compareSuppressions({ 'a.ts': 2 }, { 'a.ts': 1 })).toEqual([expect.stringContaining('1 allowed')]);
  expect(compareSuppressions({ 'b.ts': 1 }, {})).toHaveLength(1);
  expect(compareSuppressions({}, { 'a.ts': 1 })).toEqual([expect.stringContaining('lower the count')]);
});
