import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatNet, hasAddress, parseAddress } from '@console/shared/format';
import type { RuleBody } from '../rule-set.ts';
import type { Row } from './consequences.ts';
import { type End, insideEnds } from './consequences-ends.ts';
import { decide } from './decide.ts';
import type { Peer } from './facts.ts';
import { change, consequencesOf, facts } from './test-changes.ts';

const OUTSIDE = [
  '8.8.8.8',
  '192.0.2.0',
  '192.0.2.1',
  '192.0.2.99',
  '10.0.5.5',
  '2001:db8::1',
  '2606:4700::1',
];
const KINDS = [
  ...(['TCP', 'UDP'] as const).flatMap((protocol) =>
    [0, 22, 23, 80, 442, 443, 444, 65_535].map((port) => ({ protocol, port })),
  ),
  { protocol: 'ICMP', port: undefined } as const,
];
type Kind = (typeof KINDS)[number];

interface Point {
  readonly text: string;
  readonly peer: Peer;
  readonly instance?: string;
}

const outside = OUTSIDE.map((text): Point => ({
  text,
  peer: { address: parseAddress(text), instance: null, subnet: null, vpc: null },
}));

const isPair = (from: Point, to: Point): boolean =>
  from.instance !== to.instance && from.peer.address?.version === to.peer.address?.version;

const isAllowed = (rules: readonly RuleBody[], from: Point, to: Point, kind: Kind): boolean =>
  (from.instance === undefined ||
    decide(rules, { ...kind, direction: 'outbound', local: from.peer, remote: to.peer }).verdict ===
      'allow') &&
  (to.instance === undefined ||
    decide(rules, { ...kind, direction: 'inbound', local: to.peer, remote: from.peer }).verdict === 'allow');

const isAt = (ends: readonly End[], { peer: { address }, instance }: Point): boolean =>
  ends.some((end) => {
    if (end.kind === 'instance') return instance !== undefined && end.peer.address?.value === address?.value;
    if (end.kind === 'vpc' || instance !== undefined || !address) return false;
    return hasAddress(end.net, address) && !end.except.some((net) => hasAddress(net, address));
  });

const isOf = ({ kinds }: Row, { protocol, port = 0 }: Kind): boolean =>
  protocol === 'ICMP' ? kinds.ICMP : kinds[protocol].some(([first, last]) => first <= port && port <= last);

const idOf = (end: End): string => {
  if (end.kind === 'network') return formatNet(end.net);
  return end.kind === 'vpc' ? end.name : `${end.name} ${end.address}`;
};

/** The number of different pairs of ends in the rows with a change. */
const pairsIn = (rows: readonly Row[], what: Row['change']): number =>
  new Set(
    rows
      .filter((row) => row.change === what)
      .flatMap(({ from, to }) =>
        from.flatMap((one) =>
          to.filter((other) => !isSameInstance(one, other)).map((other) => `${idOf(one)} > ${idOf(other)}`),
        ),
      ),
  ).size;

const isSameInstance = (one: End, other: End): boolean =>
  one.kind === 'instance' && other.kind === 'instance' && one.name === other.name;

const RUNS = process.env['FULL'] === '1' ? 5_000 : 200;

test('the changed flows are those of every packet, decided before and after', () => {
  const counts = { same: 0, blocked: 0, allowed: 0 };
  fc.assert(
    fc.property(change, facts, ({ before, after }, vpc) => {
      const { rows, counts: flows } = consequencesOf(before, after, vpc);
      for (const what of ['blocked', 'allowed', 'unknown'] as const)
        expect(flows[what]).toBe(pairsIn(rows, what));
      const inside = insideEnds(vpc).map((one): Point => ({
        text: one.kind === 'instance' ? one.address : '',
        peer: one.peer,
        instance: one.kind === 'instance' ? one.name : '',
      }));
      for (const from of [...inside, ...outside])
        for (const to of [...inside, ...outside]) {
          if (!isPair(from, to)) continue;
          const own = rows.filter((row) => isAt(row.from, from) && isAt(row.to, to));
          for (const kind of KINDS) {
            const [was, is] = [isAllowed(before, from, to, kind), isAllowed(after, from, to, kind)];
            const expected = was === is ? [] : [is ? 'allowed' : 'blocked'];
            const said = own.filter((row) => isOf(row, kind)).map((row) => row.change);
            if (said.join() !== expected.join())
              expect(said, `${from.text} to ${to.text} ${JSON.stringify(kind)}`).toEqual(expected);
            counts[was === is ? 'same' : is ? 'allowed' : 'blocked'] += 1;
          }
        }
    }),
    { numRuns: RUNS },
  );
  // No result is so rare that nothing is proven
  expect(counts.blocked).toBeGreaterThan(RUNS);
  expect(counts.allowed).toBeGreaterThan(RUNS);
}, 300_000);
