/**
 * The ref of a button whose name every row of a table repeats: `Click to copy`, `+2`. It describes the button by the name of its row.
 * It is not a context, because every area bundles this module, and the table does not depend on what its cells contain.
 */
export function describeByRow(button: HTMLElement | null): void {
  const row = button?.closest<HTMLElement>('tr[data-row]')?.dataset['rowName'];
  if (row !== undefined) button?.setAttribute('aria-description', row);
}
