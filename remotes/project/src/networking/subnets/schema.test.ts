import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { usableAddresses } from './addresses.ts';
import { NO_ROUTER, subnetEditSchema, subnetSchema } from './schema.ts';

const schema = subnetSchema({ prefix: 'fd00:1:2::/48', taken: [] });
const SUBNET = {
  name: 'web',
  description: '',
  ipv4Block: '10.0.0.0/22',
  ipv6Block: '',
  customRouter: NO_ROUTER,
};
const messages = (input: typeof SUBNET) => v.safeParse(schema, input).issues?.map(({ message }) => message);

describe('a new subnet', () => {
  it('is sent without values that were left empty or reset to none', () => {
    expect(v.parse(schema, { ...SUBNET, ipv6Block: '   ' })).toEqual({
      name: 'web',
      description: '',
      ipv4Block: '10.0.0.0/22',
    });
  });

  it('is sent with trimmed blocks and the router', () => {
    const input = {
      ...SUBNET,
      ipv4Block: ' 10.0.0.0/22 ',
      ipv6Block: ' fd00:1:2:3::/64 ',
      customRouter: 'id',
    };
    expect(v.parse(schema, input)).toMatchObject({
      ipv4Block: '10.0.0.0/22',
      ipv6Block: 'fd00:1:2:3::/64',
      customRouter: 'id',
    });
  });

  it('has one message for each block', () => {
    expect(messages({ ...SUBNET, ipv4Block: '' })).toEqual(['{label} is required']);
    expect(messages({ ...SUBNET, ipv4Block: '10.0.0.0' })).toEqual([
      'Must contain an IP address and a width, separated by a /',
    ]);
    expect(messages({ ...SUBNET, ipv4Block: '11.0.0.0/22', ipv6Block: 'fd00::/64' })).toEqual([
      'Must be private: in 10.0.0.0/8, 172.16.0.0/12 or 192.168.0.0/16',
      'Must be in the prefix of the VPC, fd00:1:2::/48',
    ]);
  });
});

it('an update always contains the router, because one without would detach it', () => {
  const { name, description } = SUBNET;
  const sent = (customRouter: string) => v.parse(subnetEditSchema, { name, description, customRouter });
  expect(sent('id')).toEqual({ name, description, customRouter: 'id' });
  expect(sent(NO_ROUTER)).toEqual({ name, description, customRouter: null });
});

it('the first five addresses of a block and the last one are reserved', () => {
  expect(usableAddresses('10.0.0.0/26')).toBe(58);
  expect(usableAddresses('172.30.0.0/22')).toBe(1018);
  expect(usableAddresses('10.0.0.0/8')).toBe(2 ** 24 - 6);
  expect(usableAddresses('10.0.0.0/30')).toBe(0);
  expect(usableAddresses('nothing')).toBe(0);
});
