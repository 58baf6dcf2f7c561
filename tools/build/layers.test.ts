import { expect, test } from 'vitest';
import { temporary, writeFiles } from '../testing/fake-dist.ts';
import { sheetsWithoutOrder } from './layers.ts';

test('a style sheet must list the layers, starting with the first one', () => {
  using folder = temporary();
  writeFiles(folder.path, {
    'assets/whole.css': '@layer reset, tokens, base, ui, shell, remote, util;@layer ui{a{color:red}}',
    'assets/short.css': '@layer reset,tokens,base;@layer ui{a{color:red}}',
    'assets/blocks.css': '@layer reset{a{color:red}}@layer tokens{a{color:red}}',
    'assets/gap.css': '@layer reset,tokens;@layer ui{a{color:red}}',
    'assets/none.css': '@layer ui{a{color:red}}',
    'assets/late.css': '@layer ui{a{color:red}}@layer reset,tokens;',
    'assets/unlayered.css': 'a{color:red}',
    'assets/script.js': 'none',
  });
  expect(sheetsWithoutOrder(folder.path).toSorted()).toEqual([
    'assets/gap.css',
    'assets/late.css',
    'assets/none.css',
    'assets/unlayered.css',
  ]);
});
