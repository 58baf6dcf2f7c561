import { deviceCode } from '@console/shared/format';

/** Letters of a device code. */
export const CODE_LENGTH = 8;

/** Letters before the dash. */
export const DASH_AFTER = 4;

/** State of the boxes: a letter or an empty string for each, and the index of the focused box. */
export interface CodeBoxes {
  readonly letters: readonly string[];
  readonly focus: number;
}

/** All boxes empty. */
export const emptyCode: CodeBoxes = { letters: Array.from({ length: CODE_LENGTH }, () => ''), focus: 0 };

const clamp = (index: number) => Math.max(0, Math.min(CODE_LENGTH - 1, index));

/** The letters a to z of a text, upper-case; everything else is skipped. */
export const lettersOf = (text: string): string[] => [...text.replace(/[^a-z]/gi, '').toUpperCase()];

const replaceAt = (letters: readonly string[], index: number, letter: string) =>
  letters.map((old, at) => (at === index ? letter : old));

/**
 * The state after typing in a box. One letter moves the focus on; other characters are ignored; several
 * letters at once (a suggestion of a phone) are handled like pasted text.
 */
export function typeInto(boxes: CodeBoxes, index: number, content: string): CodeBoxes {
  const typed = lettersOf(content);
  if (content === '') return { letters: replaceAt(boxes.letters, index, ''), focus: index };
  // The new letter is before or after the old one, depending on the cursor.
  const old = typed.length === 2 ? typed.indexOf(boxes.letters[index] ?? '') : -1;
  const [letter, ...more] = old === -1 ? typed : typed.toSpliced(old, 1);
  if (letter === undefined) return { letters: boxes.letters, focus: index };
  if (more.length > 0) return paste(boxes, content);
  return { letters: replaceAt(boxes.letters, index, letter), focus: clamp(index + 1) };
}

/** Backspace: clears a filled box; in an empty box, clears and focuses the box before it. */
export function eraseAt(boxes: CodeBoxes, index: number): CodeBoxes {
  const at = boxes.letters[index] === '' ? clamp(index - 1) : index;
  return { letters: replaceAt(boxes.letters, at, ''), focus: at };
}

/** Moves the focus and stops at the ends. */
export const moveTo = (boxes: CodeBoxes, index: number): CodeBoxes => ({ ...boxes, focus: clamp(index) });

/**
 * Pasted text: its letters fill the empty boxes from the first one on. A whole code replaces all letters, because mixed
 * codes are useless.
 */
export function paste(boxes: CodeBoxes, text: string): CodeBoxes {
  const fresh = lettersOf(text);
  const base = fresh.length >= CODE_LENGTH ? emptyCode.letters : boxes.letters;
  const letters = base.map((old) => (old === '' ? (fresh.shift() ?? '') : old));
  const firstEmpty = letters.indexOf('');
  return { letters, focus: firstEmpty === -1 ? CODE_LENGTH - 1 : firstEmpty };
}

/** True when every box has its letter. */
export const isComplete = ({ letters }: CodeBoxes): boolean => letters.every((letter) => letter !== '');

/** The code in the format of the server: `XXXX-XXXX`. */
export const formatCode = ({ letters }: CodeBoxes): string => deviceCode(letters.join(''));
