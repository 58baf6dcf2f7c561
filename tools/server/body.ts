import type { IncomingMessage } from 'node:http';
import { REFUSALS, SLOW, type Refusal } from './server-error.ts';
import type { Limits, Shares } from './limits.ts';

/** A body in memory, or the reason why it is refused; `undefined` when the client has disconnected. */
export type Body = { readonly bytes: Buffer } | { readonly refusal: Refusal } | undefined;

/**
 * Reads the whole body. Only then is the call sent to the API, with a known length: a slow client holds no connection to the API,
 * and no byte of a body can be parsed as a request.
 * @param waiting counts bytes in memory; the caller has to release the length of the body that it got
 */
export function readBody(
  request: IncomingMessage,
  client: string,
  limits: Limits,
  waiting: Shares,
): Promise<Body> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let length = 0;
    const end = (body: Body) => {
      clearTimeout(timer);
      request.off('data', onData).off('end', onEnd).off('close', onClose);
      if (body === undefined || 'refusal' in body) {
        waiting.give(client, length);
        // The rest is not kept. The parser continues to count it.
        request.resume();
      }
      resolve(body);
    };
    const timer = setTimeout(() => end({ refusal: SLOW }), limits.bodyPause);
    const onData = (chunk: Buffer) => {
      timer.refresh();
      if (length + chunk.length > limits.bodyBytes) return end({ refusal: REFUSALS.tooLarge });
      if (!waiting.take(client, chunk.length)) return end({ refusal: REFUSALS.busy });
      length += chunk.length;
      chunks.push(chunk);
    };
    const onEnd = () => end({ bytes: Buffer.concat(chunks, length) });
    const onClose = () => end(undefined);
    if (Number(request.headers['content-length'] ?? 0) > limits.bodyBytes)
      end({ refusal: REFUSALS.tooLarge });
    else request.on('data', onData).on('end', onEnd).on('close', onClose);
  });
}
