/**
 * Version of the agreement between the shell and the remotes (docs/architecture.md section 4).
 * Raise it with every change of a type in this folder; `contract.snapshot.md` must change with it.
 */
export const CONTRACT_VERSION = 2;

/** The shell runs remotes built for its own contract version and for the one before. */
export function acceptsContract(version: number): boolean {
  return version === CONTRACT_VERSION || version === CONTRACT_VERSION - 1;
}

/** Entries are code of this federation release, whose run-time functions the shell stands in for: both sides must agree. */
export const FEDERATION_VERSION = '2.9.2';

/** Where `/` leads. */
export const LANDING_PATH = '/projects';
