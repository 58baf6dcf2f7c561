import type { RuleBody } from '../rule-set.ts';
import { insideEnds, type PlacedFacts } from './consequences-ends.ts';
import { rowText, summaryOf } from './consequences-words.ts';
import { consequencesOf } from './test-changes.ts';
import { FACTS, rule } from './test-rules.ts';

/** The small VPC of the tests. */
export const KNOWN: PlacedFacts = {
  ...FACTS,
  subnets: FACTS.subnets ?? [],
  interfaces: FACTS.interfaces ?? [],
};

/** The sentence, and the rows. */
export const said = (before: readonly RuleBody[], after: readonly RuleBody[], vpc = KNOWN) => {
  const result = consequencesOf(before, after, vpc);
  const rows = result.rows.map((row) => {
    const { ends, traffic } = rowText(row, insideEnds(vpc));
    return `${row.change} ${ends}: ${traffic}`;
  });
  return [summaryOf(result), ...rows];
};

/** Only for one instance. */
export const to = (instance: string): Partial<RuleBody> => ({
  targets: [{ type: 'instance', value: instance }],
});
/** TCP 22, from some networks only if there are any. */
export const ssh = (parts: Partial<RuleBody> = {}, ...nets: readonly string[]) =>
  rule('ssh', {
    filters: {
      ports: ['22'],
      protocols: ['TCP'],
      hosts: nets.map((value) => ({ type: 'ip_net', value })),
    },
    ...parts,
  });
/** From another VPC to `web`. */
export const peered = rule('peered', { ...to('web'), filters: { hosts: [{ type: 'vpc', value: 'other' }] } });
/** TCP 22 from a network to `web` is denied, before the other rules. */
export const denied = (net: string) => ssh({ ...to('web'), action: 'deny', priority: 50 }, net);
/** Networks in the internet. */
export const [A, B] = ['192.0.2.0/24', '198.51.100.0/24'];
/** How all instances are called. */
export const ALL = 'every instance of the VPC';
