import { readFileSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { RsbuildPlugin } from '@rsbuild/core';
import { FILE_LIST } from '../../build/files.ts';

/** The size limits for files of an area, in sent bytes (brotli). */
export interface Budgets {
  /** The entry: every page of the area loads it. */
  entry: number;
  /** The routes of the area: every page loads them too. */
  routes: number;
  /** A page, or another part that is fetched when it is needed. */
  page: number;
}

/** The budgets of the areas of the console itself (tools/build/budgets.ts of its repository). */
export const BUDGETS: Budgets = { entry: 7_000, routes: 7_000, page: 15_000 };

/**
 * Libraries of which the shell has the only copy: a second copy breaks the page, or loads code that the shell has
 * already loaded.
 */
const SHELL_ONLY =
  /[\\/]node_modules[\\/](react|react-dom|react-router|jotai|react-hook-form|react-aria-components|@tanstack[\\/]react-(?:query|table)|@tanstack[\\/](?:query|table)-core)[\\/]/;

const budgetOf = (file: string, budgets: Budgets): [what: string, bytes: number] => {
  if (file.startsWith('remoteEntry.')) return ['the entry', budgets.entry];
  if (file.includes('__federation_expose_')) return ['the routes', budgets.routes];
  return ['a page', budgets.page];
};

/** Sizes of the scripts of a build as sent, by file, in bytes. */
export function sizesOf(folder: string): Map<string, number> {
  const scripts = readdirSync(folder).filter((file) => file.endsWith('.js'));
  return new Map(
    scripts.map((file) => [file, brotliCompressSync(readFileSync(join(folder, file))).byteLength]),
  );
}

/** Messages about files over their limit; empty when all are within it. */
export function budgetProblems(sizes: ReadonlyMap<string, number>, budgets: Budgets): string[] {
  return [...sizes].flatMap(([file, size]) => {
    const [what, bytes] = budgetOf(file, budgets);
    return size > bytes ? [`${file}: ${what} has ${size} bytes (brotli) of ${bytes}`] : [];
  });
}

/** Modules of a build that only the shell may contain, by the names of the bundler's statistics. */
export const foreignModules = (modules: readonly string[]): string[] => [
  ...new Set(modules.flatMap((name) => SHELL_ONLY.exec(name)?.[1] ?? [])),
];

/**
 * Fails a build that contains a library of the shell or a file over its limit, and leaves no output that can be
 * published. Runs after the row is written.
 */
export function pluginLimits(name: string, budgets: Budgets): RsbuildPlugin {
  return {
    name: `console:limits-${name}`,
    setup(api) {
      api.onAfterEnvironmentCompile(({ environment, stats }) => {
        if (environment.name !== name || !stats || stats.hasErrors()) return;
        const { modules = [] } = stats.toJson({ all: false, modules: true, nestedModules: true });
        const names = modules
          .flatMap((one) => [one, ...(one.modules ?? [])])
          .map((one) => one.identifier ?? '');
        const foreign = foreignModules(names).map(
          (library) =>
            `The build contains ${library}, of which the shell has the one copy. Import it from @console/shared.`,
        );
        const problems = [...foreign, ...budgetProblems(sizesOf(environment.distPath), budgets)];
        if (problems.length === 0) return;
        // Without its list no site accepts the folder
        rmSync(join(environment.distPath, FILE_LIST), { force: true });
        throw new Error(problems.join('\n'));
      });
    },
  };
}
