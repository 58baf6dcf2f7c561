import { expect, it } from 'vitest';
import { createSequence } from './sequence.ts';

it('starts a task when the previous one has ended, also when that failed', async () => {
  const runInSequence = createSequence();
  const log: string[] = [];
  const first = runInSequence(async () => {
    log.push('first starts');
    await Promise.resolve();
    log.push('first fails');
    throw new Error('refused');
  });
  const second = runInSequence(async () => log.push('second starts'));
  await expect(first).rejects.toThrow('refused');
  await second;
  expect(log).toEqual(['first starts', 'first fails', 'second starts']);
});
