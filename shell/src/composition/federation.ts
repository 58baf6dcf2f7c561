import * as React from 'react';
import * as ReactDOM from 'react-dom';
import * as JsxRuntime from 'react/jsx-runtime';
import * as Router from '@console/shared/router';
import * as Runtime from '@console/shared/runtime';
import * as State from '@console/shared/state';
import type { Container, ShareScope } from '@console/shared/contract';

const eager = (version: string, module: object) => ({ [version]: { get: () => () => module } });
const lazy = (load: () => Promise<object>) => ({
  [SHARED_VERSION]: {
    get: async () => {
      const module = await load();
      return () => module;
    },
  },
});

/** The share scope. The shell is the only provider, so there is one copy of each module. */
const scope: ShareScope = {
  react: eager(React.version, React),
  'react/jsx-runtime': eager(React.version, JsxRuntime),
  'react-dom': eager(React.version, ReactDOM),
  '@console/shared/router': eager(SHARED_VERSION, Router),
  '@console/shared/state': eager(SHARED_VERSION, State),
  '@console/shared/runtime': eager(SHARED_VERSION, Runtime),
  '@console/shared/query': lazy(() => import(/* webpackChunkName: "query" */ '@console/shared/query')),
  '@console/shared/ui': lazy(() => import(/* webpackChunkName: "ui" */ '@console/shared/ui')),
  '@console/shared/ui/detail': lazy(
    () => import(/* webpackChunkName: "ui-detail" */ '@console/shared/ui/detail'),
  ),
  '@console/shared/forms': lazy(() => import(/* webpackChunkName: "forms" */ '@console/shared/forms')),
  '@console/shared/table': lazy(() => import(/* webpackChunkName: "table" */ '@console/shared/table')),
  '@console/shared/charts': lazy(() => import(/* webpackChunkName: "charts" */ '@console/shared/charts')),
  '@console/shared/terminal': lazy(
    () => import(/* webpackChunkName: "terminal" */ '@console/shared/terminal'),
  ),
  '@console/shared/date-range': lazy(
    () => import(/* webpackChunkName: "date-range" */ '@console/shared/date-range'),
  ),
};

/** Initializes a container with the share scope and returns one of its modules. */
export async function moduleOf(container: Container, name: string): Promise<unknown> {
  await container.init(scope);
  return (await container.get(name))();
}
