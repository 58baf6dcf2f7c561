/** A key of the bar that touch screens need, because their keyboards do not have it. */
export type BarKey = 'escape' | 'tab' | 'left' | 'down' | 'up' | 'right';

const ARROWS = { left: 'D', down: 'B', up: 'A', right: 'C' } as const;

interface KeyState {
  /** Ctrl is held. */
  readonly isControl: boolean;
  /** The program has requested the other sequences of the arrow keys. */
  readonly isApplication: boolean;
}

/** Characters that a key sends in a terminal. */
export function sequenceOf(key: BarKey, { isControl, isApplication }: KeyState): string {
  if (key === 'escape') return '\u001b';
  if (key === 'tab') return '\t';
  if (isControl) return `\u001b[1;5${ARROWS[key]}`;
  return `\u001b${isApplication ? 'O' : '['}${ARROWS[key]}`;
}

/** Typed text while Ctrl is held: the control character of a letter or of one of `@[\]^_`; other text is unchanged. */
export function controlled(text: string): string {
  if (!/^[a-z@[\\\]^_]$/i.test(text)) return text;
  return String.fromCodePoint((text.toUpperCase().codePointAt(0) ?? 0) % 32);
}
