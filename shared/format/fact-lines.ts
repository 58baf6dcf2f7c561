/** Formats pairs of key and value as lines of text; pairs without a value are left out. */
export const factLines = (lines: ReadonlyArray<readonly [string, string | number | undefined]>): string => {
  const width = Math.max(...lines.map(([key]) => key.length)) + 2;
  return lines
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => `${key.padEnd(width)}${value}`)
    .join('\n');
};
