import { fileURLToPath, pathToFileURL } from 'node:url';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** Paths of the sidebar links of an area; undefined for an area of public pages, which has no sidebar. */
export function targetsOf(manifest: object): ReadonlySet<string> | undefined {
  if (!isRecord(manifest) || manifest['mount'] === 'public') return undefined;
  const entries = listOf(manifest['frames']).flatMap((frame) =>
    isRecord(frame) ? listOf(frame['navigation']) : [],
  );
  return new Set(entries.map((entry) => (isRecord(entry) ? String(entry['to']) : '')));
}

/** The manifest that a remote of this repository adds to the registry, read from its source. */
export const readManifest = (name: string): Promise<object> =>
  manifestIn(fileURLToPath(new URL(`../remotes/${name}/src/manifest.ts`, import.meta.url)));

/** The manifest that a file exports. */
export async function manifestIn(file: string): Promise<object> {
  const module: unknown = await import(pathToFileURL(file).href);
  const found =
    typeof module === 'object' && module !== null && 'manifest' in module ? module.manifest : undefined;
  if (typeof found === 'object' && found !== null) return found;
  throw new Error(`${file} exports no manifest`);
}
