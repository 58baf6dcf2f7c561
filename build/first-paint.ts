import { readFileSync } from 'node:fs';

const read = (path: string) =>
  readFileSync(new URL(path, import.meta.url), 'utf8').replaceAll(/\/\*[^]*?\*\//g, '');

/** Values of the tokens: the first value of each token is the unconditional one. */
function tokens(): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const [, name = '', value = ''] of read('../shared/ui/tokens.css').matchAll(/(--[\w-]+):\s*([^;]+);/g))
    if (!found.has(name)) found.set(name, value);
  return found;
}

/**
 * A style sheet of the first paint, which the boot script contains: with the values of the tokens, because the
 * sheet of the tokens is a separate file, which arrives seconds later on a slow connection.
 *
 * @param name `first-paint` of the frame, `first-sign-in` of the sign-in page
 */
export function firstPaintStyle(name: 'first-paint' | 'first-sign-in'): string {
  const values = tokens();
  const filled = (text: string): string =>
    text.replaceAll(/var\((--[\w-]+)\)/g, (_, token: string) => {
      const value = values.get(token);
      if (value === undefined) throw new Error(`shell/src/${name}.css: ${token} is no token`);
      return filled(value);
    });
  return filled(read(`../shell/src/${name}.css`))
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?([{};]) ?/g, '$1')
    .replaceAll(/([:,]) /g, '$1')
    .replaceAll(';}', '}')
    .trim();
}

/**
 * Moves the style sheets of a document to the end of its body: the browser paints the content before a sheet without
 * waiting for it. Comments for readers of the markup are removed.
 */
export function stylesLast(document: string): string {
  const links = document.match(/<link\b[^>]*rel="stylesheet"[^>]*>/g) ?? [];
  if (links.length === 0) throw new Error('The document has no style sheet');
  const rest = links.reduce((text, link) => text.replace(link, ''), document);
  const [head = '', body = ''] = rest.split('<body>');
  const markup = body.replaceAll(/<!--(?!console-)[^]*?-->/g, '').replaceAll(/>\s+</g, '><');
  return `${head}<body>${markup.replace('</body>', () => `${links.join('')}</body>`)}`;
}
