import { reloadWithDrafts } from '@console/shared/runtime';
import { theConsole } from '../composition/console.ts';
import { readRegistry } from '../composition/registry-file.ts';

const KEY = 'console-reloaded-for';

/** One reload per build, ever: builds that stay broken must not loop (docs/references/composition.md section 3.2). */
function firstTimeFor(build: string): boolean {
  try {
    const builds = sessionStorage.getItem(KEY)?.split(' ') ?? [];
    if (builds.includes(build)) return false;
    sessionStorage.setItem(KEY, [...builds, build].join(' '));
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
  const now = area === 'console' ? theConsole().config.build : theConsole().loader.rowOf(area)?.build;
  const build = area === 'console' ? next?.build : next?.rows.find(({ name }) => name === area)?.build;
  if (build === undefined || build === now || !firstTimeFor(build)) return false;
  reloadWithDrafts();
  return true;
}
