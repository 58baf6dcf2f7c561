import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hasAddress, parseAddress } from '@console/shared/format';
import { fateOf } from '../../../../../mock/verify/packets.ts';
import type { End } from '../firewall-rules/effective/consequences-ends.ts';
import { rule } from '../firewall-rules/effective/test-rules.ts';
import { comparingRoutes, type RoutedFacts } from './route-consequences.ts';
import { factsOf, network, type Net, OUTSIDE } from './test-networks.ts';

const routed = (net: Net): RoutedFacts => {
  const { subnets = [], interfaces = [], systemRoutes = [], ...facts } = factsOf(net);
  return { ...facts, subnets, interfaces, systemRoutes };
};

const ADDRESSES = [...OUTSIDE, '8.8.8.8', '10.0.9.9'];

const isAt = (ends: readonly End[], text: string, isInside: boolean): boolean => {
  const address = parseAddress(text);
  return ends.some((end) => {
    if (end.kind === 'instance') return isInside && end.address === text;
    if (end.kind === 'vpc' || !address || isInside) return false;
    return hasAddress(end.net, address) && !end.except.some((net) => hasAddress(net, address));
  });
};

const FATES = { delivered: 'allowed', dropped: 'blocked', untold: 'unknown' } as const;

test('the changed flows are those of every packet, sent before and after', () => {
  const counts = { same: 0, allowed: 0, blocked: 0, unknown: 0 };
  fc.assert(
    fc.property(network, network, fc.boolean(), (one, other, isOfSubnet) => {
      const open: Net = {
        ...one,
        external: {},
        interfaces: one.interfaces.map((place) => ({ ...place, state: 'running' })),
        rules: [rule('in'), rule('out', { direction: 'outbound' })],
      };
      const next = isOfSubnet ? { subnets: other.subnets } : { custom: other.custom, system: other.system };
      const after: Net = { ...open, ...next };
      const work = comparingRoutes(routed(open), routed(after));
      let step = work.next();
      while (!step.done) step = work.next();
      const { rows } = step.value;
      for (const from of open.interfaces)
        for (const to of [...open.interfaces.map(({ address }) => address), ...ADDRESSES]) {
          if (open.interfaces.some((place) => place.address === to && place.instance === from.instance))
            continue;
          const [was, is] = [open, after].map((net) =>
            fateOf({ from: from.address, to, protocol: 'TCP', port: 22 }, net),
          );
          const said = rows
            .filter((row) => isAt(row.from, from.address, true) && isAt(row.to, to, !ADDRESSES.includes(to)))
            .map(({ change }) => change);
          const why = `${from.address} to ${to}: ${was}, ${is}`;
          if (was === 'untold' || is === 'untold') {
            expect(['', 'unknown'], why).toContain(said.join());
            if (was !== is) expect(said, why).toEqual(['unknown']);
            counts.unknown += said.length;
          } else {
            expect(said, why).toEqual(was === is ? [] : [FATES[is ?? 'untold']]);
            counts[was === is ? 'same' : FATES[is ?? 'untold']] += 1;
          }
        }
    }),
    { numRuns: 200 },
  );
  for (const count of Object.values(counts)) expect(count).toBeGreaterThan(50);
}, 60_000);
