/*
 * xterm writes its colours into `<style>` elements and, for true-colour output, into `style` attributes. The content
 * policy forbids both, and the text would be black on black. Adopted style sheets and the style object are allowed, so the
 * elements that xterm creates send what it writes there (ARCHITECTURE-NOTES section 8).
 */

/** Elements whose styles go through the object model, and the end of the style sheets that were adopted for them. */
export type StyledDocument = {
  /** For xterm's option `documentOverride`. */
  readonly document: Document;
  /**
   * Runs `open` with `document.createElement` replaced: xterm's scroll bar asks the real document for its style element,
   * whatever document it was given. It creates it while it opens, so nobody else meets the replacement.
   */
  readonly during: (open: () => void) => void;
  readonly dispose: () => void;
};

/** A style element whose text becomes an adopted sheet. It stays empty itself. */
function sheetElement(element: HTMLElement, owner: Document, sheets: CSSStyleSheet[]): void {
  const sheet = new CSSStyleSheet();
  sheets.push(sheet);
  owner.adoptedStyleSheets = [...owner.adoptedStyleSheets, sheet];
  let text = '';
  Object.defineProperty(element, 'textContent', {
    get: () => text,
    set: (value: unknown) => {
      text = String(value);
      sheet.replaceSync(text);
    },
  });
}

function setAttribute(this: HTMLElement, name: string, value: string): void {
  if (name === 'style') this.style.cssText = value;
  else Element.prototype.setAttribute.call(this, name, value);
}

/** Prepares a document for xterm. */
export function styledDocument(owner: Document): StyledDocument {
  const sheets: CSSStyleSheet[] = [];
  const createElement = (tag: string, options?: ElementCreationOptions): HTMLElement => {
    const element = Document.prototype.createElement.call(owner, tag, options);
    if (tag === 'style') sheetElement(element, owner, sheets);
    // the letters of the terminal are spans, created anew at each drawing
    if (tag === 'span') Object.defineProperty(element, 'setAttribute', { value: setAttribute });
    return element;
  };
  const proxy = new Proxy(owner, {
    get(target, property) {
      if (property === 'createElement') return createElement;
      const value: unknown = Reflect.get(target, property, target);
      if (typeof value !== 'function') return value;
      const bound: unknown = value.bind(target);
      return bound;
    },
  });
  return {
    document: proxy,
    during: (open) => {
      Object.defineProperty(owner, 'createElement', { value: createElement, configurable: true });
      try {
        open();
      } finally {
        Reflect.deleteProperty(owner, 'createElement');
      }
    },
    dispose: () => {
      owner.adoptedStyleSheets = owner.adoptedStyleSheets.filter((sheet) => !sheets.includes(sheet));
    },
  };
}
