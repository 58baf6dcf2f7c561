import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { ROOT } from '../machine/files.ts';

const SILENCER =
  '(oxlint|eslint)-disable|@ts-(ignore|nocheck|expect-error)|(oxfmt|prettier)-ignore|v8 ignore';

/** Type tests assert the errors they expect; generated code and this folder contain the words for other reasons. */
const LEFT_OUT = [':!*.md', ':!*.test-d.*', ':!**/generated/*', ':!tools/lint', ':!.oxlintrc.json'];

it('no comment silences a checker', () => {
  const { stdout } = spawnSync('git', ['grep', '-nE', '--untracked', SILENCER, '--', '.', ...LEFT_OUT], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  expect(stdout).toBe('');
});
