export interface PemBlock {
  /** For example `CERTIFICATE`. */
  readonly label: string;
  /** Undefined when the text between the lines is not base64. */
  readonly bytes: Uint8Array<ArrayBuffer> | undefined;
}

const BASE64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;

/** The bytes of a base64 text; undefined when it is invalid or empty. Ignores line breaks and spaces. */
export function fromBase64(text: string): Uint8Array<ArrayBuffer> | undefined {
  const packed = text.replaceAll(/\s/g, '');
  if (packed === '' || !BASE64.test(packed)) return undefined;
  return Uint8Array.from(atob(packed), (char) => char.charCodeAt(0));
}

/** The blocks of a PEM file in order; ignores text around them. */
export function pemBlocks(text: string): PemBlock[] {
  const blocks = text.matchAll(/-----BEGIN ([A-Z0-9 ]+)-----([^-]*)-----END \1-----/g);
  return Array.from(blocks, ([, label = '', body = '']) => ({ label, bytes: fromBase64(body) }));
}

/** A block in PEM format: lines of 64 characters. */
export function toPem(label: string, bytes: Uint8Array): string {
  const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  return `-----BEGIN ${label}-----\n${text.replaceAll(/.{1,64}/g, '$&\n')}-----END ${label}-----\n`;
}

/** The bytes of a hexadecimal text. */
export function fromHex(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}
