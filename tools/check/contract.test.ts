import { expect, test } from 'vitest';
import { snapshotProblem } from './contract.ts';

const snapshot = (version: number, text: string) => `# Contract\n\nContract version: ${version}\n\n${text}`;

test('unchanged, or changed with a higher version, is fine', () => {
  expect(snapshotProblem(snapshot(1, 'a'), snapshot(1, 'a'), [snapshot(1, 'a')])).toBeUndefined();
  expect(snapshotProblem(snapshot(2, 'b'), snapshot(2, 'b'), [snapshot(1, 'a')])).toBeUndefined();
  expect(snapshotProblem(snapshot(1, 'a'), snapshot(1, 'a'), [])).toBeUndefined();
});

test('a change under the same version fails, committed or not', () => {
  expect(snapshotProblem(snapshot(1, 'b'), snapshot(1, 'b'), [snapshot(1, 'a')])).toContain(
    'raise CONTRACT_VERSION',
  );
  expect(snapshotProblem(snapshot(1, 'b'), snapshot(1, 'b'), [snapshot(1, 'b'), snapshot(1, 'a')])).toContain(
    'raise',
  );
});

test('a snapshot that was not written again fails', () => {
  expect(snapshotProblem(snapshot(1, 'a'), snapshot(2, 'b'), [snapshot(1, 'a')])).toContain('not current');
});
