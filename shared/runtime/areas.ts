import type { AreaModule, RegistryEntry } from '@console/shared/contract';

type Load = (area: string) => Promise<AreaModule>;

/** An area that runs in this document, by its row of the registry. */
export type RunningArea = Pick<RegistryEntry, 'name' | 'label' | 'build' | 'extends'>;

let load: Load | undefined;
let running: readonly RunningArea[] = [];

/** Gives the pages the loader of areas. The shell calls it once, before the first render. */
export function provideAreas(loader: Load): void {
  load = loader;
}

/** Gives the pages the rows of the areas that run here; a shell of an earlier release gives none. */
export function provideRunningAreas(areas: readonly RunningArea[]): void {
  running = areas;
}

/** The areas that run in this document: those that are switched off, refused or in the other document are left out. */
export const runningAreas = (): readonly RunningArea[] => running;

/** The module of another area of this console, whose code is fetched with the first call. Rejects when it cannot be loaded. */
export async function areaModule(area: string): Promise<AreaModule> {
  if (!load) throw new Error('Other areas cannot be loaded here');
  return load(area);
}
