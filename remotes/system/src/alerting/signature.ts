/**
 * Header with the signature of a request: defined by later revisions of the API, described on the page (docs/screens/operator.md
 * section 16).
 */
export const SIGNATURE_HEADER = 'x-oxide-signature';

/** A parsed signature header. */
export interface Signature {
  /** Id of the secret that signed. */
  readonly secretId: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** Parses `a=sha256&id={secret id}&s={hex}`; undefined for anything else. */
export function parseSignature(header: string): Signature | undefined {
  const value = header.trim().replace(new RegExp(`^${SIGNATURE_HEADER}:\\s*`, 'i'), '');
  const parts = new URLSearchParams(value);
  const hex = parts.get('s') ?? '';
  const secretId = parts.get('id') ?? '';
  if (parts.get('a') !== 'sha256' || secretId === '' || !/^[\da-f]{64}$/i.test(hex)) return undefined;
  const pairs = hex.match(/../g) ?? [];
  return { secretId, bytes: new Uint8Array(pairs.map((pair) => Number.parseInt(pair, 16))) };
}

/** Whether a secret made this signature of a body: HMAC with SHA-256, computed by the browser. Sends nothing. */
export async function isSignedBy(
  secret: string,
  body: Uint8Array<ArrayBuffer>,
  signature: Signature,
): Promise<boolean> {
  const usage: KeyUsage[] = ['verify'];
  const bytes = new TextEncoder().encode(secret);
  const key = await crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, usage);
  return crypto.subtle.verify('HMAC', key, signature.bytes, body);
}
