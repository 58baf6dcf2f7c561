import { PROGRAMS, runNode } from './process.ts';

/** Compiler options of tsconfig.json that declarations depend on; everything else is checked by `types`. */
const OPTIONS =
  '--declaration --emitDeclarationOnly --noEmit false --incremental false --module esnext --moduleResolution bundler --target es2023 ' +
  '--lib es2024,dom,dom.iterable --jsx react-jsx --strict --exactOptionalPropertyTypes --skipLibCheck --allowImportingTsExtensions ' +
  '--rewriteRelativeImportExtensions false --types node --ignoreConfig';

/**
 * Writes the declarations of modules, and of all that they import, to a folder.
 * @throws Error with the compiler's messages
 */
export async function writeDeclarations(
  out: string,
  modules: readonly string[],
  ...flags: string[]
): Promise<void> {
  const { code, output } = await runNode(PROGRAMS.tsc, [
    ...OPTIONS.split(' '),
    ...flags,
    '--outDir',
    out,
    ...modules,
  ]);
  if (code !== 0) throw new Error(output);
}
