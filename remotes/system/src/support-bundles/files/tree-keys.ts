import type { Row } from './tree.ts';

/** What a key does in the tree. */
export type Step =
  | { readonly kind: 'go'; readonly to: number }
  | { readonly kind: 'open' | 'close'; readonly row: Row }
  | { readonly kind: 'choose'; readonly row: Row };

/** Letters typed one after the other, and when the last one was. */
export interface Typed {
  readonly text: string;
  readonly at: number;
}

/** Milliseconds without a key press after which the typed text starts again. */
const PAUSE = 600;

function found(rows: readonly Row[], from: number, text: string): number | undefined {
  // One letter searches from the next file on, so that the same letter again moves on
  const start = text.length === 1 ? from + 1 : from;
  const order = rows.map((_, index) => (start + index) % rows.length);
  return order.find((index) => rows[index]?.node.name.toLowerCase().startsWith(text));
}

/** What letters typed in the tree lead to. */
export function typeAhead(
  rows: readonly Row[],
  at: number,
  before: Typed,
  key: string,
  now: number,
): { readonly typed: Typed; readonly to: number | undefined } {
  const text = (now - before.at > PAUSE ? '' : before.text) + key.toLowerCase();
  return { typed: { text, at: now }, to: found(rows, at, text) };
}

/** What a key does at a row, as trees do (ARIA practices, tree view); undefined for keys that are not the tree's. */
export function stepOf(
  key: string,
  rows: readonly Row[],
  at: number,
  isOpen: (row: Row) => boolean,
): Step | undefined {
  const row = rows[at];
  if (!row) return undefined;
  const go = (to: number): Step => ({ kind: 'go', to: Math.min(Math.max(0, to), rows.length - 1) });
  switch (key) {
    case 'ArrowDown':
      return go(at + 1);
    case 'ArrowUp':
      return go(at - 1);
    case 'Home':
      return go(0);
    case 'End':
      return go(rows.length - 1);
    case 'ArrowRight':
      if (!row.node.isDirectory) return go(at);
      return isOpen(row) ? go(row.node.children.length > 0 ? at + 1 : at) : { kind: 'open', row };
    case 'ArrowLeft':
      if (row.node.isDirectory && isOpen(row)) return { kind: 'close', row };
      return go(row.parent ?? at);
    case 'Enter':
    case ' ':
      if (!row.node.isDirectory) return { kind: 'choose', row };
      return { kind: isOpen(row) ? 'close' : 'open', row };
    default:
      return undefined;
  }
}
