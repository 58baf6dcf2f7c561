import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readHistory } from './history.ts';

const server = (text: string, page: number, dropped = 0) => {
  const bytes = new TextEncoder().encode(text);
  return (fromStart: number) => {
    const begin = Math.max(dropped, fromStart);
    const data = Array.from(bytes.slice(begin, begin + page));
    return Promise.resolve({ data, lastByteOffset: begin + data.length });
  };
};

// @sheet operator/13.112
it('contains every byte, for any page size', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'grapheme' }), fc.integer({ min: 1, max: 20 }), async (text, page) => {
      expect(await readHistory(server(text, page))).toBe(text);
    }),
  );
});

it('starts with the oldest byte that the server keeps', async () => {
  expect(await readHistory(server('0123456789', 3, 4))).toBe('456789');
  expect(await readHistory(server('', 3))).toBe('');
});
