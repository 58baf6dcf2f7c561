import { parseAddress } from '../values/addresses.ts';
import { isUuid } from '../values/ids.ts';

const DATE_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/;
const BASE64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;

function isUri(text: string): boolean {
  return URL.canParse(text);
}

const formats: Readonly<Record<string, { fits: (text: string) => boolean; name: string }>> = {
  uuid: { fits: isUuid, name: 'a UUID' },
  'date-time': {
    fits: (text) => DATE_TIME.test(text) && !Number.isNaN(Date.parse(text)),
    name: 'a date and time',
  },
  ip: { fits: (text) => parseAddress(text) !== undefined, name: 'an IP address' },
  ipv4: { fits: (text) => parseAddress(text)?.version === 4, name: 'an IPv4 address' },
  ipv6: { fits: (text) => parseAddress(text)?.version === 6, name: 'an IPv6 address' },
  uri: { fits: isUri, name: 'a URL' },
  byte: { fits: (text) => BASE64.test(text), name: 'base64 text' },
  uint128: { fits: (text) => /^\d+$/.test(text), name: 'a whole number' },
};

/** Checks a text against a format of the contract (docs/contract/wire-rules.md "Notation: types.json"). Unknown formats are valid. */
export function formatProblem(format: string, text: string, place: string): string | undefined {
  const known = formats[format];
  return known === undefined || known.fits(text) ? undefined : `${place} must be ${known.name}: "${text}"`;
}
