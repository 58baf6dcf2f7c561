import type { InstanceSerialConsoleData } from '@console/shared/api';

/** Bytes of one request. */
export const PAGE_BYTES = 1024 * 1024;

/**
 * All that is kept of the output of a console, page by page from the beginning: each page says where the next one begins
 * (docs/screens/operator.md section 7.5).
 * @param read asks for at most `PAGE_BYTES` from an offset on
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
    // A letter may be cut in two by the end of a page
    text += decoder.decode(Uint8Array.from(data), { stream: true });
    offset = lastByteOffset;
  }
}
