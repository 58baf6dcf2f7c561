import type { Share, ShareScope } from '../shared/contract/container.ts';
import { SHARE_ERROR } from '../shared/contract/container.ts';
import { satisfies } from '../shared/contract/share-version.ts';

/*
 * Replaces the start of the federation plugin's runtime in every entry (build/federation.ts, docs/decisions/002). An
 * entry brings these functions itself, so entries of different releases of the plugin run on one shell. The plugin's
 * own start prepares remotes, plugins and fallbacks that no entry has, and would add 2 KB to each entry.
 */

/** The members of the bundler's function that the federation plugin writes into an entry and that are used here. */
interface EntryRuntime {
  /** The entry's share scopes. */
  S: Record<string, ShareScope>;
  /** The entry's modules. */
  m: Record<string, (module: { exports: unknown }) => void>;
  /** Steps before a chunk runs, by kind. */
  f: { consumes?: (chunkId: string | number, promises: Promise<void>[]) => void };
  /** Shared modules that chunks use, with their descriptions; absent in an entry without any. */
  consumesLoadingData?: {
    readonly chunkMapping: Readonly<Record<string, readonly string[]>>;
    readonly moduleIdToConsumeDataMapping: Readonly<
      Record<string, { readonly shareKey: string; readonly requiredVersion: string }>
    >;
  };
  /** Exposed modules by name; absent in the chunks of the plugin that expose none. */
  initializeExposesData?: { readonly moduleMap: Readonly<Record<string, () => Promise<() => unknown>>> };
  /** The two functions of a container (shared/contract/container.ts). */
  initContainer: (scope: ShareScope) => void;
  getContainer: (name: string) => Promise<() => unknown>;
}

declare const __webpack_require__: EntryRuntime;

/** The error by which the shell recognizes that a shared module is missing (shell/src/composition/remote-error.ts). */
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

const runtime = __webpack_require__;

/** Shared modules that were requested, by id. */
const installed: Record<string, Promise<void>> = {};

/** Puts a shared module into the entry's module table. */
async function install(id: string): Promise<void> {
  const data = runtime.consumesLoadingData?.moduleIdToConsumeDataMapping[id];
  if (!data) throw shareError(`The entry does not say what module ${id} is`);
  const share = shareOf(runtime.S['default'], data.shareKey, data.requiredVersion);
  const exports = (await share.get())();
  runtime.m[id] = (module) => {
    module.exports = exports;
  };
}

runtime.f.consumes = (chunkId, promises) => {
  for (const id of runtime.consumesLoadingData?.chunkMapping[chunkId] ?? [])
    promises.push(
      (installed[id] ??= install(id).catch((cause: unknown) => {
        // A failure is not cached: the next use of the chunk retries.
        delete installed[id];
        throw cause;
      })),
    );
};
runtime.initContainer = (scope) => {
  runtime.S = { default: scope };
};
runtime.getContainer = async (name) => {
  const factory = runtime.initializeExposesData?.moduleMap[name];
  if (!factory) throw new Error(`The entry does not expose ${name}`);
  return factory();
};
