import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { budgetProblems, mockFiles, type Budget } from './budgets.ts';
import { temporary, writeFiles } from '../testing/fake-dist.ts';

const budgets: Budget[] = [
  { what: 'frame', test: /^assets\/frame\.[^/]*\.js$/, kb: 1 },
  { what: 'page', test: /^remotes\/.*\.js$/, kb: 0.5, each: true },
];

test('files that are more than 3 % above their budget are reported, alone or in sum', () => {
  using folder = temporary();
  writeFiles(folder.path, {
    'index.html': '<script defer src="/assets/index.1.js"></script>',
    'assets/index.1.js': 'x',
    'assets/frame.1.js': 'x'.repeat(5000),
    'assets/frame.1.js.br': 'x'.repeat(1030),
    'remotes/a/b/page.js': 'x'.repeat(516),
    'remotes/a/b/other.js': 'x'.repeat(515),
  });
  expect(budgetProblems(folder.path, budgets)).toEqual(['page: remotes/a/b/page.js has 0.5 of 0.5 KB']);
  writeFileSync(join(folder.path, 'assets/frame.1.js.br'), 'x'.repeat(1031));
  expect(budgetProblems(folder.path, budgets)).toContain('frame: frame has 1.0 of 1 KB');
  writeFileSync(join(folder.path, 'assets/index.1.js'), 'x'.repeat(200_000));
  expect(budgetProblems(folder.path, [])[0]).toMatch(/^start: the first scripts have 200.0 of 115 KB/);
});

test('a production site that contains mock code is reported', () => {
  using folder = temporary();
  writeFiles(folder.path, { 'assets/a.js': 'fetch("/v1/me")', 'assets/b.js': 'x("/__mock/faults")' });
  expect(mockFiles(folder.path)).toEqual(['assets/b.js']);
});
