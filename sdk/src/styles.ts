import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import { leaksOfSource } from '../../build/remote-styles.ts';
import { code, definedIn, styleProblems } from '../../tools/check/styles.ts';
import { PACKAGE } from './package.ts';
import { placeOf } from './place.ts';
import { rawSizes } from './sizes.ts';

const TOKENS = readFileSync(join(PACKAGE, 'shared/ui/tokens.css'), 'utf8');
const DEFINED: ReadonlySet<string> = new Set(definedIn(TOKENS));

const LAYER = 'put all rules into one `@layer remote { … }`, or write no layer: the build adds it';
/** The remedy for a problem, by a part of its message. */
const REMEDIES: readonly (readonly [part: string, remedy: string])[] = [
  ['layer remote', LAYER],
  ['a selector without a class', 'begin it with a class of this file, as in `.table td`'],
  ['is no class of this area', 'only files that end in `.module.css` have classes of their own'],
  ['the animation', 'only files that end in `.module.css` have animations of their own'],
  ['@page', 'give it a name that begins with that of the area, as in `@page reports-invoice`'],
  ['acts on the whole page', 'use fonts and properties of the console'],
  ['raw colour', 'such as var(--color-text-secondary)'],
  [
    'is not defined',
    'the tokens are in node_modules/@console/sdk/shared/ui/tokens.css, and properties of your own begin with --_',
  ],
  ['--ref-', 'use one that begins with --color-'],
];

/**
 * A style sheet of an area in the layer of areas: around all of its rules when it names no layer, and without another line.
 * @param css text of the file
 */
export const inLayer = (css: string): string =>
  /@layer\b/.test(code(css)) || code(css).trim() === '' ? css : `@layer remote {${css}\n}`;

/**
 * The problems of a style sheet of an area, with line and remedy: rules that affect other areas, raw colors and sizes, and
 * tokens that do not exist.
 * @param path path in the area, such as `src/list.module.css`
 * @param css its text, in its layer
 */
export function lookProblems(area: string, path: string, css: string): string[] {
  const text = code(css);
  const globals = [...text.matchAll(/:global\b/g)].map(({ index }) => ({
    line: lineAt(text, index),
    message: ':global names classes of others; style only elements of this area',
  }));
  const sizes = rawSizes(text, TOKENS).map(({ index, message }) => ({ line: lineAt(text, index), message }));
  const look = styleProblems(placeOf(path), css, DEFINED);
  const all = [...leaksOfSource(area, path, css), ...globals, ...look, ...sizes].map(({ line, message }) => {
    const remedy = REMEDIES.find(([part]) => message.includes(part))?.[1];
    return { line, text: `${path}:${line} ${message}${remedy === undefined ? '' : `: ${remedy}`}` };
  });
  return [...new Set(all.toSorted((a, b) => a.line - b.line).map((one) => one.text))];
}

const lineAt = (text: string, index: number): number => text.slice(0, index).split('\n').length;

/** Puts the sheets of an area into their layer, and refuses rules that break the look of the console, with their place in the source. */
export const pluginStyles = (area: string, folder: string): RsbuildPlugin => ({
  name: 'console:styles',
  setup(api) {
    api.transform({ test: /\.css$/, order: 'pre' }, ({ code: css, resourcePath }) => {
      const path = relative(folder, resourcePath).replaceAll('\\', '/');
      if (!path.startsWith('src/')) return css;
      const layered = inLayer(css);
      const message = lookProblems(area, path, layered).join('\n');
      // A stack would only point to the code of the check
      if (message !== '') throw Object.assign(new Error(message), { stack: message });
      return layered;
    });
  },
});
