import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { encode } from '@console/shared/api';
import { settings } from '../test-settings.ts';
import { readPasted } from './create-shape.ts';

describe('pasted JSON', () => {
  // @sheet operator/13.24
  test('equals the copied request, for any settings', () =>
    fc.assert(
      fc.property(settings, (body) => {
        expect(readPasted(JSON.stringify(encode(body)))).toEqual({ body });
      }),
    ));

  const [body] = fc.sample(settings, { numRuns: 1, seed: 3 });
  const changed = (change: object) => readPasted(JSON.stringify(encode({ ...body, ...change }))).errors;

  // @sheet operator/13.23
  test('has errors with the path of the invalid member', () => {
    expect(readPasted('{').errors?.[0]).toMatch(/^Not JSON/);
    expect(changed({ portConfig: { geometry: 'round' } })?.[0]).toMatch(/^port_config\.geometry: /);
    expect(changed({ links: { phy0: { mtu: 'x' } } })?.join()).toMatch(/links\.phy0\.mtu: /);
    expect(changed({ routes: { phy0: { routes: [{ dst: 7, gw: '' }] } } })?.[0]).toMatch(
      /^routes\.phy0\.routes\.0\.dst: /,
    );
  });

  // @sheet operator/13.24
  test.each(['vlan_300', 'Vlan300', '300'])(
    'refuses the interface name %s, which the conversion of keys would change',
    (name) => {
      const json = JSON.stringify({ ...body, interfaces: { [name]: {} } });
      expect(readPasted(json).errors).toEqual([
        `interfaces.${name}: Use lower-case letters, digits and dashes, or the server changes it`,
      ]);
    },
  );
});
