import { createInstance } from '@module-federation/runtime';
import { attachShareScopeMap } from 'mf-bundler-runtime/attachShareScopeMap.js';
import { consumes } from 'mf-bundler-runtime/consumes.js';
import { initContainerEntry } from 'mf-bundler-runtime/initContainerEntry.js';
import { initializeSharing } from 'mf-bundler-runtime/initializeSharing.js';
import { installInitialConsumes } from 'mf-bundler-runtime/installInitialConsumes.js';
import * as React from 'react';
import * as ReactDOM from 'react-dom';
import * as JsxRuntime from 'react/jsx-runtime';
import * as Router from '@console/shared/router';
import * as Runtime from '@console/shared/runtime';
import * as State from '@console/shared/state';

/** A remote's container: what its entry file leaves behind. */
export interface Container {
  init(scope: object, initScope: unknown[], options: object): unknown;
  get(module: string): Promise<() => unknown>;
}

// The containers' runtime functions (build/mf-from-shell.js): one copy, in the shell.
Object.assign(globalThis, {
  __CONSOLE_MF__: {
    createInstance,
    attachShareScopeMap,
    bundlerRuntime: { consumes, I: initializeSharing, installInitialConsumes, initContainerEntry },
  },
});

const config = (requiredVersion: string, eager: boolean) => ({
  singleton: true,
  strictVersion: true,
  requiredVersion,
  eager,
});
const eager = (version: string, module: object) => ({
  version,
  lib: () => module,
  shareConfig: config(version, true),
});
const lazy = (get: () => Promise<object>) => ({
  version: SHARED_VERSION,
  get: async () => {
    const module = await get();
    return () => module;
  },
  shareConfig: config(SHARED_VERSION, false),
});

/** The host of the federation and the only provider of what is shared. */
export const federation = createInstance({
  name: 'shell',
  remotes: [],
  shareStrategy: 'loaded-first',
  shared: {
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
  },
});

const initialised = new WeakSet<Container>();

/** Connects a container to the shared modules, once, and takes a module out of it. */
export async function moduleOf(container: Container, name: string): Promise<unknown> {
  if (!initialised.has(container)) {
    const scopes = federation.shareScopeMap;
    const scope = (scopes['default'] ??= {});
    const options = { version: '', shareScopeKeys: 'default' };
    // Not enumerable, as the runtime does it: the container copies the options into its own.
    Object.defineProperty(options, 'shareScopeMap', { value: scopes, enumerable: false });
    await container.init(scope, [], options);
    initialised.add(container);
  }
  return (await container.get(name))();
}
