import { expect, test } from 'vitest';
import { snapshotProblem } from './contract.ts';

const snapshot = (version: number | string, text: string) =>
  `# Contract\n\nContract version: ${version}\n\n${text}`;

test('a contract that is unchanged, or changed with a higher version, passes', () => {
  expect(snapshotProblem(snapshot(1, 'a'), snapshot(1, 'a'), [snapshot(1, 'a')])).toBeUndefined();
  expect(snapshotProblem(snapshot(2, 'b'), snapshot(2, 'b'), [snapshot(1, 'a')])).toBeUndefined();
  expect(snapshotProblem(snapshot(1, 'a'), snapshot(1, 'a'), [])).toBeUndefined();
});

test('a change under the same version fails, committed or not', () => {
  expect(snapshotProblem(snapshot(1, 'b'), snapshot(1, 'b'), [snapshot(1, 'a')])).toContain(
    'raise CONTRACT_MINOR',
  );
  expect(snapshotProblem(snapshot(1, 'b'), snapshot(1, 'b'), [snapshot(1, 'b'), snapshot(1, 'a')])).toContain(
    'raise',
  );
});

test('an addition needs a higher minor version, a removal a higher major one', () => {
  const [old, more, less] = [snapshot('5.1', 'a\nb'), snapshot('5.2', 'a\nc\nb'), snapshot('5.2', 'a')];
  expect(snapshotProblem(more, more, [old])).toBeUndefined();
  expect(snapshotProblem(less, less, [old])).toContain('CONTRACT_VERSION for anything else');
  const next = snapshot('6.0', 'a');
  expect(snapshotProblem(next, next, [old])).toBeUndefined();
});

test('another name in a list is an addition; a removed or renamed one is not', () => {
  const [old, more] = [
    "export type Frame = 'silo' | 'system';",
    "export type Frame = 'silo' | 'system' | Other;",
  ];
  const problem = (before: string, after: string) =>
    snapshotProblem(snapshot('5.2', after), snapshot('5.2', after), [snapshot('5.1', before)]);
  expect(problem(old, more)).toBeUndefined();
  expect(problem(more, old)).toContain('CONTRACT_VERSION for anything else');
  expect(problem(old, "export type Frame = 'silo' | 'fleet';")).toContain(
    'CONTRACT_VERSION for anything else',
  );
  const places = "export declare const PLACES: readonly ['a', 'b'];";
  expect(problem(places, "export declare const PLACES: readonly ['a', 'b', 'c'];")).toBeUndefined();
  for (const other of ["readonly ['c', 'a', 'b'];", "readonly ['a'];", 'readonly string[];'])
    expect(problem(places, `export declare const PLACES: ${other}`)).toContain('for anything else');
  expect(problem('  frame: A;', '  frame: A | B;')).toContain('CONTRACT_VERSION for anything else');
});

test('an outdated snapshot fails', () => {
  expect(snapshotProblem(snapshot(1, 'a'), snapshot(2, 'b'), [snapshot(1, 'a')])).toContain('not current');
});
