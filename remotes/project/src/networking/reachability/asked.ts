import type { VpcFirewallRuleProtocol } from '@console/shared/api';
import { parseAddress } from '@console/shared/format';
import type { Asked } from './asked-path.ts';
import type { End, ReachQuestion } from './facts.ts';

/** The protocols that rules can name. */
export const PROTOCOLS: readonly VpcFirewallRuleProtocol[] = ['TCP', 'UDP', 'ICMP'];

/** Errors of the question, by field. */
export type Faults = Partial<Record<keyof Asked, string | undefined>>;

/** A parsed question, or its errors. */
export type Reading =
  | { readonly question: ReachQuestion }
  | { readonly question: undefined; readonly faults: Faults };

const NAME = /^[a-z]([a-z0-9-]{0,61}[a-z0-9])?$/;

/** `internet`, an address, or the name of an instance. */
function endOf(text: string): End | undefined {
  const asked = text.trim().toLowerCase();
  if (asked === 'internet') return { kind: 'internet' };
  const address = parseAddress(asked);
  if (address) return { kind: 'address', address };
  return NAME.test(asked) ? { kind: 'instance', name: asked } : undefined;
}

/** Names of instances; undefined while they are not known. */
export type Names = ReadonlySet<string> | undefined;

const endFault = (text: string, field: string): string =>
  text.trim() === '' ? `${field} is required` : 'Enter a name, an IP address, or internet';

/** The error of an endpoint, if it has one. */
function faultOf(end: End | undefined, text: string, field: string, names: Names): string | undefined {
  if (!end) return endFault(text, field);
  return end.kind === 'instance' && names?.has(end.name) === false
    ? `No instance is named ${end.name}`
    : undefined;
}

function portFault(port: number | undefined, { port: text, protocol }: Asked): string | undefined {
  if (text.trim() === '') return undefined;
  if (port === undefined) return 'Enter a port from 0 to 65535';
  return protocol === 'ICMP' ? 'ICMP has no ports' : undefined;
}

/**
 * Parses a typed question.
 * @param names of all instances of the project, one of which a name has to be
 */
export function readAsked(asked: Asked, names?: Names): Reading {
  const from = endOf(asked.from);
  const to = endOf(asked.to);
  const number = /^\d{1,5}$/.test(asked.port.trim()) ? Number(asked.port) : undefined;
  const port = number !== undefined && number <= 65_535 ? number : undefined;
  const wrong = {
    from: faultOf(from, asked.from, 'Source', names),
    to: faultOf(to, asked.to, 'Destination', names),
    port: portFault(port, asked),
  };
  if (from && to && Object.values(wrong).every((fault) => fault === undefined)) {
    const protocol = PROTOCOLS.find((one) => one === asked.protocol);
    return { question: { from, to, protocol, port } };
  }
  return { question: undefined, faults: wrong };
}
