import { describe, expect, test } from 'vitest';
import { pathOf } from './path-of.ts';
import { factsOf } from './test-facts.ts';

describe('the path of an address', () => {
  const found = (text: string, facts = factsOf()) =>
    pathOf(text, facts)?.map(({ label, found: one, note }) => `${label}: ${note ?? one ?? '-'}`);

  // @sheet operator/13.43
  test('leads from its pool to the uplinks', () =>
    expect(found('198.51.100.7')).toEqual([
      'IP pool: public-v4',
      'Block: 198.51.100.0–198.51.100.127',
      'Announced: 198.51.100.0/26 of public',
      'Peers: 172.20.15.9, 172.20.15.13',
      'Uplinks: switch0 qsfp0, switch1 qsfp0',
    ]));

  test.each([
    ['no pool', '198.51.100.7', factsOf({}, { pools: [] }), 'IP pool: -'],
    ['no announcement', '198.51.100.100', factsOf(), 'Announced: -'],
    ['no session', '198.51.100.7', factsOf({ exports: {} }), 'Peers: -'],
    [
      'IPv6',
      '2001:db8::1',
      factsOf(
        {},
        {
          announced: [
            {
              set: 'public',
              networks: [{ addressLotBlockId: 'pool', announceSetId: 's', network: '2001:db8::/64' }],
            },
          ],
        },
      ),
      'Peers: Cannot be verified: IPv4 only',
    ],
  ])('is broken by %s', (_, text, facts, step) => expect(found(text, facts)).toContain(step));

  test('is undefined for a text that is no address', () =>
    expect(pathOf('north', factsOf())).toBeUndefined());
});
