import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { extensionOf, isBinary, joined, textOf } from './content.ts';
import { levelOf, linesOf } from './lines.ts';
import { fileCount, filtered, type Node, rowsIn, tree } from './tree.ts';
import { stepOf, typeAhead } from './tree-keys.ts';

/** The tree as indented lines, two spaces per level. */
const drawn = (nodes: readonly Node[], depth = 0): string[] =>
  nodes.flatMap(({ name, isDirectory, children }) => [
    `${'  '.repeat(depth)}${name}${isDirectory ? '/' : ''}`,
    ...drawn(children, depth + 1),
  ]);

const everything = () => true;

describe('the files of a bundle', () => {
  test('are a tree, directories first, names with numbers in numeric order', () => {
    expect(drawn(tree('b/10.log\nb/9.log\na.txt\nempty/\nb/\nb/deep/x\n'))).toEqual([
      'b/',
      '  deep/',
      '    x',
      '  9.log',
      '  10.log',
      'empty/',
      'a.txt',
    ]);
  });

  // @sheet operator/13.69
  test.each([
    ['..', '../../etc/passwd', ['../', '  ../', '    etc/', '      passwd']],
    ['nothing', '/a//b', ['/', '  a/', '    /', '      b']],
    ['two things of one name', 'a\na/b', ['a/', '  b', 'a']],
    ['one thing twice', 'a\na\nd/\nd/', ['d/', 'a']],
  ])('keep %s in a name as text', (_, index, lines) => {
    expect(drawn(tree(index))).toEqual(lines);
  });

  // @sheet operator/13.69
  test('are all in the tree, whatever their names', () => {
    const part = fc.string({ unit: fc.constantFrom('a', 'b', '.', '9'), maxLength: 3 });
    const name = fc.array(part, { minLength: 1, maxLength: 4 }).map((parts) => parts.join('/'));
    fc.assert(
      fc.property(fc.array(name, { maxLength: 20 }), (names) => {
        const files = new Set(names.filter((one) => one !== '' && !one.endsWith('/')));
        const rows = rowsIn(tree(names.join('\n')), everything);
        expect(new Set(rows.filter(({ node }) => !node.isDirectory).map(({ node }) => node.path))).toEqual(
          files,
        );
        expect(fileCount(tree(names.join('\n')))).toBe(files.size);
        // Each row is below its directory
        for (const { node, parent } of rows)
          if (parent !== undefined) expect(node.path.startsWith(rows[parent]?.node.path ?? '?')).toBe(true);
      }),
    );
  });

  // @sheet operator/13.69
  test('are found by any part of their names, with their directories', () => {
    const nodes = tree('sleds/a/agent.log\nsleds/b/sled.json\nfleet/agent.txt');
    expect(drawn(filtered(nodes, 'AGENT'))).toEqual([
      'fleet/',
      '  agent.txt',
      'sleds/',
      '  a/',
      '    agent.log',
    ]);
    expect(drawn(filtered(nodes, 'sleds/b'))).toEqual(['sleds/', '  b/', '    sled.json']);
    expect(filtered(nodes, 'nothing')).toEqual([]);
    expect(filtered(nodes, ' ')).toBe(nodes);
  });

  // @sheet operator/13.69
  test('may be ten thousand', () => {
    const names = Array.from({ length: 10_000 }, (_, index) => `d${index % 100}/f${index}`);
    const start = performance.now();
    const rows = rowsIn(tree(names.join('\n')), everything);
    expect(rows).toHaveLength(10_100);
    expect(performance.now() - start).toBeLessThan(2_000);
  });
});

describe('keys in the tree', () => {
  const nodes = tree('a/x\na/y\nb/\nc.txt');
  const open = new Set(['a/']);
  const isOpen = (node: Node) => open.has(node.path);
  const rows = rowsIn(nodes, isOpen);

  // @sheet operator/13.69
  test.each([
    ['ArrowDown', 0, 'go 1'],
    ['ArrowDown', 4, 'go 4'],
    ['ArrowUp', 0, 'go 0'],
    ['End', 0, 'go 4'],
    ['Home', 3, 'go 0'],
    ['ArrowRight', 0, 'go 1'],
    ['ArrowRight', 3, 'open b/'],
    ['ArrowRight', 4, 'go 4'],
    ['ArrowLeft', 0, 'close a/'],
    ['ArrowLeft', 2, 'go 0'],
    ['ArrowLeft', 4, 'go 4'],
    ['Enter', 0, 'close a/'],
    ['Enter', 1, 'choose a/x'],
    [' ', 3, 'open b/'],
    ['Tab', 0, undefined],
  ])('%s at row %s does: %s', (key, at, expected) => {
    const step = stepOf(key, rows, at, ({ node }) => isOpen(node));
    expect(step && (step.kind === 'go' ? `go ${step.to}` : `${step.kind} ${step.row.node.path}`)).toBe(
      expected,
    );
  });

  test('letters select names, and more letters narrow the search', () => {
    const many = rowsIn(tree('bat\nball\ncat'), everything);
    const none = { text: '', at: -10_000 };
    const first = typeAhead(many, 0, none, 'c', 0);
    expect(first.to).toBe(2);
    const b = typeAhead(many, 2, none, 'b', 0);
    expect(b.to).toBe(0);
    expect(typeAhead(many, 0, typeAhead(many, 0, b.typed, 'a', 100).typed, 't', 200).to).toBe(1);
    expect(typeAhead(many, 0, b.typed, 'b', 5_000).typed.text).toBe('b');
    expect(typeAhead(many, 0, none, 'z', 0).to).toBeUndefined();
  });
});

describe('the content of a file', () => {
  test.each([
    ['a/b.JSON', 'json'],
    ['README', ''],
    ['.hidden', ''],
    ['a.b/c', ''],
    ['x.tar.gz', 'gz'],
  ])('%s has the extension %s', (path, extension) => {
    expect(extensionOf(path)).toBe(extension);
  });

  test('is binary with a NUL byte in the first 8 KiB', () => {
    const bytes = new Uint8Array(10_000).fill(65);
    expect(isBinary(bytes)).toBe(false);
    bytes[9_000] = 0;
    expect(isBinary(bytes)).toBe(false);
    bytes[8_000] = 0;
    expect(isBinary(bytes)).toBe(true);
  });

  test('leaves out a character that is cut at the end', () => {
    const whole = new TextEncoder().encode('aé');
    const cut = { bytes: whole.slice(0, 2), size: 3, hasMore: true };
    expect(textOf(cut)).toBe('a');
    expect(textOf({ bytes: joined([cut.bytes, whole.slice(2)]), size: 3, hasMore: false })).toBe('aé');
  });

  const LOG = 'info started\n  at boot\nwarn slow\n  stack\nERROR gone\ndebug x';

  test.each([
    ['', undefined, 6],
    ['slow', undefined, 1],
    ['', 'warn', 3],
    ['', 'error', 1],
    ['STACK', 'warn', 1],
    ['boot', 'error', 0],
  ] as const)('of a log: "%s" of level %s are %s lines', (search, level, count) => {
    expect(linesOf(LOG, search, level)).toHaveLength(count);
  });

  test('recognizes levels in any case', () => {
    expect(['WARNING: x', 'FATAL', 'nothing', '{"level":"error"}'].map(levelOf)).toEqual([
      'warn',
      'error',
      undefined,
      'error',
    ]);
  });
});
