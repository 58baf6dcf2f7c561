import { describe, expect, it } from 'vitest';
import { chunksOfScreens, isLanding, landingChunks } from './route-chunks.ts';

describe('chunksOfScreens', () => {
  const part = (request: string) => ({ table: '/src/routes.ts', request });
  const group = (name: string | undefined, request: string, table = '/src/routes.ts') => ({
    name,
    origins: [{ request, module: { nameForCondition: () => table } }],
  });
  const screens = [{ path: '/a/one', part: part('./one.tsx'), around: [part('./a.tsx')] }];

  it('pairs each screen with the chunks that its table imports', () => {
    const groups = [
      group('other', './one.tsx', '/src/b/routes.ts'),
      group('one', './one.tsx'),
      group('a', './a.tsx'),
    ];
    expect(chunksOfScreens(screens, groups)).toEqual([{ path: '/a/one', chunk: 'one', around: ['a'] }]);
  });

  // It would lose its preload without anybody noticing
  it('refuses a screen whose chunk has no name', () => {
    expect(() => chunksOfScreens(screens, [group(undefined, './one.tsx')])).toThrow('./one.tsx');
  });
});

describe('landingChunks', () => {
  const table: Parameters<typeof landingChunks>[0] = [
    { path: '/a', chunk: 'a', around: [] },
    { path: '/a-new', chunk: 'a-new', around: ['a'] },
    { path: '/projects/:project/instances/:instance', chunk: 'instance', around: [] },
    { path: '/projects/:project/instances/:instance/storage', chunk: 'storage', around: ['instance'] },
    {
      path: '/projects/:project/instances/:instance/metrics/cpu',
      chunk: 'cpu',
      around: ['instance', 'metrics'],
    },
    { path: '/projects/:project/instances', chunk: 'list', around: [] },
    { path: '/b', chunk: 'b', around: [] },
  ];

  it('keeps what the sidebar leads to, and an instance', () => {
    expect([...landingChunks(table, new Set(['/a']))]).toEqual(['a', 'instance', 'storage']);
  });

  it('tells the pages that people open by their URL', () => {
    const targets = new Set(['/a']);
    expect(table.map(({ path }) => path).filter((path) => isLanding(path, targets))).toEqual([
      '/a',
      '/projects/:project/instances/:instance',
      '/projects/:project/instances/:instance/storage',
    ]);
    expect(isLanding('/a-new', undefined)).toBe(true);
  });

  it('keeps everything of public pages', () => {
    expect(landingChunks(table, undefined).size).toBe(8);
  });
});
