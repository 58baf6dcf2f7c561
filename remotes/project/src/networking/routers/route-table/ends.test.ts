import { describe, expect, it } from 'vitest';
import { badgesOf, editRefusal, missingKind, mixesFamilies } from './ends.ts';

describe('an end of a route', () => {
  it.each([
    [{ type: 'drop' }, { type: 'Drop' }],
    [
      { type: 'ip', value: '10.0.0.1' },
      { type: 'IP', value: '10.0.0.1' },
    ],
    [
      { type: 'ip_net', value: '10.0.0.0/8' },
      { type: 'IP network', value: '10.0.0.0/8' },
    ],
    [
      { type: 'instance', value: 'gate' },
      { type: 'Instance', value: 'gate' },
    ],
    [
      { type: 'internet_gateway', value: 'out' },
      { type: 'Gateway', value: 'out' },
    ],
    [
      { type: 'subnet', value: 'tier' },
      { type: 'VPC subnet', value: 'tier' },
    ],
    [
      { type: 'vpc', value: 'inner' },
      { type: 'VPC', value: 'inner' },
    ],
  ] as const)('%j is shown as %j', (end, badges) => {
    expect(badgesOf(end)).toEqual(badges);
  });

  const known = { subnets: new Set(['tier']), gateways: new Set(['out']), instances: new Set<string>() };

  // @sheet network-access/B-F7
  it.each([
    [{ type: 'subnet', value: 'tier' }, undefined],
    [{ type: 'subnet', value: 'gone' }, 'subnet'],
    [{ type: 'internet_gateway', value: 'out' }, undefined],
    [{ type: 'internet_gateway', value: 'gone' }, 'gateway'],
    [{ type: 'instance', value: 'gone' }, 'instance'],
    [{ type: 'vpc', value: 'gone' }, undefined],
    [{ type: 'ip', value: '10.0.0.1' }, undefined],
    [{ type: 'drop' }, undefined],
  ] as const)('%j names something that does not exist: %s', (end, missing) => {
    expect(missingKind(end, known)).toBe(missing);
  });

  it('is not marked as missing while the names are unknown', () => {
    expect(missingKind({ type: 'instance', value: 'gate' }, {})).toBeUndefined();
  });
});

it('families differ only between two addresses', () => {
  const four = { type: 'ip', text: '10.0.0.1' };
  const six = { type: 'ip_net', text: 'fd00::/64' };
  expect(mixesFamilies(six, four)).toBe(true);
  expect(mixesFamilies(four, four)).toBe(false);
  expect(mixesFamilies({ type: 'subnet', text: '' }, four)).toBe(false);
  expect(mixesFamilies(six, { type: 'instance', text: '10.0.0.1' })).toBe(false);
  expect(mixesFamilies({ type: 'ip', text: 'nonsense' }, four)).toBe(false);
});

it('routes for a subnet or a peering cannot be edited', () => {
  expect(editRefusal({ kind: 'vpc_subnet' })).toContain('VPC subnets');
  expect(editRefusal({ kind: 'vpc_peering' })).toContain('VPC peerings');
  expect(editRefusal({ kind: 'default' })).toBeUndefined();
  expect(editRefusal({ kind: 'custom' })).toBeUndefined();
});
