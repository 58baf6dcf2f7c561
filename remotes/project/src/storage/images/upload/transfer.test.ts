import { Buffer } from 'node:buffer';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CHUNK_SIZE, Chunks } from './chunks.ts';
import type { UploadClock } from './timing.ts';
import { sendFile } from './transfer.ts';

/** Waits resolve immediately, except the timeout of a request, which never fires. */
const atOnce: UploadClock = {
  now: () => 0,
  after(ms, run) {
    const timer = ms < 10_000 ? setTimeout(run, 0) : undefined;
    return () => clearTimeout(timer);
  },
};

/** Sends a file to a list. */
async function send(bytes: Uint8Array<ArrayBuffer>, more: { fails?: (offset: number) => boolean } = {}) {
  const received = new Uint8Array(bytes.length);
  const offsets: number[] = [];
  const flight = { now: 0, most: 0 };
  const chunks = new Chunks(bytes.length);
  let reports = 0;
  const end = sendFile({
    file: new Blob([bytes]),
    chunks,
    clock: atOnce,
    signal: new AbortController().signal,
    onProgress: () => (reports += 1),
    async send({ offset, base64EncodedData }) {
      offsets.push(offset);
      flight.now += 1;
      flight.most = Math.max(flight.most, flight.now);
      await new Promise((resolve) => setTimeout(resolve, 0));
      flight.now -= 1;
      if (more.fails?.(offset)) throw new Error(`chunk at ${offset} refused`);
      received.set(Buffer.from(base64EncodedData, 'base64'), offset);
    },
  });
  const failure = await end.then(
    () => undefined,
    (error: unknown) => error,
  );
  return { received, offsets, flight, chunks, reports, failure };
}

/** A chunk of random bytes, or of zeros. */
const part = fc.boolean();

describe('sending a file', () => {
  it('sends every byte exactly once, except chunks of zeros', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(part, { minLength: 1, maxLength: 6 }), fc.nat(100), async (parts, tail) => {
        const bytes = new Uint8Array((parts.length - 1) * CHUNK_SIZE + 512 * (tail + 1));
        parts.forEach((isFull, index) => {
          if (isFull) bytes.fill(index + 1, index * CHUNK_SIZE, (index + 1) * CHUNK_SIZE);
        });
        const { received, offsets, chunks, reports, failure } = await send(bytes);
        expect(failure).toBeUndefined();
        expect(Buffer.compare(received, bytes)).toBe(0);
        const full = parts.flatMap((isFull, index) => (isFull ? [index * CHUNK_SIZE] : []));
        expect(offsets.toSorted((a, b) => a - b)).toEqual(full);
        expect(chunks.bytesDone).toBe(bytes.length);
        expect(reports).toBe(parts.length);
      }),
      { numRuns: 10 },
    );
  });

  it('sends six chunks at once, never more', async () => {
    const { flight } = await send(new Uint8Array(9 * CHUNK_SIZE).fill(1));
    expect(flight.most).toBe(6);
  });

  it('makes three attempts for a chunk', async () => {
    let left = 2;
    const mended = await send(new Uint8Array(CHUNK_SIZE).fill(1), { fails: () => left-- > 0 });
    expect(mended).toMatchObject({ failure: undefined, offsets: [0, 0, 0] });
    const failed = await send(new Uint8Array(CHUNK_SIZE).fill(1), { fails: () => true });
    expect(failed.failure).toEqual(new Error('chunk at 0 refused'));
    expect(failed.offsets).toEqual([0, 0, 0]);
  });

  it('stops when one chunk cannot be sent, and keeps the finished chunks', async () => {
    const bytes = new Uint8Array(16 * CHUNK_SIZE).fill(1);
    const { chunks, failure, flight } = await send(bytes, { fails: (offset) => offset === CHUNK_SIZE });
    expect(failure).toEqual(new Error(`chunk at ${CHUNK_SIZE} refused`));
    expect(flight.now).toBe(0);
    expect([...chunks.missing()][0]).toBe(1);
    expect(chunks.bytesDone).toBeGreaterThan(0);
    expect(chunks.bytesDone).toBeLessThan(bytes.length);
  });
});
