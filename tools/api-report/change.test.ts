import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changeOf, versionAfter } from './change.ts';

const report = (...declarations: string[]) =>
  `## API Report\n\n\`\`\`ts\n\nimport { a } from 'a';\n\n${declarations.map((one) => `// @public\n${one}`).join('\n\n')}\n\n\`\`\`\n`;

const QUERY = 'export interface Query {\n    key: string;\n    old?: number;\n}';
const FETCH = 'export const fetchQuery: (query: Query) => Promise<void>;';

test.each([
  ['nothing', report(QUERY, FETCH), 'none'],
  ['another order', report(FETCH, QUERY), 'none'],
  ['another import', report(QUERY, FETCH).replace("from 'a'", "from 'b'"), 'none'],
  ['a comment', report(QUERY, FETCH).replace('// @public', '// @beta'), 'none'],
  ['a doc comment', report(QUERY.replace('    key', '    /** The key. */\n    key'), FETCH), 'none'],
  ['a function more', report(QUERY, FETCH, 'export function more(): void;'), 'minor'],
  ['an optional member', report(QUERY.replace('\n}', '\n    more?: string;\n}'), FETCH), 'minor'],
  ['a member that must be given', report(QUERY.replace('\n}', '\n    more: string;\n}'), FETCH), 'major'],
  ['a method that must be given', report(QUERY.replace('\n}', '\n    more(): string;\n}'), FETCH), 'major'],
  ['a member less', report(QUERY.replace('    old?: number;\n', ''), FETCH), 'major'],
  ['another type', report(QUERY.replace('string', 'number'), FETCH), 'major'],
  ['a function less', report(QUERY), 'major'],
])('%s in a report is a change of this kind: %s', (_, after, change) => {
  expect(changeOf(report(QUERY, FETCH), after)).toBe(change);
});

test('a report whose declarations cannot be found is no report without changes', () => {
  const windows = report(QUERY, FETCH).replaceAll('\n', '\r\n');
  expect(() => changeOf(windows, report(QUERY))).toThrow('no declarations');
});

test('the version rises with the change', () => {
  expect(versionAfter('1.4.2', 'none')).toBe('1.4.2');
  expect(versionAfter('1.4.2', 'minor')).toBe('1.5.0');
  expect(versionAfter('1.4.2', 'major')).toBe('2.0.0');
});

test('a change and its reversal are both harmless only when nothing changed', () => {
  const name = fc.constantFrom('a', 'b', 'c');
  const set = fc.uniqueArray(name).map((names) => report(...names.map((one) => `export const ${one}: 1;`)));
  fc.assert(
    fc.property(set, set, (one, other) => {
      const pair = [changeOf(one, other), changeOf(other, one)];
      if (pair.every((change) => change !== 'major')) expect(pair).toEqual(['none', 'none']);
      else expect(pair).toContain('major');
    }),
  );
});
