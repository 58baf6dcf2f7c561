import { formatAddress, parseAddress, parseBlock, type Address, type Span } from './addresses.ts';

/** An address together with its network, such as `10.0.0.5/24`. */
export interface Net {
  readonly address: Address;
  readonly width: number;
  /** All addresses of the network. */
  readonly span: Span;
}

/** Reads address, slash and width; undefined for anything else, zones such as `%eth0` included. */
export function parseNet(text: string): Net | undefined {
  const [head = '', width = ''] = text.split('/');
  const address = parseAddress(head);
  const span = parseBlock(text);
  return address === undefined || span === undefined ? undefined : { address, width: Number(width), span };
}

/** The canonical text; any text after the width is kept. */
export function formatNet({ address, width }: Net): string {
  return `${formatAddress(address)}/${width}`;
}

/** Number of bits of an address of the family. */
export function bitsOf({ version }: { readonly version: 4 | 6 }): number {
  return version === 4 ? 32 : 128;
}

/** True for `10.0.0.0/24`, false for `10.0.0.5/24`. */
export function isWholeNetwork({ address, span }: Net): boolean {
  return address.value === span.first;
}

/** An address as the network of it alone: `10.0.0.5` is `10.0.0.5/32`. Text that is not an address is returned unchanged. */
export function hostNet(text: string): string {
  const address = parseAddress(text);
  return address === undefined ? text : formatNet(netOf(address, bitsOf(address)));
}

/** The network with a prefix length around an address. The length must be valid for the family. */
export function netOf(address: Address, width: number): Net {
  const hostBits = BigInt(bitsOf(address) - width);
  const first = (address.value >> hostBits) << hostBits;
  return { address, width, span: { version: address.version, first, last: first + (1n << hostBits) - 1n } };
}

/** True when every address of `inner` is in `outer`. */
export function encloses(outer: Span, inner: Span): boolean {
  return outer.version === inner.version && outer.first <= inner.first && inner.last <= outer.last;
}
