import { existsSync, readFileSync } from 'node:fs';
import { dirname, isAbsolute, join, relative, resolve } from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import { forbidden } from '../../tools/lint/boundaries.ts';
import { placeOf } from './place.ts';

/** Imports that the compiler and the build add to a source. */
const isAdded = (specifier: string) => specifier.startsWith('@swc/helpers/') || isAbsolute(specifier);

/** Whether an import leads to a file of the SDK: the gallery is in its repository, where it has no package of that name. */
const isOfSdk = (issuer: string, specifier: string) =>
  specifier.startsWith('.') && dirname(resolve(dirname(issuer), specifier)) === import.meta.dirname;

/**
 * The names in `libraries: […]` of `rsbuild.config.ts`. They are read and not executed: the linter has no time to load a build.
 */
export const librariesIn = (config: string): string[] =>
  [...(/\blibraries:\s*\[([^\]]*)\]/.exec(config)?.[1] ?? '').matchAll(/(['"])([^'"\s]+)\1/g)].map(
    ([, , name = '']) => name,
  );

/** The packages that the area of a folder bundles. */
export function librariesOf(folder: string): string[] {
  const path = join(folder, 'rsbuild.config.ts');
  return existsSync(path) ? librariesIn(readFileSync(path, 'utf8')) : [];
}

/**
 * Refuses a list of libraries that the linter would read differently, or that has one of the shell.
 * @throws Error with what to change
 */
export function requireLibraries(libraries: readonly string[], folder: string): void {
  const read = librariesOf(folder);
  if (read.join() !== libraries.join())
    throw new Error(
      "rsbuild.config.ts: write libraries as a list of names in quotes, as in libraries: ['d3-scale']. The linter reads it there.",
    );
  for (const specifier of libraries) {
    const problem = forbidden({ from: placeOf('src/area.ts'), specifier, typeOnly: false, libraries });
    if (problem !== undefined) throw new Error(`rsbuild.config.ts: ${problem}`);
  }
}

/** Why a module of an area may not import another one, with its path; undefined when it may. */
export function importProblem(
  issuer: string,
  specifier: string,
  libraries: readonly string[],
  folder: string,
): string | undefined {
  const path = relative(folder, issuer).replaceAll('\\', '/');
  if (!path.startsWith('src/') || !/\.tsx?$/.test(path) || isAdded(specifier) || isOfSdk(issuer, specifier))
    return undefined;
  const problem = forbidden({ from: placeOf(path), specifier, typeOnly: false, libraries });
  return problem && `${path}: ${problem}`;
}

/** The rule of the linter for imports, in the build: it has no suppressions, and no build contains a refused import. */
export const pluginImports = (libraries: readonly string[], folder: string): RsbuildPlugin => ({
  name: 'console:imports',
  setup(api) {
    api.resolve(({ resolveData: { request, contextInfo } }) => {
      const problem = importProblem(contextInfo.issuer, request, libraries, folder);
      if (problem !== undefined) throw Object.assign(new Error(problem), { stack: problem });
    });
  },
});
