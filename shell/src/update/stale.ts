import type { ConsoleConfig } from '@console/shared/contract';
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

/** The build of an area; of the shell, whose name is `console`. */
const buildOf = (config: ConsoleConfig, area: string): string | undefined =>
  (area === 'console' ? config : config.remotes.find(({ name }) => name === area))?.build;

/**
 * For a chunk that is gone because its area was published anew: reloads the page once when the registry names another
 * build. Answers whether it does.
 */
export async function reloadOnceForNewBuild(area: string): Promise<boolean> {
  const next = await readRegistry();
  const now = buildOf(theConsole().config, area);
  const build = next && buildOf(next, area);
  if (build === undefined || build === now || !firstTimeFor(build)) return false;
  reloadWithDrafts();
  return true;
}
