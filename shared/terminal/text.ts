import type { IBuffer } from '@xterm/xterm';

type Lines = Pick<IBuffer, 'length'> & {
  getLine(
    row: number,
  ): { readonly isWrapped: boolean; translateToString(trim?: boolean): string } | undefined;
};

/** The lines of a buffer as text. Wrapped lines are joined; trailing empty lines are removed. */
export function textOf(buffer: Lines): string {
  const lines: string[] = [];
  for (let row = 0; row < buffer.length; row += 1) {
    const line = buffer.getLine(row);
    if (!line) continue;
    // trailing blanks of a full row belong to the text when it continues in the next
    const goesOn = buffer.getLine(row + 1)?.isWrapped ?? false;
    const text = line.translateToString(!goesOn);
    if (line.isWrapped && lines.length > 0) lines.push(`${lines.pop() ?? ''}${text}`);
    else lines.push(text);
  }
  while (lines.at(-1) === '') lines.pop();
  return lines.length === 0 ? '' : `${lines.join('\n')}\n`;
}
