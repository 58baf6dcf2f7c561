import type { Share, ShareScope } from '../shared/contract/container.ts';
import { SHARE_ERROR } from '../shared/contract/container.ts';
import { satisfies } from '../shared/contract/share-version.ts';

/*
 * Stands in every entry for `@module-federation/webpack-bundler-runtime` (build/federation.ts, docs/decisions/002). An entry brings
 * these functions itself, so entries of different releases of the plugin run on one shell.
 */

/** The members of the runtime that the federation plugin writes into an entry and that are used here. */
interface EntryRuntime {
  /** The entry's share scopes. */
  S: Record<string, ShareScope>;
  /** The entry's modules. */
  m: Record<string, (module: { exports: unknown }) => void>;
}

interface Consumption {
  chunkId: string | number;
  /** Promises that must settle before the chunk runs. */
  promises: Promise<void>[];
  /** Ids of the shared modules that each chunk uses, by chunk id. */
  chunkMapping: Readonly<Record<string, readonly string[]>>;
  moduleToHandlerMapping: Readonly<
    Record<string, { shareKey: string; shareInfo: { shareConfig: { requiredVersion: string } } }>
  >;
  /** Shared modules that were requested, by id. */
  installedModules: Record<string, Promise<void>>;
  webpackRequire: EntryRuntime;
}

/** The error by which the shell knows that a shared module is missing (shell/src/composition/remote-error.ts). */
const shareError = (message: string) => Object.assign(new Error(message), { name: SHARE_ERROR });

/** Returns the shared module with a name if its version satisfies the range; a remote has no copy of its own as a fallback. */
function shareOf(scope: ShareScope | undefined, name: string, required: string): Share {
  const [version, share] = Object.entries(scope?.[name] ?? {})[0] ?? [];
  if (version === undefined || share === undefined)
    throw shareError(`The shell does not share ${name}, required as ${required}`);
  if (!satisfies(version, required))
    throw shareError(`The shell shares ${name} ${version}, which does not satisfy ${required}`);
  return share;
}

/** Installs the shared modules of a chunk into the entry's module table before the chunk runs. */
function consumes(consumption: Consumption): void {
  const { chunkId, promises, chunkMapping, moduleToHandlerMapping, installedModules, webpackRequire } =
    consumption;
  const install = async (id: string) => {
    const handler = moduleToHandlerMapping[id];
    if (!handler) throw shareError(`The entry does not say what module ${id} is`);
    const { shareKey, shareInfo } = handler;
    const share = shareOf(webpackRequire.S['default'], shareKey, shareInfo.shareConfig.requiredVersion);
    const exports = (await share.get())();
    webpackRequire.m[id] = (module) => {
      module.exports = exports;
    };
  };
  for (const id of chunkMapping[chunkId] ?? [])
    promises.push(
      (installedModules[id] ??= install(id).catch((cause: unknown) => {
        // A failure is not cached: the next use of the chunk retries.
        delete installedModules[id];
        throw cause;
      })),
    );
}

/** The object that the plugin's code extends and stores as the entry's `federation`; it looks its functions up by these names. */
export default {
  bundlerRuntime: {
    consumes,
    // The plugin would create an instance of its run time here; the container protocol needs none
    init: () => ({}),
    installInitialConsumes: () => undefined,
    initContainerEntry: (options: { webpackRequire: EntryRuntime; shareScope: ShareScope }) => {
      options.webpackRequire.S = { default: options.shareScope };
    },
    S: {},
  },
  runtime: { createInstance: () => ({}) },
  instance: undefined,
  initOptions: undefined,
  bundlerRuntimeOptions: {},
};
