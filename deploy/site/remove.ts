import { otherIds, withoutOther } from './others.ts';
import { switchTo } from './publish-document.ts';
import { lockOf, waitingOf, type Publisher } from './release.ts';
import { SiteError } from './site-error.ts';
import { locked } from './lock.ts';
import { SHELL } from './paths.ts';
import { readState } from './state.ts';

/**
 * Takes an area out of the console: its prefixes, frames and links are gone with the next document. Its files stay for the tabs that
 * run it, and its history for the next publication. This rolls back the first release of a new area.
 * @throws SiteError when the area is not served, or is the shell
 */
export async function removeArea(site: string, name: string, publisher: Publisher = {}): Promise<void> {
  if (name === SHELL) throw new SiteError('a site cannot do without a shell');
  const waiting = waitingOf(publisher);
  await locked(lockOf(site), waiting, async (hold) => {
    const state = readState(site);
    const served = Object.hasOwn(state.apps, name) ? state.apps[name] : undefined;
    if (served === undefined) throw new SiteError(`${name} is not served here`);
    const { [name]: _, ...apps } = state.apps;
    // Browsers that run another build of it lose the area too
    const app = otherIds(served).reduce(withoutOther, served);
    const removed = { ...state.removed, [name]: app };
    switchTo(site, { ...state, serial: state.serial + 1, apps, removed }, hold, waiting.say);
  });
}
