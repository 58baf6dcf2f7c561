import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  firstFreeAddress,
  formatAddress,
  formatNet,
  hasAddress,
  IP_BITS,
  type IpAddress,
  type IpNet,
  type IpRange,
  isSameAddress,
  isWholeNet,
  isWithin,
  nextFreeNet,
  overlaps,
  parseAddress,
  parseNet,
  rangeSize,
  rangeText,
  subtractRanges,
} from './addresses.ts';

const net = (text: string): IpNet => {
  const parsed = parseNet(text);
  if (!parsed) throw new Error(`${text} is no network`);
  return parsed;
};

const value = (text: string): bigint => parseAddress(text)?.value ?? -1n;

/** Small ranges within 64 addresses, so that a naive model can check every address. */
const SPACE = 64;
const smallRange = fc
  .tuple(fc.nat(SPACE - 1), fc.nat(SPACE - 1))
  .map(([a, b]): IpRange => ({ version: 4, first: BigInt(Math.min(a, b)), last: BigInt(Math.max(a, b)) }));
const smallRanges = fc.array(smallRange, { maxLength: 8 });

/** The naive reference: every address of a range. */
const each = ({ first, last }: IpRange): bigint[] =>
  Array.from({ length: Number(last - first) + 1 }, (_, index) => first + BigInt(index));

/** The naive reference for text: the bits of an address in sequence. */
const bitsOf = (text: string): string =>
  text.includes('.')
    ? text
        .split('.')
        .map((part) => Number(part).toString(2).padStart(8, '0'))
        .join('')
    : text
        .split(':')
        .map((part) => Number.parseInt(part, 16).toString(2).padStart(16, '0'))
        .join('');

const ipv4 = fc.tuple(...Array.from({ length: 4 }, () => fc.nat(255))).map((parts) => parts.join('.'));
/** All eight groups in full, with runs of zeros. */
const ipv6 = fc
  .array(fc.oneof(fc.constant(0), fc.nat(0xffff)), { minLength: 8, maxLength: 8 })
  .map((groups) => groups.map((group) => group.toString(16)).join(':'));
const written = fc.oneof(ipv4, ipv6);

describe('addresses', () => {
  test.each([
    ['10.0.0.1', 4, 0x0a000001n],
    ['::', 6, 0n],
    ['::1', 6, 1n],
    ['fd00::', 6, 0xfdn << 120n],
    ['::ffff:1.2.3.4', 6, 0xffff01020304n],
    ['1:2:3:4:5:6:7:8', 6, 0x00010002000300040005000600070008n],
  ])('%s is an address of version %s', (text, version, number) => {
    expect(parseAddress(text)).toEqual({ version, value: number });
  });

  test.each([
    '',
    '10.0.0',
    '10.0.0.01',
    '10.0.0.256',
    ' 10.0.0.1',
    'fe80::1%eth0',
    '1::2::3',
    '1:2:3:4:5:6:7',
  ])('"%s" is invalid', (text) => {
    expect(parseAddress(text)).toBeUndefined();
  });

  it('parses the bits of the text', () => {
    fc.assert(
      fc.property(written, (text) => {
        expect(parseAddress(text)?.value).toBe(BigInt(`0b${bitsOf(text)}`));
      }),
    );
  });

  it('formats to a text that parses to the same address, and is the shortest', () => {
    fc.assert(
      fc.property(written, (text) => {
        const address = parseAddress(text);
        const again = address && formatAddress(address);
        expect(again && parseAddress(again)).toEqual(address);
        expect(isSameAddress(text, again ?? '')).toBe(true);
        if (!again?.includes('.')) expect((again ?? '').length).toBeLessThanOrEqual(text.length);
      }),
    );
  });

  test.each([
    ['0:0:0:0:0:0:0:0', '::'],
    ['1:0:0:2:0:0:0:3', '1:0:0:2::3'],
    ['1:0:0:2:0:0:3:4', '1::2:0:0:3:4'],
    ['1:0:2:3:4:5:6:7', '1:0:2:3:4:5:6:7'],
    ['FD00:0:0:0:0:0:0:A', 'fd00::a'],
    ['1:2:3:4:5:6:0:0', '1:2:3:4:5:6::'],
    ['::ffff:c000:0201', '::ffff:192.0.2.1'],
  ])('%s is formatted as %s', (text, short) => {
    const address = parseAddress(text);
    expect(address && formatAddress(address)).toBe(short);
  });

  it('are compared by value, and differ between versions', () => {
    expect(isSameAddress('FD00::0001', 'fd00:0::1')).toBe(true);
    expect(isSameAddress('::1', '0.0.0.1')).toBe(false);
    expect(isSameAddress('::ffff:1.2.3.4', '1.2.3.4')).toBe(false);
    expect(isSameAddress('nothing', 'nothing')).toBe(false);
  });
});

describe('networks', () => {
  // @sheet operator/13.124
  it('start and end at the addresses of their bits', () => {
    fc.assert(
      fc.property(written, fc.nat(128), (text, any) => {
        const bits = bitsOf(text);
        const width = any % (bits.length + 1);
        const { first, last, ...rest } = net(`${text}/${width}`);
        const head = bits.slice(0, width);
        expect(first).toBe(BigInt(`0b${head.padEnd(bits.length, '0')}`));
        expect(last).toBe(BigInt(`0b${head.padEnd(bits.length, '1')}`));
        expect(rest).toMatchObject({ width, version: bits.length === 32 ? 4 : 6 });
      }),
    );
  });

  it('have no host bits or can be normalized', () => {
    expect(isWholeNet(net('10.0.0.0/8'))).toBe(true);
    expect(isWholeNet(net('10.0.0.1/8'))).toBe(false);
    expect(formatNet(net('10.1.2.3/8'))).toBe('10.0.0.0/8');
    expect(formatNet(net('fd00:1:2:3::4/64'))).toBe('fd00:1:2:3::/64');
    expect(parseNet('10.0.0.0/33')).toBeUndefined();
    expect(parseNet('10.0.0.0')).toBeUndefined();
  });

  it('have a size', () => {
    expect(rangeSize(net('10.0.0.0/22'))).toBe(1024n);
    expect(rangeSize(net('0.0.0.0/0'))).toBe(1n << 32n);
    expect(rangeSize(net('::/0'))).toBe(1n << 128n);
    expect(rangeSize(net('::1/128'))).toBe(1n);
  });
});

describe('ranges', () => {
  it('overlap, contain and count as their addresses do', () => {
    fc.assert(
      fc.property(smallRange, smallRange, (a, b) => {
        const [of, others] = [each(a), new Set(each(b))];
        expect(overlaps(a, b)).toBe(of.some((one) => others.has(one)));
        expect(isWithin(a, b)).toBe(of.every((one) => others.has(one)));
        expect(rangeSize(a)).toBe(BigInt(of.length));
        expect(hasAddress(b, { version: 4, value: a.first })).toBe(others.has(a.first));
      }),
    );
  });

  it('of two versions never overlap', () => {
    const [four, six] = [net('0.0.0.0/0'), net('::/0')];
    expect([overlaps(four, six), isWithin(four, six), hasAddress(six, { version: 4, value: 1n })]).toEqual([
      false,
      false,
      false,
    ]);
  });

  // @sheet operator/13.124
  it('minus others are what none of the others contains', () => {
    fc.assert(
      fc.property(smallRange, smallRanges, (range, taken) => {
        const gone = new Set(taken.flatMap(each));
        const left = subtractRanges(range, taken);
        expect(left.flatMap(each)).toEqual(each(range).filter((one) => !gone.has(one)));
        // and in as few pieces as possible
        for (const [index, { first }] of left.entries())
          if (index > 0) expect(first).toBeGreaterThan((left[index - 1]?.last ?? first) + 1n);
      }),
    );
  });

  it('have a first free network of a given length, if there is room', () => {
    fc.assert(
      fc.property(smallRange, smallRanges, fc.integer({ min: 26, max: 32 }), (range, taken, width) => {
        const size = 1 << (IP_BITS[4] - width);
        const gone = new Set(taken.flatMap(each));
        const starts = Array.from({ length: SPACE / size }, (_, index) => BigInt(index * size));
        const expected = starts.find((first) =>
          each({ version: 4, first, last: first + BigInt(size) - 1n }).every(
            (one) => one >= range.first && one <= range.last && !gone.has(one),
          ),
        );
        const found = nextFreeNet(range, taken, width);
        expect(found?.first).toBe(expected);
        if (found) expect(isWholeNet(found) && found.width === width).toBe(true);
      }),
    );
  });

  it('have a first free address', () => {
    fc.assert(
      fc.property(smallRange, fc.array(fc.nat(SPACE - 1)), (range, numbers) => {
        const taken = numbers.map((one): IpAddress => ({ version: 4, value: BigInt(one) }));
        const expected = each(range).find((one) => !numbers.includes(Number(one)));
        expect(firstFreeAddress(range, taken)?.value).toBe(expected);
      }),
    );
  });

  it('work the same with IPv6', () => {
    const prefix = net('fd12:3456:789a::/48');
    const taken = [net('fd12:3456:789a::/64'), net('fd12:3456:789a:1::/64')];
    const free = nextFreeNet(prefix, taken, 64);
    expect(free && formatNet(free)).toBe('fd12:3456:789a:2::/64');
    expect(nextFreeNet(prefix, [prefix], 64)).toBeUndefined();
    expect(firstFreeAddress(prefix, [{ version: 6, value: prefix.first }])?.value).toBe(
      value('fd12:3456:789a::1'),
    );
  });
});

it.each([
  ['10.1.0.0', '10.1.0.255', '10.1.0.0/24'],
  ['fd00:20:15::', 'fd00:20:15:0:ffff:ffff:ffff:ffff', 'fd00:20:15::/64'],
  ['0.0.0.0', '255.255.255.255', '0.0.0.0/0'],
  // As many addresses as a network, but not on its border
  ['10.1.0.128', '10.1.1.127', '10.1.0.128–10.1.1.127'],
  ['10.1.0.0', '10.1.0.254', '10.1.0.0–10.1.0.254'],
  ['10.1.0.7', '10.1.0.7', '10.1.0.7–10.1.0.7'],
  ['10.1.0.9', '10.1.0.1', '10.1.0.9–10.1.0.1'],
  ['10.1.0.0', 'fd00::', '10.1.0.0–fd00::'],
])('the range from %s to %s is written as %s', (first, last, text) =>
  expect(rangeText(first, last)).toBe(text),
);
