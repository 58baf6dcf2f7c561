import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { SwitchPortSettingsView } from '@console/shared/api';
import { createOf, draftOfCreate } from './draft.ts';
import { hasTwins, NAMES_OF_LOTS, settings, viewOf } from './test-settings.ts';
import { type LotNames, toCreate } from './to-create.ts';

describe('the view of settings', () => {
  // @sheet operator/13.85
  it('converts to the request that creates them, without losses', () =>
    fc.assert(
      fc.property(settings, (body) => {
        fc.pre(!hasTwins(body));
        expect(toCreate(viewOf(body), NAMES_OF_LOTS)).toEqual({ create: body, losses: [] });
      }),
    ));

  it('is the same request after the conversion from maps to lists and back', () =>
    fc.assert(
      fc.property(settings, (body) => {
        expect(createOf(draftOfCreate(body))).toEqual(body);
      }),
    ));

  const [body] = fc.sample(
    settings.filter(
      ({ addresses, links }) => Object.keys(addresses).length > 0 && Object.keys(links).length > 0,
    ),
    { numRuns: 1, seed: 7 },
  );
  const view = body && viewOf(body);
  test('loses only what cannot be known, and reports each loss', () => {
    if (!view) throw new Error('There are no settings with addresses and links.');
    const lossesOf = (changed: SwitchPortSettingsView, lots: LotNames = NAMES_OF_LOTS) =>
      toCreate(changed, lots).losses.join('; ');
    expect(lossesOf(view, new Map())).toMatch(/The address lot of 172\.20\.15\.\d+\/30 was not found/);
    expect(lossesOf({ ...view, linkLldp: [] })).toMatch(/The LLDP of link \S+ was not found/);
    expect(lossesOf({ ...view, txEq: [null, null, null, null, null, {}] })).toBe(
      'The link of each signal tuning is not known',
    );
    const one = {
      id: 'v',
      interfaceName: 'vlan7',
      kind: 'vlan' as const,
      portSettingsId: 'settings',
      v6Enabled: false,
    };
    expect(lossesOf({ ...view, interfaces: [one], vlanInterfaces: [] })).toBe(
      'The VLAN of interface vlan7 was not found',
    );
    expect(lossesOf({ ...view, groups: [{ portSettingsGroupId: 'g', portSettingsId: 'settings' }] })).toMatch(
      /^Settings groups/,
    );
  });
});
