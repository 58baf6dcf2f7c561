import { config, settings } from '@console/shared/runtime';

/** A failure that the user has seen: of a page, of a part, or of an area. */
export interface Failure {
  /** Undefined for the shell. */
  area: string | undefined;
  build: string;
  /** Path of the page; reports replace it with its route pattern. */
  path: string;
  /** What failed, such as `command palette`; undefined for a page. */
  part?: string | undefined;
  reason: string;
  requestId?: string | undefined;
  error: unknown;
}

/** Failures before the reports were loaded. */
const early: Failure[] = [];
let receive = (failure: Failure): void => void early.push(failure);

/**
 * Writes a failure to the browser's console: area, build, route and reason (docs/references/composition.md must 11), and passes it
 * to the reports when the deployer has enabled them.
 */
export function logFailure(failure: Failure): void {
  const { path, ...rest } = failure;
  console.error('console error', { ...rest, shell: config().build, route: path });
  if (settings().reports.endpoint !== '') receive(failure);
}

/** Passes all failures to a receiver, the previous ones immediately. */
export function receiveFailures(receiver: (failure: Failure) => void): void {
  receive = receiver;
  for (const failure of early.splice(0)) receiver(failure);
}
