import { actionsOn } from '../../remotes/project/src/found-actions.ts';
import * as projectPart from '../../remotes/project/src/search/part.ts';
import * as systemPart from '../../remotes/system/src/search/part.ts';

const rowOf = (name: string, prefixes: readonly string[]) => ({
  name,
  entry: `/remotes/${name}/1/entry.js`,
  prefixes,
  frames: [],
  routes: {},
});

/** The console with the two areas that have resources, for tests that replace that of the shell. */
export const currentConsole = () => ({
  rows: [rowOf('project', ['/projects', '/images', '/users', '/certificates']), rowOf('system', ['/system'])],
  running: [
    { name: 'project', searches: 'everybody' },
    { name: 'system', searches: 'fleet' },
  ],
  loader: {
    states: () => new Map(),
    rowOf: () => undefined,
    load: async (name: string) =>
      name === 'project'
        ? { name, routes: [], actionsOn, search: async () => projectPart }
        : { name, routes: [], search: async () => systemPart },
  },
});
