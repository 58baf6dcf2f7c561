import type { Row } from './tree.ts';

/** The effect of a key in the tree. */
export type Step =
  | { readonly kind: 'go'; readonly to: number }
  | { readonly kind: 'open' | 'close'; readonly row: Row }
  | { readonly kind: 'choose'; readonly row: Row };

/** The letters typed in sequence, and the time of the last one. */
export interface Typed {
  readonly text: string;
  readonly at: number;
}

/** Milliseconds without a key press after which the typed text is reset. */
const PAUSE = 600;

function found(rows: readonly Row[], from: number, text: string): number | undefined {
  // A single letter searches from the next row on, so that repeating it moves on
  const start = text.length === 1 ? from + 1 : from;
  const order = rows.map((_, index) => (start + index) % rows.length);
  return order.find((index) => rows[index]?.node.name.toLowerCase().startsWith(text));
}

/** The row that typed letters select. */
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

/** The effect of a key on a row, as in ARIA trees (ARIA practices, tree view); undefined for other keys. */
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
