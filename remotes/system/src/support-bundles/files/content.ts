import { supportBundleDownloadFile, supportBundleHeadFile } from '@console/shared/api';
import { openDownload } from '@console/shared/runtime';
import { lengthIn } from '../queries.ts';

const KIB = 1024;

/** Maximum bytes up to which a text is read whole. */
export const WHOLE = KIB * KIB;

/** Bytes of a longer text that are read at a time. */
export const PART = 256 * KIB;

/** Number of first bytes in which a NUL byte makes a file binary. */
const SNIFFED = 8 * KIB;

const TEXTS: ReadonlySet<string> = new Set(['', 'json', 'txt', 'log', 'csv', 'toml', 'yaml']);

/** The file extension in lower case; empty without a dot. */
export function extensionOf(path: string): string {
  const name = path.slice(path.lastIndexOf('/') + 1);
  const dot = name.lastIndexOf('.');
  return dot <= 0 ? '' : name.slice(dot + 1).toLowerCase();
}

/** Whether the name is that of a text file. The first bytes of other files are checked before they are shown. */
export const isNamedText = (path: string): boolean => TEXTS.has(extensionOf(path));

/** Whether the first bytes are those of a binary file. */
export const isBinary = (bytes: Uint8Array): boolean => bytes.subarray(0, SNIFFED).includes(0);

type Bytes = Uint8Array<ArrayBuffer>;

export function joined(parts: readonly Bytes[]): Bytes {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** Reads a body up to a number of bytes, then cancels it. */
async function upTo({ body }: Response, most: number): Promise<Bytes> {
  const reader = body?.getReader();
  const parts: Bytes[] = [];
  let read = 0;
  while (reader && read < most) {
    const { done, value } = await reader.read();
    if (done) break;
    parts.push(value);
    read += value.length;
  }
  await reader?.cancel();
  return joined(parts).slice(0, most);
}

/** Size of a file in bytes; undefined when the server does not send it. */
export const sizeOf = async (supportBundle: string, file: string, signal: AbortSignal) =>
  lengthIn(await openDownload(supportBundleHeadFile, { path: { supportBundle, file } }, { signal }));

/**
 * Reads bytes of a file. When a server ignores the range and sends the whole file, reading stops at the end of the range
 * (docs/screens/operator.md section 9.6).
 * @param length number of bytes; fewer are returned at the end of the file
 */
export async function readPart(
  supportBundle: string,
  file: string,
  first: number,
  length: number,
  signal: AbortSignal,
): Promise<Bytes> {
  if (length <= 0) return new Uint8Array();
  const range = { first, last: first + length - 1 };
  const input = { path: { supportBundle, file } };
  const response = await openDownload(supportBundleDownloadFile, input, { range, signal });
  if (response.status === 206) return upTo(response, length);
  return (await upTo(response, first + length)).slice(first);
}

/** The part of a file that was read so far. */
export interface Content {
  readonly bytes: Bytes;
  /** Undefined when the response does not contain it. */
  readonly size: number | undefined;
  /** Whether there is more to read. */
  readonly hasMore: boolean;
}

/** Reads the beginning of a file, or all of a small one. */
export async function open(supportBundle: string, file: string, signal: AbortSignal): Promise<Content> {
  const size = await sizeOf(supportBundle, file, signal);
  const isWhole = size !== undefined && size <= WHOLE && isNamedText(file);
  const wanted = isWhole ? size : PART;
  const bytes = await readPart(supportBundle, file, 0, Math.min(wanted, size ?? wanted), signal);
  return { bytes, size, hasMore: size === undefined ? bytes.length === wanted : bytes.length < size };
}

/** Appends the next part. */
export async function readOn(
  supportBundle: string,
  file: string,
  { bytes, size }: Content,
  signal: AbortSignal,
): Promise<Content> {
  const next = await readPart(supportBundle, file, bytes.length, PART, signal);
  const all = joined([bytes, next]);
  return {
    bytes: all,
    size,
    hasMore: next.length > 0 && (size === undefined ? next.length === PART : all.length < size),
  };
}

/** Decodes the read bytes as text. A character that is cut at the end is left out until the rest of it is read. */
export const textOf = ({ bytes, hasMore }: Content): string =>
  new TextDecoder().decode(bytes, { stream: hasMore });
