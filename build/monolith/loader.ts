import type { AreaModule } from '@console/shared/contract';
import { area as auth } from '../../remotes/auth/src/area.ts';
import { area as project } from '../../remotes/project/src/area.ts';
import { area as settings } from '../../remotes/settings/src/area.ts';
import { area as system } from '../../remotes/system/src/area.ts';
import type { REMOTES } from '../apps.ts';
import type { AreaState } from '../../shell/src/composition/loader.ts';

const BY_NAME: Readonly<Record<(typeof REMOTES)[number], AreaModule>> = { auth, project, settings, system };
const AREAS: ReadonlyMap<string, AreaModule> = new Map(Object.entries(BY_NAME));

/**
 * The benchmark's baseline: the same sources as one bundle, without federation (build/monolith replaces
 * shell/src/composition/loader.ts). Pages stay lazy, as in any single-page application.
 */
export class AreaLoader {
  readonly #states: ReadonlyMap<string, AreaState> = new Map(
    [...AREAS].map(([name, module]) => [name, { phase: 'ready', module, loadTime: 0 }]),
  );

  readonly subscribe = (): (() => void) => () => undefined;
  readonly states = (): ReadonlyMap<string, AreaState> => this.#states;
  async load(name: string): Promise<AreaModule> {
    const area = AREAS.get(name);
    if (area === undefined) throw new Error(`${name} is no part of this bundle`);
    return area;
  }
}
