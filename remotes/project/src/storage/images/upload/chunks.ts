import { KiB } from '@console/shared/format';

/** The greatest chunk that the server takes, in bytes. */
export const CHUNK_SIZE = 512 * KiB;

/** Where a chunk lies in the file, in bytes; `end` is the first byte after it. */
export interface Span {
  readonly offset: number;
  readonly end: number;
}

/** The chunks of a file of `size` bytes, and which of them are done. */
export class Chunks {
  readonly size: number;
  // A byte each: a file of 1,023 GiB has two million
  readonly #isDone: Uint8Array;
  #bytesDone = 0;

  constructor(size: number) {
    this.size = size;
    this.#isDone = new Uint8Array(Math.ceil(size / CHUNK_SIZE));
  }

  get count(): number {
    return this.#isDone.length;
  }

  get bytesDone(): number {
    return this.#bytesDone;
  }

  /** Where chunk `index` lies; the last one may be shorter than the others. */
  span(index: number): Span {
    const offset = index * CHUNK_SIZE;
    return { offset, end: Math.min(offset + CHUNK_SIZE, this.size) };
  }

  /** The chunks that are to be done, each once. Several may draw from the same iterator. */
  *missing(): Generator<number> {
    for (let index = 0; index < this.count; index += 1) if (this.#isDone[index] === 0) yield index;
  }

  /** Counts a chunk as done; a second time changes nothing. */
  finish(index: number): void {
    if (this.#isDone[index] !== 0) return;
    this.#isDone[index] = 1;
    const { offset, end } = this.span(index);
    this.#bytesDone += end - offset;
  }
}

/** Whether there is nothing but zeros, which is what a new disk holds anyway. */
export function isZero(bytes: Uint8Array): boolean {
  for (const byte of bytes) if (byte !== 0) return false;
  return true;
}
