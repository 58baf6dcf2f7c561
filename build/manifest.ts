import { statSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** Path of the manifest of a remote of this repository. */
export const manifestFile = (name: string): string =>
  fileURLToPath(new URL(`../remotes/${name}/src/manifest.ts`, import.meta.url));

/** The manifest that a remote of this repository adds to the registry, read from its source. */
export const readManifest = (name: string): Promise<object> => manifestIn(manifestFile(name));

/** The manifest in a file, as the file is now: a module is loaded once for each URL, so its URL has the time of the last change. */
export async function manifestIn(file: string): Promise<object> {
  const url = pathToFileURL(file);
  url.searchParams.set('changed', String(statSync(file).mtimeMs));
  const module: unknown = await import(url.href);
  const found =
    typeof module === 'object' && module !== null && 'manifest' in module ? module.manifest : undefined;
  if (typeof found === 'object' && found !== null) return found;
  throw new Error(`${file} exports no manifest`);
}
