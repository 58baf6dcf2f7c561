import { expect, it } from 'vitest';
import { neededPart } from './needed.ts';

const SAID = 'A part of the console could not be loaded, so nothing was sent. Try again.';

it('is the code', async () => {
  expect(await neededPart(Promise.resolve('code'))).toBe('code');
});

it('that was not fetched says that nothing was sent', async () => {
  await expect(neededPart(Promise.reject(new Error('Loading chunk 7 failed')))).rejects.toThrow(SAID);
});

it('that threw when it ran says so too', async () => {
  await expect(neededPart(Promise.resolve(undefined))).rejects.toThrow(SAID);
});
