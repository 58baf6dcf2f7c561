import type { SearchText } from '@console/shared/contract';
import { parseAddress, parseNet } from '@console/shared/format';
import { isOfAddress, parseMac } from '@console/shared/search';
import { kindsOfWord } from './kinds.ts';
import { ipPrefix, macPrefix } from './prefix.ts';

/** A search text and its class. */
export type Wanted = SearchText;

/** Shorter texts only filter known places. */
export const MIN_LENGTH = 3;

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;
/** The first AS number for documentation or private use. */
const FIRST_PRIVATE_ASN = 64_496;
const LAST_ASN = 4_294_967_295;

/** The word before a colon, which may be a qualifier; empty without one. */
export const wordOf = (typed: string): string => /^\s*([a-z]+):/i.exec(typed)?.[1]?.toLowerCase() ?? '';

/** Whether names are searched: also with the start of an address, which may be a part of a name. */
export const isOfName = (wanted: Wanted): boolean => !isOfAddress(wanted) || wanted.is.endsWith('prefix');

/** The number of `AS64500`; plain digits only from 64496 on, and only with `takesDigits`. */
function parseAsn(text: string, takesDigits: boolean): number | undefined {
  const [, prefix, digits = ''] = /^(as)?(\d{1,10})$/.exec(text) ?? [];
  const asn = Number(digits);
  if (digits === '' || asn > LAST_ASN) return undefined;
  return prefix !== undefined || (takesDigits && asn >= FIRST_PRIVATE_ASN) ? asn : undefined;
}

/**
 * Classifies a text. With the same kinds, the same text always has the same result.
 * @param isSystem the text was typed on a page of the system, where plain digits may be an AS number
 */
export function classify(typed: string, { isSystem = false } = {}): Wanted {
  const whole = typed.trim().toLowerCase();
  const [, qualifier = '', rest = ''] = /^([a-z]+):\s*(.*)$/.exec(whole) ?? [];
  const only = kindsOfWord(qualifier);
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
