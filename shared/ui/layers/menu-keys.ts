/** Milliseconds after which typed letters start a new word. */
const TYPING_PAUSE = 600;

/** The index that a key moves to in a list of `count`, wrapping; undefined for keys that do not move. */
export function movedIndex(key: string, current: number, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === 'ArrowDown') return (current + 1) % count;
  if (key === 'ArrowUp') return (Math.max(current, 0) - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}

/**
 * Finds an entry by typed letters, from the current one on. The same letter again moves to the next entry with it.
 */
export function createTypeahead(): (
  letter: string,
  labels: readonly string[],
  current: number,
) => number | undefined {
  let typed = '';
  let last = 0;
  return (letter, labels, current) => {
    const now = Date.now();
    typed = now - last > TYPING_PAUSE ? letter : typed + letter;
    last = now;
    const same = [...typed].every((char) => char === typed[0]);
    const word = (same ? letter : typed).toLocaleLowerCase();
    // A repeated letter moves on from the current entry, a longer word may match it again
    const start = same ? current + 1 : Math.max(current, 0);
    for (let step = 0; step < labels.length; step++) {
      const index = (start + step) % labels.length;
      if (labels[index]?.toLocaleLowerCase().startsWith(word)) return index;
    }
    return undefined;
  };
}

/** A key press that is a letter or digit, and no shortcut. */
export const isTyping = (event: {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}): boolean =>
  event.key.length === 1 && event.key !== ' ' && !event.ctrlKey && !event.metaKey && !event.altKey;
