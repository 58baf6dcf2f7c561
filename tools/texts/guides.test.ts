import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { blocksOf, type Piece } from '../../remotes/settings/src/guides/parse.ts';
import { TEXTS } from '../../remotes/settings/src/guides/texts.ts';
import { PROJECT_GUIDES, SYSTEM_GUIDES } from '../../remotes/settings/src/guides/titles.ts';
import { ROOT } from '../machine/files.ts';
import { textsOf } from './extract.ts';

const GUIDES = [...PROJECT_GUIDES, ...SYSTEM_GUIDES];
const modules = globSync('{shell/src,remotes,shared}/**/*.{ts,tsx}', { cwd: ROOT })
  .filter((path) => !/\.test\.|\/test-|node_modules|generated/.test(path))
  .map((path) => [path, readFileSync(join(ROOT, path), 'utf8')] as const);
/** Every text of the product, also those of one word, which only their quotes distinguish from other words. */
const product = new Set(
  modules.flatMap(([path, source]) => [
    ...textsOf(path, source).map(({ text }) => text),
    ...[...source.matchAll(/'([^'\n]+)'/g)].map(([, text = '']) => text),
  ]),
);

const piecesOf = (markdown: string): Piece[] =>
  blocksOf(markdown).flatMap((block) =>
    block.kind === 'steps' ? block.steps.flat() : block.kind === 'paragraph' ? block.pieces : [],
  );

test('every guide in docs/guides is in the list of guides', () => {
  expect(globSync('*.md', { cwd: join(ROOT, 'docs/guides') }).toSorted()).toEqual(
    GUIDES.map(({ id }) => `${id}.md`).toSorted(),
  );
});

test('every link of a help to a guide has its title', () => {
  const links = modules.flatMap(([, source]) =>
    [...source.matchAll(/label: '([^']+)',\s*href: '\/guides\/([^']+)'/g)].map(([, label, id]) => ({
      id,
      title: label,
    })),
  );
  expect(links.length).toBeGreaterThan(0);
  for (const link of links) expect(GUIDES).toContainEqual(link);
  // Every guide is linked from a screen
  expect(new Set(links.map(({ id }) => id))).toEqual(new Set(GUIDES.map(({ id }) => id)));
});

describe.each(GUIDES)('the guide $id', ({ id, title }) => {
  const { text, picture } = TEXTS[id] ?? { text: '', picture: '' };

  test('has its title, steps and the picture that the console shows', () => {
    expect(text.split('\n')[0]).toBe(`# ${title}`);
    expect(blocksOf(text).map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['paragraph', 'steps', 'picture']),
    );
    expect(/\]\(\.\.\/pictures\/([\w-]+\.png)\)/.exec(text)?.[1]).toBe(picture.replace(/^.*\//, ''));
  });

  test('has nothing that the console would show as Markdown', () => {
    const words = piecesOf(text).map((piece) => piece.text);
    expect(words.filter((word) => /[*`[\]]|\.md/.test(word))).toEqual([]);
  });

  test('names what the product has on its screens', () => {
    const labels = piecesOf(text).flatMap((piece) => (piece.kind === 'label' ? [piece.text] : []));
    expect(labels.filter((label) => !product.has(label) && !product.has(`${label} {…}`))).toEqual([]);
    expect(labels.length).toBeGreaterThan(2);
  });
});
