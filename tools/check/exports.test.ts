import { expect, test } from 'vitest';
import { exportsOf, unusedExports } from './exports.ts';

const ENTRIES = ['shared/ui/index.ts', 'shared/ui/basic/index.ts', 'shared/forms/index.ts'];

const unusedIn = (files: Record<string, string>) => unusedExports(new Map(Object.entries(files)), ENTRIES);

test('exports of values and types are read, under their exported names', () => {
  const text = `
    export { A, type B, c as D } from './a.ts';
    export type { E } from './e.ts';
    export const f = 1;
    export function g() {}
    export * from './h.ts';
  `;
  expect(exportsOf('x.ts', text)).toEqual(['A', 'B', 'D', 'E', 'f', 'g']);
});

test('an export that nobody imports fails, a type too', () => {
  expect(
    unusedIn({
      'shared/forms/index.ts': `export { Field, type FieldProps } from './field.tsx';`,
      'shared/forms/field.tsx': `export const Field = 1; export type FieldProps = string;`,
      'shared/forms/other.tsx': `import { Field, type FieldProps } from './index.ts';`,
    }),
  ).toEqual(['shared/forms/index.ts: Field', 'shared/forms/index.ts: FieldProps']);
});

test.each([
  ['a remote', 'remotes/x/src/a.ts', `import { Field } from '@console/shared/forms';`],
  [
    'a remote, under another name',
    'remotes/x/src/a.ts',
    `import { Field as Own } from '@console/shared/forms';`,
  ],
  ['the tools, by path', 'tools/a.ts', `import { Field } from '../shared/forms/index.ts';`],
  ['another entry', 'shared/ui/a.ts', `import { Field } from '@console/shared/forms';`],
  ['a module that passes it on', 'shell/src/a.ts', `export { Field } from '@console/shared/forms';`],
  ['a module that takes everything', 'shell/src/a.ts', `import * as forms from '@console/shared/forms';`],
  [
    'the build, which writes code',
    'build/a.ts',
    "const code = `import { Field } from '@console/shared/forms';\n`;",
  ],
  ['code that is loaded later', 'shell/src/a.ts', `const { Field } = await import('@console/shared/forms');`],
])('an export is in use by %s', (_, path, text) => {
  expect(unusedIn({ 'shared/forms/index.ts': `export { Field } from './field.tsx';`, [path]: text })).toEqual(
    [],
  );
});

test('modules that an entry re-exports may be imported from the entry', () => {
  const files = {
    'shared/ui/index.ts': `export * from './basic/index.ts';`,
    'shared/ui/basic/index.ts': `export { Button, Link } from './button.tsx';`,
    'remotes/x/src/a.ts': `import { Button } from '@console/shared/ui';`,
  };
  expect(unusedIn(files)).toEqual(['shared/ui/basic/index.ts: Link']);
});

test('an entry within the folder of another entry is a separate entry', () => {
  const files = {
    'shared/ui/basic/index.ts': `export { Button } from './button.tsx';`,
    'shared/ui/menu.tsx': `import { Button } from './basic/index.ts';`,
  };
  expect(unusedIn(files)).toEqual([]);
});
