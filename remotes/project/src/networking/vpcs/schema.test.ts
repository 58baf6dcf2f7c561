import * as v from 'valibot';
import { describe, expect, it, test } from 'vitest';
import { prefixError, vpcEditSchema, vpcSchema } from './schema.ts';

const VPC = { name: 'probes', description: '', dnsName: 'probes', ipv6Prefix: '' };

describe('the IPv6 prefix of a new VPC', () => {
  test.each(['fd00::/48', 'fd12:3456:789a::/48', 'FDFF:FFFF:FFFF::/48'])('%s is valid', (text) => {
    expect(prefixError(text)).toBeUndefined();
  });

  // @sheet network-access/B-L2
  test.each([
    ['fd00::', 'Must be an IPv6 prefix'],
    ['fd00::/129', 'Must be an IPv6 prefix'],
    ['10.0.0.0/8', 'Must be an IPv6 prefix'],
    ['2001:db8::/48', 'Must be a unique local address, in fd00::/8'],
    ['fc00::/48', 'Must be a unique local address, in fd00::/8'],
    ['fd00::/64', 'Width must be 48'],
    ['fd00::/8', 'Width must be 48'],
    ['fd00:1:2:3::/48', 'Must be zero after the first 48 bits'],
  ])('%s is not a prefix', (text, message) => {
    expect(prefixError(text)).toBe(message);
  });

  // @sheet network-access/T4
  it('is left out when the field is empty or blank, and trimmed', () => {
    expect(v.parse(vpcSchema, VPC)).toEqual({ name: 'probes', description: '', dnsName: 'probes' });
    expect(v.parse(vpcSchema, { ...VPC, ipv6Prefix: '  ' }).ipv6Prefix).toBeUndefined();
    expect(v.parse(vpcSchema, { ...VPC, ipv6Prefix: ' fd00::/48 ' }).ipv6Prefix).toBe('fd00::/48');
  });
});

describe('the DNS name', () => {
  it('is required of a new VPC, and follows the rule of names', () => {
    expect(v.safeParse(vpcSchema, { ...VPC, dnsName: '' }).success).toBe(false);
    expect(v.safeParse(vpcSchema, { ...VPC, dnsName: 'Probes' }).success).toBe(false);
  });

  it('may be left empty in an update, which then does not change it', () => {
    const { name, description } = VPC;
    expect(v.parse(vpcEditSchema, { name, description, dnsName: '' })).toEqual({ name, description });
    expect(v.safeParse(vpcEditSchema, { name, description, dnsName: 'Probes' }).success).toBe(false);
  });
});
