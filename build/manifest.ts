import { pathToFileURL } from 'node:url';

/** The manifest a remote puts into the registry, read from its source. */
export async function readManifest(name: string): Promise<object> {
  const file = new URL(`../remotes/${name}/src/manifest.ts`, import.meta.url).pathname;
  const module: unknown = await import(pathToFileURL(file).href);
  const found =
    typeof module === 'object' && module !== null && 'manifest' in module ? module.manifest : undefined;
  if (typeof found === 'object' && found !== null) return found;
  throw new Error(`${file} exports no manifest`);
}
