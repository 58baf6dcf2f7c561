import { reloadWithDrafts } from '@console/shared/runtime';
import { currentConsole } from '../composition/console.ts';
import { offers } from '../composition/registry.ts';
import { readRegistry } from '../composition/registry-file.ts';

const KEY = 'console-reloaded-for';

/** Allows one reload per build: a build that stays broken must not cause a reload loop (docs/references/composition.md section 3.2). */
function firstTimeFor(build: string): boolean {
  try {
    const builds = sessionStorage.getItem(KEY) ?? '';
    // No build id is a part of another: all of them have the same length
    if (builds.includes(build)) return false;
    sessionStorage.setItem(KEY, `${builds}.${build}`);
    return true;
  } catch {
    // Without storage earlier reloads are unknown, so the page is not reloaded.
    return false;
  }
}

/**
 * Handles a missing chunk of an area that was published again: reloads the page once when the registry contains another
 * build. Returns whether it reloads.
 */
export async function reloadOnceForNewBuild(area: string): Promise<boolean> {
  const next = await readRegistry();
  const { config, loader } = currentConsole();
  const row = next?.rows.find(({ name }) => name === area);
  const [now, build] =
    area === 'console' ? [config.build, next?.build] : [loader.rowOf(area)?.build, row?.build];
  const isCurrent = row && now !== undefined ? offers(row, now) : build === now;
  if (build === undefined || isCurrent || !firstTimeFor(build)) return false;
  reloadWithDrafts();
  return true;
}
