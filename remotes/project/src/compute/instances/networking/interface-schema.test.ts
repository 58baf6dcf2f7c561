import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { interfaceEditSchema, interfaceSchema, transitIpError } from './interface-schema.ts';

const schema = interfaceSchema(new Set(['net0']));
const VALID = { name: 'net1', description: '', vpcName: 'default', subnetName: 'tier', ip: '' };

const messages = (values: Partial<v.InferInput<typeof schema>>) =>
  v.safeParse(schema, { ...VALID, ...values }).issues?.map(({ message }) => message) ?? [];

describe('new interface', () => {
  it('leaves the address to the server when it is empty', () => {
    expect(v.parse(schema, { ...VALID, ip: '  ' })).toEqual({ ...VALID, ip: undefined });
  });

  it.each([' 10.0.0.9 ', 'fd00::9'])('sends the address %s without white space', (ip) => {
    expect(v.parse(schema, { ...VALID, ip }).ip).toBe(ip.trim());
  });

  it.each([
    [{ ip: '10.0.0' }, 'Not a valid IP address'],
    [{ ip: '10.0.0.0/24' }, 'Not a valid IP address'],
    [{ name: 'net0' }, 'Name is already in use'],
    [{ name: 'Net1' }, 'Can only contain lower-case letters, numbers, and dashes'],
    [{ vpcName: null }, '{label} is required'],
    [{ subnetName: null }, '{label} is required'],
  ])('refuses %o', (values, message) => {
    expect(messages(values)).toEqual([message]);
  });

  // @sheet compute-storage/9.81
  it('is in the VPC of the others, in its own subnet', () => {
    const second = interfaceSchema(new Set(), { vpc: 'default', subnets: new Set(['tier']) });
    const messagesOf = (vpcName: string, subnetName: string) =>
      v.safeParse(second, { ...VALID, vpcName, subnetName }).issues?.map(({ message }) => message) ?? [];
    expect(messagesOf('default', 'other')).toEqual([]);
    expect(messagesOf('default', 'tier')).toEqual(['The instance already has an interface in this subnet']);
    expect(messagesOf('backend', 'other')).toEqual([
      'All interfaces of an instance must be in one VPC, here default',
    ]);
  });
});

describe('transit IPs', () => {
  // @sheet compute-storage/9.87
  it.each([
    ['11.0.0.0/8', undefined],
    [' fd02::/16 ', undefined],
    ['10.0.0.0', 'Must contain an IP address and a width, separated by a /'],
    ['10.0.0.0/33', 'Max width for IPv4 is 32'],
    ['fd00::/129', 'Max width for IPv6 is 128'],
    ['10.0.0.0/x', 'Width must be an integer'],
    ['ten/8', 'Not a valid IP address'],
    [' 10.1.0.0/16 ', 'Transit IP already in list'],
    ['FD01::/64', 'Transit IP already in list'],
    ['10.1.2.0/24', 'Overlaps 10.1.0.0/16'],
    ['10.2.0.1/16', 'Must start at the first address of the network: 10.2.0.0/16'],
    ['fd02::1/64', 'Must start at the first address of the network: fd02::/64'],
    ['127.0.0.0/16', 'Cannot be a loopback network'],
    ['::1/128', 'Cannot be a loopback network'],
    ['239.0.0.0/8', 'Cannot be a multicast network'],
    ['ff02::/16', 'Cannot be a multicast network'],
  ])('%s: %s', (text, message) => {
    expect(transitIpError(text, ['10.1.0.0/16', 'fd01::/64'])).toBe(message);
  });

  it('can each be added once', () => {
    const network = fc
      .tuple(fc.ipV4(), fc.integer({ min: 0, max: 32 }))
      .map(([address, width]) => `${address}/${width}`);
    fc.assert(
      fc.property(network, fc.array(network), (text, list) => {
        expect(transitIpError(text, [...list, text])).toBe('Transit IP already in list');
      }),
    );
  });

  it('are sent without the one still being typed, and the form does not lose it silently', () => {
    const values = { name: 'net0', description: 'x', transitIps: ['10.1.0.0/16'], transitIp: ' ' };
    const { transitIp, ...sent } = values;
    expect(v.parse(interfaceEditSchema, values)).toEqual(sent);
    expect(transitIp.trim()).toBe('');
    const { issues } = v.safeParse(interfaceEditSchema, { ...values, transitIp: '10.2.0.0/16' });
    expect(issues?.map(({ message }) => message)).toEqual(['Add this network to the list, or clear it']);
    expect(issues?.map((issue) => v.getDotPath(issue))).toEqual(['transitIp']);
  });

  // @sheet compute-storage/9.88
  it('are sent when the one still being typed is already in the list', () => {
    const values = { name: 'net0', description: 'x', transitIps: ['10.1.0.0/16'], transitIp: ' 10.1.0.0/16' };
    expect(v.parse(interfaceEditSchema, values).transitIps).toEqual(['10.1.0.0/16']);
  });
});
