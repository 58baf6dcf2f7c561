import { describe, expect, test } from 'vitest';
import { citationProblems, pathProblems } from './citations.ts';

const DOCUMENTS = new Map([
  [
    'docs/screens/forms.md',
    '# Forms\n\n## 4. Fields\n\n### 4.1 Names\n\n## 13. Errors\n\n1. **First**\n2. **Second**\n\n## Traps for authors\n\n| 7 | must |\n',
  ],
]);
const problemsOf = (text: string) =>
  citationProblems('shared/x.ts', text, (file) => DOCUMENTS.get(file)).map(
    ({ line, message }) => `${line} ${message}`,
  );

describe('a citation of an existing heading', () => {
  test.each([
    '// docs/screens/forms.md',
    '// (docs/screens/forms.md section 4)',
    '// docs/screens/forms.md section 4.1.',
    '// docs/screens/forms.md section 13.2',
    '// docs/screens/forms.md sections 4 and 13',
    '// docs/screens/forms.md must 7',
    '// docs/screens/forms.md "Traps"',
    '/**\n * A field (docs/screens/forms.md\n * section 4).\n */',
    "import { x } from '../../shared/forms/index.ts';",
  ])('%j', (text) => {
    expect(problemsOf(text)).toEqual([]);
  });
});

describe('a citation that leads nowhere', () => {
  test.each([
    ['// docs/screens/tables.md section 4', '1 docs/screens/tables.md does not exist'],
    [
      '\n// docs/screens/forms.md section 5',
      '2 "docs/screens/forms.md section 5" names no heading of docs/screens/forms.md',
    ],
    [
      '// docs/screens/forms.md section 1',
      '1 "docs/screens/forms.md section 1" names no heading of docs/screens/forms.md',
    ],
    [
      '// docs/screens/forms.md section 4.2',
      '1 "docs/screens/forms.md section 4.2" names no heading of docs/screens/forms.md',
    ],
    [
      '// docs/screens/forms.md section 13.3',
      '1 "docs/screens/forms.md section 13.3" names no heading of docs/screens/forms.md',
    ],
    [
      '// docs/screens/forms.md must 8',
      '1 "docs/screens/forms.md must 8" names no heading of docs/screens/forms.md',
    ],
    [
      '// docs/screens/forms.md "Trips"',
      '1 "docs/screens/forms.md "Trips"" names no heading of docs/screens/forms.md',
    ],
    ['// screens/forms.md section 4', '1 "screens/forms.md" is not in the repository; cite docs/'],
    ['// ARCHITECTURE.md section 4', '1 "ARCHITECTURE.md" is not in the repository; cite docs/'],
    ['see ../shared/design', '1 "../shared/design" is not in the repository; cite docs/'],
  ])('%j', (text, problem) => {
    expect(problemsOf(text)).toEqual([problem]);
  });

  test('over two lines of a comment', () => {
    expect(problemsOf('/**\n * A field (docs/screens/forms.md\n * section 9).\n */')).toEqual([
      '2 "docs/screens/forms.md section 9" names no heading of docs/screens/forms.md',
    ]);
  });
});

test('a path in code quotes or a link of a document exists', () => {
  const text = '`shared/x.ts` `npm test` [b](b.md#c) [d](https://d.example)\n`shared/gone.ts` [e](../e.md)';
  const problems = pathProblems('docs/a.md', text, (path) => ['shared/x.ts', 'docs/b.md'].includes(path));
  expect(problems.map(({ line, message }) => `${line} ${message}`)).toEqual([
    '2 shared/gone.ts does not exist',
    '2 e.md does not exist',
  ]);
});
