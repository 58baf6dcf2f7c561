/** The question as it was typed, and as the address contains it. */
export interface Asked {
  readonly from: string;
  readonly to: string;
  readonly protocol: string;
  readonly port: string;
}

const NAMES = ['from', 'to', 'protocol', 'port'] as const;

/** Parses the question in the address. */
export function askedIn(search: string): Asked {
  const params = new URLSearchParams(search);
  const part = (name: (typeof NAMES)[number]) => params.get(name)?.trim() ?? '';
  return { from: part('from'), to: part('to'), protocol: part('protocol').toUpperCase(), port: part('port') };
}

/** The question as the search part of an address, with a leading `?`; empty when there is none. */
export function searchOf(asked: Partial<Asked>): string {
  const params = new URLSearchParams();
  for (const name of NAMES) {
    const value = asked[name]?.trim() ?? '';
    if (value !== '') params.set(name, value);
  }
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}
