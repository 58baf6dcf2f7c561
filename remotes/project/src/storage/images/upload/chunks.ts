import { KiB } from '@console/shared/format';

/** The largest chunk that the server accepts, in bytes. */
export const CHUNK_SIZE = 512 * KiB;

/** Position of a chunk in the file, in bytes; `end` is the first byte after it. */
export interface Span {
  readonly offset: number;
  readonly end: number;
}

/** The chunks of a file of `size` bytes, and which of them are done. */
export class Chunks {
  readonly size: number;
  // One byte per chunk: a file of 1,023 GiB has two million chunks
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

  /** Position of chunk `index`; the last chunk may be shorter than the others. */
  span(index: number): Span {
    const offset = index * CHUNK_SIZE;
    return { offset, end: Math.min(offset + CHUNK_SIZE, this.size) };
  }

  /** The chunks that are not done, each once. Several workers may use the same iterator. */
  *missing(): Generator<number> {
    for (let index = 0; index < this.count; index += 1) if (this.#isDone[index] === 0) yield index;
  }

  /** Marks a chunk as done; a second call changes nothing. */
  finish(index: number): void {
    if (this.#isDone[index] !== 0) return;
    this.#isDone[index] = 1;
    const { offset, end } = this.span(index);
    this.#bytesDone += end - offset;
  }
}

/** Whether all bytes are zero, as on a new disk. */
export function isZero(bytes: Uint8Array): boolean {
  for (const byte of bytes) if (byte !== 0) return false;
  return true;
}
