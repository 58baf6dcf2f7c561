// @vitest-environment happy-dom
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { itIsARouteTable } from '../../../build/testing/test-route-table.ts';
import { area } from './area.ts';
import { manifest } from './manifest.ts';
import { routes } from './routes.ts';

/** Entries of `@console/shared` whose components the gallery shows, by the name of their API report. */
const REPORTS = ['ui', 'ui-detail', 'forms', 'table', 'charts'];

/** Components that no page shows on its own, and why. */
const APART: Readonly<Record<string, string>> = {
  UiProvider: 'mounted once, by the shell',
  Toasts: 'mounted once, by the shell; `toast` of `runtime` shows one',
  InDialog: 'the place of code that is fetched; `lazy` of `runtime` takes it',
  InMenu: 'as InDialog',
  InPlace: 'as InDialog',
  MenuPopup: 'the open menu of a table, which RowActions has',
  PlainIconButton: 'an IconButton without states, for rows of long lists',
  RowLink: 'the link of a row, which the columns of tables have',
  FieldError: 'shown by FieldFrame',
};

/** The components of an API report: what it exports as a function with a capital letter. */
const componentsOf = (report: string): string[] => {
  const path = join(import.meta.dirname, `../../../shared/api-reports/${report}.api.md`);
  return [...readFileSync(path, 'utf8').matchAll(/^export (?:function|const) ([A-Z]\w*[a-z]\w*)/gm)].map(
    ([, name = '']) => name,
  );
};

const sources = globSync(['**/*.examples.tsx', 'backups/*.tsx', 'page/page.tsx'], {
  cwd: import.meta.dirname,
})
  .map((path) => readFileSync(join(import.meta.dirname, path), 'utf8'))
  .join('\n');

test('every component that areas may use is on a page of the gallery', () => {
  const names = REPORTS.flatMap(componentsOf);
  expect(names.length).toBeGreaterThan(50);
  const missing = names.filter((name) => !Object.hasOwn(APART, name) && !sources.includes(`<${name}`));
  expect(missing).toEqual([]);
  // An exception that is shown, or exported no more, is removed
  const needless = Object.keys(APART).filter((name) => !names.includes(name) || sources.includes(`<${name}`));
  expect(needless).toEqual([]);
});

/** Screens of the example, most of which a resource leads to. */
const isExample = (path: string) => path.startsWith('/gallery/backups');

test('every page is in the sidebar', () => {
  const links = manifest.frames.flatMap(({ navigation }) => navigation.map(({ to }) => to));
  const pages = area.routes.flatMap(({ path }) => path ?? []);
  // The start leads to the first of them
  expect(pages.filter((path) => !isExample(path))).toEqual([
    '/gallery',
    ...links.filter((path) => !isExample(path)),
  ]);
});

itIsARouteTable({ area, manifest, routes });
