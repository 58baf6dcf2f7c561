import { describe, expect, it } from 'vitest';
import { chunksOfScreens } from './route-chunks.ts';

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
