import { overlaps, parseBlock } from '../../values/addresses.ts';
import { isWholeNetwork, parseNet } from '../../values/nets.ts';
import { invalid } from '../../wire/errors.ts';

/** Networks that cannot be routed. */
const refused = [
  ['127.0.0.0/8', 'loopback'],
  ['::1/128', 'loopback'],
  ['224.0.0.0/4', 'multicast'],
  ['ff00::/8', 'multicast'],
] as const;

/**
 * Validates transit IPs by the rules of the server. corrections "Addresses".
 * @throws MockError 400 for host bits, for loopback and multicast, and for two that overlap
 */
export function requireTransitIps(texts: readonly string[]): void {
  const nets = texts.map((text) => {
    const net = parseNet(text);
    if (net === undefined) throw invalid(`the transit IP network ${text} is not a network`);
    if (!isWholeNetwork(net)) throw invalid(`the transit IP network ${text} must start at its first address`);
    for (const [block, word] of refused) {
      const span = parseBlock(block);
      if (span !== undefined && overlaps(span, net.span))
        throw invalid(`the transit IP network ${text} must not hold ${word} addresses`);
    }
    return { text, span: net.span };
  });
  for (const [index, { text, span }] of nets.entries()) {
    const other = nets.slice(0, index).find((before) => overlaps(before.span, span));
    if (other !== undefined) throw invalid(`the transit IP network ${text} overlaps ${other.text}`);
  }
}
