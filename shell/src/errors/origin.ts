import { config, pathOf } from '@console/shared/runtime';
import { logFailure } from './failure-log.ts';
import { currentConsole } from '../composition/console.ts';
import { areaLabel, ownerOf } from '../composition/registry.ts';
import { toRemoteError } from '../composition/remote-error.ts';

/** The source of a failure: an area with its running build, or the shell. */
export interface Origin {
  /** Name of the area; undefined for the shell. */
  area: string | undefined;
  build: string;
}

/** Path of a remote's file in a stack trace: `/remotes/<area>/<build>/…`. */
const REMOTE_FILE = /\/remotes\/([\w-]+)\/([\w.-]+)\//;

/** The area and build of the first remote file in the stack of an error. */
function originInStack(error: unknown): Origin | undefined {
  const [, area, build] = REMOTE_FILE.exec(error instanceof Error ? (error.stack ?? '') : '') ?? [];
  return area === undefined || build === undefined ? undefined : { area, build };
}

/**
 * Finds the area whose code threw an error: by the stack, else by the path of the page, because errors that React throws about
 * the elements of an area have no file of the area in their stack.
 *
 * @param path path of the page on which the error occurred
 */
export function originOf(error: unknown, path: string): Origin {
  const found = originInStack(error);
  if (found) return found;
  const { rows, loader } = currentConsole();
  const row = ownerOf(rows, path);
  const running = row && (loader.rowOf(row.name) ?? row);
  return { area: row?.name, build: running?.build ?? config().build };
}

/** The origin as text, such as `System, build 4f2a91c0de`. */
export const originText = ({ area, build }: Origin): string =>
  `${area === undefined ? 'Console' : areaLabel(currentConsole().rows, area)}, build ${build}`;

/**
 * Writes a failure to the browser's console: area, build, route and reason (docs/references/composition.md must 11).
 *
 * @param part what failed, such as `command palette`; undefined for a page
 */
export function reportCrash(error: unknown, path: string, part?: string): Origin {
  const origin = originOf(error, path);
  if (origin.area !== undefined) currentConsole().loader.note(toRemoteError(origin.area, error, 'crash'));
  logFailure({ ...origin, path, part, reason: 'crash', error });
  return origin;
}

/** Reports errors that an area's code throws outside of rendering: in event handlers, timers and unhandled promise rejections. */
export function reportUnhandled(): void {
  const report = (error: unknown, part: string) => {
    if (originInStack(error)) reportCrash(error, pathOf(location.pathname), part);
  };
  addEventListener('error', (event) => report(event.error, 'event handler'));
  addEventListener('unhandledrejection', (event) => report(event.reason, 'promise'));
}
