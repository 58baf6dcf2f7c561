import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { REMOTES } from './apps.ts';
import { classNames, classPrefix } from './class-names.ts';

const ROOT = join(import.meta.dirname, '..');
const SHEETS = globSync('{shell,shared,remotes}/**/*.module.css', {
  cwd: ROOT,
  exclude: (name) => name === 'node_modules',
});

test('no two style sheets of any app have classes of equal names', () => {
  expect(SHEETS.length).toBeGreaterThan(100);
  const prefixes = ['shell', ...REMOTES].flatMap((app) => SHEETS.map((path) => classPrefix(app, path)));
  expect(new Set(prefixes).size).toBe(prefixes.length);
});

test('the classes of a file are numbered in order, and each class has one name', () => {
  const name = classNames('shell');
  const sheet = { resourcePath: join(ROOT, 'shell/src/a.module.css') };
  const [first, second] = [name(sheet, '', 'box'), name(sheet, '', 'head')];
  expect(first).toBe(`${classPrefix('shell', 'shell/src/a.module.css')}a`);
  expect(second).toBe(first.replace(/a$/, 'b'));
  expect(name(sheet, '', 'box')).toBe(first);
});

test('a name is a valid class without escaping, also after 62 classes', () => {
  const name = classNames('shell');
  const sheet = { resourcePath: join(ROOT, 'shell/src/a.module.css') };
  const names = Array.from({ length: 200 }, (_, i) => name(sheet, '', `c${i}`));
  expect(new Set(names).size).toBe(200);
  expect(names.every((one) => /^s-[A-Z]\d[a-zA-Z\d]{3,5}$/.test(one))).toBe(true);
});
