import type { ImportBlocksBulkWrite } from '@console/shared/api';
import { toBase64 } from '@console/shared/format';
import { type Chunks, isZero } from './chunks.ts';
import { limited, retried, type UploadClock } from './timing.ts';

/** Chunks that are on their way at once: what a browser sends to one host. */
const PARALLEL = 6;

/** What it takes to send a file. */
export interface Transfer {
  readonly file: Blob;
  /** Those that are done are left out; finished ones are counted. */
  readonly chunks: Chunks;
  readonly clock: UploadClock;
  readonly signal: AbortSignal;
  readonly send: (chunk: ImportBlocksBulkWrite, signal: AbortSignal) => Promise<unknown>;
  readonly onProgress: () => void;
}

/**
 * Sends all chunks that are not done, six at a time. Chunks of zeros are only counted. Rejects with the first failure that
 * three tries did not mend, once nothing is on its way any more.
 */
export async function sendFile({ signal, ...transfer }: Transfer): Promise<void> {
  const failure = new AbortController();
  const inner = { ...transfer, signal: AbortSignal.any([signal, failure.signal]) };
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
  // Read anew for each try, so that nothing is held in memory while it waits
  await retried(clock, signal, async () => {
    signal.throwIfAborted();
    const bytes = new Uint8Array(await file.slice(offset, end).arrayBuffer());
    if (isZero(bytes)) return;
    await limited(clock, signal, (request) => send({ offset, base64EncodedData: toBase64(bytes) }, request));
  });
  chunks.finish(index);
  onProgress();
}
