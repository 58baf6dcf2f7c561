import { flushSync } from 'react-dom';
import { FIRST_SIGN_IN_ID } from '../first-sign-in.ts';

/** State of a form that the user filled in before the code had loaded. */
interface Used {
  readonly values: ReadonlyMap<string, string>;
  /** The element with the focus; it keeps its selection when it is removed. */
  readonly focused: HTMLElement | undefined;
  /** The user has pressed the button. */
  readonly waits: boolean;
}

const drawnPage = (): HTMLElement | null => document.getElementById(FIRST_SIGN_IN_ID);

const fieldsOf = (page: ParentNode) => [...page.querySelectorAll<HTMLInputElement>('form input[name]')];

function read(page: HTMLElement): Used {
  const { activeElement } = document;
  return {
    values: new Map(fieldsOf(page).map(({ name, value }) => [name, value])),
    focused: activeElement instanceof HTMLElement && page.contains(activeElement) ? activeElement : undefined,
    waits: page.querySelector('[aria-busy]') !== null,
  };
}

function focusSame(page: ParentNode, focused: HTMLElement | undefined): void {
  if (focused instanceof HTMLInputElement) {
    const field = fieldsOf(page).find(({ name }) => name === focused.name);
    field?.focus();
    field?.setSelectionRange(focused.selectionStart, focused.selectionEnd);
  } else if (focused) page.querySelector<HTMLElement>('form [type=submit]')?.focus();
}

/** The fields have the names that the sheet of the screen fixes, so every release of the sign-in area has them. */
function restore(page: ParentNode, { values, focused, waits }: Used): void {
  for (const field of fieldsOf(page)) {
    const value = values.get(field.name) ?? '';
    if (value !== '') field.value = value;
  }
  focusSame(page, focused);
  if (waits) page.querySelector('form')?.requestSubmit();
}

/** Resolves when no input method composes a text in the drawn page: replacing its field would end the composition. */
export function whenComposed(): Promise<void> {
  const page = drawnPage();
  if (page?.hasAttribute('data-composing') !== true) return Promise.resolve();
  return new Promise((resolve) => {
    page.addEventListener('compositionend', () => resolve(), { once: true });
  });
}

/** Removes the sign-in page that the document has drawn, for another page in its place. */
export function removeDrawnPage(): void {
  drawnPage()?.remove();
}

/**
 * Renders the first page. If the document has drawn the sign-in page, the rendered page takes its place in the same task: with the
 * typed values, the focus and the selection; if the user has pressed the button, the form is submitted.
 * @param root element into which `render` renders
 */
export function takeOver(root: ParentNode, render: () => void): void {
  const page = drawnPage();
  if (!page) {
    render();
    return;
  }
  const used = read(page);
  // React focuses the first field
  flushSync(render);
  restore(root, used);
  page.remove();
}
