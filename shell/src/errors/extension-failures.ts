import { onExtensionFailure, pathOf } from '@console/shared/runtime';
import { currentConsole } from '../composition/console.ts';
import type { AreaFailure } from '../composition/loader.ts';
import { RemoteError, toRemoteError } from '../composition/remote-error.ts';
import { logFailure } from './failure-log.ts';

const failures = new Map<string, AreaFailure>();
const keyOf = (area: string, id: string): string => `${area} ${id}`;

/** The last failure of an extension in this tab, by its area and id; kept when a retry succeeds. */
export const extensionFailure = (area: string, id: string): AreaFailure | undefined =>
  failures.get(keyOf(area, id));

/** Records every extension that does not load or throws: for the support page under its own name, for its area, and for the reports. */
export function watchExtensions(): void {
  onExtensionFailure(({ area, build, id, label }, cause, fault) => {
    const error = toRemoteError(area, cause, fault === 'crash' ? 'crash' : 'evaluation');
    const { loader } = currentConsole();
    const place = loader.rowOf(area)?.extends?.find((one) => one.id === id)?.place;
    const part = `${label} (${place ?? id})`;
    failures.set(keyOf(area, id), { error, at: new Date() });
    // An area that did not load is recorded by its loader
    if (!(cause instanceof RemoteError))
      loader.note(new RemoteError(area, error.reason, `${part}: ${error.message}`, { cause }));
    logFailure({ area, build, path: pathOf(location.pathname), part, reason: error.reason, error: cause });
  });
}
