import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { compactIcon } from './icons.ts';

const ICONS = join(import.meta.dirname, '../node_modules/lucide-react/dist/esm/icons');
const read = (name: string) => readFileSync(join(ICONS, `${name}.mjs`), 'utf8');
const argumentsOf = (code: string) => /icon\((.*)\);$/.exec(code)?.[1];

test('paths are one string; a path with a relative start begins at the origin', () => {
  const source = `const __iconData = {
  name: "x", size: 24, aliases: ["close"],
  node: [["path", { d: "M18 6 6 18", key: "1bl5f8" }], ["path", { d: "m6 6 12 12", key: "d8bk6v" }]]
};`;
  expect(argumentsOf(compactIcon(source))).toBe('"M18 6 6 18M0 0m6 6 12 12"');
});

test.each([
  ['circle', '"M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0z"'],
  ['square', '"M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-14a2 2 0 0 1 2 -2z"'],
])('the outline of a %s is a path too', (name, path) => {
  expect(argumentsOf(compactIcon(read(name)))).toBe(path);
});

test('other elements are kept, without their keys', () => {
  const parts: unknown = JSON.parse(`[${argumentsOf(compactIcon(read('hard-drive')))}]`);
  expect(JSON.stringify(parts)).not.toContain('"key"');
});

test('a path with other attributes is a separate element', () => {
  const source = `const __iconData = {
  node: [["path", { d: "M1 1h2", fill: "currentColor", key: "a" }]]
};`;
  expect(argumentsOf(compactIcon(source))).toBe('"", ["path",{"d":"M1 1h2","fill":"currentColor"}]');
});

test('all icons of the library can be converted, and an icon in another form fails the build', () => {
  const sample = globSync('*.mjs', { cwd: ICONS }).filter((_, index) => index % 20 === 0);
  const files = sample.map((file) => readFileSync(join(ICONS, file), 'utf8'));
  const icons = files.filter((source) => source.includes('__iconData = '));
  expect(icons.length).toBeGreaterThan(50);
  expect(icons.map(compactIcon).every((code) => argumentsOf(code) !== undefined)).toBe(true);
  expect(() => compactIcon('const __iconData = {\n  nodes: []\n};')).toThrow('no list of elements');
});
