import { linkTarget } from '../site/files.ts';
import { servedLink } from '../site/paths.ts';
import { appOf, readState, type SiteState } from '../site/state.ts';
import type { ReportMessage } from './message.ts';

/** Whether a message is about builds that a site has or had; the site's state is read again after each release. */
export function knownBuilds(site: string): (message: ReportMessage) => boolean {
  let [link, state]: [string | undefined, SiteState] = [linkTarget(servedLink(site)), readState(site)];
  const has = (app: string, build: string) =>
    appOf(state, app)?.releases.some((release) => release.build === build) === true;
  return ({ shell, area, build, entries }) => {
    const current = linkTarget(servedLink(site));
    if (current !== link) [link, state] = [current, readState(site)];
    // An area whose row was refused has no build: its page counts as one of the shell
    if (!has('shell', shell) || (build !== shell && !has(area, build))) return false;
    return entries.every(
      (entry) =>
        entry.kind !== 'error' || entry.build === '' || entry.build === shell || has(entry.area, entry.build),
    );
  };
}
