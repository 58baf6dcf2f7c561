import { ShareError } from './remote-error.ts';
import { satisfies } from './share-version.ts';

/** The argument of a container's `init`: shared modules by name and version. There is one version of each. */
export type ShareScope = Readonly<Record<string, Readonly<Record<string, Share>>>>;

/** A shared module; `get` returns a function that returns the module. */
export interface Share {
  get(): (() => unknown) | Promise<() => unknown>;
}

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

/** Returns the shared module with a name if its version satisfies the range; a remote has no copy of its own as a fallback. */
function shareOf(scope: ShareScope | undefined, name: string, required: string): Share {
  const [version, share] = Object.entries(scope?.[name] ?? {})[0] ?? [];
  if (version === undefined || share === undefined)
    throw new ShareError(`The shell does not share ${name}, required as ${required}`);
  if (!satisfies(version, required))
    throw new ShareError(`The shell shares ${name} ${version}, which does not satisfy ${required}`);
  return share;
}

/** Installs the shared modules of a chunk into the entry's module table before the chunk runs. */
function consumes(consumption: Consumption): void {
  const { chunkId, promises, chunkMapping, moduleToHandlerMapping, installedModules, webpackRequire } =
    consumption;
  const install = async (id: string) => {
    const handler = moduleToHandlerMapping[id];
    if (!handler) throw new ShareError(`The entry does not say what module ${id} is`);
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

/**
 * The functions that the entries of remotes call; the federation plugin's code and build/mf-from-shell.js expect these names.
 * The functions that would fill a scope or fetch remotes are empty, because the shell does this itself.
 */
export const ENTRY_FUNCTIONS = {
  createInstance: () => ({}),
  bundlerRuntime: {
    consumes,
    installInitialConsumes: () => undefined,
    initContainerEntry: (options: { webpackRequire: EntryRuntime; shareScope: ShareScope }) => {
      options.webpackRequire.S = { default: options.shareScope };
    },
  },
};
