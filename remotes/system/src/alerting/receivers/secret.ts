import { toBase64 } from '@console/shared/format';

const BYTES = 32;

/** A new random secret of 32 bytes, as text that can be used in headers and configuration files. */
export const generateSecret = (): string =>
  toBase64(crypto.getRandomValues(new Uint8Array(BYTES)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
