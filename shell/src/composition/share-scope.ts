import { ShareError } from './remote-error.ts';
import { satisfies } from './share-version.ts';

/** What a container is given with `init`: by name and version, how to get a shared module. One version of each. */
export type ShareScope = Readonly<Record<string, Readonly<Record<string, Share>>>>;

/** A shared module; `get` answers with a function that gives it. */
export interface Share {
  get(): (() => unknown) | Promise<() => unknown>;
}

/** What the federation plugin writes into an entry, as far as it is used here. */
interface EntryRuntime {
  /** The entry's share scopes. */
  S: Record<string, ShareScope>;
  /** The entry's modules. */
  m: Record<string, (module: { exports: unknown }) => void>;
}

interface Consumption {
  chunkId: string | number;
  /** What the chunk waits for. */
  promises: Promise<void>[];
  /** Ids of the shared modules that a chunk uses, by chunk. */
  chunkMapping: Readonly<Record<string, readonly string[]>>;
  moduleToHandlerMapping: Readonly<
    Record<string, { shareKey: string; shareInfo: { shareConfig: { requiredVersion: string } } }>
  >;
  /** Shared modules that were asked for, by id. */
  installedModules: Record<string, Promise<void>>;
  webpackRequire: EntryRuntime;
}

/** The module under a name, if its version will do; a remote has no copy of its own to fall back on. */
function shareOf(scope: ShareScope | undefined, name: string, required: string): Share {
  const [version, share] = Object.entries(scope?.[name] ?? {})[0] ?? [];
  if (version === undefined || share === undefined)
    throw new ShareError(`The shell does not share ${name}, required as ${required}`);
  if (!satisfies(version, required))
    throw new ShareError(`The shell shares ${name} ${version}, which does not satisfy ${required}`);
  return share;
}

/** Puts the shared modules of a chunk in the place of the entry's own before the chunk runs. */
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
        // Never remembered: the next use of the chunk asks again.
        delete installedModules[id];
        throw cause;
      })),
    );
}

/**
 * The functions that the entries of remotes call, by the names under which the federation plugin's code and
 * build/mf-from-shell.js look for them. Those that fill a scope or fetch remotes have nothing to do here.
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
