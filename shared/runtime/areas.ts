import type { AreaModule } from '@console/shared/contract';

type Load = (area: string) => Promise<AreaModule>;

let load: Load | undefined;

/** Gives the pages the loader of areas. The shell calls it once, before the first render. */
export function provideAreas(loader: Load): void {
  load = loader;
}

/** The module of another area of this console, whose code is fetched with the first call. Rejects when it cannot be loaded. */
export async function areaModule(area: string): Promise<AreaModule> {
  if (!load) throw new Error('Other areas cannot be loaded here');
  return load(area);
}
