import { expect, test } from 'vitest';

import * as operations from './generated/operations.ts';
import { operationTable } from './generated/table.ts';
import { hasShape, usualShape } from './shape.ts';

const rows = Object.values(operations).filter((row) => !('shape' in row) || row.shape !== undefined);

test('a row contains its shape only where the rule differs', () => {
  const said = rows.flatMap((row) => ('shape' in row ? [row] : []));
  expect(said.filter((row) => row.shape === usualShape(row)).map(({ id }) => id)).toEqual([]);
  expect(said.length).toBeLessThan(40);
});

test('exactly the operations without a response body expect none', () => {
  const calls = rows.filter(
    ({ id }) => operationTable[id].answer === 'json' || operationTable[id].answer === 'none',
  );
  const wrong = calls.filter((row) => {
    const { answer, method } = operationTable[row.id];
    return hasShape(row, undefined) !== (answer === 'none' || method === 'HEAD');
  });
  expect(wrong.map(({ id }) => id)).toEqual([]);
});

test('every paged list is known as one', () => {
  const paged = rows.filter((row) => operationTable[row.id].sort !== undefined && !hasShape(row, []));
  expect(paged.length).toBeGreaterThan(50);
  expect(
    paged.filter((row) => hasShape(row, {}) || !hasShape(row, { items: [] })).map(({ id }) => id),
  ).toEqual([]);
});
