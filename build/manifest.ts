import { isRecord } from '../shared/record/index.ts';
import { fileURLToPath, pathToFileURL } from 'node:url';

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

type Entry = Readonly<Record<string, unknown>>;

/** Sidebar links of each frame of an area; undefined for an area of public pages, which has no sidebar. */
function sidebarsOf(manifest: object): Entry[][] | undefined {
  if (!isRecord(manifest) || manifest['mount'] === 'public') return undefined;
  return listOf(manifest['frames']).map((frame) =>
    isRecord(frame) ? listOf(frame['navigation']).filter(isRecord) : [],
  );
}

const pathsOf = (sidebars: readonly Entry[][]) => new Set(sidebars.flat().map(({ to }) => String(to)));

/** Paths of the sidebar links of an area; undefined for an area of public pages, which has no sidebar. */
export function targetsOf(manifest: object): ReadonlySet<string> | undefined {
  const sidebars = sidebarsOf(manifest);
  return sidebars && pathsOf(sidebars);
}

/** The links above the first heading of a sidebar and those below it, until the second. */
function firstOf(all: Entry[]): Entry[] {
  const first = all.find(({ group }) => group !== undefined)?.['group'];
  return all.filter(({ group }) => group === undefined || group === first);
}

/** Paths of the first group of each sidebar of an area, with which people start; undefined for an area of public pages. */
export function firstTargetsOf(manifest: object): ReadonlySet<string> | undefined {
  const sidebars = sidebarsOf(manifest);
  return sidebars && pathsOf(sidebars.map(firstOf));
}

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
