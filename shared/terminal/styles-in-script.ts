/*
 * xterm writes its colors into `<style>` elements and, for true-color output, into `style` attributes. The Content-Security-Policy
 * forbids both, and the text would be black on black. Adopted style sheets and the style object are allowed, so xterm's styles are
 * redirected there. Its option `documentOverride` would be the official way, but xterm 6
 * uses the real document for the scroll bar's style and for every span.
 */

/** Replaces a style element: its text becomes an adopted sheet. Even an empty `<style>` would be reported. */
function sheetElement(sheets: CSSStyleSheet[]): HTMLElement {
  const element = Document.prototype.createElement.call(document, 'template');
  const sheet = new CSSStyleSheet();
  sheets.push(sheet);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  let text = '';
  Object.defineProperty(element, 'textContent', {
    get: () => text,
    set: (value: unknown) => {
      text = String(value);
      sheet.replaceSync(text);
    },
  });
  return element;
}

/** A replacement of `setAttribute` that sets styles through the style object. */
function setAttribute(this: HTMLElement, name: string, value: string): void {
  if (name === 'style') this.style.cssText = value;
  else Element.prototype.setAttribute.call(this, name, value);
}

/**
 * Runs `open`, in which xterm creates all its style elements, with `document.createElement` replaced; it returns before other code
 * uses the replacement. Spans, the characters of the terminal, set their style through the style object from then on. Returns a
 * function that removes the style sheets.
 */
export function openWithAdoptedStyles(open: () => void): () => void {
  const sheets: CSSStyleSheet[] = [];
  const createElement = (tag: string, options?: ElementCreationOptions): HTMLElement =>
    tag === 'style' ? sheetElement(sheets) : Document.prototype.createElement.call(document, tag, options);
  Object.defineProperty(HTMLSpanElement.prototype, 'setAttribute', {
    value: setAttribute,
    configurable: true,
  });
  Object.defineProperty(document, 'createElement', { value: createElement, configurable: true });
  try {
    open();
  } finally {
    Reflect.deleteProperty(document, 'createElement');
  }
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => !sheets.includes(sheet));
  };
}
