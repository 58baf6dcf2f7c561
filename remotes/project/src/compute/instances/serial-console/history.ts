import type { InstanceSerialConsoleData } from '@console/shared/api';

/** Bytes per request. */
export const PAGE_BYTES = 1024 * 1024;

/**
 * All output of a console that the server keeps, page by page from the beginning: each page contains the offset of the next one
 * (docs/screens/operator.md section 7.5).
 * @param read requests at most `PAGE_BYTES` from an offset
 */
export async function readHistory(
  read: (fromStart: number) => Promise<InstanceSerialConsoleData>,
): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let offset = 0;
  for (;;) {
    const { data, lastByteOffset } = await read(offset);
    if (data.length === 0 || lastByteOffset <= offset) return text + decoder.decode();
    // The end of a page may cut a character
    text += decoder.decode(Uint8Array.from(data), { stream: true });
    offset = lastByteOffset;
  }
}
