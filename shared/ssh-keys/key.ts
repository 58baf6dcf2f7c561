/** Parts of an OpenSSH public key: `ssh-ed25519 AAAA… comment`. */
interface SshKey {
  readonly type: string;
  /** The decoded key, whose SHA-256 is the fingerprint. */
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** Maximum characters of a key with its comment: an RSA key of 16,384 bits has 2,800. */
const KEY_MAX = 8192;

/** Smallest RSA key that OpenSSH accepts (ssh-keygen(1)). */
const RSA_BITS_MIN = 1024;

/** Types of public keys (sshd(8), `AUTHORIZED_KEYS FILE FORMAT`), and the length in bytes for types with a fixed one. */
const TYPES: ReadonlyMap<string, number | undefined> = new Map([
  ['ssh-ed25519', 51],
  ['ssh-rsa', undefined],
  ['ecdsa-sha2-nistp256', 104],
  ['ecdsa-sha2-nistp384', 136],
  ['ecdsa-sha2-nistp521', 172],
  ['sk-ssh-ed25519@openssh.com', undefined],
  ['sk-ecdsa-sha2-nistp256@openssh.com', undefined],
]);

const BASE64 = /^(?:[A-Za-z\d+/]{4})*(?:[A-Za-z\d+/]{2}==|[A-Za-z\d+/]{3}=)?$/;

const INCOMPLETE = 'The key is incomplete. Copy the whole line of the .pub file.';

function decode(text: string): Uint8Array<ArrayBuffer> | undefined {
  return BASE64.test(text) ? Uint8Array.from(atob(text), (char) => char.charCodeAt(0)) : undefined;
}

/** The fields of a key: each is preceded by its length in four bytes (RFC 4251 section 5). Undefined when they are inconsistent. */
function fieldsOf(bytes: Uint8Array<ArrayBuffer>): Uint8Array[] | undefined {
  const view = new DataView(bytes.buffer);
  const fields: Uint8Array[] = [];
  let at = 0;
  while (at < bytes.length) {
    if (at + 4 > bytes.length) return undefined;
    const end = at + 4 + view.getUint32(at);
    if (end > bytes.length) return undefined;
    fields.push(bytes.subarray(at + 4, end));
    at = end;
  }
  return fields;
}

/** Number of bits of a number that may have leading zeros. */
function bitsOf(number: Uint8Array): number {
  const first = number.findIndex((byte) => byte !== 0);
  return first === -1 ? 0 : (number.length - first) * 8 - Math.clz32(number[first] ?? 0) + 24;
}

/** The parts of a public key, or why it is invalid. */
function read(text: string): SshKey | string {
  const line = text.trim();
  if (/-----BEGIN [A-Z ]*PRIVATE KEY-----/.test(line))
    return 'This is a private key. Never share it; enter the public key, from the file that ends in .pub.';
  if (line.startsWith('PuTTY-User-Key-File'))
    return 'This is a private key of PuTTY. Enter the public key in OpenSSH format.';
  if (/^(?:---- BEGIN SSH2|-----BEGIN )/.test(line))
    return 'Must be in OpenSSH format: one line that begins with the type, such as ssh-ed25519';
  if (line.includes('\n')) return 'Must be one key, on one line';
  if (line.length > KEY_MAX) return `Must be ${KEY_MAX} characters or fewer`;
  const [type = '', data] = line.split(/\s+/);
  if (!TYPES.has(type))
    return type === 'ssh-dss'
      ? 'DSA keys are no longer supported. Use ssh-ed25519, ecdsa-sha2-* or ssh-rsa.'
      : 'Must begin with the type of the key, such as ssh-ed25519, ecdsa-sha2-nistp256 or ssh-rsa';
  if (data === undefined) return INCOMPLETE;
  const bytes = decode(data);
  const fields = bytes && fieldsOf(bytes);
  if (!bytes || !fields || fields.length < 2) return INCOMPLETE;
  return faultIn(type, bytes.length, fields) ?? { type, bytes };
}

function faultIn(type: string, length: number, fields: readonly Uint8Array[]): string | undefined {
  const [named, , modulus] = fields;
  if (new TextDecoder().decode(named) !== type) return `The key is not of the type ${type}`;
  const expected = TYPES.get(type);
  if (expected !== undefined && length !== expected) return INCOMPLETE;
  if (type !== 'ssh-rsa') return undefined;
  if (!modulus) return INCOMPLETE;
  return bitsOf(modulus) < RSA_BITS_MIN ? `RSA keys must have at least ${RSA_BITS_MIN} bits` : undefined;
}

/** Why a text is not an OpenSSH public key, as a message; undefined when it is one. */
export function sshKeyError(text: string): string | undefined {
  const key = read(text);
  return typeof key === 'string' ? key : undefined;
}

/** `SHA256:…` of a public key, as `ssh-keygen -l` prints it; undefined for an invalid key. */
export async function sshFingerprint(text: string): Promise<string | undefined> {
  const key = read(text);
  if (typeof key === 'string') return undefined;
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', key.bytes));
  return `SHA256:${btoa(String.fromCharCode(...hash)).replace(/=+$/, '')}`;
}
