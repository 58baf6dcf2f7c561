import { statSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { FrameManifest } from '../shared/contract/area.ts';
import { linkProblem, parametersOfOwn } from '../shared/contract/links.ts';
import { extensionProblem } from '../shared/contract/places.ts';
import { isRecord } from '../shared/record/index.ts';

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

const isEntry = (value: unknown): value is { place: string; id: string } =>
  isRecord(value) && typeof value['place'] === 'string' && typeof value['id'] === 'string';

const isFrames = (value: unknown): value is FrameManifest[] =>
  Array.isArray(value) &&
  value.every(
    (one: unknown) => isRecord(one) && Array.isArray(one['match']) && Array.isArray(one['navigation']),
  );

/**
 * Refuses a manifest whose extensions or links could not be published, so that a team's own build fails.
 * @throws Error that names the area, the file and what is wrong in it
 */
export function requirePlaces(name: string, manifest: object): void {
  const entries: unknown = Reflect.get(manifest, 'extends') ?? [];
  const problem =
    Array.isArray(entries) && entries.every(isEntry)
      ? extensionProblem(entries)
      : 'extends something that is no list of { place, id, label }';
  const frames: unknown = Reflect.get(manifest, 'frames');
  const found = problem ?? (isFrames(frames) ? linkProblem(frames, parametersOfOwn) : undefined);
  if (found !== undefined) throw new Error(`${name}: src/manifest.ts ${found}`);
}
