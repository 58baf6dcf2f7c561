/** Focuses the first link of a row, or its first control. */
export function focusRow(row: HTMLElement | undefined): void {
  const target =
    row?.querySelector<HTMLElement>('a[href]') ?? row?.querySelector<HTMLElement>('button, input');
  target?.focus();
}
