/*
 * xterm writes its colours into `<style>` elements and, for true-colour output, into `style` attributes. The content
 * policy forbids both, and the text would be black on black. Adopted style sheets and the style object are allowed, so
 * what xterm writes is sent there. Its option `documentOverride` would be the official way (docs/architecture-notes.md section 8),
 * but xterm 6 asks the real document for the scroll bar's style and for every span.
 */

/** Stands for a style element: its text becomes an adopted sheet. Even an empty `<style>` would be reported. */
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

/** What `setAttribute` does, with the style going through the style object. */
function setAttribute(this: HTMLElement, name: string, value: string): void {
  if (name === 'style') this.style.cssText = value;
  else Element.prototype.setAttribute.call(this, name, value);
}

/**
 * Runs `open`, which creates all style elements that xterm ever has, with `document.createElement` replaced; it returns
 * before other code uses the replacement. Spans, the letters of the terminal, set their style through the style object
 * from then on. Returns the way to drop the style sheets.
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
