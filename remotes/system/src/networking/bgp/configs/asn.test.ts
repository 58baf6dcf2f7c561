import { expect, test } from 'vitest';
import { asnError, parseAsn } from './asn.ts';

test.each([
  ['64600', 64_600],
  ['AS64600', 64_600],
  ['as 64600', undefined],
  [' 1.10 ', 65_546],
  ['AS1.10', 65_546],
  ['65535.65535', 4_294_967_295],
  ['65536.1', undefined],
  ['4294967296', undefined],
  ['', undefined],
  ['-1', undefined],
])('the ASN %j is %s', (text, asn) => expect(parseAsn(text)).toBe(asn));

// @sheet operator/13.30
test.each([
  ['64600', undefined],
  ['0', 'This ASN is reserved'],
  ['65535', 'This ASN is reserved'],
  ['4294967295', 'This ASN is reserved'],
  ['0.0', 'This ASN is reserved'],
])('the ASN %s is refused: %s', (text, message) => expect(asnError(text)).toBe(message));

test('a text that is no ASN has an error that describes the format', () =>
  expect(asnError('ASN')).toBe('Must be a number from 1 to 4294967294, such as 64600, AS64600 or 1.10'));
