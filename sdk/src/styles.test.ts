import { expect, it } from 'vitest';
import { inLayer, lookProblems } from './styles.ts';

const problems = (css: string, path = 'src/list.module.css') => lookProblems('reports', path, inLayer(css));

it('rules without a layer get that of areas, on the lines where they are', () => {
  expect(inLayer('.a { top: 0 }\n/* end */')).toBe('@layer remote {.a { top: 0 }\n/* end */\n}');
  expect(inLayer('@layer remote {\n  .a { top: 0 }\n}')).toBe('@layer remote {\n  .a { top: 0 }\n}');
  expect(inLayer('/* @layer is added */ .a { top: 0 }')).toMatch(/^@layer remote \{/);
  expect(inLayer('/* nothing yet */\n')).toBe('/* nothing yet */\n');
});

it.each([
  '.a { padding: 0 var(--gutter) var(--space-8); font: var(--type-body); color: var(--color-text-primary) }',
  '.a td { border: 1px solid var(--color-border); margin: -1px; width: 12rem; --_x: 13px }',
  '.a { animation: turn 1s } @keyframes turn { to { rotate: 1turn } }',
  '.a { margin: calc(var(--space-2) * -1); border-radius: 2px }',
  '@page reports-invoice { margin: 16mm }',
])('is let through: %s', (css) => {
  expect(problems(css)).toEqual([]);
});

it.each([
  ['.a { color: #fff }', 'raw colour; use a token: such as var(--color-text-secondary)'],
  [
    '.a { color: var(--color-txt) }',
    '--color-txt is not defined: the tokens are in node_modules/@console/sdk/',
  ],
  ['.a { padding: 13px }', '13px is a raw size; the nearest step is var(--space-3)'],
  ['.a { margin-block: 0 -1.9rem }', '1.9rem is a raw size; the nearest step is var(--space-8)'],
  ['.a { border-radius: 10px }', '10px is a raw size; the nearest step is var(--radius-3)'],
  ['.a { font-size: 14px }', '14px is a raw size; write font: var(--type-body), or another'],
  ['td { top: 0 }', 'matches elements of others: begin it with a class of this file'],
  ['.a :global(.b) { top: 0 }', ':global names classes of others'],
  ['@font-face { font-family: Inter; src: url(a.woff2) }', '@font-face acts on the whole page: use fonts'],
  [
    '@page { margin: 0 }',
    '@page without a name of this area acts on every print: give it a name that begins',
  ],
  ['.a { .b { top: 0 } }', 'a rule in a rule needs & for the outer one'],
])('is refused at its line: %s', (css, message) => {
  const [first = ''] = problems(`.first {\n  top: 0;\n}\n${css}`);
  expect(first).toMatch(/^src\/list\.module\.css:4 /);
  expect(first).toContain(message);
});

it('rules beside the layer are refused, because the build adds it to none of them', () => {
  expect(problems('@layer remote {\n  .a { top: 0 }\n}\n.b { top: 0 }')).toEqual([
    'src/list.module.css:4 rules outside of layer remote: put all rules into one `@layer remote { … }`, or write no layer: the build adds it',
  ]);
});

it('a sheet that is no module has no classes of the area', () => {
  expect(problems('.a { top: 0 }', 'src/list.css').join()).toContain(
    '.a is no class of this area: only files that end in `.module.css` have classes of their own',
  );
});
