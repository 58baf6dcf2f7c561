import { reloadWithDrafts } from '@console/shared/runtime';
import { currentConsole } from '../console.ts';
import { readRegistry } from './registry-file.ts';

const KEY = 'console-reloaded-for';

/** One reload per build, ever: a build that stays broken must not loop (docs/references/composition.md section 3.2). */
function firstTimeFor(build: string): boolean {
  try {
    if (sessionStorage.getItem(KEY) === build) return false;
    sessionStorage.setItem(KEY, build);
    return true;
  } catch {
    // Without storage there is no memory of a reload, so none is made.
    return false;
  }
}

/**
 * For a chunk that is gone because its area was published anew: reloads the page once when the registry names another
 * build. Answers whether it does.
 */
export async function reloadOnceForNewBuild(area: string): Promise<boolean> {
  const next = await readRegistry();
  const now = area === 'console' ? currentConsole().config.build : currentConsole().loader.rowOf(area)?.build;
  const build = area === 'console' ? next?.build : next?.rows.find(({ name }) => name === area)?.build;
  if (build === undefined || build === now || !firstTimeFor(build)) return false;
  reloadWithDrafts();
  return true;
}
