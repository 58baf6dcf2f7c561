import { supportBundleDownloadFile, supportBundleHeadFile } from '@console/shared/api';
import { openDownload } from '@console/shared/runtime';
import { lengthIn } from '../queries.ts';

const KIB = 1024;

/** Up to so many bytes a text is read whole. */
export const WHOLE = KIB * KIB;

/** So many bytes of a longer one are read at a time. */
export const PART = 256 * KIB;

/** A NUL byte among so many first ones makes a file binary. */
const SNIFFED = 8 * KIB;

const TEXTS: ReadonlySet<string> = new Set(['', 'json', 'txt', 'log', 'csv', 'toml', 'yaml']);

/** What comes after the last dot of the last part of a name, in small letters; empty without a dot. */
export function extensionOf(path: string): string {
  const name = path.slice(path.lastIndexOf('/') + 1);
  const dot = name.lastIndexOf('.');
  return dot <= 0 ? '' : name.slice(dot + 1).toLowerCase();
}

/** Whether the name is that of a text. Other files are looked into before they are shown. */
export const isNamedText = (path: string): boolean => TEXTS.has(extensionOf(path));

/** Whether these first bytes are those of something else than text. */
export const isBinary = (bytes: Uint8Array): boolean => bytes.subarray(0, SNIFFED).includes(0);

type Bytes = Uint8Array<ArrayBuffer>;

/** The bytes of parts, one after the other. */
export function joined(parts: readonly Bytes[]): Bytes {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** Reads a body up to so many bytes, and stops it there. */
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

/** Size of a file in bytes; undefined when the server does not tell. */
export const sizeOf = async (supportBundle: string, file: string, signal: AbortSignal) =>
  lengthIn(await openDownload(supportBundleHeadFile, { path: { supportBundle, file } }, { signal }));

/**
 * Bytes of a file. A server that answers a range with the whole file is cut off where the range ends
 * (docs/screens/operator.md section 9.6).
 * @param length how many; fewer come at the end of the file
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

/** What was read of a file so far. */
export interface Content {
  readonly bytes: Bytes;
  /** Undefined when the response does not say. */
  readonly size: number | undefined;
  /** There is more to read. */
  readonly hasMore: boolean;
}

/** The beginning of a file, or a small one whole. */
export async function open(supportBundle: string, file: string, signal: AbortSignal): Promise<Content> {
  const size = await sizeOf(supportBundle, file, signal);
  const isWhole = size !== undefined && size <= WHOLE && isNamedText(file);
  const wanted = isWhole ? size : PART;
  const bytes = await readPart(supportBundle, file, 0, Math.min(wanted, size ?? wanted), signal);
  return { bytes, size, hasMore: size === undefined ? bytes.length === wanted : bytes.length < size };
}

/** The same with the next part. */
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

/** The text of what was read. A character that is cut at the end is left out until the rest of it comes. */
export const textOf = ({ bytes, hasMore }: Content): string =>
  new TextDecoder().decode(bytes, { stream: hasMore });
