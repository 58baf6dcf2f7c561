import * as React from 'react';
import * as ReactDOM from 'react-dom';
import { CONTRACT_VERSION, type AreaManifest, type AreaModule, type SharedCopies } from '@console/shared/contract';
import { QueryIdentity } from '@console/shared/query';
import { RouterIdentity } from '@console/shared/router';
import { RuntimeIdentity } from '@console/shared/runtime';
import { StateIdentity } from '@console/shared/state';
import type { RouteEntry } from './table.ts';

/**
 * The shared libraries as this bundle sees them. The shell holds them against its own at run time: two copies of any
 * of them would mean two caches, two routers or broken hooks (references/composition.md, must 7).
 */
export function sharedCopies(): SharedCopies {
  return {
    react: React.createElement,
    'react-dom': ReactDOM.createPortal,
    router: RouterIdentity,
    query: QueryIdentity,
    state: StateIdentity,
    runtime: RuntimeIdentity,
  };
}

/** Makes the module that a remote exposes out of its manifest and its route table. */
export function defineArea(manifest: AreaManifest, table: readonly RouteEntry[], extra: Pick<AreaModule, 'Commands'> = {}): AreaModule {
  return {
    name: manifest.name,
    contract: CONTRACT_VERSION,
    routes: table.map((entry) => entry.build(manifest.name)),
    copies: sharedCopies(),
    ...extra,
  };
}
