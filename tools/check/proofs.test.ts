import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../machine/files.ts';

/** Texts by their path in the repository. */
type Texts = Readonly<Record<string, string>>;

const CORRECTIONS = 'mock/verify/corrections/README.md';
const SPECIFICATION = 'docs/specification.md';

/**
 * Ids of the lines to prove, and whether a line says what is open: the numbers of a section "proven by tests" and of each section of
 * the specification (`common-ui/34.7`), traps and wishes with a letter (`network-access/B-F3`), rows of the table of corrections.
 */
function linesIn(path: string, text: string): { id: string; isOpen: boolean }[] {
  if (path === CORRECTIONS)
    return [...text.matchAll(/^\| ([A-Z]?\d+) \|/gm)].map(([, row]) => ({
      id: `corrections/${row}`,
      isOpen: false,
    }));
  const sheet = basename(path, '.md');
  let section = '';
  return text.split('\n').flatMap((line) => {
    const heading = /^#+ (?:([\d.]+?)\.? )?(.*)/.exec(line);
    if (heading !== null) {
      const [, number = '', title = ''] = heading;
      section = sheet === 'specification' || /proven by tests/.test(title) ? number : '';
    }
    const [, number, letter] = /^(?:(\d+)\. |- (T\d+|B-[A-Z]\d+) )/.exec(line) ?? [];
    const own = letter ?? (section !== '' && number !== undefined ? `${section}.${number}` : undefined);
    return own === undefined ? [] : [{ id: `${sheet}/${own}`, isOpen: line.includes('(open: ') }];
  });
}

/** Lines of the specification that could be a rule and have no number; "not shown" is its own phrase for what it leaves open. */
const unnumberedIn = (text: string) =>
  text
    .slice(text.indexOf('\n## ') + 1)
    .split('\n')
    .filter((line) => line !== '' && !/^(?:#|\d+\. | {3}- |\|)|:$|not shown\.$/.test(line));

const TEST = /^[ \t]*(?:test\.)?(?:test|it|describe)(?:\.each)?[(<]/;

/** The tags of a file, and what begins below each. */
function tagsIn(code: string): { id: string; isTest: boolean }[] {
  return [...code.matchAll(/^(?:[ \t]*\/\/ @sheet .+\n)+/gm)].flatMap(({ 0: comment, index }) => {
    const below = code.slice(index + comment.length);
    const isTest = TEST.test(below);
    const ids = comment.replaceAll('// @sheet', '').trim().split(/\s+/);
    return ids.map((id) => ({ id, isTest }));
  });
}

/** Lines that no test proves, and tags that prove nothing. */
function problemsOf(sheets: Texts, tests: Texts): string[] {
  const lines = Object.entries(sheets).flatMap(([path, text]) => linesIn(path, text));
  const tags = Object.entries(tests).flatMap(([path, code]) => tagsIn(code).map((tag) => ({ ...tag, path })));
  const ids = lines.map(({ id }) => id);
  const proven = new Set(tags.flatMap(({ id, isTest }) => (isTest ? [id] : [])));
  return [
    ...ids.filter((id, index) => ids.indexOf(id) < index).map((id) => `${id} is the number of two lines`),
    ...lines.flatMap(({ id, isOpen }) => (isOpen || proven.has(id) ? [] : [`${id} has no test`])),
    ...tags.flatMap(({ id, path }) => (ids.includes(id) ? [] : [`${path}: ${id} is no line of a sheet`])),
    ...tags.flatMap(({ id, path, isTest }) =>
      isTest ? [] : [`${path}: ${id} is not directly above a test`],
    ),
  ];
}

/** The files that git tracks or would track. */
function textsOf(...places: string[]): Texts {
  const list = execFileSync('git', ['ls-files', '-co', '--exclude-standard', ...places], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  const paths = list.split('\n').filter((path) => path !== '' && existsSync(join(ROOT, path)));
  return Object.fromEntries(paths.map((path) => [path, readFileSync(join(ROOT, path), 'utf8')]));
}

const SHEET = {
  'a.md': '# 2. Looks\n1. no line\n## 3. Behaviours proven by tests\n**A**\n7. one\n8. two',
};
const above = (below: string, ...ids: string[]) => ({
  'a.test.ts': `${ids.map((id) => `  // @sheet ${id}\n`).join('')}${below}`,
});

test('numbers in a section of proofs, letters and rows of corrections are lines, other numbers are not', () => {
  const text =
    '# 1. Looks\n1. a\n# 2.1 Behaviours proven by tests\n1. b (open: why)\n- c\n## Beyond\n1. d\n- B-F3 e\n- T7 f';
  expect(linesIn('a.md', text)).toEqual([
    { id: 'a/2.1.1', isOpen: true },
    { id: 'a/B-F3', isOpen: false },
    { id: 'a/T7', isOpen: false },
  ]);
  expect(linesIn('docs/specification.md', '## 4. States\n1. a\n   2. b').map(({ id }) => id)).toEqual([
    'specification/4.1',
  ]);
  expect(linesIn(CORRECTIONS, '| Row | Says |\n|---|---|\n| | A |\n| C10 | a |').map(({ id }) => id)).toEqual(
    ['corrections/C10'],
  );
});

test.each([
  "  test('a', f)",
  "  it('a', f)",
  "test.each([['a']])('%s', f)",
  'it.each<[string]>([',
  "  test.describe('a', f)",
])('a tag directly above %s proves its lines', (below) => {
  expect(problemsOf(SHEET, above(below, 'a/3.7 a/3.8'))).toEqual([]);
  expect(problemsOf(SHEET, above(below, 'a/3.7', 'a/3.8'))).toEqual([]);
});

test('a line without a test is a problem, unless it says what is open', () => {
  expect(problemsOf(SHEET, above("it('a', f)", 'a/3.7'))).toEqual(['a/3.8 has no test']);
  expect(problemsOf({ 'a.md': '# 3. proven by tests\n8. two (open: no API)' }, {})).toEqual([]);
});

test('a tag of an unknown line is a problem', () => {
  expect(problemsOf(SHEET, above("it('a', f)", 'a/3.7 a/3.8 a/3.9'))).toEqual([
    'a.test.ts: a/3.9 is no line of a sheet',
  ]);
});

test.each(['', '\n  test("a", f)', '  test.use({})', '  const a = test(f)', '// a comment\n  test("a", f)'])(
  'a tag above "%s" is a problem',
  (below) => {
    expect(problemsOf(SHEET, above(below, 'a/3.7'))).toContain(
      'a.test.ts: a/3.7 is not directly above a test',
    );
  },
);

test('a line of the specification without a number is a problem, unless it says that something is not shown', () => {
  const text = (line: string) =>
    `# A\n\nWhat it is.\n\n## 1. B\n\nIts parts:\n\n1. c\n   - d\n\n| e |\n|---|\n${line}\n`;
  expect(unnumberedIn(text('- Other rules: not shown.'))).toEqual([]);
  for (const line of ['- f', 'f', '  f', '- The error is not shown twice.'])
    expect(unnumberedIn(text(line))).toEqual([line]);
});

test('two lines of one number are a problem', () => {
  expect(problemsOf({ 'a.md': '# 3. proven by tests\n8. a\n8. b' }, above("it('a', f)", 'a/3.8'))).toContain(
    'a/3.8 is the number of two lines',
  );
});

test('every line of the sheets and of the specification has a test, and every tag a line', () => {
  const sheets = textsOf('docs/screens/*.md', SPECIFICATION, CORRECTIONS);
  const tests = textsOf('*.test.ts', '*.test.tsx', 'e2e/*.e2e.ts');
  expect(problemsOf(sheets, tests)).toEqual([]);
  expect(unnumberedIn(sheets[SPECIFICATION] ?? '- not found')).toEqual([]);
});
