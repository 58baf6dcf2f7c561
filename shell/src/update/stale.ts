import { reloadWithDrafts } from '@console/shared/runtime';
import { theConsole } from '../console.ts';
import { readRegistry } from './registry-file.ts';

const KEY = 'console-reloaded-for';

/** One reload per build, ever: a build that stays broken must not loop (references/composition.md, section 3.2). */
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
  const { config, rows } = theConsole();
  const isShell = area === 'console';
  const now = isShell ? config.build : rows.find((row) => row.name === area)?.build;
  const build = isShell ? next?.build : next?.remotes.find((row) => row.name === area)?.build;
  if (build === undefined || build === now || !firstTimeFor(build)) return false;
  reloadWithDrafts();
  return true;
}
