import type { ImportBlocksBulkWrite } from '@console/shared/api';
import { toBase64 } from '@console/shared/format';
import { type Chunks, isZero } from './chunks.ts';
import { limited, retried, type UploadClock } from './timing.ts';

/** Number of chunks sent at once: the connections of a browser to one host. */
const PARALLEL = 6;

export interface Transfer {
  readonly file: Blob;
  /** Finished chunks are skipped, and each newly finished one is marked. */
  readonly chunks: Chunks;
  readonly clock: UploadClock;
  readonly signal: AbortSignal;
  readonly send: (chunk: ImportBlocksBulkWrite, signal: AbortSignal) => Promise<unknown>;
  readonly onProgress: () => void;
}

/**
 * Sends all chunks that are not done, six at a time. Chunks of zeros are only marked as done. Rejects with the first failure that
 * remains after three attempts, once no request is running.
 */
export async function sendFile({ signal, ...transfer }: Transfer): Promise<void> {
  const failure = new AbortController();
  const inner = { ...transfer, signal: AbortSignal.any([signal, failure.signal]) };
  // Not under a `limit`: a file has tens of thousands of chunks, which are taken one by one, and none is taken after a failure
  const missing = transfer.chunks.missing();
  const sendSome = async () => {
    for (const index of missing) await sendChunk(inner, index);
  };
  const senders = Array.from({ length: PARALLEL }, () =>
    sendSome().catch((error: unknown) => failure.abort(error)),
  );
  await Promise.all(senders);
  signal.throwIfAborted();
  failure.signal.throwIfAborted();
}

async function sendChunk(transfer: Transfer, index: number): Promise<void> {
  const { file, chunks, clock, signal, send, onProgress } = transfer;
  const { offset, end } = chunks.span(index);
  // Read again for each attempt, so that a waiting chunk needs no memory
  await retried(clock, signal, async () => {
    signal.throwIfAborted();
    const bytes = new Uint8Array(await file.slice(offset, end).arrayBuffer());
    if (isZero(bytes)) return;
    await limited(clock, signal, (request) => send({ offset, base64EncodedData: toBase64(bytes) }, request));
  });
  chunks.finish(index);
  onProgress();
}
