export interface PemBlock {
  /** For example `CERTIFICATE`. */
  readonly label: string;
  /** The text between its delimiters: base64, after headers in old key formats. */
  readonly body: string;
}

const BLOCK = /-----BEGIN ([A-Z0-9 ]+)-----([\s\S]*?)-----END \1-----/g;

/** The blocks of a PEM text, in order. Ignores text around them. None where the server does not report it. */
export const pemBlocks = (text: string | undefined): readonly PemBlock[] =>
  Array.from((typeof text === 'string' ? text : '').matchAll(BLOCK), ([, label = '', body = '']) => ({
    label,
    body,
  }));

/**
 * The bytes of a block.
 * @throws DOMException when it is not valid base64
 */
export const bytesOf = ({ body }: PemBlock): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(body.replaceAll(/\s/g, '')), (char) => char.charCodeAt(0));
