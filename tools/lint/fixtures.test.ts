import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT, filesBelow, readJson } from '../machine/files.ts';
import { isRecord } from '../../shared/record/index.ts';
import { PROGRAMS, runNode } from '../machine/process.ts';
import { temporary } from '../testing/fake-dist.ts';

const FIXTURES = join(ROOT, 'tools/lint/fixtures');

/** Codes per file that the linter reports for the fixtures, under the rules of `.oxlintrc.json`. */
async function lintFixtures(): Promise<Map<string, string[]>> {
  using folder = temporary();
  const config = readJson(join(ROOT, '.oxlintrc.json'));
  if (!isRecord(config)) throw new Error('.oxlintrc.json is not JSON');
  const own = join(folder.path, 'oxlint.json');
  const plugin = join(ROOT, 'tools/lint/plugin.ts');
  writeFileSync(own, JSON.stringify({ ...config, ignorePatterns: [], jsPlugins: [plugin] }));
  const { output } = await runNode(PROGRAMS.oxlint, ['-c', own, '--format', 'json', FIXTURES]);
  const report: { diagnostics: { code: string; filename: string }[] } = JSON.parse(output);
  const found = new Map<string, string[]>();
  for (const { code, filename } of report.diagnostics) {
    const path = filename.replace(/^.*tools\/lint\/fixtures\//, '');
    found.set(path, [...(found.get(path) ?? []), code]);
  }
  return found;
}

/** `// expect: rule(a), rule(b) 3` in the first line. */
function expected(path: string): string[] {
  const line = readFileSync(join(FIXTURES, path), 'utf8').split('\n', 1)[0] ?? '';
  const rules = line.replace('// expect: ', '').split(', ');
  return rules.flatMap((rule) => {
    const [code = '', count = '1'] = rule.split(' ');
    return Array<string>(Number(count)).fill(code);
  });
}

test('every forbidden import is reported by exactly its rule', async () => {
  const found = await lintFixtures();
  const files = filesBelow(FIXTURES).filter((path) => path !== 'tsconfig.json');
  expect(files.length).toBeGreaterThan(15);
  const seen = Object.fromEntries(files.map((path) => [path, (found.get(path) ?? []).toSorted()]));
  expect(seen).toEqual(Object.fromEntries(files.map((path) => [path, expected(path).toSorted()])));
}, 60_000);
