import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { firstPaintStyle, stylesLast } from '../../build/first-paint.ts';
import { FirstPaint } from './first-paint.tsx';

const document = readFileSync(new URL('../index.html', import.meta.url), 'utf8');

// @sheet common-ui/34.51
it('equals the markup that the document paints before any code runs', () => {
  const markup = renderToStaticMarkup(<FirstPaint />).replaceAll('hidden=""', 'hidden');
  expect(document.replaceAll(/>\s+</g, '><')).toContain(markup);
});

it('has a style sheet without tokens, which would need another file', () => {
  for (const [name, most] of [
    ['first-paint', 1_600],
    ['first-sign-in', 4_000],
  ] as const) {
    const style = firstPaintStyle(name);
    expect(style).toContain(`#${name}{`);
    expect(style).not.toMatch(/var\(|<\/|\\/);
    expect(style.length).toBeLessThan(most);
  }
});

it('comes before the style sheets of the document, which would block its paint', () => {
  const link = '<link href="/a.css" rel="stylesheet" integrity="sha384-x">';
  expect(stylesLast(`<head>${link}<link rel="icon"></head><body><i></i></body>`)).toBe(
    `<head><link rel="icon"></head><body><i></i>${link}</body>`,
  );
  expect(() => stylesLast('<head></head>')).toThrow('no style sheet');
});
