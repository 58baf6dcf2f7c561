import type { VpcFirewallRuleDirection } from '@console/shared/api';
import { type IpAddress, parseAddress } from '@console/shared/format';
import type { RuleBody } from '../rule-set.ts';
import { decide, type Decision } from './decide.ts';
import { ANYBODY, type NetworkFacts, type Peer, peerOfAddress, peersOfInstance } from './facts.ts';
import { matchesRule, type Traffic } from './match.ts';

/** A question about the rules: an endpoint in the VPC, a port, or both. */
export interface Question {
  readonly address?: IpAddress;
  readonly instance?: string;
  readonly port?: number;
}

const portOf = (text: string): number | undefined => {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : NaN;
  return port <= 65_535 ? port : undefined;
};

const NAME = /^[a-z]([a-z0-9-]{0,61}[a-z0-9])?$/;

function endOf(text: string): Pick<Question, 'address' | 'instance'> | undefined {
  const address = parseAddress(text);
  if (address) return { address };
  return NAME.test(text) ? { instance: text } : undefined;
}

/** Parses `10.0.0.7:22`, `10.0.0.7`, `[fd00::7]:22`, `web-1:22`, `web-1`, `22` or `:22`; undefined for anything else. */
export function parseQuestion(text: string): Question | undefined {
  const asked = text.trim().toLowerCase();
  const [, end, port] = /^\[(.*)\](?::(\d+))?$/.exec(asked) ?? /^([^:]*):(\d+)$/.exec(asked) ?? [];
  if (end === undefined) {
    const alone = portOf(asked);
    return alone === undefined ? endOf(asked) : { port: alone };
  }
  const number = port === undefined ? undefined : portOf(port);
  const who = end === '' ? {} : endOf(end);
  if (who === undefined || (port !== undefined && number === undefined)) return undefined;
  return { ...who, ...(number !== undefined && { port: number }) };
}

/** In the order in which they are shown. */
export const DIRECTIONS = ['inbound', 'outbound'] as const;

/** The traffic of a question: with an endpoint and a port, the traffic that arrives there. */
export function trafficOf(question: Question, facts: NetworkFacts): readonly Traffic[] {
  const { address, instance, port } = question;
  const isArrival = port !== undefined && (address !== undefined || instance !== undefined);
  return (isArrival ? DIRECTIONS.slice(0, 1) : DIRECTIONS).flatMap((direction) =>
    localEnds(question, facts).map((local) => ({ direction, local, remote: ANYBODY, port })),
  );
}

function localEnds({ address, instance }: Question, facts: NetworkFacts): readonly Peer[] {
  if (address) return [peerOfAddress(facts, address)];
  return instance === undefined ? [ANYBODY] : peersOfInstance(facts, instance);
}

/** Whether a rule applies, or may apply, to a question. */
export const appliesTo = (rule: RuleBody, traffic: readonly Traffic[]): boolean =>
  traffic.some((one) => matchesRule(rule, one) !== 'no');

const VERDICTS = { allow: 'allowed', deny: 'denied' } as const;
const DIRECTION_WORDS: Readonly<Record<VpcFirewallRuleDirection, string>> = {
  inbound: 'Inbound',
  outbound: 'Outbound',
};

/** Names in a sentence, at most the first few: `a, b or c`. */
function listed(rules: readonly RuleBody[]): string {
  const names = rules.map(({ name }) => name);
  const all = names.length > 3 ? [...names.slice(0, 3), `one of ${names.length - 3} more`] : names;
  return all.length === 1 ? `${all[0]}` : `${all.slice(0, -1).join(', ')} or ${all.at(-1)}`;
}

/** A decision in one sentence. */
export function sentenceOf({ verdict, by, unless }: Decision, { direction }: Traffic): string {
  const said = `${DIRECTION_WORDS[direction]} traffic is ${VERDICTS[verdict]}${by ? ` by ${by.name}` : ''}`;
  if (unless.length > 0)
    return `${said}, except what ${listed(unless)} ${verdict === 'allow' ? 'denies' : 'allows'}.`;
  return by === undefined ? `${said}: no rule matches.` : `${said}.`;
}

/** The answer to a question: one sentence for each kind of traffic, without repetition. */
export const answersOf = (rules: readonly RuleBody[], traffic: readonly Traffic[]): readonly string[] => [
  ...new Set(traffic.map((one) => sentenceOf(decide(rules, one), one))),
];
