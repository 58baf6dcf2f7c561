import { type IpAddress, type IpNet, type IpRange, parseAddress, parseNet } from '@console/shared/format';
import { type Kind, QUALIFIERS } from './kinds.ts';
import { ipPrefix, macPrefix } from './prefix.ts';

/** The kind of a search text (docs/screens/operator.md section 9.4). */
export type Wanted = {
  /** The text without surrounding white space and without qualifier, in lower case. */
  readonly text: string;
  /** The kinds that a qualifier selects; absent: all. */
  readonly only?: readonly Kind[];
} & (
  | { readonly is: 'nothing' | 'uuid' | 'name' }
  /** `mac`: in the format of the API, `A8:40:25:F0:00:01`. */
  | { readonly is: 'mac'; readonly mac: string }
  | { readonly is: 'ip'; readonly address: IpAddress }
  | { readonly is: 'cidr'; readonly net: IpNet }
  /** The start of addresses, which may also be a part of a name. */
  | { readonly is: 'ip-prefix'; readonly ranges: readonly IpRange[] }
  /** The same of MAC addresses: their first hexadecimal digits. */
  | { readonly is: 'mac-prefix'; readonly digits: string }
  | { readonly is: 'asn'; readonly asn: number }
);

/** Shorter texts only filter known places. */
export const MIN_LENGTH = 3;

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;
const MAC = /^(?:[\da-f]{2}(?:([:-])[\da-f]{2})(?:\1[\da-f]{2}){4}|[\da-f]{4}(?:\.[\da-f]{4}){2})$/;
/** The first AS number for documentation or private use. */
const FIRST_PRIVATE_ASN = 64_496;
const LAST_ASN = 4_294_967_295;

/** A MAC address in the format of the API, parsed from any of the usual formats; `undefined` for anything else. */
export function parseMac(text: string): string | undefined {
  if (!MAC.test(text.toLowerCase())) return undefined;
  return (text.toUpperCase().match(/[\dA-F]{2}/g) ?? []).join(':');
}

/** The number of `AS64500`; plain digits only from 64496 on, and only with `takesDigits`. */
function parseAsn(text: string, takesDigits: boolean): number | undefined {
  const [, prefix, digits = ''] = /^(as)?(\d{1,10})$/.exec(text) ?? [];
  const asn = Number(digits);
  if (digits === '' || asn > LAST_ASN) return undefined;
  return prefix !== undefined || (takesDigits && asn >= FIRST_PRIVATE_ASN) ? asn : undefined;
}

/**
 * Classifies a text. Pure: the same text always has the same result.
 * @param isSystem the text was typed on a page of the system, where plain digits may be an AS number
 */
export function classify(typed: string, { isSystem = false } = {}): Wanted {
  const whole = typed.trim().toLowerCase();
  const [, qualifier = '', rest = ''] = /^([a-z]+):\s*(.*)$/.exec(whole) ?? [];
  const only = QUALIFIERS.get(qualifier);
  const text = only ? rest : whole;
  const shared = { text, ...(only && { only }) };
  if (text === '' || whole.length < MIN_LENGTH) return { is: 'nothing', ...shared };
  if (UUID.test(text)) return { is: 'uuid', ...shared };
  const mac = parseMac(text);
  if (mac !== undefined) return { is: 'mac', mac, ...shared };
  const address = parseAddress(text);
  if (address) return { is: 'ip', address, ...shared };
  const net = parseNet(text);
  if (net) return { is: 'cidr', net, ...shared };
  const asn = parseAsn(text, isSystem);
  if (asn !== undefined) return { is: 'asn', asn, ...shared };
  const digits = macPrefix(text);
  if (digits !== undefined) return { is: 'mac-prefix', digits, ...shared };
  const ranges = ipPrefix(text);
  if (ranges) return { is: 'ip-prefix', ranges, ...shared };
  return { is: 'name', ...shared };
}
