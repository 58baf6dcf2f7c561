import { deviceCode } from '@console/shared/format';

/** Letters of a device code. */
export const CODE_LENGTH = 8;

/** Letters before the dash. */
export const DASH_AFTER = 4;

/** State of the boxes: a letter or an empty text each, and the box that has or gets the focus. */
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
 * What a box holds after typing became its content. One letter moves on; anything but a letter is refused; several
 * letters at once (a phone's suggestion) are taken as pasted.
 */
export function typeInto(boxes: CodeBoxes, index: number, content: string): CodeBoxes {
  const typed = lettersOf(content);
  if (content === '') return { letters: replaceAt(boxes.letters, index, ''), focus: index };
  // The new letter stands before or after the old one, where the cursor was.
  const old = typed.length === 2 ? typed.indexOf(boxes.letters[index] ?? '') : -1;
  const [letter, ...more] = old === -1 ? typed : typed.toSpliced(old, 1);
  if (letter === undefined) return { letters: boxes.letters, focus: index };
  if (more.length > 0) return paste(boxes, content);
  return { letters: replaceAt(boxes.letters, index, letter), focus: clamp(index + 1) };
}

/** Backspace: a filled box is cleared, an empty one clears and focuses the one before. */
export function eraseAt(boxes: CodeBoxes, index: number): CodeBoxes {
  const at = boxes.letters[index] === '' ? clamp(index - 1) : index;
  return { letters: replaceAt(boxes.letters, at, ''), focus: at };
}

/** Moves the focus, stopping at the ends. */
export const moveTo = (boxes: CodeBoxes, index: number): CodeBoxes => ({ ...boxes, focus: clamp(index) });

/**
 * Pasted text: its letters go into the empty boxes from the first. A whole code replaces what is there, since mixed
 * codes help nobody.
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

/** The code as the server takes it: `XXXX-XXXX`. */
export const formatCode = ({ letters }: CodeBoxes): string => deviceCode(letters.join(''));
