import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CHUNK_SIZE, Chunks, isZero } from './chunks.ts';

const sizes = fc.oneof(
  fc.integer({ min: 1, max: 20 * CHUNK_SIZE }),
  fc.integer({ min: 1, max: 20 }).map((count) => count * CHUNK_SIZE),
);

describe('chunks of a file', () => {
  it('contain every byte exactly once, in order, and none is too large or empty', () => {
    fc.assert(
      fc.property(sizes, (size) => {
        const chunks = new Chunks(size);
        let next = 0;
        for (const index of chunks.missing()) {
          const { offset, end } = chunks.span(index);
          expect(offset).toBe(next);
          expect(end - offset).toBeGreaterThan(0);
          expect(end - offset).toBeLessThanOrEqual(CHUNK_SIZE);
          next = end;
        }
        expect(next).toBe(size);
      }),
    );
  });

  it('begin on a block boundary of every block size, and so does the end of a file of whole blocks', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5_000 }), fc.constantFrom(512, 2048, 4096), (blocks, block) => {
        const chunks = new Chunks(blocks * block);
        for (const index of chunks.missing()) {
          expect(chunks.span(index).offset % block).toBe(0);
          expect(chunks.span(index).end % block).toBe(0);
        }
      }),
    );
  });

  it('that are done are counted once and not returned again', () => {
    fc.assert(
      fc.property(sizes, fc.array(fc.nat(20)), (size, picks) => {
        const chunks = new Chunks(size);
        const finished = new Set(picks.filter((index) => index < chunks.count));
        for (const index of picks) if (finished.has(index)) chunks.finish(index);
        const missing = [...chunks.missing()];
        expect(missing.filter((index) => finished.has(index))).toEqual([]);
        expect(missing).toHaveLength(chunks.count - finished.size);
        for (const index of missing) chunks.finish(index);
        expect(chunks.bytesDone).toBe(size);
      }),
    );
  });

  it('are returned once, however many workers use the iterator', () => {
    const missing = new Chunks(10 * CHUNK_SIZE).missing();
    const drawn = [missing, missing, missing].map((one) => Number(one.next().value));
    expect([...drawn, ...missing]).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });
});

it('a chunk is zero only when all its bytes are', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 600 }), (bytes) => {
      expect(isZero(bytes)).toBe(Math.max(0, ...bytes) === 0);
    }),
  );
  expect(isZero(new Uint8Array(CHUNK_SIZE))).toBe(true);
  const last = new Uint8Array(CHUNK_SIZE);
  last[CHUNK_SIZE - 1] = 1;
  expect(isZero(last)).toBe(false);
});
