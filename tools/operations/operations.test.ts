import { describe, expect, it } from 'vitest';
import { operationSymbol, reachable, symbolsOf } from './symbols.ts';
import { gapsIn, NOT_FOR_A_BROWSER, operationUses, tableText } from './table.ts';

const FILES = new Map([
  [
    'remotes/a/src/queries.ts',
    `import { diskList, diskView } from '@console/shared/api';
     import { query } from '@console/shared/query';
     export const disks = () => query(diskList);
     export const disk = (name) => query(diskView, name);`,
  ],
  [
    'remotes/a/src/list.tsx',
    `import { disks } from './queries.ts';
     import { Delete } from './lazy.ts';
     export function Component() { return <Delete all={disks()} />; }`,
  ],
  [
    'remotes/a/src/lazy.ts',
    `export const Delete = lazy(async () => (await import(/* webpackChunkName: "x" */ './delete.tsx')).Delete);`,
  ],
  [
    'remotes/a/src/delete.tsx',
    `import { diskDelete } from '@console/shared/api';
     export const Delete = () => diskDelete;`,
  ],
  [
    'remotes/a/src/routes.ts',
    `import { disk, everything } from './barrel.ts';
     export const routes = [
       screen('/disks', {
         component: () => import('./list.tsx'),
         overlays: [screen('/disks/:disk', { load: ({ name }) => [disk(name)], component: () => import('./panel.tsx') })],
       }),
       screen('/all', { load: () => [everything()] }),
     ];`,
  ],
  ['remotes/a/src/barrel.ts', `export * from './queries.ts'; export { all as everything } from './all.ts';`],
  [
    'remotes/a/src/all.ts',
    `import { instanceList } from '@console/shared/api'; export const all = () => instanceList;`,
  ],
  ['remotes/a/src/panel.tsx', `export function Component() { return null; }`],
]);

describe('symbols', () => {
  const { edges, screens } = symbolsOf(FILES);
  const used = (path: string) => {
    const roots = screens.find((one) => one.path === path)?.roots ?? [];
    return [...reachable(roots, edges)]
      .filter((symbol) => symbol.startsWith(operationSymbol('')))
      .map((symbol) => symbol.slice(operationSymbol('').length))
      .toSorted((a, b) => a.localeCompare(b));
  };

  it('of a screen are those that its component and its loader use, without other parts of shared modules', () => {
    expect(used('/disks')).toEqual(['diskDelete', 'diskList']);
  });

  it('of a screen in another one are its own', () => {
    expect(used('/disks/:disk')).toEqual(['diskView']);
  });

  it('are followed through modules that only re-export them', () => {
    expect(used('/all')).toEqual(['instanceList']);
  });
});

describe('the operations of the contract', () => {
  const uses = operationUses();

  it('are all used by a screen, except those that are not for a browser', () => {
    expect(gapsIn(uses)).toEqual([]);
  });

  it('that are not for a browser are used by no screen', () => {
    const found = uses.filter(({ id }) => NOT_FOR_A_BROWSER.has(id));
    expect(found.map(({ screens }) => screens)).toEqual([[], [], []]);
  });

  it('have a line each, with a module and a test', () => {
    const lines = tableText(uses)
      .split('\n')
      .filter((line) => line.startsWith('| `'));
    expect(lines).toHaveLength(257);
    const untested = uses.filter(({ screens, tests }) => screens.length > 0 && tests.length === 0);
    expect(untested.map(({ id }) => id)).toEqual([]);
  });
});
