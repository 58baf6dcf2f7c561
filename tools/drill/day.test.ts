import { expect, test } from 'vitest';
import { differences } from './day.ts';

test('the drill of the platform team has the commands of the operations guide, and no others', () => {
  expect(differences()).toEqual([]);
});
