import { expect, test } from 'vitest';
import { takePins } from './pins.ts';

const NONE = `sha384-${'A'.repeat(64)}`;

const bundler = () => ({
  lines: [{}, { a: '1', b: '2' }, {}, { a: '3' }] as const,
  u: (id: string) => `assets/${id}.js`,
  miniCssF: (id: string) => `assets/${id}.css`,
  sriHashes: { a: NONE, b: NONE },
  sriExtractCssHashes: { a: NONE },
});

test('the bundler gets the integrity values of the document, and a chunk without one keeps a value that matches no file', () => {
  const built = bundler();
  takePins(built, {
    frame: [['/assets/a.js', 'sha384-script']],
    shares: { ui: [['/assets/a.css', 'sha384-style']], other: [['/assets/c.js', 'sha384-other']] },
  });
  expect(built.sriHashes).toEqual({ a: 'sha384-script', b: NONE });
  expect(built.sriExtractCssHashes).toEqual({ a: 'sha384-style' });
});

test('the development server has no tables to complete', () => {
  const { lines: _, ...development } = bundler();
  takePins(development, { frame: [['/assets/a.js', 'sha384-script']], shares: {} });
  expect(development.sriHashes).toEqual({ a: NONE, b: NONE });
});
