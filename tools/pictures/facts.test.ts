import { expect, test } from 'vitest';
import { factsOf, pictureProblems } from './facts.ts';
import type { Picture } from './pictures.ts';

const picture: Picture = {
  name: 'things',
  path: '/things',
  shows: 'a thing',
  theme: 'light',
  size: { width: 1, height: 1 },
  navigation: [{ label: 'Things' }],
  modules: ['columns.tsx'],
};
const COLUMNS = "export const all = [col.link('name', nameOf), col.size(\n  'Memory', sizeOf)];";
const facts = (source = COLUMNS, more: Partial<Picture> = {}) =>
  factsOf({ ...picture, ...more }, () => source);
const SHOWN = '![The things of a project](docs/pictures/things.png)';
const problems = (now: ReturnType<typeof facts>, files = ['things.png'], documents = SHOWN) =>
  pictureProblems({ things: now }, { things: facts() }, files, documents);

test('labels of columns and of the navigation are facts of a picture', () => {
  expect(facts()).toEqual({ navigation: ['Things'], columns: ['name', 'Memory'], labels: [] });
});

test('a picture is stale when a column or a link of its page has changed', () => {
  const stale = ['things.png does not show what the page does now: npm run prove -- pictures'];
  expect(problems(facts())).toEqual([]);
  expect(problems(facts(COLUMNS.replace("'name'", "'title'")))).toEqual(stale);
  expect(problems(facts(COLUMNS, { navigation: [{ label: 'Other things' }] }))).toEqual(stale);
  expect(problems(facts(`${COLUMNS}\nconst title = <h1>New things</h1>;`))).toEqual(stale);
});

test('other changes of the code, and of sentences, leave a picture current', () => {
  expect(problems(facts(`${COLUMNS}\nconst body = <p>There are no things here.</p>;`))).toEqual([]);
  expect(
    problems(facts(`import { x } from './x.ts';\n${COLUMNS.replace('sizeOf', '(thing) => thing.size')}`)),
  ).toEqual([]);
});

test('a picture has a file, and a document shows it with an alternative text', () => {
  expect(problems(facts(), [])).toHaveLength(1);
  expect(problems(facts(), ['things.png'], '![](docs/pictures/things.png)')).toEqual([
    'no document shows things.png with an alternative text',
  ]);
  expect(problems(facts(), ['things.png', 'old.png'])).toEqual([
    'tools/pictures/pictures.ts does not name old.png',
  ]);
});
