/** `4` or `6` for a valid address, else `undefined`. No zone ids, no surrounding white space. */
export function ipVersion(value: string | undefined): 4 | 6 | undefined {
  // Despite its type: a response may have anything here
  if (typeof value !== 'string') return undefined;
  if (isIpv4(value)) return 4;
  if (isIpv6(value)) return 6;
  return undefined;
}

function isIpv4(value: string): boolean {
  const parts = value.split('.');
  return parts.length === 4 && parts.every((part) => /^(0|[1-9]\d{0,2})$/.test(part) && Number(part) <= 255);
}

function isIpv6(value: string): boolean {
  const halves = value.split('::');
  if (halves.length > 2) return false;
  const groups = halves.map((half) => (half === '' ? [] : half.split(':')));
  const all = groups.flat();
  const last = all.at(-1);
  // The last 32 bits may be written as an IPv4 address
  const tail = last?.includes('.') === true && value.endsWith(last) ? last : undefined;
  if (tail !== undefined && !isIpv4(tail)) return false;
  const hex = tail === undefined ? all : all.slice(0, -1);
  if (!hex.every((group) => /^[0-9a-f]{1,4}$/i.test(group))) return false;
  const length = hex.length + (tail === undefined ? 0 : 2);
  return halves.length === 2 ? length < 8 : length === 8;
}

/** IPv4 or IPv6 address: message or `undefined`. */
export function ipError(value: string): string | undefined {
  return ipVersion(value) === undefined ? 'Not a valid IP address' : undefined;
}

/** Address and width (`10.0.0.0/8`): message or `undefined`, checked from left to right. */
export function ipNetworkError(value: string | undefined): string | undefined {
  const [address, width, ...rest] = typeof value === 'string' ? value.split('/') : [];
  if (address === undefined || width === undefined || rest.length > 0) {
    return 'Must contain an IP address and a width, separated by a /';
  }
  const version = ipVersion(address);
  if (version === undefined) return 'Not a valid IP address';
  if (!/^\d+$/.test(width)) return 'Width must be an integer';
  if (version === 4 && Number(width) > 32) return 'Max width for IPv4 is 32';
  if (version === 6 && Number(width) > 128) return 'Max width for IPv6 is 128';
  return undefined;
}

/** First and last port; both the same for a single port. */
export type PortRange = readonly [first: number, last: number];

const PORT_MAX = 65_535;

/** `80` or `9100-9110`, ignoring surrounding white space; `undefined` for an invalid text. */
export function parsePortRange(value: string): PortRange | undefined {
  const match = /^(\d{1,5})(?:-(\d{1,5}))?$/.exec(String(value).trim());
  if (match === null) return undefined;
  const first = Number(match[1]);
  const last = Number(match[2] ?? match[1]);
  return last < first || last > PORT_MAX ? undefined : [first, last];
}

/** Port or port range: message or `undefined`. */
export function portRangeError(value: string): string | undefined {
  return parsePortRange(value) === undefined ? 'Not a valid port range' : undefined;
}
