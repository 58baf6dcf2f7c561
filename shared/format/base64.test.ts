import { Buffer } from 'node:buffer';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { toBase64 } from './base64.ts';

it('is read back as the same bytes', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
      expect([...Buffer.from(toBase64(bytes), 'base64')]).toEqual([...bytes]);
    }),
  );
});

it('takes more bytes than a call takes arguments', () => {
  const bytes = new Uint8Array(512 * 1024).map((_, index) => index);
  expect(toBase64(bytes)).toBe(Buffer.from(bytes).toString('base64'));
});
