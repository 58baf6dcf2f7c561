import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { linkSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { isIPv4 } from 'node:net';
import { join } from 'node:path';

const DAY = 86_400_000;
const dayOf = (time: Date): string => time.toISOString().slice(0, 10);

/** The addresses of one client: an IPv4 address, or the first half of an IPv6 address, whose other half its owner chooses. */
export function blockOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (isIPv4(plain)) return plain;
  const [start = [], end] = plain.split('::').map((part) => (part === '' ? [] : part.split(':')));
  const zeros = end === undefined ? [] : Array<string>(Math.max(0, 8 - start.length - end.length)).fill('0');
  return [...start, ...zeros, ...(end ?? [])].slice(0, 4).join(':');
}

/**
 * Distinguishes the clients of a collector without storing their addresses, and signs the nonces of documents. The key of a day is a file
 * in the folder of the reports, deleted after the next day: then the address of a report can no longer be computed.
 */
export class Clients {
  readonly #folder: string;
  readonly #keys = new Map<string, Buffer>();

  constructor(folder: string) {
    this.#folder = folder;
    mkdirSync(folder, { recursive: true });
  }

  /** Id of a client for one day. */
  idOf(address: string, now: Date): string {
    return this.#mac(dayOf(now), `client ${blockOf(address)}`).slice(0, 12);
  }

  /** A nonce for a document of a client; valid on the same day and the next one. */
  nonceFor(address: string, now: Date): string {
    const random = randomBytes(9).toString('base64url');
    return `${dayOf(now)}.${random}.${this.#mac(dayOf(now), `nonce ${blockOf(address)} ${random}`)}`;
  }

  isNonce(nonce: string, address: string, now: Date): boolean {
    const [day = '', random = '', mac = ''] = nonce.split('.');
    if (day !== dayOf(now) && day !== dayOf(new Date(now.getTime() - DAY))) return false;
    const [given, own] = [mac, this.#mac(day, `nonce ${blockOf(address)} ${random}`)].map((one) =>
      Buffer.from(one),
    );
    return (
      given !== undefined && own !== undefined && given.length === own.length && timingSafeEqual(given, own)
    );
  }

  #mac(day: string, text: string): string {
    return createHmac('sha256', this.#key(day)).update(text).digest('base64url');
  }

  #key(day: string): Buffer {
    const known = this.#keys.get(day);
    if (known !== undefined) return known;
    const key = this.#stored(day);
    this.#keys.set(day, key);
    return key;
  }

  /** The key of a day from its file, which the first collector that needs it writes. */
  #stored(day: string): Buffer {
    const [path, fresh] = [
      join(this.#folder, `.key-${day}`),
      join(this.#folder, `.key-new-${randomBytes(6).toString('hex')}`),
    ];
    writeFileSync(fresh, randomBytes(32), { mode: 0o600 });
    try {
      linkSync(fresh, path);
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    } finally {
      rmSync(fresh);
    }
    const before = `.key-${dayOf(new Date(Date.parse(day) - DAY))}`;
    for (const name of readdirSync(this.#folder))
      if (/^\.key-\d/.test(name) && name < before) rmSync(join(this.#folder, name), { force: true });
    return readFileSync(path);
  }
}
