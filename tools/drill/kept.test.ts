import { expect, test } from 'vitest';
import { run } from '../machine/process.ts';
import { LAST_RELEASE } from './kept.ts';

const git = async (...args: string[]): Promise<number> => (await run('git', args)).code;

test('the last release is an earlier commit of this history, so that it can be built', async ({ skip }) => {
  // A shallow clone or an archive has no history
  if ((await git('cat-file', '-e', `${LAST_RELEASE}^{commit}`)) !== 0) skip();
  expect(await git('merge-base', '--is-ancestor', LAST_RELEASE, 'HEAD')).toBe(0);
});
