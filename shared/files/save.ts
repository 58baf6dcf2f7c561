import { type Cell, csvText } from './csv.ts';

/** Saves the file at a URL under a name. The browser streams it to disk and sends the session cookie. */
export function saveUrl(href: string, name: string): void {
  const link = document.createElement('a');
  link.href = href;
  link.download = name;
  link.click();
}

/** Saves data in memory as a file, and releases the memory. */
export function saveBlob(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  saveUrl(url, name);
  // The browser keeps its own reference after the click
  setTimeout(() => URL.revokeObjectURL(url), 0);
}

/**
 * Saves a text as a file in UTF-8.
 * @param type media type, such as `text/plain`
 */
export const saveText = (name: string, type: string, text: string): void =>
  saveBlob(new Blob([text], { type: `${type};charset=utf-8` }), name);

/** Saves rows of cells as a file of comma-separated values. */
export const saveCsv = (name: string, lines: readonly (readonly Cell[])[]): void =>
  saveText(name, 'text/csv', csvText(lines));
