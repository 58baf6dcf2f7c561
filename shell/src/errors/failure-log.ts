import { config, settings } from '@console/shared/runtime';

/** A failure that a person has met: of a page, of a part, or of an area. */
export interface Failure {
  /** Undefined for the shell. */
  area: string | undefined;
  build: string;
  /** Path of the page; reports replace it by its pattern. */
  path: string;
  /** What failed, such as `command palette`; undefined for a page. */
  part?: string | undefined;
  reason: string;
  requestId?: string | undefined;
  error: unknown;
}

/** Failures of the time before the reports were loaded. */
const early: Failure[] = [];
let receive = (failure: Failure): void => void early.push(failure);

/**
 * Writes a failure to the browser's console: area, build, route and reason (docs/references/composition.md must 11), and gives it to
 * the reports when the deployer has switched them on.
 */
export function logFailure(failure: Failure): void {
  const { path, ...rest } = failure;
  console.error('console error', { ...rest, shell: config().build, route: path });
  if (settings().reports.endpoint !== '') receive(failure);
}

/** Gives all failures to a receiver, those so far at once. */
export function receiveFailures(receiver: (failure: Failure) => void): void {
  receive = receiver;
  for (const failure of early.splice(0)) receiver(failure);
}
