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

/** A typed network with its error or note. */
export interface TypedNetwork {
  /** The typed text. */
  readonly text: string;
  /** The network as it is sent; undefined when it is invalid. */
  readonly network: string | undefined;
  readonly error?: string;
  /** How the text was completed, and which other network contains it. */
  readonly note?: string;
}

/** Splits a text at line breaks, blanks, commas and semicolons. */
const piecesOf = (text: string): string[] => text.split(/[\s,;]+/).filter((piece) => piece !== '');

/** The most networks that the server accepts. */
export const MAX_NETWORKS = 1000;

const UNSPECIFIED: readonly string[] = ['0.0.0.0/32', '::/128'];

/** Parses one network: a bare address gets the full width (docs/screens/operator.md section 3.10). */
function readOne(text: string): TypedNetwork {
  const version = ipVersion(text);
  const completed = version === undefined ? text : `${text}/${IP_BITS[version]}`;
  const error = ipNetworkError(completed);
  if (error !== undefined) return { text, network: undefined, error: `${text}: ${error}` };
  const net = parseNet(completed);
  if (!net) return { text, network: undefined, error: `${text}: Not a valid IP address` };
  if (net.width === 0)
    return { text, network: undefined, error: `${text}: This is every address. Choose Anyone` };
  const whole = formatNet(net);
  if (UNSPECIFIED.includes(whole))
    return { text, network: undefined, error: `${text}: No computer can have this address` };
  if (!isWholeNet(net)) return { text, network: undefined, error: `${text}: Use ${whole}` };
  return { text, network: whole, ...(version !== undefined && { note: `Sent as ${whole}` }) };
}

/** The networks of a text, in order, each once. A network within another one has a note. */
export function readNetworks(text: string): readonly TypedNetwork[] {
  const read = piecesOf(text).map(readOne);
  // Parsed once: a list may have a thousand networks, and each is compared with every other
  const nets = new Map(
    read.flatMap(({ network }) => {
      const net = network === undefined ? undefined : parseNet(network);
      return network !== undefined && net ? [[network, net] as const] : [];
    }),
  );
  const seen = new Set<string>();
  return read.map((one) => {
    const { network } = one;
    const net = network === undefined ? undefined : nets.get(network);
    if (network === undefined || net === undefined) return one;
    if (seen.has(network)) return { text: one.text, network: undefined, note: `${one.text} is listed twice` };
    seen.add(network);
    const holder = [...nets].find(([other, around]) => other !== network && isWithin(net, around));
    return holder === undefined
      ? one
      : { ...one, note: [one.note, `Part of ${holder[0]}`].filter(Boolean).join('. ') };
  });
}

/** The line that allows every address. */
export const ANYONE = 'Anyone';

/** The allowed sources as a set of lines: the networks, or the line `ANYONE`. */
export const linesOf = (allowed: AllowedSourceIps): readonly string[] =>
  allowed.allow === 'any' ? [ANYONE] : allowed.ips;

/** The allowed sources that a set of lines describes. */
export const allowedOf = (lines: readonly string[]): AllowedSourceIps =>
  lines.includes(ANYONE) ? { allow: 'any' } : { allow: 'list', ips: [...lines] };

/** Lines are equal when their networks are, in any notation. */
export const NETWORK_LINES: LineRule<string> = {
  key: (line) => {
    const net = parseNet(line);
    return net ? formatNet(net) : line;
  },
  name: (line) => line,
  fields: [],
};
