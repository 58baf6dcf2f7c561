import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { parseMac } from '@console/shared/search';
import { classify } from './classify.ts';
import { addKinds } from './kinds.ts';
import { orderOf, subjectOf } from './subject.ts';

addKinds('project', [
  { name: 'instance', label: 'Instance', icon: 'instances', place: 100, words: ['instance', 'ip'] },
  { name: 'silo', label: 'Silo', icon: 'silos', place: 710, words: ['silo'] },
]);

describe('classify', () => {
  // @sheet operator/13.52
  test.each([
    ['', 'nothing'],
    ['ab', 'nothing'],
    ['  ab ', 'nothing'],
    ['instance:', 'nothing'],
    ['web', 'name'],
    ['BRM42220014', 'name'],
    ['172.30', 'ip-prefix'],
    ['fd00:11', 'ip-prefix'],
    ['a8:40:25', 'mac-prefix'],
    ['ip:172.30', 'ip-prefix'],
    ['5C56B1D0-31C0-4B0A-A5A5-0D7C8F6C7C11', 'uuid'],
    ['5c56b1d0-31c0-4b0a-a5a5-0d7c8f6c7c1', 'name'],
    ['A8:40:25:F0:00:01', 'mac'],
    ['a8-40-25-f0-00-01', 'mac'],
    ['a840.25f0.0001', 'mac'],
    ['a8:40-25:f0:00:01', 'name'],
    ['10.0.0.1', 'ip'],
    ['fd00:0:0:0::1', 'ip'],
    ['::ffff:10.0.0.1', 'ip'],
    ['10.0.0.256', 'name'],
    ['10.0.0.0/8', 'cidr'],
    ['fd00::/48', 'cidr'],
    ['AS64500', 'asn'],
    ['as1', 'asn'],
    ['as4294967296', 'name'],
    ['64500', 'name'],
  ])('classifies %j as %s', (text, is) => expect(classify(text).is).toBe(is));

  it('takes plain digits for an AS number only on pages of the system, and only private ones', () => {
    expect(classify('64500', { isSystem: true })).toMatchObject({ is: 'asn', asn: 64_500 });
    expect(classify('64495', { isSystem: true }).is).toBe('name');
  });

  // @sheet operator/13.52
  it('parses known qualifiers, and no other words', () => {
    expect(classify('instance:web')).toMatchObject({ is: 'name', text: 'web', only: ['instance'] });
    expect(classify('Silo: maze')).toMatchObject({ is: 'name', text: 'maze', only: ['silo'] });
    expect(classify('ip:10.0.0.1')).toMatchObject({ is: 'ip', text: '10.0.0.1' });
    expect(classify('thing:web')).toMatchObject({ is: 'name', text: 'thing:web' });
  });

  // @sheet operator/13.52
  it('parses an address to the same result in every format', () => {
    const [long, short] = [classify('FD00:0:0:0:0:0:0:1'), classify('fd00::1')];
    expect(long.is === 'ip' && short.is === 'ip' && long.address.value === short.address.value).toBe(true);
  });

  const bytes = fc.array(fc.nat(255), { minLength: 6, maxLength: 6 });
  const hex = (value: number) => value.toString(16).padStart(2, '0');

  // @sheet operator/13.52
  test('every form of a MAC address is the same address', () => {
    fc.assert(
      fc.property(bytes, fc.boolean(), (parts, isUpper) => {
        const digits = parts.map(hex);
        const dotted = [0, 2, 4].map((at) => `${digits[at]}${digits[at + 1]}`).join('.');
        const forms = [digits.join(':'), digits.join('-'), dotted];
        const wanted = digits.join(':').toUpperCase();
        for (const form of forms) expect(parseMac(isUpper ? form.toUpperCase() : form)).toBe(wanted);
      }),
    );
  });

  // @sheet operator/13.52
  test('addresses, networks and ids are never taken for names, with any surrounding white space', () => {
    const blanks = fc.constantFrom('', ' ', '  ', '\t');
    const ipv4 = fc.tuple(fc.nat(255), fc.nat(255), fc.nat(255), fc.nat(255)).map((parts) => parts.join('.'));
    fc.assert(
      fc.property(blanks, ipv4, fc.integer({ min: 0, max: 32 }), fc.uuid(), (blank, ip, width, id) => {
        expect(classify(`${blank}${ip}${blank}`).is).toBe('ip');
        expect(classify(`${ip}/${width}`).is).toBe('cidr');
        expect(classify(blank + id.toUpperCase()).is).toBe('uuid');
      }),
    );
  });

  // @sheet operator/13.52
  test('never throws, is deterministic, and ignores case and surrounding white space', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 60 }), (text) => {
        const first = classify(text);
        expect(classify(text)).toEqual(first);
        expect(classify(` ${text} `)).toEqual(first);
        if (text.trim().length < 3) expect(first.is).toBe('nothing');
        if (first.is === 'name') expect(first.text).not.toBe('');
      }),
    );
  });
});

describe('orders', () => {
  it('have the name last, and the verb before it', () => {
    expect(orderOf('stop cache-ams-01')).toEqual({ verb: 'stop', subject: 'cache-ams-01' });
    expect(orderOf('View serial console cache-ams-01')).toEqual({
      verb: 'view serial console',
      subject: 'cache-ams-01',
    });
    expect(orderOf('cache-ams-01')).toBeUndefined();
  });

  it('search for their subject', () => {
    expect(subjectOf(classify('stop cache-ams-01')).text).toBe('cache-ams-01');
    expect(subjectOf(classify('stop ab')).text).toBe('stop ab');
    expect(subjectOf(classify('web')).text).toBe('web');
  });
});
