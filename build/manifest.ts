import { fileURLToPath, pathToFileURL } from 'node:url';

/** The manifest that a remote of this repository adds to the registry, read from its source. */
export const readManifest = (name: string): Promise<object> =>
  manifestIn(fileURLToPath(new URL(`../remotes/${name}/src/manifest.ts`, import.meta.url)));

export async function manifestIn(file: string): Promise<object> {
  const module: unknown = await import(pathToFileURL(file).href);
  const found =
    typeof module === 'object' && module !== null && 'manifest' in module ? module.manifest : undefined;
  if (typeof found === 'object' && found !== null) return found;
  throw new Error(`${file} exports no manifest`);
}
