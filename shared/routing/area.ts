import * as React from 'react';
import * as ReactDOM from 'react-dom';
import {
  CONTRACT_VERSION,
  type AreaManifest,
  type AreaModule,
  type SharedCopies,
} from '@console/shared/contract';
import { RouterIdentity } from '@console/shared/router';
import { RuntimeIdentity } from '@console/shared/runtime';
import { StateIdentity } from '@console/shared/state';
import type { RouteEntry } from './table.ts';

/**
 * The shared libraries in this bundle. The shell compares them with its own at run time: two copies of any of them would mean two
 * caches, two routers or broken hooks (docs/references/composition.md must 7).
 */
export function sharedCopies(query?: symbol): SharedCopies {
  return {
    react: React.createElement,
    'react-dom': ReactDOM.createPortal,
    router: RouterIdentity,
    ...(query ? { query } : {}),
    state: StateIdentity,
    runtime: RuntimeIdentity,
  };
}

/** The options of an area besides its manifest and route table. */
interface AreaExtra extends Pick<
  AreaModule,
  'Commands' | 'actionsOn' | 'extensions' | 'find' | 'findings' | 'mock' | 'search'
> {
  /** `QueryIdentity`, for areas whose pages load data. */
  query?: symbol;
}

/** Creates the module that a remote exposes from its manifest and its route table. */
export function defineArea(
  { name }: Pick<AreaManifest, 'name'>,
  table: readonly Pick<RouteEntry, 'build'>[],
  { query, ...extra }: AreaExtra = {},
): AreaModule {
  return {
    name,
    contract: CONTRACT_VERSION,
    routes: table.flatMap((entry) => entry.build(name)),
    copies: sharedCopies(query),
    ...extra,
  };
}
