/** A block of a PEM text. */
export interface PemBlock {
  /** Such as `CERTIFICATE`. */
  readonly label: string;
  /** What is between its lines: base64, after headers in old formats of keys. */
  readonly body: string;
}

const BLOCK = /-----BEGIN ([A-Z0-9 ]+)-----([\s\S]*?)-----END \1-----/g;

/** The blocks of a PEM text, in order. Text around them does not count. */
export const pemBlocks = (text: string): readonly PemBlock[] =>
  Array.from(text.matchAll(BLOCK), ([, label = '', body = '']) => ({ label, body }));

/**
 * The bytes of a block.
 * @throws DOMException when it is not base64
 */
export const bytesOf = ({ body }: PemBlock): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(body.replaceAll(/\s/g, '')), (char) => char.charCodeAt(0));
