import type { RsbuildPlugin } from '@rsbuild/core';
import { CUTS, UNREFERENCED } from './cuts.ts';

/** Files of the library's production build; the group is the path that `CUTS` has. */
const FILE = /[\\/]react-router[\\/]dist[\\/]production[\\/]lib[\\/](.+\.js)$/;

/**
 * A file of the router without what the console never uses.
 * @param file path below `lib/` of the library's build
 * @throws Error when a release of the library writes a part in another way: the build fails, and the part has to be read again.
 */
export function leanRouter(file: string, source: string): string {
  let code = source;
  for (const { find, put } of CUTS.get(file) ?? []) {
    // A text is put in as it is; in the replacement of a pattern `$1` is its first group
    const next = typeof find === 'string' ? code.replaceAll(find, () => put) : code.replace(find, put);
    if (next === code)
      throw new Error(`react-router's ${file} has no ${String(find)}: build/lean-router/cuts.ts`);
    code = next;
  }
  for (const { find, put } of UNREFERENCED) code = code.replace(find, put);
  return code;
}

/** Applies it in production builds. */
export function pluginLeanRouter(): RsbuildPlugin {
  return {
    name: 'console:lean-router',
    setup(api) {
      api.transform({ test: FILE }, ({ code, resourcePath }) =>
        leanRouter((FILE.exec(resourcePath)?.[1] ?? '').replaceAll('\\', '/'), code),
      );
    },
  };
}
