import { expect, test } from 'vitest';
import { differences } from './day.ts';

test('the drill of the platform team knows the commands of the operations guide, and no others', () => {
  expect(differences()).toEqual([]);
});
