import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { circles, importProblems, importsOf, specifiersOf } from './imports.ts';

const problemsOf = (files: Record<string, string>) =>
  importProblems(importsOf(new Map(Object.entries(files))), ['shell/src', 'shared']);

test('every kind of import counts', () => {
  const text = `
    import a from './a.ts';
    import type { B } from './b.ts';
    import './c.ts';
    export { d } from './d.ts';
    export * from './e.ts';
    const f = import('./f.ts');
    const g = import(/* webpackChunkName: "g" */ './g.ts');
    const h = import(name);
    // import './comment.ts'
  `;
  expect(specifiersOf('x.ts', text)).toEqual(
    ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((name) => `./${name}.ts`),
  );
});

describe('circles of files', () => {
  test('two files, by types alone', () => {
    expect(
      problemsOf({
        'remotes/x/src/a.ts': `import type { B } from './b.ts';`,
        'remotes/x/src/b.ts': `import { a } from './a.ts';`,
      }),
    ).toEqual(['circle of files: remotes/x/src/a.ts, remotes/x/src/b.ts']);
  });

  test('through an entry of shared', () => {
    expect(
      problemsOf({
        'shared/ui/index.ts': `export * from './a.ts';`,
        'shared/ui/a.ts': `import { x } from '@console/shared/ui';`,
      }),
    ).toEqual(['circle of files: shared/ui/a.ts, shared/ui/index.ts']);
  });

  test('a test may import in any direction', () => {
    expect(
      problemsOf({
        'shared/ui/a.ts': `import './test-a.ts';`,
        'shared/ui/test-a.ts': `import './a.ts';`,
      }),
    ).toEqual([]);
  });
});

describe('circles of folders', () => {
  test('no file imports itself, but the folders import each other', () => {
    expect(
      problemsOf({
        'shell/src/frame/layout.tsx': `import '../palette/host.tsx';`,
        'shell/src/palette/host.tsx': '',
        'shell/src/palette/items.ts': `import '../frame/place.ts';`,
        'shell/src/frame/place.ts': '',
        'shell/src/main.tsx': `import './frame/layout.tsx';`,
      }),
    ).toEqual([
      'circle of folders: shell/src/frame, shell/src/palette\n' +
        '  shell/src/frame/layout.tsx imports shell/src/palette/host.tsx\n' +
        '  shell/src/palette/items.ts imports shell/src/frame/place.ts',
    ]);
  });

  test('imports in one direction are not a cycle', () => {
    expect(
      problemsOf({
        'shared/table/a.ts': `import '@console/shared/ui';`,
        'shared/ui/index.ts': `export {} from './b.ts';`,
        'shared/ui/b.ts': '',
      }),
    ).toEqual([]);
  });
});

test('a cycle is found exactly where a path returns to its start', () => {
  const nodes = ['a', 'b', 'c', 'd', 'e', 'f'];
  const edge = fc.tuple(fc.constantFrom(...nodes), fc.constantFrom(...nodes));
  fc.assert(
    fc.property(fc.array(edge, { maxLength: 12 }), (pairs) => {
      const edges = new Map<string, Set<string>>();
      for (const [from, to] of pairs)
        if (from !== to) edges.set(from, (edges.get(from) ?? new Set()).add(to));
      const reached = (from: string, seen = new Set<string>()): Set<string> => {
        for (const next of edges.get(from) ?? []) if (!seen.has(next)) reached(next, seen.add(next));
        return seen;
      };
      const expected = nodes.filter((node) => reached(node).has(node));
      expect(circles(edges).flat().toSorted()).toEqual(expected);
    }),
  );
});
