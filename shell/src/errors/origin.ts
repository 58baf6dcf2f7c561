import { config } from '@console/shared/runtime';
import { theConsole } from '../composition/console.ts';
import { areaLabel, ownerOf } from '../composition/registry.ts';
import { toRemoteError } from '../composition/remote-error.ts';

/** Where a failure came from: an area and the build of it that runs, or the shell. */
export interface Origin {
  /** Name of the area; undefined for the shell. */
  area: string | undefined;
  build: string;
}

/** A file of a remote in a stack trace: `/remotes/<area>/<build>/…`. */
const REMOTE_FILE = /\/remotes\/([\w-]+)\/([\w.-]+)\//;

/** The area whose file is the first in the stack of an error. */
function originInStack(error: unknown): Origin | undefined {
  const [, area, build] = REMOTE_FILE.exec(error instanceof Error ? (error.stack ?? '') : '') ?? [];
  return area === undefined || build === undefined ? undefined : { area, build };
}

/**
 * Finds the area whose code threw an error: by its stack, else by the page on screen, because errors that React throws about an
 * area's elements have no file of the area in their stack.
 *
 * @param path path of the page on which it happened
 */
export function originOf(error: unknown, path: string): Origin {
  const found = originInStack(error);
  if (found) return found;
  const { rows, loader } = theConsole();
  const row = ownerOf(rows, path);
  const running = row && (loader.rowOf(row.name) ?? row);
  return { area: row?.name, build: running?.build ?? config().build };
}

/** The same in words, such as `System, build 4f2a91c0de`. */
export const originText = ({ area, build }: Origin): string =>
  `${area === undefined ? 'Console' : areaLabel(theConsole().rows, area)}, build ${build}`;

/**
 * Writes a failure to the browser's console: who, which build, where, why (docs/references/composition.md must 11).
 *
 * @param part what failed, such as `command palette`; undefined for a page
 */
export function reportCrash(error: unknown, path: string, part?: string): Origin {
  const origin = originOf(error, path);
  if (origin.area !== undefined) theConsole().loader.note(toRemoteError(origin.area, error, 'crash'));
  console.error('console error', {
    ...origin,
    shell: config().build,
    route: path,
    part,
    reason: 'crash',
    error,
  });
  return origin;
}

/** Reports what an area's code throws outside of rendering: in event handlers, timers and promises that nobody waits for. */
export function reportUnhandled(): void {
  const report = (error: unknown, part: string) => {
    if (originInStack(error)) reportCrash(error, location.pathname, part);
  };
  addEventListener('error', (event) => report(event.error, 'event handler'));
  addEventListener('unhandledrejection', (event) => report(event.reason, 'promise'));
}
