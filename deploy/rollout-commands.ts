import { preview, promote, rollout, withdraw, type Audience, type Source } from './site/rollout.ts';
import type { Publisher } from './site/release.ts';
import { readNamed } from './site/site.ts';
import { SiteError } from './site/site-error.ts';
import { appOf, readState } from './site/state.ts';

/** Commands for builds that run only in part of the browsers. */
export const ROLLOUT_COMMANDS: ReadonlySet<string> = new Set(['preview', 'rollout', 'promote', 'withdraw']);

/** Arguments of these commands, as they were written. */
export interface RolloutArguments {
  site: string;
  /** Name of the area; absent when the command names the folder of its build instead. */
  app?: string;
  build: string | undefined;
  /** Folder that the command names; undefined when it names none. */
  from: string | undefined;
  /** Folder of the build: the named one, or that of the working copy. */
  folder: string;
  share: string | undefined;
  silos: string | undefined;
}

/**
 * The build of the command: the named one, that of the folder, else that of the current rollout, else that of the
 * working copy.
 */
function sourceOf({ site, app, build, from, folder }: RolloutArguments): Source {
  if (app === undefined) return { folder };
  if (build !== undefined) return { app, build };
  const running = from === undefined ? appOf(readState(site), app)?.rollout?.build : undefined;
  return running === undefined ? { app, folder } : { app, build: running };
}

function audienceOf({ share, silos }: RolloutArguments): Audience {
  if ((share === undefined) === (silos === undefined))
    throw new SiteError('A rollout needs --share or --silos, one of the two');
  return silos === undefined ? { share: Number(share) } : { silos: silos.split(',') };
}

/** Runs one of the commands. Returns a description of its changes. */
export async function runRollout(
  command: string,
  given: RolloutArguments,
  publisher: Publisher,
): Promise<string> {
  const { site, share, silos, build } = given;
  const named = given.app === undefined ? readNamed({ folder: given.folder }).what : undefined;
  const app = given.app ?? named?.app ?? '';
  if (command === 'preview') {
    const id = await preview(site, sourceOf(given), publisher);
    return `${app} ${id} is a preview: open the console with ?remotes=${app}:${id}`;
  }
  if (command === 'rollout') {
    const id = await rollout(site, sourceOf(given), audienceOf(given), publisher);
    return `${app} ${id} is rolled out to ${silos === undefined ? `${share} % of the browsers` : `the silos ${silos}`}`;
  }
  if (command === 'promote')
    return `${app} ${await promote(site, app, publisher, named?.build)} is served to all`;
  const ended = await withdraw(site, app, build ?? named?.build, publisher);
  return `${app} ${ended.join(', ')} is withdrawn`;
}
