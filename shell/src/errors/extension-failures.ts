import { onExtensionFailure, pathOf } from '@console/shared/runtime';
import { currentConsole } from '../composition/console.ts';
import { keepExtensionFailure } from '../composition/extension-failures.ts';
import { RemoteError, toRemoteError } from '../composition/remote-error.ts';
import { logFailure } from './failure-log.ts';

/** Records every extension that does not load or throws: for the support page under its own name, for its area, and for the reports. */
export function watchExtensions(): void {
  onExtensionFailure(({ area, build, id, label }, cause, fault) => {
    const error = toRemoteError(area, cause, fault === 'crash' ? 'crash' : 'evaluation');
    const { loader } = currentConsole();
    const place = loader.rowOf(area)?.extends?.find((one) => one.id === id)?.place;
    const part = `${label} (${place ?? id})`;
    keepExtensionFailure(area, id, { error, at: new Date() });
    // An area that did not load is recorded by its loader
    if (!(cause instanceof RemoteError))
      loader.note(new RemoteError(area, error.reason, `${part}: ${error.message}`, { cause }));
    logFailure({ area, build, path: pathOf(location.pathname), part, reason: error.reason, error: cause });
  });
}
