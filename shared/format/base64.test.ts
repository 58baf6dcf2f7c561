import { Buffer } from 'node:buffer';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { toBase64 } from './base64.ts';

it('is decoded to the same bytes', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
      expect([...Buffer.from(toBase64(bytes), 'base64')]).toEqual([...bytes]);
    }),
  );
});

it('accepts more bytes than the maximum number of arguments of a call', () => {
  const bytes = new Uint8Array(512 * 1024).map((_, index) => index);
  expect(toBase64(bytes)).toBe(Buffer.from(bytes).toString('base64'));
});
