import { type AggregateBgpMessageHistory, encode } from '@console/shared/api';

/** A BGP message, as far as its shape is known. */
export interface MessageRow {
  readonly id: string;
  readonly switch: string;
  readonly peer: string;
  /** `Sent` or `Received`. */
  readonly direction: string;
  readonly at: Date | undefined;
  /** `keepalive`, `open`; empty when the message does not contain it. */
  readonly type: string;
  /** The message as the server sends it. */
  readonly json: string;
}

/** A parsed history: its rows, and the parts of unknown shape. */
export interface History {
  readonly rows: readonly MessageRow[];
  /** Parts of unknown shape, as they arrived. */
  readonly unknown: readonly { readonly switch: string; readonly peer: string; readonly json: string }[];
}

const DIRECTIONS = { sent: 'Sent', received: 'Received' } as const;

/** Restores the server's keys, which the client has converted in untyped JSON too (docs/screens/operator.md section 0.5). */
export const rawJson = (value: unknown): string => JSON.stringify(encode(value), null, 2);

const propertyOf = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? Reflect.get(value, key)
    : undefined;

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

function typeOf(message: unknown): string {
  if (typeof message === 'string') return message;
  const type = propertyOf(message, 'type');
  if (typeof type === 'string') return type;
  // An externally tagged enum: the kind is the only key
  const [key] = typeof message === 'object' && message !== null ? Object.keys(message) : [];
  return key ?? '';
}

/** The rows of the messages of one peer; undefined when their shape is unknown. */
function rowsOf(location: string, peer: string, history: unknown): MessageRow[] | undefined {
  const lists = Object.entries(DIRECTIONS).flatMap(([key, direction]) => {
    const list = propertyOf(history, key);
    return isList(list) ? [{ direction, list }] : [];
  });
  if (lists.length === 0) return undefined;
  return lists.flatMap(({ direction, list }) =>
    list.map((entry, index) => {
      const at = propertyOf(entry, 'timestamp');
      const message = propertyOf(entry, 'message') ?? entry;
      return {
        id: `${location} ${peer} ${direction} ${index}`,
        switch: location,
        peer,
        direction,
        at: at instanceof Date ? at : undefined,
        type: typeOf(message),
        json: rawJson(message),
      };
    }),
  );
}

/** Newest first when the messages have times, else in the order of the response. */
const byAge = (a: MessageRow, b: MessageRow): number => (b.at?.getTime() ?? 0) - (a.at?.getTime() ?? 0);

/** Parses a history of any shape. Never throws (docs/screens/operator.md section 3.4). */
export function readHistory({ switchHistories }: AggregateBgpMessageHistory): History {
  const rows: MessageRow[] = [];
  const unknown: { switch: string; peer: string; json: string }[] = [];
  for (const { switch: location, history } of switchHistories) {
    for (const [peer, messages] of Object.entries(history)) {
      const read = rowsOf(location, peer, messages);
      if (read) rows.push(...read);
      else unknown.push({ switch: location, peer, json: rawJson(messages) });
    }
  }
  return { rows: rows.toSorted(byAge), unknown };
}

export interface MessageFilter {
  readonly switch: string;
  readonly peer: string;
  readonly direction: string;
  readonly hidesKeepalives: boolean;
}

/** The option that filters nothing. */
export const ALL_OF_THEM = 'All';

export const filtered = (rows: readonly MessageRow[], filter: MessageFilter): MessageRow[] =>
  rows.filter((row) => {
    const fits = (wanted: string, value: string) => wanted === ALL_OF_THEM || wanted === value;
    return (
      fits(filter.switch, row.switch) &&
      fits(filter.peer, row.peer) &&
      fits(filter.direction, row.direction) &&
      !(filter.hidesKeepalives && row.type.toLowerCase() === 'keepalive')
    );
  });
