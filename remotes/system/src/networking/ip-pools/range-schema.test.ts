import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import type { IpPoolRange } from '@console/shared/api';
import { rangeSchema } from './range-schema.ts';
import { overlapWith, sizeOfRange, sizeOfRanges } from './range-span.ts';

function messages(first: string, last: string) {
  const { issues = [] } = v.safeParse(rangeSchema, { first, last });
  return Object.fromEntries(issues.map((issue) => [v.getDotPath(issue) ?? '', issue.message]));
}

const INVALID = 'Not a valid IP address';
const NOT_YET = 'IPv6 ranges are not yet supported';

const range = (first: string, last: string): IpPoolRange => ({
  id: first,
  ipPoolId: 'pool',
  range: { first, last },
  timeCreated: new Date(0),
});

describe('a new range', () => {
  // @sheet system-settings-auth/18.16 system-settings-auth/18.44
  it.each([
    ['', '', { first: INVALID, last: INVALID }],
    ['198.51.100.1', '198.51.100.300', { last: INVALID }],
    ['198.51.100', '198.51.100.3', { first: INVALID }],
    ['2001:db8::1', '2001:db8::2', { first: NOT_YET, last: NOT_YET }],
    ['198.51.100.1', '2001:db8::2', { last: NOT_YET }],
    ['::ffff:198.51.100.1', '198.51.100.1', { first: NOT_YET }],
    ['2001:db8::1', 'x', { first: NOT_YET, last: INVALID }],
    ['198.51.100.9', '198.51.100.1', {}],
    ['198.51.100.1', '198.51.100.1', {}],
  ])('from %j to %j has the errors of both ends', (first, last, expected) => {
    expect(messages(first, last)).toEqual(expected);
  });

  it('is sent without surrounding whitespace', () => {
    expect(v.parse(rangeSchema, { first: ' 198.51.100.1', last: '198.51.100.9 ' })).toEqual({
      first: '198.51.100.1',
      last: '198.51.100.9',
    });
  });

  it.each([
    ['198.51.100.1', '198.51.100.1', 1n],
    ['0.0.0.0', '255.255.255.255', 4_294_967_296n],
    ['198.51.100.9', '198.51.100.1', undefined],
    ['2001:db8::1', '2001:db8::2', undefined],
    ['', '198.51.100.1', undefined],
  ])('from %j to %j has %s addresses', (first, last, size) => {
    expect(sizeOfRange({ first, last })).toBe(size);
  });
});

describe('existing ranges', () => {
  const there = [range('198.51.100.20', '198.51.100.60'), range('2001:db8:40::10', '2001:db8:40::1f')];

  it.each([
    ['198.51.100.60', '198.51.100.70', true],
    ['198.51.100.1', '198.51.100.20', true],
    ['198.51.100.1', '198.51.100.255', true],
    ['198.51.100.30', '198.51.100.31', true],
    ['198.51.100.30', '', true],
    ['', '198.51.100.30', true],
    ['198.51.100.30', '198.51.100.1', true],
    ['198.51.100.61', '198.51.100.70', false],
    ['198.51.100.1', '198.51.100.19', false],
    ['', '', false],
    ['19', '2', false],
  ])('overlap one from %j to %j: %s', (first, last, meets) => {
    expect(overlapWith({ first, last }, there)).toBe(meets ? there[0] : undefined);
  });

  it('are compared in IPv6 too', () => {
    expect(overlapWith({ first: '2001:db8:40::', last: '2001:db8:40::ffff' }, there)).toBe(there[1]);
  });

  it('have a total size', () => {
    expect(sizeOfRanges(there)).toBe(57n);
    expect(sizeOfRanges([])).toBe(0n);
  });
});
