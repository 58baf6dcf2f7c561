import type { AllowedSourceIps } from '@console/shared/api';
import {
  formatNet,
  IP_BITS,
  ipNetworkError,
  ipVersion,
  isWholeNet,
  isWithin,
  parseNet,
} from '@console/shared/format';
import type { LineRule } from '@console/shared/sets';

/** A network that was typed, and what has to be said of it. */
export interface TypedNetwork {
  /** As it was typed. */
  readonly text: string;
  /** As it is sent; undefined when it is none. */
  readonly network: string | undefined;
  readonly error?: string;
  /** What was completed, and whether another network holds it already. */
  readonly note?: string;
}

/** The lines of a text; also what is separated by commas or blanks. */
const piecesOf = (text: string): string[] => text.split(/[\s,;]+/).filter((piece) => piece !== '');

/** One network: a bare address gets its whole width (docs/screens/operator.md section 3.10). */
function readOne(text: string): TypedNetwork {
  const version = ipVersion(text);
  const completed = version === undefined ? text : `${text}/${IP_BITS[version]}`;
  const error = ipNetworkError(completed);
  if (error !== undefined) return { text, network: undefined, error: `${text}: ${error}` };
  const net = parseNet(completed);
  if (!net) return { text, network: undefined, error: `${text}: Not a valid IP address` };
  if (net.width === 0) return { text, network: undefined, error: `${text}: This is everyone: choose Anyone` };
  const whole = formatNet(net);
  if (!isWholeNet(net)) return { text, network: undefined, error: `${text}: Use ${whole}` };
  return { text, network: whole, ...(version !== undefined && { note: `Sent as ${whole}` }) };
}

/** The networks of a text, in order; what is there twice is an error, what is in another one is only noted. */
export function readNetworks(text: string): readonly TypedNetwork[] {
  const read = piecesOf(text).map(readOne);
  return read.map((one, index) => {
    const { network } = one;
    if (network === undefined) return one;
    if (read.findIndex((other) => other.network === network) < index)
      return { text: one.text, network: undefined, error: `${one.text}: Items must be unique` };
    const holder = read.find((other) => other.network !== network && isInside(network, other.network));
    return holder === undefined
      ? one
      : { ...one, note: [one.note, `Part of ${holder.network}`].filter(Boolean).join('. ') };
  });
}

function isInside(inner: string, outer: string | undefined): boolean {
  const [a, b] = [parseNet(inner), outer === undefined ? undefined : parseNet(outer)];
  return a !== undefined && b !== undefined && isWithin(a, b);
}

/** Stands for everybody in a set of networks. */
export const ANYONE = 'Anyone';

/** What is allowed, as a set of lines: the networks, or one line for everybody. */
export const linesOf = (allowed: AllowedSourceIps): readonly string[] =>
  allowed.allow === 'any' ? [ANYONE] : allowed.ips;

/** What a set of lines allows. */
export const allowedOf = (lines: readonly string[]): AllowedSourceIps =>
  lines.includes(ANYONE) ? { allow: 'any' } : { allow: 'list', ips: [...lines] };

/** The same network is the same line, however it is written. */
export const NETWORK_LINES: LineRule<string> = {
  key: (line) => {
    const net = parseNet(line);
    return net ? formatNet(net) : line;
  },
  name: (line) => line,
  fields: [],
};
