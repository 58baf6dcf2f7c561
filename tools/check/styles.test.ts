import { expect, test } from 'vitest';
import { styleProblems } from './styles.ts';

const problems = (text: string, path = 'remotes/system/src/a.module.css') =>
  styleProblems(path, text, new Set(['--fg', '--bg'])).map(({ line, message }) => `${line} ${message}`);

test('tokens, local variables and keywords are allowed', () => {
  const text = `@layer remote {
  /* #fff in a comment, red too */
  .a { --_x: var(--fg); color: var(--_x, currentcolor); background: transparent url(a.svg#white); }
  .red { content: '#fff'; white-space: nowrap; }
}`;
  expect(problems(text)).toEqual([]);
});

test.each(['#fff', '#12345678', 'rgb(0 0 0)', 'oklch(0.5 0 0)', 'white', 'color(srgb 1 0 0)'])(
  '%s is a raw colour',
  (value) => {
    expect(problems(`@layer remote {\n.a { color: ${value}; }\n}`)).toEqual(['2 raw colour; use a token']);
  },
);

test('private scales, unknown properties and the wrong layer are reported', () => {
  expect(problems('@layer remote { .a { color: var(--ref-lapis-50); } }')).toContain(
    '1 --ref- scales are private to tokens.css',
  );
  expect(problems('@layer remote { .a { color: var(--fgg); } }')).toEqual(['1 --fgg is not defined']);
  expect(problems('.a { color: var(--fg); }')).toEqual(['1 rules must be in @layer remote']);
  expect(problems('@layer ui { .a { color: var(--fg); } }', 'shared/ui/a.module.css')).toEqual([]);
});

// @sheet common-ui/34.77
test('a rule inside of a rule names the outer one', () => {
  const text = (inner: string) => `@layer remote {\n  .a {\n    top: 0;\n    ${inner} { top: 1px; }\n  }\n}`;
  expect(problems(text('.a[data-new]'))).toEqual(['4 a rule in a rule needs & for the outer one']);
  expect(problems(text('@media print'))).toEqual([]);
  expect(problems(text('&[data-new]'))).toEqual([]);
  expect(problems('@layer remote { @media print { .a { top: 0; } } .b { top: 0; } }')).toEqual([]);
});

test('a sibling of any kind is reported, because every new element of the page would be compared with it', () => {
  expect(problems('@layer remote {\n.a > * + * { top: 0; }\n}')).toEqual([
    '2 `+ *` is checked for all that follows any new element: name the class or tag',
  ]);
  expect(problems('@layer remote { .a + .b { top: calc(1px + 2 * 3px); } }')).toEqual([]);
});
